import { deepEqual, equal, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type GameRecord, Match, parseRecord, randomRecord, replay, type Step, seedOf } from '@quayside/engine';
import { PEARLS_GAME } from './pearls.ts';

const record = randomRecord(PEARLS_GAME, 3, { rounds: '2' }, 'record');
const text = (value: unknown) => JSON.stringify(value);
const changed = (change: (copy: GameRecord) => void): GameRecord => {
  const copy = structuredClone(record);
  change(copy);
  return copy;
};

describe('A record', () => {
  test('replays to the same end, step by step, the sea included', () => {
    const steps: Step[] = [];
    const match = replay(PEARLS_GAME, JSON.parse(text(record)), step => steps.push(step));
    deepEqual(
      steps.map(({ entry }) => entry),
      record.log,
    );
    deepEqual(
      steps.map(({ ply }) => ply),
      [...record.log.keys()],
    );
    equal(match.outcome?.reason, 'tides');
    equal(text(replay(PEARLS_GAME, record).state), text(match.state));
  });

  test('with take-backs replays to the same state', () => {
    const match = Match.start(PEARLS_GAME, 3, { rounds: '1' }, seedOf('back'));
    const log = match.opening.map(({ entry }) => entry);
    for (const seat of [2, 0])
      log.push(...match.submit(seat, match.menu(seat).moves[0]!).steps!.map(({ entry }) => entry));
    log.push(...match.takeBack(2).steps!.map(({ entry }) => entry));
    const { options, seed } = match;
    const again = replay(PEARLS_GAME, { game: 'pearls', version: 1, seats: 3, options, seed, log });
    equal(text(again.snapshot()), text(match.snapshot()));
  });

  test('is judged by its shape before anything is played', () => {
    deepEqual(parseRecord(JSON.parse(text({ ...record, more: 1 }))), record);
    const wrong: [unknown, RegExp][] = [
      [null, /not a JSON object/],
      [[], /not a JSON object/],
      [{ ...record, game: 7 }, /names no game/],
      [{ ...record, version: '1' }, /no version/],
      [{ ...record, seats: 2.5 }, /how many play/],
      [{ ...record, options: null }, /no options/],
      [{ ...record, seed: 'abc' }, /64 hexadecimal/],
      [{ ...record, log: {} }, /no log/],
      [{ ...record, log: [record.log[0], { seat: 1 }] }, /entry 1: it is neither/],
      [{ ...record, log: [{ seat: 1, move: {}, back: 0 }] }, /entry 0: it is neither/],
      [{ ...record, log: ['x'] }, /entry 0: it is neither/],
    ];
    for (const [raw, why] of wrong) throws(() => parseRecord(raw), why);
  });

  test('that goes wrong names the entry', () => {
    const wrong: [GameRecord, RegExp][] = [
      [changed(it => it.log.splice(1, 1)), /entry \d+: the rules refuse that move|the sea’s answer is missing/],
      [
        changed(it => it.log.push({ seat: 0, move: { kind: 'dive', value: 1 } })),
        /entry 10: the rules refuse that move: “The game is over”/,
      ],
      [changed(it => it.log.splice(0, 1)), /entry 0: the sea’s answer is missing/],
      [
        changed(it => it.log.splice(0, 1, { seat: -1, move: { kind: 'tide', value: 4 } })),
        /entry 0: the rules refuse that move: “That is not a move of this game”/,
      ],
      [
        changed(it => it.log.splice(0, 1, { seat: -1, move: { kind: 'dive', value: 4 } })),
        /entry 0: the rules refuse that move: “.+”/,
      ],
      [changed(it => it.log.splice(2, 0, { seat: 2, back: 9 })), /entry 2: there is no entry 9/],
    ];
    for (const [bad, why] of wrong) throws(() => replay(PEARLS_GAME, bad), why);
  });

  test('of another game, other rules or an impossible table is not replayed', () => {
    throws(() => replay(PEARLS_GAME, { ...record, game: 'chess' }), /a game of chess, not of pearls/);
    throws(() => replay(PEARLS_GAME, { ...record, version: 2 }), /version 2 of the rules, these are version 1/);
    throws(() => replay(PEARLS_GAME, { ...record, seats: 9 }), /“This game takes 2 to 3 players”/);
    throws(
      () => replay(PEARLS_GAME, { ...record, options: { rounds: '7' } }),
      /“The option “rounds” has no such choice”/,
    );
  });

  test('of random play depends on the text of its seed alone', () => {
    deepEqual(randomRecord(PEARLS_GAME, 3, { rounds: '2' }, 'record'), record);
    deepEqual(record.log.length, 10);
  });
});
