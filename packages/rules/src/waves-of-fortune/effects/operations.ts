// Rule 4.2: the operations of cards and tokens. Where there is something to decide the captain is asked; what comes
// after waits on the agenda.

import type { Seat } from '../../game.ts';
import { clockwise } from '../../kit/ring.ts';
import { pick, roll } from '../../kit/rng.ts';
import { beastOf, choicesOf, isMet, mayRun, peekable, preyOf, standing, swapsOf } from '../facts/choices.ts';
import { driftGoals } from '../facts/reach.ts';
import { isAtSea, shipOn } from '../facts/ships.ts';
import {
  branchName,
  causeOf,
  KRAKEN_HP,
  MAP_CARDS,
  type Op,
  SCRIPTS,
  type Script,
  TILES,
  type Tile,
  type TreasureMap,
} from '../tables/index.ts';
import type { FortuneState, FortuneTell, Passage, Phase } from '../types.ts';
import { changeCrew, changeFood, gainGold, sink } from './cargo.ts';
import { layToken } from './tiles.ts';

/** Where in which list of operations, on whose ship. */
type ScriptPosition = { seat: Seat; script: Script; step: number };

/** A list of operations is to be carried out. */
export function order({ open }: FortuneState, seat: Seat, script: Script, step = 0): void {
  if (step < SCRIPTS[script]!.length) open.agenda.push({ kind: 'carry-out', seat, script, step });
}

/** One operation; the others of the list wait. */
export function carryOut(state: FortuneState, { seat, script, step }: ScriptPosition, tell: FortuneTell): Phase | null {
  if (!state.open.ships[seat]!.afloat) return null; // 4.1 For a sunk ship the rest is dropped.
  order(state, seat, script, step + 1);
  return perform(state, { seat, script, step }, SCRIPTS[script]![step]!, tell);
}

function perform(state: FortuneState, place: ScriptPosition, op: Op, tell: FortuneTell): Phase | null {
  const { open } = state;
  const { seat, script, step } = place;
  const ship = open.ships[seat]!;
  const cause = causeOf(script);
  switch (op[0]) {
    case 'gold':
      gainGold(state, seat, op[1], cause, tell);
      return null;
    case 'food':
      changeFood(state, seat, op[1], cause, tell);
      return null;
    case 'crew':
      changeCrew(state, seat, op[1], cause, tell);
      return null;
    case 'roll':
      rollRow(state, place, op[1], tell);
      return null;
    case 'choose': {
      const met = op[1].filter(choice => isMet(ship, choice)).length;
      if (met > 1) return { kind: 'option', seat, script, step };
      take(state, place, op[1].length - 1, tell);
      return null;
    }
    case 'pirate':
      layToken(state, ship.at, 'pirate', op[1], cause, tell);
      return { kind: 'pirate', seat, hp: op[1] };
    case 'kraken':
      layToken(state, ship.at, 'kraken', KRAKEN_HP, cause, tell);
      return { kind: 'kraken', seat };
    case 'beast':
      if (mayRun(ship, op) || standing(ship) > 1) return { kind: 'beast', seat, script, step };
      stand(state, place, 1, tell);
      return null;
    case 'token':
      layToken(state, ship.at, op[1], 0, cause, tell);
      order(state, seat, op[1]);
      return null;
    case 'map':
      takeMap(state, seat, op[1], tell);
      return null;
    case 'drift':
      return driftGoals(open, ship, op[1]).length > 0 ? { kind: 'drift', seat, steps: op[1] } : null;
    case 'maelstrom':
      sweepAway(state, seat, tell);
      return null;
    case 'peek':
      return peekable(open, ship, op[2]).length > 0 ? { kind: 'peek', seat, tiles: op[1], steps: op[2] } : null;
    case 'swap': {
      const { toCrew, toFood } = swapsOf(ship, op[1]);
      return toCrew + toFood > 0 ? { kind: 'swap', seat, most: op[1] } : null;
    }
    case 'all':
      orderAll(state, seat, branchName(script, step, 0));
      return null;
    case 'raid':
      return preyOf(open, seat, op[1]).length > 0 ? { kind: 'raid', seat, steps: op[1], gold: op[2] } : null;
    case 'becalm':
      ship.becalmed = true;
      tell.all({ type: 'becalmed', seat });
      return null;
  }
}

type Rows = Extract<Op, readonly ['roll', unknown]>[1];

function rollRow(state: FortuneState, { seat, script, step }: ScriptPosition, rows: Rows, tell: FortuneTell): void {
  const die = roll(state.rng);
  tell.all({ type: 'rolled', seat, cause: causeOf(script), die });
  const row = rows.findIndex(([from, to]) => die >= from && die <= to);
  order(state, seat, branchName(script, step, row));
}

/** The captain takes one of the options of a card. */
export function take(
  state: FortuneState,
  { seat, script, step }: ScriptPosition,
  option: number,
  tell: FortuneTell,
): void {
  const { label } = choicesOf(script, step)[option]!;
  tell.all({ type: 'chose', seat, card: causeOf(script), label });
  order(state, seat, branchName(script, step, option));
}

/** So many of the crew stand against a beast: each low die takes one of them, a single high one wins. */
export function stand(
  state: FortuneState,
  { seat, script, step }: ScriptPosition,
  crew: number,
  tell: FortuneTell,
): void {
  const ship = state.open.ships[seat]!;
  const [, least] = beastOf(script, step);
  const dice: number[] = [];
  for (let i = 0; i < crew; i++) dice.push(roll(state.rng));
  const lost = dice.filter(die => die < least).length;
  const won = lost < crew;
  ship.crew -= lost;
  tell.all({ type: 'beast-fought', seat, card: causeOf(script), dice, lost, won, left: ship.crew });
  if (ship.crew === 0) sink(state, seat, 'card', tell);
  else if (won) order(state, seat, branchName(script, step, 0));
}

function takeMap({ open }: FortuneState, seat: Seat, map: TreasureMap, tell: FortuneTell): void {
  const { x, gold } = MAP_CARDS[map];
  open.ships[seat]!.maps.push(map);
  tell.all({ type: 'map-taken', seat, map, tile: x, gold });
}

/** Every ship at sea, the one that drew the card first, then in the order of play. */
function orderAll(state: FortuneState, seat: Seat, script: Script): void {
  const { order: seats, ships } = state.open;
  const inOrder = clockwise(seats.length, seats.indexOf(seat));
  for (let i = inOrder.length - 1; i >= 0; i--) {
    const other = seats[inOrder[i]!]!;
    if (isAtSea(ships[other]!)) order(state, other, script);
  }
}

/** To a revealed whirlpool where nobody is; without one nothing happens. */
function sweepAway(state: FortuneState, seat: Seat, tell: FortuneTell): void {
  const { open, rng } = state;
  const { at } = open.ships[seat]!;
  const goals: Tile[] = [];
  for (const tile of TILES)
    if (open.faces[tile] === 'whirlpool' && tile !== at && shipOn(open, tile) === null) goals.push(tile);
  if (goals.length > 0) leap(state, seat, 'maelstrom', pick(rng, goals), tell);
}

/** The ship is moved at once, and arrives. */
export function leap({ open }: FortuneState, seat: Seat, how: Passage, to: Tile, tell: FortuneTell): void {
  const ship = open.ships[seat]!;
  tell.all({ type: 'moved', seat, how, path: [ship.at, to] });
  ship.at = to;
  open.agenda.push({ kind: 'arrive', seat, rammed: false });
}
