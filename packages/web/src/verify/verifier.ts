// Runs a whole game again, apart from the page, which stays at hand meanwhile.

import { seaOf } from '@quayside/dice/sea';
import { parseRecord, type Verdict, verify } from '@quayside/engine';
import { loadGame } from '@quayside/rules';

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  const record = parseRecord(data);
  // Only a table that made promises is known to have let dice fall; elsewhere the rules answered for the sea.
  const device = record.dice ? await seaOf(record.game) : null;
  const verdict: Verdict = verify(await loadGame(record.game, record.version), record, device ?? undefined);
  postMessage(verdict);
});
