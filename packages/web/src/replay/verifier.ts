// Runs a whole game again, apart from the page, which stays at hand meanwhile.

import { parseRecord, type Verdict, verify } from '@quayside/engine';
import { loadGame } from '@quayside/rules';

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  const record = parseRecord(data);
  const verdict: Verdict = verify(await loadGame(record.game), record);
  postMessage(verdict);
});
