// Looks back at the decisions of one seat in a worker, so that the page stays responsive.

import { byStandings, loadEvaluation, type ReviewedDecision, review } from '@quayside/bots/review';
import { type GameRecord, parseRecord } from '@quayside/engine';
import { GAMES, loadGame, type Seat } from '@quayside/rules';

const PATIENCE = { first: 2500, closer: 3000 }; // ms

export type ReviewRequest = { record: GameRecord; seat: Seat };

addEventListener('message', async ({ data }: MessageEvent<ReviewRequest>) => {
  const record = parseRecord(data.record);
  const game = await loadGame(record.game, record.version);
  // The game's evaluation knows the newest rules; older ones are judged by the score.
  const isNewest = game.version === GAMES[record.game]?.meta.version;
  const evaluation = isNewest ? await loadEvaluation(game) : byStandings(game);
  postMessage(review(game, evaluation, record, data.seat, PATIENCE) satisfies ReviewedDecision[]);
});
