// Why a move of Waves of Fortune is good, after “because”: by the tiles, goods and fights it is about.

import type { Seat } from '../../game.ts';
import { counted } from '../../kit/counted.ts';
import { type PhrasePart, piece, say, seat } from '../../kit/phrase.ts';
import { type Tile, TOKEN_NAMES, type Token, tileName, UPGRADE_CARDS, type Upgrade } from '../tables/index.ts';

const tile = (it: Tile): PhrasePart => piece('tile', it, tileName(it));
const token = (it: Token): PhrasePart => piece('token', it, TOKEN_NAMES[it]);
const upgrade = (it: Upgrade): PhrasePart => piece('upgrade', it, UPGRADE_CARDS[it].name);
const gold = (count: number): PhrasePart => piece('gold', count, `${count} gold`);
const food = (count: number): PhrasePart => piece('food', count, `${count} food`);
const crew = (count: number): PhrasePart => piece('crew', count, `${count} crew`);
const turns = (count: number): string => counted(count, 'turn');

export const reasonWords = {
  bringsHome: (count: number) => say`it brings your ${gold(count)} home, where nobody takes it`,
  home: () => say`at home you buy upgrades and load again`,
  corner: (at: Tile, count: number) => say`${gold(count)} lie open at ${tile(at)}`,
  mapped: (at: Tile, count: number) => say`your map shows ${gold(count)} at ${tile(at)}`,
  wreck: (at: Tile, count: number) => say`a wreck with ${gold(count)} lies at ${tile(at)}`,
  feeds: (at: Tile, it: Token, count: number) => say`the ${token(it)} at ${tile(at)} gives ${food(count)}`,
  post: (at: Tile) => say`at the ${token('post')} of ${tile(at)} food becomes crew, or crew food`,
  beats: (at: Tile, hp: number, percent: number, count: number) =>
    say`the pirates at ${tile(at)} have ${hp} HP: you win in about ${percent} of 100 fights, for ${gold(count)}`,
  kraken: (at: Tile, percent: number) =>
    say`${piece('token', 'kraken', 'the Kraken')} lies at ${tile(at)}, and you win in about ${percent} of 100 fights`,
  rams: (who: Seat) => say`it rams ${seat(who)}, whose ship you may push away`,
  quiet: (at: Tile) => say`nothing lies at ${tile(at)} that could cost you anything`,
  hiddenDeep: (at: Tile) => say`${tile(at)} is a hidden tile of the Depths, where the richer cards are`,
  hidden: (at: Tile) => say`${tile(at)} is still hidden, so there may be gold`,
  near: (count: number) => say`${count} hidden tiles are within two spaces of there`,
  lasts: (count: number, far: number) =>
    say`the way home from there, ${turns(far)}, takes no more food than your ${food(count)}`,
  nearHome: (far: number) => say`from there it is ${turns(far)} home`,
  carries: (count: number, far: number) => say`you carry ${gold(count)}, and from there it is ${turns(far)} home`,
  nearCorner: (at: Tile, far: number) => say`from there it is ${counted(far, 'space')} to the gold of ${tile(at)}`,
  awayFrom: (who: Seat, far: number) =>
    say`${seat(who)}, who could ram you, is ${counted(far, 'space')} away from there`,
  known: (at: Tile) => say`you know what lies at ${tile(at)}`,
  sendWins: (fighters: number, percent: number) =>
    say`with ${counted(fighters, 'fighter')} you win about ${percent} of 100 such fights`,
  sendWinsMore: (fighters: number, percent: number, others: number, less: number) =>
    say`with ${counted(fighters, 'fighter')} you win about ${percent} of 100 such fights, with ${others} about ${less}`,
  sendSaves: (fighters: number) => say`no more than ${crew(fighters)} can be lost in this round`,
  gains: (count: number) => say`it brings ${gold(count)} at once`,
  gainsCrew: (count: number) => say`it brings ${crew(count)}`,
  keepsCrew: (count: number) => say`you keep all of your ${crew(count)}`,
  keepsFood: (count: number) => say`you keep all of your ${food(count)}`,
  fightPays: (percent: number, count: number) => say`you win about ${percent} of 100 such fights, for ${gold(count)}`,
  fightKraken: (percent: number) => say`you win about ${percent} of 100 such fights, for ${gold(500)} and a point`,
  fightKing: (percent: number) => say`you win about ${percent} of 100 such fights, and his fall is worth most of all`,
  fightFails: (percent: number) => say`you would lose about ${percent} of 100 such fights, and with them ship and gold`,
  spares: (lost: number) => say`the fight would cost you ${crew(lost)} on average`,
  runs: (count: number) => say`running is sure, and costs no more than ${food(count)}`,
  stands: (count: number, percent: number) => say`with ${crew(count)} you win it about ${percent} times in 100`,
  seesNear: (at: Tile, far: number) => say`${tile(at)} is only ${counted(far, 'space')} from your ship`,
  robs: (who: Seat, count: number) => say`${seat(who)} has ${gold(count)} aboard`,
  morale: (count: number) => say`you have ${crew(count)} for fights`,
  provisions: (count: number) => say`you have ${food(count)}, for as many turns at sea`,
  buys: (it: Upgrade) => say`${upgrade(it)} helps on every voyage from now on`,
  pushedFar: (who: Seat, at: Tile, far: number) => say`at ${tile(at)} ${seat(who)} is ${turns(far)} from home`,
  pushedOnto: (who: Seat, at: Tile) => say`what lies hidden at ${tile(at)} happens to ${seat(who)}`,
  first: (place: number) => say`this colour sails ${['first', 'second', 'third', 'fourth'][place - 1] ?? 'last'}`,
};
