// How a game that is over ended, by seat: written with its last move.

import type { AnyGame, AnyShape } from '@quayside/rules';
import type { TableChange } from './changes.ts';
import type { StoredTable } from './tableRow.ts';

/** Nothing while the game is not over, nor for a what-if: that begins in a position somebody chose. */
export function resultsOf(game: AnyGame, row: StoredTable, open: AnyShape['open'], endedAt: number): TableChange[] {
  const outcome = game.outcome(open);
  if (!outcome || row.origin) return [];
  const standings = game.standings(open);
  return row.seats.map((there, seat): TableChange => {
    const isPerson = there.kind === 'person' && !there.bot;
    const result = {
      table: row.id,
      seat,
      game: row.game,
      endedAt,
      guest: isPerson ? there.guest : null,
      name: there.kind === 'open' ? '' : there.name,
      level: there.kind === 'bot' ? there.level : null,
      side: standings.find(standing => standing.seat === seat)?.side ?? seat,
      rank: outcome.ranks[seat]!,
      score: outcome.scores[seat]!,
    };
    return { kind: 'result', result };
  });
}
