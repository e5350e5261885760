// What things are worth to a pirate, in victory points: Loot, what is bolted on, who is aboard, and a battle to come.

import {
  type Fitted,
  forecast,
  type Galleon,
  type Loot,
  type Mate,
  type Open,
  type Own,
  questsOf,
  repairCost,
  roomOn,
  SAILOR,
  STEPS,
  scoreOf,
  UPGRADE,
} from '@quayside/rules/rattle-battle';

const BLIND = 0.55; // a token not drawn yet
const CRAMPED = 0.8; // of a token without room
const QUESTS_MEANT = 2.5; // what a Sailor is worth is written for so many Quests at sea
const UPGRADE_QUESTS = 1.7; // likewise an Upgrade: given one at the start, a bot of four ends four points ahead

/** Quests after this one. */
export const questsLeft = ({ table, quest }: Open): number => questsOf(table.scenario).length - quest;

/** Sets are worth more than single tokens while there is something to buy, and the more Quests it will serve. */
export function lootWorth(loot: Loot, left: number): number {
  const { spices = 0, rum = 0, fabrics = 0, valuables = 0, map = 0, keg = 0, flag = 0, bottle = 0, idol = 0 } = loot;
  const special = 1.2 * map + 0.8 * keg + 0.2 * flag + 1.4 * bottle + 1.5 * idol;
  if (left === 0) return valuables + 0.5 * (spices + rum + fabrics) + special;
  const pairs = Math.min(1, Math.floor(rum / 2));
  const orders = Math.min(1, spices, fabrics);
  return (
    valuables +
    0.5 * (spices + rum + fabrics) +
    (0.3 + 0.2 * left) * pairs +
    (0.1 + 0.4 * left) * orders +
    (fabrics > orders ? 0.4 : 0) +
    special
  );
}

const UPGRADE_WORTH: Partial<Record<Fitted['id'], number>> = {
  turbine: 2.2,
  parrot: 2.2,
  superHull: 2.2,
  superHold: 2.2,
  richCabin: 2.1,
  bombs: 2,
  harpoon: 2,
  boardingHook: 1.9,
  steeringWheel: 1.6,
  ram: 1.6,
  drill: 1.6,
  ironTeeth: 1.5,
  crowsNest: 1.2,
  superSails: 1.2,
  superCannons: 0.8,
  ballista: 0.8,
  blackFlag: 0.8,
  secretHold: 0.8,
};
const SAILOR_WORTH: Partial<Record<Mate['id'], number>> = {
  quirijn: 2.4,
  greta: 2.4,
  emilio: 2.2,
  max: 2.2,
  pepe: 2.2,
  barnaby: 2,
  molasses: 2,
  suzette: 2,
  olaf: 2,
  nils: 1.6,
  sal: 1.8,
};

export const upgradeWorth = (id: Fitted['id']): number => UPGRADE_WORTH[id] ?? 1.2;

/** A Quest at sea or in port with this Sailor; at the end, what the Galleon makes of one who scores. */
export function sailorWorth(open: Open, seat: number, id: Mate['id']): number {
  if (SAILOR[id].active !== 'end') return (questsLeft(open) * (SAILOR_WORTH[id] ?? 1.4)) / QUESTS_MEANT;
  const galleon = open.galleons[seat]!;
  const crew = [...galleon.crew, { id, used: false, hoard: 0 }];
  const galleons = open.galleons.with(seat, { ...galleon, crew });
  return scoreOf({ ...open, galleons }, seat).sailors - scoreOf(open, seat).sailors + 0.3 * questsLeft(open);
}

