// What each event did to or by a captain, in a few words that stay at the seat until it acts again.

import { type Phrase, type PhrasePart, piece, type Seat, seat } from '@quayside/rules';
import { CARDS, type Enemy, type Event, MAP_CARDS, type Tile, tileName } from '@quayside/rules/waves-of-fortune';
import { words } from './markWords.ts';
import { nameOf, upgradeCards } from './printed.ts';

const gold = (n: number): PhrasePart => piece('gold', n, words.gold(n));
const food = (n: number): PhrasePart => piece('food', n, words.food(n));
const crew = (n: number): PhrasePart => piece('crew', n, words.crew(n));
const tile = (at: Tile): PhrasePart => piece('tile', at, tileName(at));
const enemy = (it: Enemy): PhrasePart => piece('enemy', it, words.enemies[it]);
const cause = (it: string): PhrasePart => piece(CARDS[it] ? 'card' : 'token', it, nameOf(it));

export function markOf(event: Event): { seat: Seat; text: Phrase } | null {
  if (!('seat' in event) || event.seat === null) return null;
  const text = textOf(event);
  return text ? { seat: event.seat, text } : null;
}

type Seated = Extract<Event, { seat: Seat | null }>;

function textOf(event: Seated): Phrase | null {
  return atSea(event) ?? inBattle(event) ?? cargo(event);
}

function atSea(event: Seated): Phrase | null {
  switch (event.type) {
    case 'moved':
      return words.sailed(tile(event.path.at(-1)!));
    case 'stayed':
      return words.stayed(tile(event.at));
    case 'rammed':
      return words.rammed(tile(event.to));
    case 'reef-roll':
      return event.free ? null : [words.stuck];
    case 'no-wind':
      return [words.noWind];
    case 'becalmed':
      return [words.becalmed];
    case 'flipped':
      return event.face in words.faces
        ? words.found(piece('face', event.face, words.faces[event.face as keyof typeof words.faces]))
        : null;
    case 'card':
      return [cause(event.card)];
    case 'token-met':
      return [cause(event.token)];
    case 'peeked':
      return words.looked(tile(event.tile));
    case 'docked':
      return event.banked > 0 ? words.banked(gold(event.banked)) : [words.atHome];
    case 'king-escaped':
      return [words.fled];
    default:
      return null;
  }
}

function inBattle(event: Seated): Phrase | null {
  switch (event.type) {
    case 'battle':
      return words.fights(enemy(event.enemy));
    case 'battle-round':
      return words.fightsOn(enemy(event.enemy), event.crew, event.left);
    case 'battle-won':
      return event.gold > 0 ? words.wonGold(enemy(event.enemy), gold(event.gold)) : words.won(enemy(event.enemy));
    case 'battle-lost':
      return words.lost(enemy(event.enemy));
    case 'sunk':
      if (event.how === 'mutiny') return [words.mutiny];
      return event.gold > 0 ? words.sankWith(gold(event.gold)) : [words.sank];
    case 'king-slain':
      return [words.slew];
    case 'parleyed':
      return words.leftAlone(enemy('pirate'));
    case 'kraken-left':
      return words.leftAlone(enemy('kraken'));
    case 'beast-fled':
      return words.ran(food(-event.food));
    case 'beast-fought':
      return event.lost > 0 ? words.stoodAndLost(crew(-event.lost)) : [words.stood];
    default:
      return null;
  }
}

/** Where there was no room, the cause alone. */
const changed = (by: string, change: number, goods: (n: number) => PhrasePart): Phrase =>
  change === 0 ? [cause(by)] : words.caused(cause(by), goods(change));

function cargo(event: Seated): Phrase | null {
  switch (event.type) {
    case 'gold':
      return words.caused(cause(event.cause), gold(event.gold));
    case 'food':
      return changed(event.cause, event.change, food);
    case 'crew':
      return changed(event.cause, event.change, crew);
    case 'swapped':
      return words.swapped(crew(event.crew), food(event.food));
    case 'corner':
      return words.corner(gold(event.gold), tile(event.tile));
    case 'map-taken':
      return [piece('map', event.map, words.mapTo(tileName(MAP_CARDS[event.map].x)))];
    case 'map-dug':
      return words.dug(gold(event.gold));
    case 'salvaged':
      return event.gold > 0 ? words.salvaged(gold(event.gold)) : [words.salvagedMap];
    case 'raided':
      return words.raided(gold(event.gold), seat(event.from));
    case 'loaded':
      return words.loaded(event.crew, event.food);
    case 'bought':
      return words.bought(piece('upgrade', event.upgrade, upgradeCards[event.upgrade].name));
    default:
      return null;
  }
}
