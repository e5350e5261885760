import { describe, test } from 'node:test';
import { pick, rngOf } from '../../kit/rng.ts';
import { noted, turnOf } from '../facts/log.ts';
import { rollingSeas as game } from '../game.ts';
import { TURNS } from '../tables/index.ts';
import { taleOf, taleText } from '../tale/tale.ts';
import { daysOf } from '../tale/voyage.ts';
import { deepEqual, drawn, equal, explore, newGame, played, sail, table, viewFrom } from './builders.ts';

const CAST = { captain: (seat: number) => ['Longbeard', 'Ada'][seat]!, ship: () => 'Wind Runner' };

/** A whole game at random. */
function voyage(seed: number) {
  const state = newGame(2, {}, seed);
  const rng = rngOf(seed);
  for (let [seat] = game.deciding(state.open); seat !== undefined; [seat] = game.deciding(state.open))
    played(
      state,
      pick(
        rng,
        game.menu(viewFrom(state, seat)).moves.filter((_, i) => i < 60),
      ),
    );
  return state;
}

describe('10 The log and the tale', () => {
  test('10.1 A line says what was done and can be read back', () => {
    for (const line of ['E', 'E G2 H2 >K9 +L8', 'X B2 4', 'P midstep TRU', 'P gullhaven R'])
      equal(noted(turnOf(line)), line);
  });

  test('10.1 The log tells what a sail met', () => {
    const state = table({ captains: [{ at: 'G9', provisions: 3 }], turn: 25 });
    drawn(state, 0, 'A15', 'I9 I10');
    played(state, sail('E', 'E E E'));
    const [day] = daysOf(state.open.captains[0]!);
    equal(day?.kind, 'sail');
    if (day?.kind === 'sail') deepEqual([day.met.monster?.cells, day.met.storm, day.provisions], [1, null, 1]);
  });

  test('10.1 Beside each line stands the Story when the turn ended', () => {
    const { open } = voyage(1);
    for (const { stories, log, tellings, ledger } of open.captains) {
      equal(stories.length, log.length);
      for (const { turn, value } of tellings) equal(value <= stories[turn - 1]!, true);
      equal(stories.at(-1)! <= ledger.story, true);
    }
  });

  test('10.2 A tale has a title, a beginning, the deeds, and an end with the rank', () => {
    const state = table({ captains: [{ at: 'B3', home: 'gullhaven' }], turn: 25, face: 6 });
    played(state, explore('A2'));
    const tale = taleText(taleOf(state.open, 0, CAST), 'long');
    equal(tale.includes('Under the western coast there are halls no one has swept in a thousand years.'), true);
    equal(/Gullhaven/.test(tale), true);
    equal(/They call me Humdrum Braggart now. Total: \d+\./.test(tale), true);
  });

  test('10.2 Every voyage makes a tale without a gap, the same every time; the short one is a part of it', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { open } = voyage(seed);
      for (const seat of [0, 1]) {
        const tale = taleOf(open, seat, CAST);
        const long = taleText(tale, 'long');
        equal(long, taleText(taleOf(open, seat, CAST), 'long'));
        equal(/undefined|NaN|\{|\}| {2}/.test(long), false, long);
        const short = taleText(tale, 'short');
        const sentences = tale.passages.filter(({ chapter }) => !chapter).length;
        equal(short.trim().split('\n').length, 2 + Math.min(7, sentences));
        for (const line of short.split('\n')) equal(long.includes(line), true);
        equal(daysOf(open.captains[seat]!).length, TURNS);
      }
    }
  });
});
