import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EntryEvents } from '../src/net/state.ts';
import { marksOf } from '../src/table/marks.ts';
import { standing } from '../src/undo/standingMoves.ts';

type Event = { type: string; seat: number };

const markOf = ({ type, seat }: Event) => (type === 'silent' || type === 'ready' ? null : { seat, text: [`+${type}`] });
const entry = (ply: number, by: number, ...events: Event[]): EntryEvents => ({
  ply,
  by,
  back: false,
  to: null,
  events,
});
const event = (type: string, seat: number): Event => ({ type, seat });

describe('What a seat did last', () => {
  test('stays at its plate while others act', () => {
    const entries = [entry(1, 0, event('Knight', 0)), entry(2, 1, event('Seer', 1)), entry(3, 2)];
    deepEqual(marksOf(markOf, entries, 3), [['+Knight'], ['+Seer'], null]);
  });

  test('goes when the seat acts again, even if that has no mark', () => {
    const entries = [entry(1, 0, event('Knight', 0)), entry(2, 0, event('silent', 0))];
    deepEqual(marksOf(markOf, entries, 1), [null]);
  });

  test('stays while the seat has decided in secret, and goes when all have', () => {
    const before = [entry(1, 0, event('Knight', 0)), entry(2, 1, event('Seer', 1))];
    const secret = [...before, entry(3, 0, event('ready', 0)), entry(4, 2)];
    deepEqual(marksOf(markOf, secret, 3), [['+Knight'], ['+Seer'], null]);
    const all = [...secret, entry(5, 1, event('ready', 1), event('silent', 0), event('found', 1))];
    deepEqual(marksOf(markOf, all, 3), [null, ['+found'], null]);
  });

  test('may be done by another, and stays when that one acts again', () => {
    const entries = [entry(1, 0, event('hit', 1)), entry(2, 0, event('silent', 0))];
    deepEqual(marksOf(markOf, entries, 2), [null, ['+hit']]);
  });

  test('one event may mark several seats', () => {
    const both = () => [0, 2].map(seat => ({ seat, text: ['lost a ship'] }));
    deepEqual(marksOf(both, [entry(1, 1, event('clash', 1))], 3), [['lost a ship'], null, ['lost a ship']]);
  });

  test('is what the last event says', () => {
    deepEqual(marksOf(markOf, [entry(1, 0, event('Knight', 0), event('Seer', 0))], 1), [['+Seer']]);
  });

  test('is gone with a move that was taken back', () => {
    const entries = [
      entry(1, 0, event('Knight', 0)),
      entry(2, 1, event('Seer', 1)),
      { ...entry(3, 1), back: true },
      entry(4, -1, event('storm', 0)),
    ];
    deepEqual(marksOf(markOf, standing(entries), 2), [['+storm'], null]);
  });

  test('a game without marks has none', () => {
    deepEqual(marksOf(undefined, [entry(1, 0, event('Knight', 0))], 2), [null, null]);
  });
});
