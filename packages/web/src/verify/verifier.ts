// Replays and verifies a whole game in a worker, so that the page stays responsive.

import { seaOf } from '@quayside/dice/sea';
import { parseRecord, type Verdict, verify } from '@quayside/engine';
import { loadGame } from '@quayside/rules';

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  const record = parseRecord(data);
  // Only records of tables with honest dice were played with falling dice; in others the rules' `nature` rolled.
  const device = record.dice ? await seaOf(record.game) : null;
  const verdict: Verdict = verify(await loadGame(record.game, record.version), record, device ?? undefined);
  postMessage(verdict);
});
