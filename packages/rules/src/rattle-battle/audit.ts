// What must always add up: every token, part, card and die is somewhere, and in one place only.

import { inBox, overlaps, ownerOf } from './facts/sea.ts';
import { cannonsOf, sailsOf } from './facts/ships.ts';
import { sailorsAt } from './setup.ts';
import { HOARDS, isHoarder, LOOT, NORRINGTON, PART_SUPPLY, PILES, pileOf, TOKENS, UPGRADES } from './tables/index.ts';
import type { Galleon } from './types/galleon.ts';
import type { RattleState } from './types.ts';

export function audit(state: RattleState): string | null {
  return tokens(state) ?? parts(state) ?? cards(state) ?? dice(state) ?? hands(state);
}

function tokens({ open }: RattleState): string | null {
  for (const kind of LOOT) {
    const hoarded = open.galleons
      .flatMap(({ crew }) => crew)
      .reduce((sum, { id, hoard }) => sum + (isHoarder(id) && HOARDS[id] === kind ? hoard : 0), 0);
    const aboard = open.galleons.map(({ loot }) => loot[kind]);
    if (Math.min(open.bag[kind], open.heap[kind], ...aboard) < 0) return `less than no ${kind} somewhere`;
    const all = open.bag[kind] + open.heap[kind] + hoarded + aboard.reduce((sum, count) => sum + count, 0);
    const special = LOOT.indexOf(kind) > 3;
    const expected = special && !open.table.lootPack ? 0 : TOKENS[kind];
    if (all !== expected) return `there are ${all} tokens of ${kind} instead of ${expected}`;
  }
  return null;
}

function parts({ open }: RattleState): string | null {
  const sum = (of: (galleon: Galleon) => number) => open.galleons.reduce((total, galleon) => total + of(galleon), 0);
  const counts = {
    sail: open.supply.sail + sum(sailsOf),
    cannon: open.supply.cannon + sum(cannonsOf),
    hold: open.supply.hold + sum(({ holds, hamsters }) => holds + hamsters),
  };
  for (const [part, count] of Object.entries(counts))
    if (count !== PART_SUPPLY) return `there are ${count} ${part}s instead of ${PART_SUPPLY}`;
  for (const { sails, cannons, holds, hamsters, coins, wilds, revenge } of open.galleons)
    if (
      Math.min(sails.ready, sails.exhausted, cannons.ready, cannons.exhausted, holds, hamsters, coins, wilds, revenge) <
      0
    )
      return 'a Galleon has less than nothing of something';
  const avenging = open.revengeDeck + sum(({ revenge }) => revenge);
  const expected = open.table.scenario === 'pirate-wars' ? NORRINGTON.length : 0;
  return avenging === expected ? null : `there are ${avenging} Revenge cards`;
}

const same = (found: readonly (string | number)[], expected: readonly (string | number)[]): boolean =>
  [...found].sort().join() === [...expected].sort().join();

function cards({ open, own, shut }: RattleState): string | null {
  const sailors = [
    ...shut.sailors,
    ...open.galleons.flatMap(({ crew }) => crew.map(({ id }) => id)),
    ...own.flatMap(it => [...it.sailors, ...it.turnedDown.sailors]),
  ];
  if (!same(sailors, sailorsAt(open.table))) return `the Sailors are ${sailors}`;
  const upgrades = [
    ...shut.upgrades,
    ...open.galleons.flatMap(galleon => galleon.upgrades.map(({ id }) => id)),
    ...own.flatMap(it => [...it.upgrades, ...it.turnedDown.upgrades]),
  ];
  if (!same(upgrades, UPGRADES)) return `the Upgrades are ${upgrades}`;
  if (open.decks.sailors !== shut.sailors.length || open.decks.upgrades !== shut.upgrades.length)
    return 'a deck is miscounted';
  const adventures = [...PILES.flatMap(pile => shut[pile]), ...open.drawn];
  const lessons = open.table.scenario === 'introductory' ? open.drawn : [];
  if (!same(adventures, [...PILES.flatMap(pile => pileOf(open.table.scenario, pile)), ...lessons]))
    return `the Adventures are ${adventures}`;
  const bought = open.galleons.flatMap(galleon => galleon.cards);
  return same(
    bought,
    Array.from({ length: open.sold }, (_, i) => i),
  )
    ? null
    : `the VP cards sold are ${bought}`;
}

function dice({ open }: RattleState): string | null {
  const afloat = open.sea.map(({ die }) => die);
  if (new Set(afloat).size !== afloat.length) return `the dice in the Sea are ${afloat}`;
  for (const [i, ship] of open.sea.entries()) {
    if (!inBox(ship)) return `${ship.die} is outside the box`;
    for (const other of open.sea.slice(0, i)) if (overlaps(ship, other)) return `${ship.die} lies on ${other.die}`;
    const owner = ownerOf(ship.die);
    if (owner === null || open.crazy) continue;
    const { sent, lost } = open.galleons[owner]!.voyage;
    if (!sent.includes(ship.die) || lost.includes(ship.die)) return `${ship.die} is in the Sea and should not be`;
  }
  for (const { ships, voyage } of open.galleons) {
    if (!voyage.sent.every(die => ships.includes(die)) || !voyage.lost.every(die => voyage.sent.includes(die)))
      return 'a ship was sent or lost that nobody has';
    if (new Set(voyage.lost).size !== voyage.lost.length) return 'a ship was lost twice';
  }
  return null;
}

/** What is said in the open about hidden things is true. */
function hands({ open, own }: RattleState): string | null {
  const { phase } = open;
  const ready = phase.kind === 'sea' || phase.kind === 'over' ? [] : phase.ready;
  for (const [seat, { choice, sailors, upgrades, turnedDown }] of own.entries()) {
    if ((choice !== null) !== ready.includes(seat)) return `seat ${seat} has made a choice, or should have`;
    const { visit } = open.galleons[seat]!;
    if (visit.drawn !== sailors.length + upgrades.length) return `the cards of seat ${seat} are miscounted`;
    if (visit.turnedDown !== turnedDown.sailors.length + turnedDown.upgrades.length)
      return `the cards seat ${seat} turned down are miscounted`;
  }
  return null;
}
