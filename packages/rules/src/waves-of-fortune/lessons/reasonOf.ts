// Why a move is better than another, from the sea as this seat knows it, and from the exact chances of a fight.

import type { Seat } from '../../game.ts';
import { type Advantage, firstAdvantage } from '../../kit/advantages.ts';
import type { ReasonOf } from '../../lesson.ts';
import { beastOf, choicesOf } from '../facts/choices.ts';
import { krakenChances, type Odds, odds, oddsAgainst, roundChances } from '../facts/odds.ts';
import { holdOf, homeOf, isAtSea, shipOn, turnsHome } from '../facts/ships.ts';
import { isHidden, tokenOn, wreckOn } from '../facts/tiles.ts';
import {
  AROUND,
  BOUNTY,
  type CardOption,
  COLOURS,
  CORNER_GOLD,
  CORNERS,
  distance,
  FIGHTERS,
  KING_HP,
  KRAKEN_HP,
  MAP_CARDS,
  type Op,
  type Tile,
  TOKEN_FX,
  ZONE_OF,
} from '../tables/index.ts';
import type { FortuneView, Move, Open, Ship, WavesOfFortune } from '../types.ts';
import type { reasonWords } from './reasonWords.ts';

type W = typeof reasonWords;

export const reasonOf: ReasonOf<WavesOfFortune, { why: W }> = (view, move, other, { why }) => {
  if (view.seat === null) return null;
  const mine = ofSending(view, view.seat, move, other, why) ?? advantages(view, view.seat, move, why);
  return firstAdvantage(mine, other ? advantages(view, view.seat, other, why) : []);
};

const percent = (chance: number): number => Math.round(100 * chance);

function advantages(view: FortuneView, me: Seat, move: Move, w: W): Advantage[] {
  const { open } = view;
  const { phase } = open;
  const ship = open.ships[me]!;
  switch (move.kind) {
    case 'sail':
    case 'teleport':
    case 'drift':
      return ofTile(view, me, move.to, w);
    case 'stay':
      return ofTile(view, me, ship.at, w);
    case 'ram':
      return phase.kind === 'ram' ? ofPush(open, phase.pushed, move.to, w) : [];
    case 'peek': {
      const far = distance(ship.at, move.tile);
      return [{ kind: 'near', size: -far, say: w.seesNear(move.tile, far) }];
    }
    case 'raid': {
      const gold = move.seat === null ? 0 : open.ships[move.seat]!.gold;
      return move.seat === null ? [] : [{ kind: 'robs', size: gold, say: w.robs(move.seat, gold) }];
    }
    case 'send':
      return phase.kind === 'send' ? ofFighters(ship, phase.battle, move.fighters, w) : [];
    case 'fight':
      if (phase.kind === 'king') return ofFight(oddsAgainst(ship, 'king', KING_HP), it => w.fightKing(it));
      if (phase.kind !== 'pirate') return [];
      return ofFight(oddsAgainst(ship, 'pirate', phase.hp), it => w.fightPays(it, phase.hp * BOUNTY));
    case 'engage':
      return ofFight(oddsAgainst(ship, 'kraken', KRAKEN_HP), w.fightKraken);
    case 'parley':
      return phase.kind === 'pirate' ? ofPeace(ship, oddsAgainst(ship, 'pirate', phase.hp), w) : [];
    case 'leave':
      return ofPeace(ship, oddsAgainst(ship, 'kraken', KRAKEN_HP), w);
    case 'escape':
      return ofPeace(ship, oddsAgainst(ship, 'king', KING_HP), w);
    case 'option':
      return phase.kind === 'option' ? ofOption(ship, choicesOf(phase.script, phase.step)[move.option], w) : [];
    case 'run': {
      const cost = phase.kind === 'beast' ? beastOf(phase.script, phase.step)[3] : 0;
      return [
        { kind: 'sure', size: 1, say: w.runs(cost) },
        { kind: 'keeps crew', size: 1, say: w.keepsCrew(ship.crew) },
      ];
    }
    case 'stand': {
      if (phase.kind !== 'beast') return [];
      const [, least] = beastOf(phase.script, phase.step);
      const chance = percent(1 - ((least - 1) / 6) ** move.crew);
      return [
        { kind: 'stands', size: chance, say: w.stands(move.crew, chance) },
        { kind: 'keeps food', size: 1, say: w.keepsFood(ship.food) },
      ];
    }
    case 'load':
      return ofHold(move.crew, holdOf(ship) - move.crew, w);
    case 'swap':
      return ofHold(ship.crew + move.crew, ship.food - move.crew, w);
    case 'buy':
      return [{ kind: `buys ${move.upgrade}`, size: 1, say: w.buys(move.upgrade) }];
    case 'colour': {
      const place = COLOURS.indexOf(move.colour) + 1;
      return [{ kind: 'first', size: -place, say: w.first(place) }];
    }
    default:
      return [];
  }
}

