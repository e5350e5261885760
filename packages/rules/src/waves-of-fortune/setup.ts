// Rule 1: the sea before anybody sails.

import type { Seat } from '../game.ts';
import { type Rng, shuffle } from '../kit/rng.ts';
import type { FortuneOptions } from './meta.ts';
import {
  COLOURS,
  type Colour,
  cardsOf,
  DECKS,
  type Deck,
  FLEETS,
  facesOf,
  HIDDEN,
  HOME_OF,
  HOMES,
  PURSES,
  TILES,
  type Zone,
} from './tables/index.ts';
import type { FortuneState, Open, Phase, Pile, Ship, TableSettings } from './types.ts';

const byDeck = <T>(make: (deck: Deck) => T): Record<Deck, T> =>
  Object.fromEntries(DECKS.map(deck => [deck, make(deck)])) as Record<Deck, T>;

/** 1.1-1.4 Tiles and cards are shuffled; ships get their colours, or are about to choose them. */
export function layOut(seats: number, options: FortuneOptions, rng: Rng): FortuneState {
  const hide = (zone: Zone) => ({ tiles: [...HIDDEN[zone]], faces: shuffle(rng, facesOf(zone)) });
  const sea = { shallows: hide('shallows'), depths: hide('depths') };
  const decks = byDeck(deck => shuffle(rng, cardsOf(deck)));
  const ships = Array.from({ length: seats }, newShip);
  const open: Open = {
    table: tableOf(options),
    round: 0,
    order: [],
    active: -1,
    phase: { kind: 'colour', seat: 0 },
    agenda: [],
    ships,
    faces: TILES.map(tile => (HOME_OF[tile] ? 'home' : null)),
    tokens: [],
    wrecks: [],
    piles: byDeck((deck): Pile => ({ left: decks[deck].length, discard: [] })),
  };
  if (options.colours !== 'chosen') {
    for (const [seat, colour] of shuffle(rng, [...FLEETS[seats]!]).entries()) takeColour(open, seat, colour);
    open.phase = castOff(open);
  }
  return { open, own: ships.map(() => ({ load: null, seen: [] })), shut: { sea, decks }, rng };
}

const newShip = (): Ship => ({
  colour: null,
  at: -1,
  afloat: true,
  food: 0,
  crew: 0,
  gold: 0,
  chest: 0,
  maps: [],
  upgrades: [],
  gems: 0,
  becalmed: false,
  peeked: [],
});

export function takeColour({ ships }: Open, seat: Seat, colour: Colour): void {
  const ship = ships[seat]!;
  ship.colour = colour;
  ship.at = HOMES[colour];
}

/** 1.4, 1.5 All have their colours: the order of play is known, and the holds are to be loaded. */
export function castOff(open: Open): Phase {
  const { ships, table } = open;
  open.order = COLOURS.flatMap(colour => {
    const seat = ships.findIndex(ship => ship.colour === colour);
    return seat < 0 ? [] : [seat];
  });
  if (table.purse) for (const [place, seat] of open.order.entries()) ships[seat]!.chest = PURSES[place]!; // 11.9
  return { kind: 'load', waiting: ships.map((_, seat) => seat) };
}

const tableOf = (options: FortuneOptions): TableSettings => ({
  roundLimit: numberOr(options['round-limit'], null),
  charting: options.charting === 'stop' ? 'stop' : 'land',
  kingVP: options['king-vp'] === '3' ? 3 : 4,
  kingBounty: options['king-bounty'] === 'on',
  kingTruce: numberOr(options['king-truce'], 0),
  kingLights: numberOr(options['king-lights'], null),
  scoreGold: options['score-gold'] === 'banked' ? 'banked' : 'all',
  ramHazards: options['ram-hazards'] === 'reveal-only' ? 'reveal-only' : 'full',
  purse: options.purse === 'on',
  odds: options.odds === 'hidden' ? 'hidden' : 'shown',
});

/** `none` and `off` are no numbers. */
function numberOr<T>(value: string | undefined, otherwise: T): number | T {
  const number = Number(value);
  return Number.isNaN(number) ? otherwise : number;
}
