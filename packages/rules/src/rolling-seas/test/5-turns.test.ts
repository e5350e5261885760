import { describe, test } from 'node:test';
import { drawing, explore, isle, obstacle, refuses, sail, start, table } from './builders.ts';

describe('5.1 A decision is made in its place in the round, once, by each captain', () => {
  const acting = table();

  test('Nothing is drawn, and no port chosen, while captains act', () => {
    refuses(acting, 0, obstacle('A01', 'C2 D2 E2'), 'not-now');
    refuses(acting, 0, isle('I2', 'E12 F12 E13 F13 E14'), 'not-now');
    refuses(acting, 0, start('gullhaven', 'B4'), 'not-now');
  });

  test('Nobody sails or explores while an obstacle is being drawn', () => {
    const drawingNow = table({ phase: drawing('A01', [0, 1]) });
    refuses(drawingNow, 0, sail('E', 'E'), 'not-now');
    refuses(drawingNow, 1, explore('H10'), 'not-now');
  });

  test('Who has acted does not act again in this round', () => {
    const halfDone = table({ phase: { kind: 'action', waiting: [1] } });
    refuses(halfDone, 0, sail('E', 'E'), 'not-your-turn');
    refuses(halfDone, 0, explore('H10'), 'not-your-turn');
  });

  test('Who has drawn does not draw again', () => {
    refuses(table({ phase: drawing('A01', [1]) }), 0, obstacle('A01', 'C2 D2 E2'), 'not-your-turn');
  });
});