/** What a Galleon may still bring in the Quests to come. */
function growth({ sails, cannons, holds, hamsters, upgrades, crew }: Galleon, left: number): number {
  const spent = sails.exhausted + cannons.exhausted;
  const parts =
    Math.min(3, sails.ready + sails.exhausted) * 0.45 +
    Math.min(4, cannons.ready + cannons.exhausted) * 0.45 +
    Math.min(4, holds + 3 * hamsters) * 0.4;
  let boons = 0;
  for (const { id } of upgrades) boons += upgradeWorth(id) / UPGRADE_QUESTS;
  for (const { id } of crew) if (SAILOR[id].active !== 'end') boons += (SAILOR_WORTH[id] ?? 1.4) / QUESTS_MEANT;
  return left * (parts + boons) - 0.02 * spent;
}

/** How much it matters that something is ready: more Adventures at sea before the Port, this one alone, or none. */
function use({ table, quest, adventure, step }: Open): number {
  if (STEPS.indexOf(step) >= STEPS.indexOf('market')) return 0;
  const later = questsOf(table.scenario)[quest - 1]!.slice(adventure);
  if (later.some(pile => pile !== 'crazy' && pile !== 'I06')) return 1;
  return STEPS.indexOf(step) < STEPS.indexOf('battle') ? 0.35 : 0;
}

/** Sails, Cannons and Upgrades ready for what is left of this Quest. */
function readiness(open: Open, { sails, cannons, upgrades }: Galleon): number {
  let ready = 0.5 * sails.ready + 0.4 * cannons.ready;
  for (const { id, ready: isReady } of upgrades) if (isReady && UPGRADE[id].mode === 'exhaust') ready += 0.5;
  return use(open) * ready;
}

/** What a card in hand will bring: the best of them is kept. */
function drawn(open: Open, seat: number, { sailors, upgrades }: Own): number {
  let best = 0;
  for (const id of sailors) best = Math.max(best, sailorWorth(open, seat, id));
  for (const id of upgrades) best = Math.max(best, (questsLeft(open) * upgradeWorth(id)) / UPGRADE_QUESTS);
  return best;
}

/**
 * Per seat, in victory points: what it has, and what it may expect of the Adventure under way. `own`: what is in
 * everybody's hand, where that is known.
 */
export function worths(open: Open, own: readonly Own[] = []): number[] {
  const { galleons } = open.sea.length > 0 && !open.crazy ? forecast(open).open : open;
  const left = questsLeft(open);
  return open.galleons.map((galleon, seat) => {
    const { voyage } = galleons[seat]!;
    const { sent, trophies, due, tileLoot } = voyage;
    let coins = 0;
    let tokens = 0;
    if (isFighting(open)) {
      tokens = sent.length > 0 ? (open.card === null ? 2 : 2.5) + tileLoot : 0;
      for (const trophy of trophies) {
        coins += trophy.coins;
        tokens += trophy.loot;
      }
    } else if (open.step === 'loot' && open.queue.includes(seat)) tokens = due;
    const repairs = repairCost({ ...galleon, voyage });
    const aboard = Object.values(galleon.loot).reduce((sum, count) => sum + count, 0);
    const over = Math.max(0, aboard + tokens - repairs - roomOn(galleon, 0));
    const loot =
      lootWorth(galleon.loot, left) + BLIND * (tokens - Math.min(repairs, aboard + tokens)) - CRAMPED * BLIND * over;
    const { total } = scoreOf(open, seat);
    const card = 0.12 * Math.min(12, galleon.coins + coins) * (left === 0 && open.step === 'guild' ? 0 : 1);
    const cards = own[seat] ? drawn(open, seat, own[seat]) : 0;
    return total + coins + loot + card + cards + growth(galleon, left) + readiness(open, galleon);
  });
}

const FIGHTING: readonly Open['step'][] = ['drop', 'np-actions', 'actions', 'battle'];
const isFighting = ({ step }: Open): boolean => FIGHTING.includes(step);

/** 0 to 1 each, together 1. */
export function chances(worth: readonly number[], lead: number): number[] {
  const best = Math.max(...worth);
  const strength = worth.map(points => Math.exp((points - best) / lead));
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.map(each => each / all);
}
