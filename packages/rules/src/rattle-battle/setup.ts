// 1 What lies on the table before the first Adventure.

import { below, type Rng, shuffle } from '../kit/rng.ts';
import { emptyStock } from './facts/loot.ts';
import type { RattleOptions } from './meta.ts';
import { noVisit, noVoyage } from './phases/briefing.ts';
import {
  CREW_PACK,
  captainId,
  fleetFor,
  GOODS,
  LOOT,
  NORRINGTON,
  PART_SUPPLY,
  pileOf,
  SAILORS,
  type SailorId,
  SCENARIOS,
  type Scenario,
  STARTING_PARTS,
  shipId,
  TOKENS,
  UPGRADES,
} from './tables/index.ts';
import type { Galleon, Stock } from './types/galleon.ts';
import type { Open, RattleState, TableSettings } from './types.ts';

function tableOf(options: RattleOptions): TableSettings {
  const on = (id: keyof RattleOptions) => options[id] === 'on';
  return {
    scenario: SCENARIOS.find(scenario => scenario === options.scenario) ?? 'norrington',
    crewPack: on('crew-pack'),
    lootPack: on('loot-pack'),
    latecomer: on('latecomer'),
    simultaneousPort: on('simultaneous-port'),
    wildMarket: on('wild-market'),
    boardByFire: on('board-by-fire'),
    tie: Math.round(Number(options['tie-tolerance'] ?? '1.0') * 100),
  };
}

function galleonOf(scenario: Scenario, seats: number, seat: number): Galleon {
  const { ships, captain } = fleetFor(scenario, seats);
  const dice = Array.from({ length: ships }, (_, i) => shipId(seat, i + 1));
  const parts = STARTING_PARTS[seats]!;
  const has = (part: string) => parts.filter(it => it === part).length;
  return {
    ships: captain ? [...dice, captainId(seat)] : dice,
    sails: { ready: has('sail'), exhausted: 0 },
    cannons: { ready: has('cannon'), exhausted: 0 },
    holds: has('hold'),
    hamsters: 0,
    upgrades: [],
    crew: [],
    loot: emptyStock(),
    wilds: 0,
    coins: 0,
    cards: [],
    revenge: 0,
    voyage: noVoyage(),
    visit: noVisit(),
  };
}

function fullBag({ lootPack }: TableSettings): Stock {
  const bag = emptyStock();
  for (const kind of lootPack ? LOOT : GOODS) bag[kind] = TOKENS[kind];
  return bag;
}

/** 12 The Sailors that may be met at this table. */
export const sailorsAt = ({ crewPack }: TableSettings): SailorId[] => [...SAILORS, ...(crewPack ? CREW_PACK : [])];

export function layOut(seats: number, options: RattleOptions, rng: Rng): RattleState {
  const table = tableOf(options);
  const { scenario } = table;
  const galleons = Array.from({ length: seats }, (_, seat) => galleonOf(scenario, seats, seat));
  const given = (part: string) => seats * STARTING_PARTS[seats]!.filter(it => it === part).length;
  const sailors = shuffle(rng, sailorsAt(table));
  const upgrades = shuffle(rng, [...UPGRADES]);
  const open: Open = {
    table,
    round: 0,
    quest: 1,
    adventure: 0,
    step: 'starting-part',
    phase: { kind: 'over' },
    queue: [],
    baron: below(rng, seats),
    wanted: null,
    card: null,
    drawn: [],
    sea: [],
    redrops: { queue: [], again: [], counts: {} },
    crazy: null,
    galleons,
    bag: fullBag(table),
    heap: emptyStock(),
    supply: {
      sail: PART_SUPPLY - given('sail'),
      cannon: PART_SUPPLY - given('cannon'),
      hold: PART_SUPPLY - given('hold'),
    },
    decks: { sailors: sailors.length, upgrades: upgrades.length },
    sold: 0,
    revengeDeck: scenario === 'pirate-wars' ? NORRINGTON.length : 0,
    closed: [],
  };
  const pile = (of: 'soft' | 'hard' | 'final' | 'crazy') => shuffle(rng, pileOf(scenario, of));
  return {
    open,
    own: galleons.map(() => ({
      choice: null,
      sailors: [],
      upgrades: [],
      turnedDown: { sailors: [], upgrades: [] },
    })),
    shut: { soft: pile('soft'), hard: pile('hard'), final: pile('final'), crazy: pile('crazy'), sailors, upgrades },
    rng,
  };
}
