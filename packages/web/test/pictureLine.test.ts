import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { pictureLine } from '../src/table/pictureLine.ts';

const face = (seat: number, name: string) => ({ seat, name, letter: name[0]!, emblem: '', you: false });

test('The picture carries the day the game ended, not the day it is looked at; the best stands first', () => {
  const outcome = { ranks: [2, 1], scores: [1, 2], reason: 'points' };
  const line = pictureLine([face(0, 'Ann'), face(1, 'Ben')], outcome, Date.UTC(2024, 1, 29, 12));
  equal(
    line,
    `Ben · Ann · ${new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(Date.UTC(2024, 1, 29, 12))}`,
  );
  equal(line.includes('2024'), true);
});