/** Spaces from which the gold of a corner is worth a word: three turns. */
const NEAR_CORNER = 6;

/** What lies at the end of a move, what it takes to come home from there, and what is near. */
function ofTile({ open, own }: FortuneView, me: Seat, to: Tile, w: W): Advantage[] {
  const ship = open.ships[me]!;
  const found: Advantage[] = [];
  const atHome = to === homeOf(ship);
  if (atHome && ship.gold > 0) found.push({ kind: 'brings home', size: 1, say: w.bringsHome(ship.gold) });
  if (CORNERS.includes(to) && open.faces[to] === null)
    found.push({ kind: 'corner', size: 1, say: w.corner(to, CORNER_GOLD) });
  for (const map of ship.maps)
    if (MAP_CARDS[map].x === to) found.push({ kind: 'mapped', size: 1, say: w.mapped(to, MAP_CARDS[map].gold) });
  const wreck = wreckOn(open, to);
  if (wreck && wreck.gold > 0) found.push({ kind: 'wreck', size: wreck.gold, say: w.wreck(to, wreck.gold) });
  found.push(...ofToken(open, ship, to, w));
  const other = shipOn(open, to);
  if (other !== null && other !== me) found.push({ kind: 'rams', size: 1, say: w.rams(other) });
  const seen = own?.seen.some(({ tile }) => tile === to) === true;
  if (isHidden(open, to)) {
    if (seen) found.push({ kind: 'known', size: 1, say: w.known(to) });
    else if (ZONE_OF[to] === 'depths') found.push({ kind: 'hidden', size: 2, say: w.hiddenDeep(to) });
    else found.push({ kind: 'hidden', size: 1, say: w.hidden(to) });
  }
  const turns = turnsHome(ship, to);
  // One food at the end of this turn and of every later one but the last, which ends at home.
  if (!atHome && ship.food >= turns) found.push({ kind: 'lasts', size: 1, say: w.lasts(ship.food, turns) });
  if (!atHome && ship.gold > 0) found.push({ kind: 'carries', size: -turns, say: w.carries(ship.gold, turns) });
  if (atHome) found.push({ kind: 'home', size: 1, say: w.home() });
  if (isQuiet(open, to)) found.push({ kind: 'quiet', size: 1, say: w.quiet(to) });
  const hidden = AROUND[2]![to]!.filter(tile => isHidden(open, tile)).length;
  if (hidden > 1) found.push({ kind: 'near hidden', size: hidden, say: w.near(hidden) });
  if (!atHome) found.push({ kind: 'near home', size: -turns, say: w.nearHome(turns) });
  for (const corner of CORNERS)
    if (open.faces[corner] === null) {
      const far = distance(to, corner);
      if (far <= NEAR_CORNER) found.push({ kind: `corner ${corner}`, size: -far, say: w.nearCorner(corner, far) });
    }
  open.ships.forEach((rival, who) => {
    if (who === me || !isAtSea(rival)) return;
    const far = distance(to, rival.at);
    found.push({ kind: `away ${who}`, size: far, say: w.awayFrom(who, far) });
  });
  return found;
}

/** Revealed water or land without anything on it that asks for something. */
function isQuiet(open: Open, tile: Tile): boolean {
  const face = open.faces[tile];
  return (face === 'ocean' || face === 'island') && tokenOn(open, tile) === null && shipOn(open, tile) === null;
}

function ofToken(open: Open, ship: Ship, to: Tile, w: W): Advantage[] {
  const laid = tokenOn(open, to);
  switch (laid?.token) {
    case 'fish':
    case 'spring': {
      const count = amount(TOKEN_FX[laid.token], 'food');
      return [{ kind: 'feeds', size: count, say: w.feeds(to, laid.token, count) }];
    }
    case 'post':
      return [{ kind: 'post', size: 1, say: w.post(to) }];
    case 'pirate': {
      const { win } = oddsAgainst(ship, 'pirate', laid.hp);
      const say = w.beats(to, laid.hp, percent(win), laid.hp * BOUNTY);
      return win >= 0.5 ? [{ kind: 'beats', size: laid.hp, say }] : [];
    }
    case 'kraken': {
      const { win } = oddsAgainst(ship, 'kraken', laid.hp);
      return win >= 0.5 ? [{ kind: 'kraken', size: 1, say: w.kraken(to, percent(win)) }] : [];
    }
    default:
      return [];
  }
}

