// What may be done, as short phrases for buttons, hints and the record.

import { counted } from '../../kit/counted.ts';
import { type Phrase, say } from '../../kit/phrase.ts';
import { isHoarder } from '../tables/index.ts';
import type { Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import { readied, useName } from './events.ts';
import * as the from './pieces.ts';

const empty = (loot: Loot): boolean => Object.keys(loot).length === 0;

function sent({ ships, captain, keep }: Extract<Move, { kind: 'send' }>): Phrase {
  const count = counted(ships, 'ship');
  const away = captain
    ? ships === 0
      ? 'the Captain Ship'
      : `${count} and the Captain Ship`
    : ships === 0
      ? 'no ship'
      : count;
  return empty(keep) ? say`Send ${away}` : say`Send ${away}, keep ${the.loot(keep)}`;
}

function fire(move: Extract<Move, { kind: 'fire' }>): Phrase {
  const extras = [
    move.superCannons ? say` with Super Cannons` : say``,
    move.bertha === null ? say`` : say`, Big Bertha at ${the.ship(move.bertha)}`,
    move.revenge ? say`, with a Revenge card` : say``,
    move.keg ? say`, with a Powder Keg` : say``,
  ].flat();
  return say`Fire ${the.ownShip(move.ship)} at ${the.ship(move.target)}${extras}`;
}

const spot = (x: number, y: number): string => `${(x / 100).toFixed(0)}, ${(y / 100).toFixed(0)}`;

function use(move: Extract<Move, { kind: 'use' }>): Phrase {
  const details = [
    move.ship === null ? say`` : say`, ${the.ownShip(move.ship)}`,
    move.place === null ? say`` : say` to ${spot(move.place.x, move.place.y)}`,
    move.target === null ? say`` : say`, ${the.ship(move.target)}`,
    move.side === null || move.ship === null ? say`` : say`, ${the.face(move.ship, move.side)} up`,
  ].flat();
  return say`Use ${useName(move.use)}${details}`;
}

function sailor(move: Extract<Move, { kind: 'sailor' }>): Phrase {
  if (isHoarder(move.sailor)) return say`Put ${the.loot(move.loot)} on ${the.sailor(move.sailor)}`;
  const details = [
    move.part === null ? say`` : say`: a ${the.part(move.part)}`,
    move.ready === null ? say`` : say`: ready ${readied(move.ready)}`,
    empty(move.loot) ? say`` : say`, for ${the.loot(move.loot)}`,
  ].flat();
  return say`Call ${the.sailor(move.sailor)}${details}`;
}

export function move(m: Move): Phrase {
  switch (m.kind) {
    case 'landed':
      return m.dice.length === 1 ? say`The die comes to rest` : say`${m.dice.length} dice come to rest`;
    case 'part':
      return say`Start with a ${the.part(m.part)}`;
    case 'exhaust':
      return say`Exhaust ${the.upgrade(m.upgrade)}`;
    case 'send':
      return sent(m);
    case 'join':
      if (m.ship === null) return say`Send no ship after the others`;
      return say`Send ${m.ship === 'captain' ? 'the Captain Ship' : 'a ship'} after the others`;
    case 'move': {
      const extras = `${m.superSails ? ', Super Sails set' : ''}${m.drill ? ', with the Drill' : ''}`;
      return say`Move ${the.ownShip(m.ship)} to ${spot(m.x, m.y)}${extras}`;
    }
    case 'fire':
      return fire(m);
    case 'use':
      return use(m);
    case 'end-turn':
      return say`End the turn`;
    case 'pass':
      return say`Pass`;
    case 'bones':
      return m.keep === 'old' ? say`Keep the old face` : say`Take the new face`;
    case 'close':
      return m.location === null ? say`Close nothing` : say`Close the ${the.location(m.location)}`;
    case 'choose':
      return m.loot === null ? say`Draw blindly` : say`Take ${the.loot(m.loot)}`;
    case 'swap':
      return say`Return one for a coin`;
    case 'refit':
      return say`Return ${the.token(m.loot)} for the Part`;
    case 'bottle':
      return say`Open a ${the.token('bottle')}`;
    case 'sailor':
      return sailor(m);
    case 'return':
      return say`Return ${the.token(m.loot)}`;
    case 'repair':
      return say`Pay ${the.loot(m.pay)}`;
    case 'save':
      return say`Save ${the.token(m.loot)}`;
    case 'stow':
      return say`Keep ${the.loot(m.keep)}`;
    case 'trade':
      return say`Trade ${the.loot(m.give)} for ${m.take === 'wild' ? 'a wild token' : the.token(m.take)}`;
    case 'name':
      return say`Name a wild token: ${the.token(m.good)}`;
    case 'hire':
      return say`Hire a Sailor`;
    case 'keep-sailor':
      return say`Keep ${the.sailor(m.sailor)}`;
    case 'buy-part':
      return say`Buy a ${the.part(m.part)} for ${the.token(m.pay)}`;
    case 'buy-upgrade':
      return say`Buy an Upgrade for ${the.loot(m.pay)}`;
    case 'keep-upgrade':
      return say`Keep ${the.upgrade(m.upgrade)}`;
    case 'gift':
      return say`Give ${the.loot(m.loot)}`;
    case 'buy-revenge':
      return say`Buy a Revenge card for ${the.loot(m.loot)}`;
    case 'buy-card':
      return m.map ? say`Buy the VP card with a ${the.token('map')}` : say`Buy the VP card`;
    case 'done':
      return say`Done`;
    case 'toss':
      return say`Toss at ${spot(m.x, m.y)}, ${m.power}`;
    case 'brawl':
      return say`Choose ${m.value}`;
    case 'reroll':
      return m.dice.length === 0 ? say`Keep all dice` : say`Roll again: ${the.list(m.dice.map(the.ownShip))}`;
    case 'wall':
      return say`Throw ${counted(m.dice, 'die', 'dice')}`;
    case 'drink':
      return say`Drink`;
    case 'stop':
      return say`Stop`;
    case 'stake':
      return say`Stake ${the.ownShip(m.die)}`;
    case 'dig':
      return say`Dig with ${m.pits.join(', ')} dice`;
    case 'step':
      return say`Step`;
    case 'stand':
      return say`Stand`;
    case 'splash':
      return say`Lose ${the.token(m.loot)}`;
  }
}
