// The half-made choice, shared by the sea, the orders and the bar; and the move it stands for.

import {
  atHand,
  count,
  type DieId,
  type Galleon,
  GOODS,
  type Good,
  type Loot,
  type Move,
  moveRange,
  NEEDS,
  needsRevenge,
  type Open,
  type Point,
  type Power,
  type RattleView,
  refusesPlace,
  refusesShot,
  repairCost,
  roomOn,
  shipAt,
  tidy,
  type Use,
} from '@quayside/rules/rattle-battle';
import { leastMissed, worthKeeping } from './proposals.ts';

export type Act = 'move' | 'fire' | Use;

/** On a player's turn: what is done with which ship, to whom, and where to. */
export type Aim = {
  kind: 'aim';
  act: Act | null;
  ship: DieId | null;
  target: DieId | null;
  place: Point | null;
  side: number | null;
  /** The second ship Big Bertha sinks. */
  bertha: DieId | null;
  drill: boolean;
  keg: boolean;
};

export type Draft =
  | Aim
  | { kind: 'loot'; loot: Loot; take: Good | 'wild' | null }
  | { kind: 'send'; ships: number; captain: boolean; keep: Loot | null }
  | { kind: 'dice'; dice: DieId[] }
  | { kind: 'pits'; pits: number[] }
  | { kind: 'toss'; x: number; y: number; power: Power };

export const NO_AIM: Aim = {
  kind: 'aim',
  act: null,
  ship: null,
  target: null,
  place: null,
  side: null,
  bertha: null,
  drill: false,
  keg: false,
};

export const aimOf = (draft: Draft | null): Aim => (draft?.kind === 'aim' ? draft : NO_AIM);

export const mine = ({ open, seat }: RattleView): Galleon => open.galleons[seat ?? 0]!;

export const goodsOf = (loot: Loot): Loot => Object.fromEntries(GOODS.map(good => [good, loot[good] ?? 0]));

/** What still has to be chosen; null when the aim is complete. */
export function missing(aim: Aim): 'ship' | 'target' | 'place' | 'side' | 'act' | null {
  if (aim.act === null) return aim.ship === null ? 'ship' : 'act';
  if (aim.act === 'move') return aim.ship === null ? 'ship' : aim.place === null ? 'place' : null;
  if (aim.act === 'fire') return aim.ship === null ? 'ship' : aim.target === null ? 'target' : null;
  const needs = NEEDS[aim.act];
  if (needs.ship && aim.ship === null) return 'ship';
  if (needs.target !== null && aim.target === null) return 'target';
  if (needs.place && aim.place === null) return 'place';
  return needs.side && aim.side === null ? 'side' : null;
}

/** How far the ship may be put; null: anywhere; undefined: this is not about a place. */
export function rangeOf(open: Open, { act }: Aim, superSails: boolean): number | null | undefined {
  if (act === null || act === 'move') return moveRange(open, superSails);
  if (act === 'fire' || !NEEDS[act].place) return undefined;
  return NEEDS[act].range;
}

export function aimedMove(view: RattleView, aim: Aim): Move | null {
  if (missing(aim) !== null) return null;
  const { open } = view;
  const ship = aim.ship === null ? undefined : shipAt(open, aim.ship);
  if (aim.act === 'move') {
    const { x, y } = aim.place!;
    const far = ship && refusesPlace(open, ship, aim.place!, moveRange(open, false)) === 'too-far';
    const superSails = Boolean(far) && atHand(mine(view), 'superSails');
    return { kind: 'move', ship: aim.ship!, x, y, superSails, drill: aim.drill };
  }
  if (aim.act === 'fire') return shot(view, aim);
  const needs = NEEDS[aim.act!];
  return {
    kind: 'use',
    use: aim.act!,
    ship: needs.ship ? aim.ship : null,
    target: needs.target === null ? null : aim.target,
    place: needs.place ? aim.place : null,
    side: needs.side ? aim.side : null,
  };
}

function shot(view: RattleView, { ship: from, target: at, bertha, keg }: Aim): Move {
  const { open } = view;
  const ship = shipAt(open, from!);
  const [target, second] = [shipAt(open, at!), bertha === null ? undefined : shipAt(open, bertha)];
  const far = ship && target && refusesShot(open, ship, target, false) !== null;
  const revenge = ship && [target, second].some(it => it && needsRevenge(open, ship, it));
  return {
    kind: 'fire',
    ship: from!,
    target: at!,
    superCannons: Boolean(far) && atHand(mine(view), 'superCannons'),
    bertha,
    revenge: Boolean(revenge) && mine(view).revenge > 0,
    keg,
  };
}