/** What a list of operations surely gives or takes of one thing. */
const amount = (ops: readonly Op[], what: 'gold' | 'food' | 'crew'): number =>
  ops.reduce((sum, op) => (op[0] === what ? sum + op[1] : sum), 0);

function ofPush(open: Open, pushed: Seat, to: Tile, w: W): Advantage[] {
  const ship = open.ships[pushed]!;
  const turns = turnsHome(ship, to);
  const found: Advantage[] = [{ kind: 'far', size: turns, say: w.pushedFar(pushed, to, turns) }];
  return isHidden(open, to) ? [{ kind: 'onto', size: 1, say: w.pushedOnto(pushed, to) }, ...found] : found;
}

type Battle = { enemy: 'pirate' | 'kraken' | 'king'; left: number; front: number };

/** Fighters against a number of fighters that is less good; null where it is not about these. */
function ofSending({ open: { phase, ships } }: FortuneView, me: Seat, move: Move, other: Move | null, w: W) {
  if (phase.kind !== 'send' || move.kind !== 'send' || other?.kind !== 'send') return null;
  const [sure, less] = [move, other].map(({ fighters }) => percent(chanceWith(ships[me]!, phase.battle, fighters)));
  return ofFighters(ships[me]!, phase.battle, move.fighters, {
    ...w,
    sendWins: (fighters, _) => w.sendWinsMore(fighters, sure!, other.fighters, less!),
  });
}

/** How often the battle is won when so many are sent now, and then the number that is best. */
function chanceWith({ crew }: Ship, { enemy, left, front }: Battle, fighters: number): number {
  const kraken = enemy === 'kraken';
  const chances = kraken ? krakenChances(fighters) : roundChances(fighters, Math.min(FIGHTERS, left));
  let win = 0;
  chances.forEach((chance, won) => {
    const lost = chances.length - 1 - won;
    const after: Odds = odds(enemy, left - won, crew - lost, kraken ? fighters - lost : front);
    win += chance * after.win;
  });
  return win;
}

function ofFighters(ship: Ship, battle: Battle, fighters: number, w: W): Advantage[] {
  const sure = percent(chanceWith(ship, battle, fighters));
  return [
    { kind: 'wins', size: sure, say: w.sendWins(fighters, sure) },
    { kind: 'saves', size: -fighters, say: w.sendSaves(fighters) },
  ];
}

/** A fight that is won more often than not. */
const ofFight = ({ win }: Odds, say: (percent: number) => Advantage['say']): Advantage[] => [
  { kind: 'fight', size: 1, say: say(percent(win)) },
];

function ofPeace({ crew }: Ship, { win, crew: left }: Odds, w: W): Advantage[] {
  const found: Advantage[] = [];
  if (win < 0.8) found.push({ kind: 'fails', size: 1, say: w.fightFails(percent(1 - win)) });
  const lost = Math.round(crew - left);
  if (lost > 0) found.push({ kind: 'spares', size: lost, say: w.spares(lost) });
  return [...found, { kind: 'keeps crew', size: 1, say: w.keepsCrew(crew) }];
}

function ofOption(ship: Ship, choice: CardOption | undefined, w: W): Advantage[] {
  if (!choice) return [];
  const [gold, crew, food] = [amount(choice.fx, 'gold'), amount(choice.fx, 'crew'), amount(choice.fx, 'food')];
  const found: Advantage[] = [];
  if (gold > 0 && ship.crew + crew > 0) found.push({ kind: 'gold', size: gold, say: w.gains(gold) });
  if (crew > 0) found.push({ kind: 'crew', size: crew, say: w.gainsCrew(crew) });
  const isSure = choice.fx.every(([name]) => name === 'gold' || name === 'food' || name === 'crew');
  if (isSure && crew >= 0) found.push({ kind: 'keeps crew', size: 1, say: w.keepsCrew(ship.crew) });
  if (isSure && food >= 0) found.push({ kind: 'keeps food', size: 1, say: w.keepsFood(ship.food) });
  return found;
}

const ofHold = (crew: number, food: number, w: W): Advantage[] => [
  { kind: 'crew', size: crew, say: w.morale(crew) },
  { kind: 'food', size: food, say: w.provisions(food) },
];
