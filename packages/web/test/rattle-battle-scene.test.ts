// The board shows events one by one; when all of a step are shown, it must show exactly what is.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, type Step, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, below, rngOf, settle } from '@quayside/rules';
import { type Event, type RattleView, rattleBattle } from '@quayside/rules/rattle-battle';
import { pause, type Scene, stage, still } from '../src/games/rattle-battle/scene.ts';

function* steps(seats: number, seed: string, chosen: Record<string, string> = {}): Generator<Step> {
  const { options } = settle(rattleBattle, seats, chosen);
  const match = Match.start(rattleBattle as unknown as AnyGame, seats, options!, seedOf(seed));
  const rng = rngOf(seed.length);
  while (!match.outcome) {
    const seat = match.deciding[below(rng, match.deciding.length)]!;
    const { moves } = match.menu(seat);
    const { steps } = match.submit(seat, moves[below(rng, moves.length)]);
    yield* steps!;
  }
}

const sceneOf = (state: Step['before'], seat: number | null): Scene =>
  still(viewOf(state, seat) as unknown as RattleView);

/** What lies on the table. A die about to be dropped again has been taken up without a word. */
const drawn = ({ open }: Scene, lifted: readonly string[]) => ({
  sea: open.sea.filter(({ die }) => !lifted.includes(die)),
  galleons: open.galleons.map(({ ships, sails, cannons, holds, hamsters, upgrades, crew, loot, ...more }) => ({
    ships,
    sails,
    cannons,
    holds,
    hamsters,
    upgrades: upgrades.map(({ id, ready }) => ({ id, ready })),
    crew: crew.map(({ id, hoard }) => ({ id, hoard })),
    loot,
    wilds: more.wilds,
    coins: more.coins,
    cards: more.cards,
    revenge: more.revenge,
    sent: more.voyage.sent,
    lost: [...more.voyage.lost].sort(),
  })),
  quest: open.quest,
  round: open.round,
  adventure: open.adventure,
  card: open.card,
  baron: open.baron,
  wanted: open.wanted,
  bag: open.bag,
  heap: open.heap,
  supply: open.supply,
  sold: open.sold,
  closed: open.closed,
  revengeDeck: open.revengeDeck,
});

const heard = (step: Step, by: number | null): Event[] =>
  step.told.filter(({ to }) => to === null || to === by).map(({ event }) => event as Event);

function liftedIn({ open: { phase } }: Scene): string[] {
  return phase.kind === 'sea' && phase.thrown.kind === 'drop' ? phase.thrown.dice : [];
}

describe('the scene', () => {
  const seen = new Set<Event['type']>();
  const played: [seats: number, seed: string, chosen: Record<string, string>][] = [
    [2, 'harbour', {}],
    [3, 'tavern', { scenario: 'pirate-wars', 'crew-pack': 'on', 'loot-pack': 'on' }],
    [4, 'lantern', { 'wild-market': 'on', 'simultaneous-port': 'on', 'crew-pack': 'on' }],
    [5, 'tankard', { latecomer: 'on', 'loot-pack': 'on' }],
    [2, 'lessons', { scenario: 'introductory' }],
  ];
  for (const [seats, seed, chosen] of played)
    test(`${seats} captains, ${seed}: staged events end in the position itself`, () => {
      for (const step of steps(seats, seed, chosen))
        for (const seat of [0, null]) {
          const events = heard(step, seat);
          for (const { type } of events) seen.add(type);
          const after = sceneOf(step.after, seat);
          const lifted = liftedIn(after);
          deepEqual(drawn(events.reduce(stage, sceneOf(step.before, seat)), lifted), drawn(after, lifted));
        }
    });

  test('these games have seen drops, battles, ports and mini-games', () => {
    const wanted: Event['type'][] = ['landed', 'clash', 'volley', 'fired', 'moved', 'traded', 'card-bought', 'rolled'];
    deepEqual(
      wanted.filter(type => !seen.has(type)),
      [],
    );
  });

  test('staging changes no scene that came before', () => {
    for (const step of steps(2, 'tide', { scenario: 'introductory' })) {
      const before = sceneOf(step.before, 0);
      const copy = structuredClone(before);
      heard(step, 0).reduce(stage, before);
      deepEqual(before, copy);
    }
  });

  test('ships that go down are still seen while their battle is shown', () => {
    let battles = 0;
    for (const step of steps(3, 'smoke', { scenario: 'introductory' })) {
      let scene = sceneOf(step.before, null);
      for (const event of heard(step, null)) {
        scene = stage(scene, event);
        if (event.type !== 'clash') continue;
        battles += 1;
        deepEqual(scene.gone.map(({ die }) => die).sort(), [...event.sunk].sort());
      }
    }
    ok(battles > 3);
  });

  test('a battle is read, a small payment passes, what has no fall does not wait for one', () => {
    ok(pause({ type: 'clash', why: 'battle', gap: 0, pairs: [], sunk: [] }) >= 1500);
    ok(pause({ type: 'coins', seat: 0, coins: 1, why: 'ships' }) < 1000);
    equal(pause({ type: 'landed', how: 'drop', dice: [], fall: '' }), 500);
    equal(pause({ type: 'ready', seat: 0 }), 0);
  });
});
