import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plain } from '@quayside/rules';
import { type Event, wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { LogRuns } from '../src/games/gameUi.ts';
import { logRuns } from '../src/games/waves-of-fortune/logRuns.ts';
import { groupedLines } from '../src/log/group.ts';
import { logLines } from '../src/log/logLines.ts';
import type { EntryEvents } from '../src/net/state.ts';

const NAMES = ['Ann', 'Ben'];

/** One entry of the log for each list of events. */
function groups(...entries: Event[][]) {
  const log = entries.map(
    (events, n) => ({ ply: n + 1, by: 0, back: false, to: null, events }) as unknown as EntryEvents,
  );
  const game = wavesOfFortune as unknown as Parameters<typeof logLines>[0];
  return groupedLines(logLines(game, log), logRuns as unknown as LogRuns<never>);
}

const told = (...entries: Event[][]) => groups(...entries).map(({ phrase }) => plain(phrase, seat => NAMES[seat]!));

const round = (crew: number, left: number, seat = 0): Extract<Event, { type: 'battle-round' }> => ({
  type: 'battle-round',
  seat,
  enemy: 'kraken',
  sent: 1,
  enemyDice: [4],
  dice: [3],
  pairs: [],
  lost: 1,
  felled: 0,
  crew,
  left,
});

describe('The log of Waves of Fortune', () => {
  test('a long fight is its first round, its last and what it cost', () => {
    const lines = told(
      [round(9, 4)],
      [round(8, 4)],
      [round(7, 4), { ...round(7, 2), lost: 0, felled: 2 }],
      [round(6, 2)],
    );
    equal(lines.length, 3);
    deepEqual(lines[2], 'In 5 rounds Ann lost 4 crew and felled 2 HP.');
    equal(/9 crew left|\(9 left\)/.test(lines[0]!), true);
    equal(/\(6 left\)/.test(lines[1]!), true);
  });

  test('each of its lines leads to its own moment, and has a key of its own', () => {
    const lines = groups([round(9, 4)], [round(8, 4)], [round(7, 4)], [round(6, 4)]);
    deepEqual(
      lines.map(({ first, ply }) => [first, ply]),
      [
        [1, 1],
        [4, 4],
        [4, 4],
      ],
    );
    equal(new Set(lines.map(({ key }) => key)).size, 3);
  });

  test('a short fight is told round by round, and so are the fights of two captains', () => {
    equal(told([round(9, 4), round(8, 4), round(7, 4)]).length, 3);
    equal(told([round(9, 4), round(8, 4), round(9, 4, 1), round(8, 4, 1)]).length, 4);
  });

  const card: Event = { type: 'card', seat: 0, tile: 3, deck: 'SO', card: 'SO01' };
  const gold: Event = { type: 'gold', seat: 0, cause: 'SO01', gold: 50, aboard: 200 };
  const crew: Event = { type: 'crew', seat: 0, cause: 'SO01', change: -1, wasted: 0, left: 4 };

  test('a card is one line with all that came of it', () => {
    const alone = told([card])[0]!;
    deepEqual(told([card, gold, crew]), [`${alone.slice(0, -1)}: +50 gold and −1 crew.`]);
    deepEqual(
      groups([card, gold], [crew]).map(({ first, ply }) => [first, ply]),
      [[1, 2]],
    );
  });

  test('what found no room keeps its own sentence', () => {
    equal(told([card, { ...crew, change: 2, wasted: 3 }]).length, 2);
  });

  test('what another captain got is another line', () => {
    equal(told([card, { ...gold, seat: 1 }]).length, 2);
  });
});
