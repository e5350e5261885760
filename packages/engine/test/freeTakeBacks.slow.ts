import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, loadGame, settle } from '@quayside/rules';
import { tryTakeBacks } from './freeTakeBacks.ts';

const GAMES_EACH = 1;
const WORLDS = 12;

describe('No free take-back changes what anybody knows', () => {
  for (const [id, { meta }] of Object.entries(GAMES))
    for (let seats = meta.seats.min; seats <= meta.seats.max; seats++)
      test(`${meta.title} with ${seats} players`, async () => {
        const game = await loadGame(id);
        // One option after the other is changed, the rest stay as they are.
        const tables = [{}, ...meta.options.flatMap(o => o.choices.map(({ value }) => ({ [o.id]: value })))]
          .map(chosen => settle(game, seats, chosen).options)
          .filter(options => options !== null);
        for (let i = 0; i < GAMES_EACH; i++) {
          const options = tables[(seats + i * 5) % tables.length]!;
          ok(tryTakeBacks(game, seats, options, `${id} ${seats} ${i}`, WORLDS).moves > 0);
        }
      });
});