/** The ships sent, as drafted or as proposed: one of them if that is allowed. */
export function sending(draft: Draft | null, moves: readonly Move[]): { ships: number; captain: boolean } {
  if (draft?.kind === 'send') return draft;
  const sends = moves.filter(move => move.kind === 'send');
  return sends.find(({ ships, captain }) => ships === 1 && !captain) ?? sends[0]!;
}

/** The Loot being chosen, as drafted or as proposed. */
export function lootOf(draft: Draft | null, view: RattleView, ask: string, moves: readonly Move[]): Loot {
  const { loot } = mine(view);
  if (ask === 'send') {
    const { ships, captain } = sending(draft, moves);
    const room = roomOn(mine(view), ships + Number(captain));
    if (draft?.kind === 'send' && draft.keep) return draft.keep;
    return worthKeeping(loot, Math.min(room, count(loot)));
  }
  if (draft?.kind === 'loot') return draft.loot;
  if (ask === 'stow' || ask === 'unload') return worthKeeping(loot, roomOn(mine(view), 0));
  if (ask === 'repair') return leastMissed(loot, repairCost(mine(view)));
  if (ask === 'choose') {
    const size = moves.find(move => move.kind === 'choose' && move.loot !== null);
    return worthKeeping(goodsOf(view.open.bag), size?.kind === 'choose' ? count(size.loot!) : 0);
  }
  return {};
}

/** The move the draft stands for; null while something has to be chosen first. */
export function moveOf(draft: Draft | null, view: RattleView, ask: string, moves: readonly Move[]): Move | null {
  const loot = () => tidy(lootOf(draft, view, ask, moves));
  switch (ask) {
    case 'turn':
    case 'turn-acted':
      return aimedMove(view, aimOf(draft));
    case 'send': {
      const { ships, captain } = sending(draft, moves);
      return { kind: 'send', ships, captain, keep: loot() };
    }
    case 'stow':
    case 'unload':
      return { kind: 'stow', keep: loot() };
    case 'repair':
      return moves.some(({ kind }) => kind === 'save') ? null : { kind: 'repair', pay: loot() };
    case 'choose':
      return { kind: 'choose', loot: loot() };
    case 'market': {
      const take = draft?.kind === 'loot' ? draft.take : null;
      const only = moves.some(move => move.kind === 'trade' && move.take === 'wild') ? 'wild' : null;
      const wanted = take ?? only;
      return wanted === null || count(loot()) === 0 ? null : { kind: 'trade', give: loot(), take: wanted };
    }
    case 'pit':
      return count(loot()) === 0 ? null : { kind: 'gift', loot: loot() };
    case 'reroll':
      return { kind: 'reroll', dice: draft?.kind === 'dice' ? draft.dice : [] };
    case 'dig':
      return { kind: 'dig', pits: pitsOf(draft) };
    case 'toss': {
      const { x, y, power } = tossOf(draft);
      return { kind: 'toss', x, y, power };
    }
    default:
      return null;
  }
}

const MIDDLE = 14_000; // of the box

export const tossOf = (draft: Draft | null): { x: number; y: number; power: Power } =>
  draft?.kind === 'toss' ? draft : { x: MIDDLE, y: MIDDLE, power: 'soft' };

export const pitsOf = (draft: Draft | null): number[] => (draft?.kind === 'pits' ? draft.pits : [0, 0, 0, 0]);

/** The draft that a move stands for; null for one that has a button of its own. */
export function draftOf(move: Move): Draft | null {
  switch (move.kind) {
    case 'move':
      return { ...NO_AIM, act: 'move', ship: move.ship, place: { x: move.x, y: move.y }, drill: move.drill };
    case 'fire':
      return { ...NO_AIM, act: 'fire', ship: move.ship, target: move.target, bertha: move.bertha, keg: move.keg };
    case 'use': {
      const { use, ship, target, place, side } = move;
      return { ...NO_AIM, act: use, ship, target, place, side };
    }
    case 'send':
      return { kind: 'send', ships: move.ships, captain: move.captain, keep: move.keep };
    case 'stow':
      return { kind: 'loot', loot: move.keep, take: null };
    case 'repair':
      return { kind: 'loot', loot: move.pay, take: null };
    case 'gift':
    case 'buy-revenge':
      return { kind: 'loot', loot: move.loot, take: null };
    case 'choose':
      return move.loot === null ? null : { kind: 'loot', loot: move.loot, take: null };
    case 'trade':
      return { kind: 'loot', loot: move.give, take: move.take };
    case 'reroll':
      return { kind: 'dice', dice: move.dice };
    case 'dig':
      return { kind: 'pits', pits: move.pits };
    case 'toss':
      return { kind: 'toss', x: move.x, y: move.y, power: move.power };
    default:
      return null;
  }
}
