// What is dominated in plain sight in Waves of Fortune:
// - with gold aboard, to end a move on a known tile where nothing is to be had and from which the food does not last
//   for the way home (2.4), while another move keeps the way home open. What is found there is nothing, and what is
//   aboard sinks. Not where the King is known and near enough: his fall ends the game, and gold aboard a ship afloat
//   counts.
// - to let pirates lie whom the Bow Cannons sink before the first round (6.3): their gold is free.
// - to raid nobody where somebody can be raided (4.2): it costs nothing.

import type { Menu, Seat, View } from '@quayside/rules';
import {
  distance,
  homeOf,
  type Move,
  type Open,
  openingHp,
  type Ship,
  shipOn,
  speedOf,
  type Tile,
  tokenOn,
  turnsHome,
  type WavesOfFortune,
  wreckOn,
} from '@quayside/rules/waves-of-fortune';

export function dominated({ open, seat }: View<WavesOfFortune>, move: Move, { moves }: Menu<WavesOfFortune>): boolean {
  const { phase } = open;
  switch (move.kind) {
    case 'stay':
    case 'sail':
    case 'teleport':
      return phase.kind === 'move' && starves(open, seat!, move) && moves.some(other => isSafe(open, seat!, other));
    case 'parley':
      return phase.kind === 'pirate' && openingHp(open.ships[seat!]!, phase.hp) === 0;
    case 'raid':
      return move.seat === null && moves.some(other => other.kind === 'raid' && other.seat !== null);
    default:
      return false;
  }
}

/** Where a move of the ship ends; null when it is none. */
function goalOf(move: Move, at: Tile): Tile | null {
  if (move.kind === 'stay') return at;
  return move.kind === 'sail' || move.kind === 'teleport' ? move.to : null;
}

/** Ends with gold aboard where nothing is to be had, and where neither home nor the King is near enough. */
function starves(open: Open, seat: Seat, move: Move): boolean {
  const ship = open.ships[seat]!;
  const to = goalOf(move, ship.at)!;
  if (ship.gold === 0 || !isBare(open, seat, to) || lastsHome(ship, to)) return false;
  const king = open.faces.indexOf('king');
  return king < 0 || Math.ceil(distance(to, king) / speedOf(ship)) > ship.food;
}

/** Ends at home, or where nothing happens and the way home is open. */
function isSafe(open: Open, seat: Seat, move: Move): boolean {
  const ship = open.ships[seat]!;
  const to = goalOf(move, ship.at);
  return to !== null && (to === homeOf(ship) || (isBare(open, seat, to) && lastsHome(ship, to)));
}

/** Whether the food lasts for the way home: every turn that does not end there costs 1, this one included. */
const lastsHome = (ship: Ship, from: Tile): boolean => turnsHome(ship, from) <= ship.food;

/** Known, and with nothing to meet or to gain: no King, no other ship, no token, no wreck. */
function isBare(open: Open, seat: Seat, to: Tile): boolean {
  const face = open.faces[to];
  if (face === null || face === 'king' || face === 'home') return false;
  const there = shipOn(open, to);
  return (there === null || there === seat) && tokenOn(open, to) === null && wreckOn(open, to) === null;
}
