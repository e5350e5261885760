// Why a move of Rolling Seas is good, after “because”: by the ports, winds and tracks it is about.

import type { Seat } from '../../game.ts';
import { counted } from '../../kit/counted.ts';
import { type PhrasePart, piece, say, seat } from '../../kit/phrase.ts';
import { PORT_NAMES, type Port, SHIPS } from '../tables/index.ts';

const port = (it: Port): PhrasePart => piece('port', it, PORT_NAMES[it]);
const provisions = (count: number): PhrasePart => piece('provisions', count, counted(count, 'Provision'));
const gold = (count: number): PhrasePart => piece('gold', count, `${count} Gold`);
const story = (count: number): PhrasePart => piece('story', count, `${count} Story`);
const cells = (count: number): string => counted(count, 'cell');

export const reasonWords = {
  tells: (at: Port, value: number) => say`you tell your Story at ${port(at)}, for ${value} Reputation`,
  upgrades: (ship: number) =>
    say`the ${SHIPS[ship]!.name} sails ${SHIPS[ship]!.speed} and holds ${provisions(SHIPS[ship]!.hold)}`,
  resupplies: (count: number) => say`you leave with ${provisions(count)} in the hold`,
  stars: (count: number) => say`it earns ${count} bonus Reputation at once`,
  grows: (count: number) => say`it adds ${story(count)}, and every later telling is worth more`,
  gold: (count: number) => say`it brings ${gold(count)}`,
  food: (count: number) => say`it brings ${provisions(count)}`,
  bonusMove: (count: number) => say`it earns ${counted(count, 'Bonus Movement')}`,
  docks: (at: Port) => say`you end beside ${port(at)}, where you have not told your Story yet`,
  home: (at: Port) => say`you end beside ${port(at)}, your Home Port`,
  nearer: (at: Port, far: number) => say`you end ${cells(far)} from ${port(at)}, the nearest port you have not told at`,
  besideLand: () => say`you end beside land that you may explore next turn`,
  towards: (at: Port, far: number) =>
    say`you end ${cells(far)} from ${port(at)}, where you have yet to tell your Story`,
  keepsFood: (count: number) => say`you keep ${provisions(count)} in the hold`,
  keepsMoves: (count: number) => say`you keep ${counted(count, 'Bonus Movement')} for later`,
  keepsGold: (count: number) => say`you keep ${gold(count)} for a better ship or Provisions`,
  onYourWay: (at: Port, far: number) =>
    say`it lies ${cells(far)} from ${port(at)}, where you have yet to tell your Story`,
  nearShip: (far: number) => say`it lies ${cells(far)} from your ship`,
  inTheirWay: (who: Seat, far: number) => say`it lies ${cells(far)} from the ship of ${seat(who)}`,
  nearTheirPort: (who: Seat, at: Port, far: number) =>
    say`it lies ${cells(far)} from ${port(at)} on the chart of ${seat(who)}`,
  outOfYourWay: (far: number) => say`it leaves ${cells(far)} of water before your ship`,
  islandNear: (at: Port, far: number) => say`its port is ${cells(far)} from ${port(at)}`,
  islandApart: (far: number) => say`its port is ${cells(far)} from every other port`,
  homeNear: (at: Port, near: Port, far: number) => say`${port(at)} is only ${cells(far)} from ${port(near)}`,
  startNear: (near: Port, far: number) => say`the ship starts ${cells(far)} from ${port(near)}`,
};
