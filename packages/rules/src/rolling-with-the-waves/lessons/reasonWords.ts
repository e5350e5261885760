// Why a move of Rolling with the Waves is good, after “because”: by the dice and areas it is about.

import type { Seat } from '../../game.ts';
import { counted } from '../../kit/counted.ts';
import { type Phrase, type PhrasePart, piece, say, seat } from '../../kit/phrase.ts';
import { ICON_NAMES, type Icon } from '../tables.ts';

/** Hull and cannons are things, with an article; the others are names. */
const THINGS: readonly Icon[] = ['hull', 'smallCannon', 'largeCannon'];
const area = (icon: Icon): Phrase => [
  ...(THINGS.includes(icon) ? ['the '] : []),
  piece('icon', icon, ICON_NAMES[icon]),
];
const value = (pips: number): PhrasePart => piece('value', pips, String(pips));
const infamy = (count: number): PhrasePart => piece('infamy', count, `${count} Infamy`);
const shots = (count: number): string => counted(count, 'shot');

export const reasonWords = {
  completes: (icon: Icon) => say`it fills the last square of ${area(icon)}, which is 5 points at the end`,
  fires: (icon: Icon, count: number) => say`${area(icon)} is full and fires ${shots(count)}`,
  canFire: (pips: number, icon: Icon, count: number) =>
    say`a ${value(pips)} can fill ${area(icon)} for ${shots(count)}`,
  level: (icon: Icon, level: number) => say`${area(icon)} reaches level ${level}`,
  canLevel: (pips: number, icon: Icon, level: number) =>
    say`a ${value(pips)} can bring ${area(icon)} to level ${level}`,
  chestFull: (icon: Icon) => say`${area(icon)} is full with it`,
  treasure: (points: number) => say`it puts ${counted(points, 'point')} of treasure into your chests`,
  canTreasure: (pips: number) => say`a ${value(pips)} in a chest is worth ${counted(pips, 'point')}`,
  free: (cost: number) => say`it costs nothing, and the other costs ${infamy(cost)}`,
  cheaper: (cost: number, other: number) => say`it costs ${infamy(cost)} and not ${other}`,
  denies: (pips: number, who: Seat) => say`${seat(who)} could have had that ${value(pips)} for nothing`,
  deniesAll: (pips: number) => say`anybody could have had that ${value(pips)} for nothing`,
  spirits: () => say`both squares of Raise Spirits are full, so one of the dice may become a 7`,
  buries: (icon: Icon, points: number) =>
    say`the shots can no longer take the ${counted(points, 'point')} in ${area(icon)}`,
  raises: (pips: number, icon: Icon, more: number) =>
    say`a 7 in place of the ${value(pips)} in ${area(icon)} is ${counted(more, 'point')} more`,
  raisedShots: (icon: Icon, count: number, before: number) =>
    say`with a 7 ${area(icon)} fires ${shots(count)} in place of ${before}`,
  raisedLevel: (icon: Icon, level: number) => say`with a 7 ${area(icon)} reaches level ${level}`,
  raisedSum: (icon: Icon, sum: number) => say`with a 7 ${area(icon)} comes to ${sum} in all`,
  leads: (sum: number) => say`with ${sum} in Raid Ports nobody has raided more`,
  keepsSpirits: () => say`the Spirits stay for a later die`,
  loot: (points: number, who: Seat) => say`the shots bring you ${counted(points, 'point')} of ${seat(who)}’s treasure`,
  robs: (points: number, who: Seat) => say`the shots take ${counted(points, 'point')} from ${seat(who)}`,
  noHull: (who: Seat) => say`${seat(who)} has no level of Hull that blocks a shot`,
  ahead: (who: Seat, points: number) => say`${seat(who)} has ${counted(points, 'point')}, more than the other`,
  room: (icon: Icon) => say`all that is taken finds room in ${area(icon)}`,
  sailorFrom: (pips: number, who: Seat) => say`${seat(who)} does not get that ${value(pips)}, and it costs you nothing`,
  evens: (icon: Icon, left: number) => say`${area(icon)} has only ${counted(left, 'square')} left to fill`,
};
