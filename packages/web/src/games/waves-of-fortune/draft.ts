// The half-made choice, shared by the sea, the panel and the bar of actions; and the move it stands for.

import {
  columnOf,
  type FortuneView,
  holdOf,
  LOAD,
  type Move,
  pushGoals,
  rowOf,
  type Ship,
  SIDE,
  shipOn,
  swap,
  type Tile,
  turnsHome,
} from '@quayside/rules/waves-of-fortune';
import { words } from './words.ts';

export type Draft =
  | { kind: 'tile'; tile: Tile }
  /** The Spyglass is raised; where it points, if anywhere yet. */
  | { kind: 'aim'; tile: Tile | null }
  /** Crew to load, or to take for food. */
  | { kind: 'crew'; crew: number };

/** The ship of the seat that decides. */
export const myShip = ({ open, seat }: FortuneView): Ship => open.ships[seat!]!;

const EXPLORERS = 5; // crew

/** The move that pressing a tile stands for, by tile. */
export function targetsOf(draft: Draft | null, { open }: FortuneView, moves: readonly Move[]): Map<Tile, Move> {
  const targets = new Map<Tile, Move>();
  const aiming = draft?.kind === 'aim' || open.phase.kind === 'peek';
  for (const move of moves)
    switch (move.kind) {
      case 'sail':
      case 'teleport':
        if (!aiming) targets.set(move.to, move);
        break;
      case 'stay':
        if (!aiming && open.phase.kind === 'move') targets.set(open.ships[open.phase.seat]!.at, move);
        break;
      case 'peek':
        if (aiming) targets.set(move.tile, move);
        break;
      case 'ram':
      case 'drift':
        targets.set(move.to, move);
        break;
      case 'raid':
        if (move.seat !== null) targets.set(open.ships[move.seat]!.at, move);
        break;
    }
  return targets;
}

const THUMB = 0.7; // tiles from the middle of one: with 33 px a tile this is more than a thumb's width

/** The tile under the finger, or a tile one may choose right beside it. Measured in tiles from the north-west. */
export function tileUnder(legal: ReadonlyMap<Tile, unknown>, x: number, y: number): Tile {
  const kept = (value: number) => Math.min(Math.max(Math.floor(value), 0), SIDE - 1);
  const under = kept(y) * SIDE + kept(x);
  if (legal.has(under)) return under;
  const away = (tile: Tile) => Math.max(Math.abs(columnOf(tile) + 0.5 - x), Math.abs(rowOf(tile) + 0.5 - y));
  const [near] = [...legal.keys()].filter(tile => away(tile) <= THUMB).sort((a, b) => away(a) - away(b));
  return near ?? under;
}

/** The ship that would be pushed next if this were done, from where, and where it could go; null when none would. */
export function pushedNext({ open, seat }: FortuneView, move: Move): { from: Tile; goals: Tile[] } | null {
  if (seat === null || (move.kind !== 'sail' && move.kind !== 'teleport' && move.kind !== 'ram')) return null;
  const { phase } = open;
  const chain = phase.kind === 'ram' ? [...phase.chain, phase.pushed] : [seat];
  const pushed = shipOn(open, move.to);
  if (pushed === null || chain.includes(pushed)) return null;
  const ships = open.ships.map((ship, at) => (at === chain.at(-1) ? { ...ship, at: move.to } : ship));
  return { from: move.to, goals: pushGoals({ ...open, ships }, { chain, pushed }) };
}

/** The tile a choice is about. */
export const tileOf = (draft: Draft | null): Tile | null => (draft && draft.kind !== 'crew' ? draft.tile : null);

/** How many crew the draft loads or trades for. */
export const crewOf = (draft: Draft | null, otherwise: number): number =>
  draft?.kind === 'crew' ? draft.crew : otherwise;

/** The move the draft stands for; null while something is still open. */
export function moveOf(draft: Draft | null, view: FortuneView, moves: readonly Move[]): Move | null {
  switch (view.open.phase.kind) {
    case 'load':
    case 'dock':
      return LOAD[crewOf(draft, EXPLORERS)] ?? null;
    case 'swap':
      return swap(crewOf(draft, 0));
    default: {
      const tile = tileOf(draft);
      return tile === null ? null : (targetsOf(draft, view, moves).get(tile) ?? null);
    }
  }
}

/** Ways to split the hold that captains use; the King's is known once somebody, or I alone, have seen him. */
export function presets({ open, own }: FortuneView, ship: Ship): { name: string; crew: number; why: string }[] {
  const explore = {
    name: words.dock.explore,
    crew: EXPLORERS,
    why: words.dock.exploreHint(EXPLORERS, holdOf(ship) - EXPLORERS),
  };
  const shown = open.faces.indexOf('king');
  const king = shown >= 0 ? shown : own?.seen.find(({ face }) => face === 'king')?.tile;
  if (king === undefined) return [explore];
  const turns = turnsHome(ship, king);
  const food = turns; // one less is eaten on the way, and one is to spare
  return [
    explore,
    {
      name: words.dock.kingHunt,
      crew: holdOf(ship) - food,
      why: words.dock.kingHuntHint(turns),
    },
  ];
}

/** The draft that a move stands for; null for one that has a button of its own. */
export function draftOf(move: Move, { open, seat }: FortuneView): Draft | null {
  switch (move.kind) {
    case 'sail':
    case 'teleport':
    case 'ram':
    case 'drift':
      return { kind: 'tile', tile: move.to };
    case 'stay':
      return seat === null ? null : { kind: 'tile', tile: open.ships[seat]!.at };
    case 'peek':
      return { kind: 'aim', tile: move.tile };
    case 'raid':
      return move.seat === null ? null : { kind: 'tile', tile: open.ships[move.seat]!.at };
    case 'load':
    case 'swap':
      return { kind: 'crew', crew: move.crew };
    default:
      return null;
  }
}
