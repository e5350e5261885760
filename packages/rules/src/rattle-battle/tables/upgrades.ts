// The twenty Upgrades (RULES.md 11). Only Boarding Hook, Super Hull, Turbine and the like are known from the printed
// rules; how often each works, and what the others do, is reconstructed.

import { LONG, MM, SHORT } from './dice.ts';

export const UPGRADES = [
  'crowsNest',
  'parrot',
  'superSails',
  'blackFlag',
  'harpoon',
  'bigBertha',
  'superHull',
  'heavensKitchen',
  'superCannons',
  'bombs',
  'secretHold',
  'richCabin',
  'superHold',
  'ballista',
  'boardingHook',
  'steeringWheel',
  'drill',
  'ram',
  'turbine',
  'ironTeeth',
] as const;
export type UpgradeId = (typeof UPGRADES)[number];

/** exhaust: flipped when used, once a Quest. once: once an Adventure, never flipped. passive: works by itself. */
export type Mode = 'exhaust' | 'once' | 'passive';
export type Upgrade = { name: string; place: 'mast' | 'hull' | 'bow' | 'stern'; mode: Mode; text: string };

export const UPGRADE: Record<UpgradeId, Upgrade> = {
  crowsNest: {
    name: 'Crow’s Nest',
    place: 'mast',
    mode: 'once',
    text: 'Re-roll an Enemy within long range of one of your ships where it lies.',
  },
  parrot: {
    name: 'Parrot',
    place: 'mast',
    mode: 'exhaust',
    text: 'Put one of your ships anywhere in the Sea where no ship is.',
  },
  superSails: { name: 'Super Sails', place: 'mast', mode: 'once', text: 'One Move goes twice as far.' },
  blackFlag: {
    name: 'Black Flag',
    place: 'mast',
    mode: 'exhaust',
    text: 'An Enemy within short range of one of your ships leaves the Sea; nobody is paid.',
  },
  harpoon: {
    name: 'Harpoon',
    place: 'hull',
    mode: 'once',
    text: 'A Non-Player Ship within long range of one of your ships is pulled towards it.',
  },
  bigBertha: {
    name: 'Big Bertha',
    place: 'hull',
    mode: 'exhaust',
    text: 'One Fire sinks a second ship within short range of its target.',
  },
  superHull: {
    name: 'Super Hull',
    place: 'hull',
    mode: 'passive',
    text: 'Your ships survive explosions; a Volley at one of them strikes the next closest ship instead.',
  },
  heavensKitchen: { name: 'Heaven’s Kitchen', place: 'hull', mode: 'passive', text: 'Hiring costs 1 Rum.' },
  superCannons: { name: 'Super Cannons', place: 'hull', mode: 'once', text: 'One Fire reaches long range.' },
  bombs: { name: 'Bombs', place: 'hull', mode: 'passive', text: 'Your cannon faces have Strength 6 in Battle.' },
  secretHold: {
    name: 'Secret Hold',
    place: 'hull',
    mode: 'passive',
    text: 'Stows 1; when the Pirate King helps you, you keep 1 Loot.',
  },
  richCabin: {
    name: 'Rich Cabin',
    place: 'hull',
    mode: 'passive',
    text: 'The first Valuables you bring to the Pit on each visit pay 3 coins.',
  },
  superHold: { name: 'Super Hold', place: 'hull', mode: 'passive', text: 'Stows 2.' },
  ballista: {
    name: 'Ballista',
    place: 'hull',
    mode: 'exhaust',
    text: 'Your ships have 1 Strength more in this Adventure’s Battle.',
  },
  boardingHook: {
    name: 'Boarding Hook',
    place: 'hull',
    mode: 'exhaust',
    text: 'Move a ship up to short range so that it touches a Non-Player Ship; boarding it brings 1 Loot more.',
  },
  steeringWheel: {
    name: 'Steering Wheel',
    place: 'hull',
    mode: 'exhaust',
    text: 'Turn one of your ships to any face of its die.',
  },
  drill: {
    name: 'Drill',
    place: 'bow',
    mode: 'exhaust',
    text: 'After one Move, every Non-Player Ship touched by the moved ship loses 2 Strength.',
  },
  ram: {
    name: 'Ram',
    place: 'bow',
    mode: 'once',
    text: 'One of your ships fights an Enemy it touches at once, with 2 Strength more.',
  },
  turbine: { name: 'Turbine', place: 'stern', mode: 'once', text: 'Move a ship up to short range without a Sail.' },
  ironTeeth: {
    name: 'Iron Teeth',
    place: 'stern',
    mode: 'once',
    text: 'Sink a Non-Player Ship within half a short range of one of your ships; nobody is paid.',
  },
};

export const NOT_EXHAUSTIBLE: readonly UpgradeId[] = ['superHold', 'secretHold'];
export const SUPER_HOLD_ROOM = 2;
export const SECRET_HOLD_ROOM = 1;
export const BOMBS_STRENGTH = 6;
export const BALLISTA_STRENGTH = 1;
export const RAM_STRENGTH = 2;
export const DRILL_DAMAGE = 2;
export const CABIN_COINS = 3; // for the first Valuables
export const IRON_TEETH_RANGE = 31.5 * MM;
export const SUPER_CANNONS_RANGE = LONG;
export const SUPER_CANNONS_FACTOR = [14, 10] as const; // of a range changed by the Adventure
export const BERTHA_RANGE = SHORT;

/** What a player may do on a turn besides the action: Upgrades, Sailors of the crew pack, a White Flag. */
export const USES = [
  'crowsNest',
  'parrot',
  'blackFlag',
  'harpoon',
  'ballista',
  'boardingHook',
  'steeringWheel',
  'ram',
  'turbine',
  'ironTeeth',
  'pip',
  'ines',
  'kaspar',
  'bart',
  'noor',
  'zuri',
  'flag',
] as const;
export type Use = (typeof USES)[number];

/** What has to be named: a ship of one's own, a target, a place, a face. `reach`: from an own ship to the target. */
export type Needs = {
  ship: boolean;
  target: 'np' | 'enemy' | null;
  place: boolean;
  side: boolean;
  /** How near the target must be to the named ship, or to any own ship if none is named. */
  reach: number;
  /** How far the ship may go; null: any distance. */
  range: number | null;
};
const NOTHING: Needs = { ship: false, target: null, place: false, side: false, reach: 0, range: null };

export const NEEDS: Record<Use, Needs> = {
  crowsNest: { ...NOTHING, target: 'enemy', reach: LONG },
  parrot: { ...NOTHING, ship: true, place: true },
  blackFlag: { ...NOTHING, target: 'enemy', reach: SHORT },
  harpoon: { ...NOTHING, ship: true, target: 'np', reach: LONG },
  ballista: NOTHING,
  boardingHook: { ...NOTHING, ship: true, target: 'np', place: true, reach: Number.MAX_SAFE_INTEGER, range: SHORT },
  steeringWheel: { ...NOTHING, ship: true, side: true },
  ram: { ...NOTHING, ship: true, target: 'enemy', reach: 0.5 * MM },
  turbine: { ...NOTHING, ship: true, place: true, range: SHORT },
  ironTeeth: { ...NOTHING, target: 'np', reach: IRON_TEETH_RANGE },
  pip: { ...NOTHING, ship: true },
  ines: NOTHING,
  kaspar: NOTHING,
  bart: { ...NOTHING, target: 'np', reach: LONG },
  noor: { ...NOTHING, ship: true, place: true, range: LONG },
  zuri: { ...NOTHING, ship: true },
  flag: { ...NOTHING, ship: true },
};
