import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  chooserOf,
  digestOf,
  type Entry,
  type GameRecord,
  Past,
  ReplayError,
  randomChoice,
  randomRecord,
  replay,
  seedOf,
  verify,
} from '@quayside/engine';
import { type AnyGame, loadGame, settle } from '@quayside/rules';

const BLOCK = 25;
const WAVES = await loadGame('waves');

/** The same game, counting how often its rules play a move. */
function counted(game: AnyGame): { game: AnyGame; plays(): number } {
  let plays = 0;
  const play: AnyGame['play'] = (...args) => {
    plays += 1;
    game.play(...args);
  };
  return { game: { ...game, play }, plays: () => plays };
}

const back = (to: number): Entry => ({ seat: 0, back: to, agreed: true });

/** 25 moves, then blocks of 25 returns, each to the last entry of the block before. */
function nestedReturns(length: number): GameRecord {
  const { options } = settle(WAVES, 2, {});
  const { log, ...beginning } = randomRecord(WAVES, 2, options!, seedOf('nested returns'));
  const nested = log.slice(0, BLOCK);
  while (nested.length < length) nested.push(back(nested.length - (nested.length % BLOCK) - 1));
  return { ...beginning, log: nested };
}

describe('Going to any moment costs at most a few moves for each entry of the log', () => {
  const LENGTH = 400;
  const record = nestedReturns(LENGTH);
  const most = 3 * LENGTH;

  test('for the last moment', () => {
    const { game, plays } = counted(WAVES);
    new Past(game, record).at(LENGTH);
    ok(plays() <= most, `${plays()} plays`);
  });

  test('for all of them in any order, each of which is near a moment that is kept', () => {
    const { game, plays } = counted(WAVES);
    const past = new Past(game, record);
    for (let i = 0; i < LENGTH; i++) past.at((i * 149) % (LENGTH + 1));
    ok(plays() <= LENGTH * BLOCK + most, `${plays()} plays`);
  });

  test('for all steps, and for the check of a record', () => {
    const { game, plays } = counted(WAVES);
    equal([...new Past(game, record).steps()].length, LENGTH);
    ok(plays() <= most, `${plays()} plays`);
    equal(verify(game, record).agrees, true);
    ok(plays() <= 2 * most, `${plays()} plays`);
  });

  test('for a log that grows behind the moments that are asked for', () => {
    const { game, plays } = counted(WAVES);
    const log: Entry[] = [];
    const past = new Past(game, { ...record, log });
    for (const entry of record.log) {
      log.push(entry);
      if ('back' in entry) past.at(entry.back);
    }
    past.at(LENGTH);
    ok(plays() <= LENGTH * BLOCK + most, `${plays()} plays`);
  });
});

test('Moments are the same, whichever way one comes to them', () => {
  const record = nestedReturns(25);
  const log = record.log;
  const growing = new Past(WAVES, { ...record, log });
  const chooser = chooserOf('anywhere');
  for (let i = 0; i < 150; i++) {
    const match = growing.at(log.length);
    const choice = randomChoice(WAVES, match.state, chooser);
    const to = (i * 67) % log.length;
    log.push(choice && i % 3 > 0 ? { seat: choice.seat, move: choice.move } : back(to));
  }
  const digests: string[] = [];
  replay(WAVES, record, ({ after }) => digests.push(digestOf(after, [])));
  deepEqual(
    digests.map((_, i) => digestOf(growing.at(i + 1).state, [])),
    digests,
  );
  const fromTheEnd = new Past(WAVES, record);
  for (let ply = log.length; ply > 0; ply--)
    deepEqual(fromTheEnd.at(ply).snapshot(), new Past(WAVES, record).at(ply).snapshot());
});

test('A return to before the beginning, or by nobody at the table, cannot have been', () => {
  const record = nestedReturns(25);
  for (const entry of [back(-1), { ...back(3), seat: 7 }, { ...back(3), seat: -1 }])
    throws(() => replay(WAVES, { ...record, log: [...record.log, entry] }), ReplayError);
});
