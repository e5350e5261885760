// The schema of every game against real games: whatever a seat sees, may do, does or is told fits it, it has a sentence
// for every field, and it knows no less than the types.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventsFor, Match, type Step, seedOf } from '@quayside/engine';
import { checkerOf } from '@quayside/protocol/jsonSchema';
import { type AnyGame, GAMES, pick, rngOf, settle } from '@quayside/rules';
import { gameSchema, type Schema } from '../src/schema/gameSchema.ts';

const DEFINED = ['view', 'menu', 'move', 'event'] as const;
const LISTED = 40; // moves of a long menu that are looked at

/** Checks for each of the four. */
function checksOf(schema: Schema) {
  const of = (name: string) => checkerOf({ $defs: schema['$defs'], $ref: `#/$defs/${name}` });
  return Object.fromEntries(DEFINED.map(name => [name, of(name)])) as Record<
    (typeof DEFINED)[number],
    ReturnType<typeof checkerOf>
  >;
}

/** Plays a game at random, and gives everything a bot on any seat would be sent. */
function* sentIn(game: AnyGame, seats: number, chosen: object, seed: string) {
  const { options } = settle(game, seats, chosen);
  if (!options) return;
  const match = Match.start(game, seats, options, seedOf(seed));
  const rng = rngOf(seed.length + seats);
  const told = function* (steps: readonly Step[]) {
    for (const step of steps)
      for (let seat = 0; seat < seats; seat++)
        for (const value of eventsFor(step.told, seat)) yield { kind: 'event' as const, value: value as object };
  };
  yield* told(match.opening);
  while (!match.outcome) {
    const seat = match.deciding[0]!;
    const menu = match.menu(seat);
    yield { kind: 'view' as const, value: match.view(seat) as object };
    yield { kind: 'menu' as const, value: { ...menu, moves: menu.moves.slice(0, LISTED) } as object };
    const move = pick(rng, menu.moves);
    yield { kind: 'move' as const, value: move };
    yield* told(match.submit(seat, move).steps!);
  }
}

/** Every choice of every option once, the others as they usually are. */
const variants = ({ options }: AnyGame): object[] => [
  {},
  ...options.flatMap(({ id, choices }) => choices.map(({ value }) => ({ [id]: value }))),
];

function fieldsWithoutSentence(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: Record<string, Schema> };
  const silent = Object.entries(properties ?? {}).filter(
    ([, field]) => !/\S{2}.*[.!?)’…]$/s.test(field.description ?? ''),
  );
  return [
    ...silent.map(([name]) => `${path}/${name}`),
    ...Object.entries(schema).flatMap(([key, value]) => fieldsWithoutSentence(value, `${path}/${key}`)),
  ];
}

for (const id of Object.keys(GAMES)) {
  describe(`the schema of ${id}`, async () => {
    const game = await GAMES[id]!.load();
    const schema = await gameSchema(game);
    const checks = checksOf(schema);

    test('has a sentence for every field', () => deepEqual(fieldsWithoutSentence(schema), []));

    test('fits whatever is sent in real games, of any number of seats and with any option', () => {
      const counts = { view: 0, menu: 0, move: 0, event: 0 };
      const kinds = new Set<string>();
      const settings = variants(game);
      for (let n = 0; n < settings.length || counts.view < 1000; n++) {
        const chosen = settings[n % settings.length]!;
        const seats = Math.max(2, game.seats.min) + (n % (game.seats.max - Math.max(2, game.seats.min) + 1));
        for (const { kind, value } of sentIn(game, seats, chosen, `schema ${n}`)) {
          const fault = checks[kind](value);
          equal(fault, null, `${kind}: ${fault} in ${JSON.stringify(value).slice(0, 300)}`);
          counts[kind] += 1;
          if (kind === 'event') kinds.add((value as { type: string }).type);
        }
      }
      ok(counts.event > 1000 && kinds.size > 10, JSON.stringify(counts));
    });

    test('fails on a field that is unknown, missing or of another type', () => {
      const first = (wanted: string) =>
        [...sentIn(game, Math.max(2, game.seats.min), {}, 'faults')].find(({ kind }) => kind === wanted)!.value;
      const view = first('view') as { open: object };
      ok(checks.view({ ...view, secret: 1 }) !== null);
      ok(checks.view({ ...view, open: { ...view.open, secret: 1 } }) !== null);
      for (const name of Object.keys(view.open)) {
        const { [name]: _, ...rest } = view.open as Record<string, unknown>;
        ok(checks.view({ ...view, open: rest }) !== null, `without ${name}`);
      }
      ok(checks.move({ ...first('move'), kind: 'no-such-kind' }) !== null);
      ok(checks.event({ ...first('event'), extra: true }) !== null);
    });
  });
}
