// The laws over every table a game can be played at: player counts, the host's choices, and some made at random.

import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { examine, rngAt, seedOf } from '@quayside/engine';
import { GAMES, loadGame, type Meta, type Options, pick, type Rng, settle } from '@quayside/rules';

const RANDOM_TABLES = 2; // for each player count and each choice of the first option

/**
 * Games that take many seconds to examine: one table for each player count, another one each time, so chosen as here.
 */
const LONG: Record<string, Options> = {
  'rolling-seas': {},
  'waves-of-fortune': { 'round-limit': '20' },
  'rattle-battle': {},
};

for (const [id, { meta }] of Object.entries(GAMES)) {
  const game = await loadGame(id);
  const rng = rngAt(seedOf(`tables of ${id}`), 0);
  describe(meta.title, () => {
    for (let seats = meta.seats.min; seats <= meta.seats.max; seats++)
      for (const options of examined(id, seats, distinct(tables(meta, seats, rng)))) {
        const chosen = Object.values(options).join(', ');
        test(`is lawful with ${seats} players: ${chosen}`, () =>
          deepEqual(examine({ game, seats, options }, `${seats} players: ${chosen}`), []));
      }
  });
}

function examined(id: string, seats: number, all: Options[]): Options[] {
  const so = LONG[id];
  if (!so) return all;
  const fitting = all.filter(options => Object.entries(so).every(([option, value]) => options[option] === value));
  return [fitting[seats % fitting.length]!];
}

/** Every choice of the first two options with each other, and tables with everything but the first chosen at random. */
function* tables(meta: Meta, seats: number, rng: Rng): Generator<Options> {
  const [first, second] = meta.options.map(({ id, choices }) => choices.map(({ value }) => ({ [id]: value })));
  for (const one of first ?? [{}])
    for (const other of second ?? [{}]) {
      const { options } = settle(meta, seats, { ...one, ...other });
      if (options) yield options;
    }
  for (const one of first ?? []) if (settle(meta, seats, one).options) yield* randomTables(meta, seats, one, rng);
}

function* randomTables(meta: Meta, seats: number, chosen: Options, rng: Rng): Generator<Options> {
  for (let i = 0; i < RANDOM_TABLES; i++) {
    const options: Record<string, string> = {};
    for (const { id, choices, fits } of meta.options) {
      const fitting = choices.filter(({ value }) => fits?.(value, seats, options) ?? true);
      // A choice called custom leaves the most open.
      const custom = fitting.filter(({ value }) => value === 'custom');
      options[id] = chosen[id] ?? pick(rng, custom.length > 0 ? custom : fitting).value;
    }
    yield options;
  }
}

function distinct(tables: Iterable<Options>): Options[] {
  return [...new Map([...tables].map(options => [JSON.stringify(options), options])).values()];
}
