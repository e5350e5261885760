// Positions and moves in few words, for sentences that read like the rulebook.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Played as AnyPlayed, harness } from '../../../test/harness.ts';
import type { Seat } from '../../game.ts';
import { settle } from '../../kit/options.ts';
import { rngOf, scripted } from '../../kit/rng.ts';
import { faceBeneath } from '../facts/tiles.ts';
import { wavesOfFortune as game } from '../game.ts';
import type { FortuneOptions } from '../meta.ts';
import { DRIFT, LOAD, OPTION, PEEK, RAID, RAM, SAIL, SEND, STAND, TELEPORT } from '../moves.ts';
import { castOff, layOut, takeColour } from '../setup.ts';
import {
  CARDS,
  type CardId,
  type Colour,
  type Face,
  FLEETS,
  KRAKEN_HP,
  MAP_CARDS,
  type Tile,
  type Token,
  type TreasureMap,
  tileName,
  tileNamed,
  ZONE_OF,
} from '../tables/index.ts';
import type { FortuneState, Move, RefusalCode, Ship, WavesOfFortune } from '../types.ts';

/** A ship: in its home base, with 5 crew and 7 food, unless something else is said. */
type Fitted = Partial<Omit<Ship, 'at' | 'colour' | 'peeked'>> & { at?: string };

type Setting = {
  /** By seat. Two at least. */
  ships?: Fitted[];
  /** By seat: purple and yellow, or purple, blue, yellow, green, where nothing is said. */
  colours?: Colour[];
  options?: Partial<FortuneOptions>;
  round?: number;
  /** Tiles turned over. A tile with a ship at sea is; it shows ocean where nothing is said. */
  shown?: Record<string, Face>;
  /** What lies under a tile. */
  hidden?: Record<string, Face>;
  /** By tile: the card that left a token there. */
  tokens?: Record<string, CardId>;
  wrecks?: Record<string, { gold: number; maps?: TreasureMap[] }>;
  /** The cards drawn next, whatever deck they belong to. */
  next?: CardId[];
  dice?: number[];
  /** Whose turn it is. */
  active?: Seat;
};

export const at = tileNamed;

/** A captain about to move in the middle of a game. */
export function sea(setting: Setting = {}): FortuneState {
  const fitted = setting.ships ?? [{}, {}];
  const seats = Math.max(2, fitted.length);
  const { options } = settle(game, seats, setting.options ?? {});
  const state = layOut(seats, { ...options!, colours: 'chosen' }, rngOf(1));
  const { open } = state;
  for (const [seat, colour] of (setting.colours ?? FLEETS[seats]!).entries()) takeColour(open, seat, colour);
  castOff(open);
  open.round = setting.round ?? 3;
  for (const [name, face] of Object.entries(setting.shown ?? {})) show(state, at(name), face);
  for (const [name, card] of Object.entries(setting.tokens ?? {})) putToken(state, at(name), card);
  for (const [name, { gold, maps = [] }] of Object.entries(setting.wrecks ?? {})) {
    show(state, at(name), null);
    for (const map of maps) takeCard(state, MAP_CARDS[map].card);
    open.wrecks.push({ tile: at(name), gold, maps });
  }
  for (const [seat, ship] of open.ships.entries()) {
    const { at: name, ...rest } = fitted[seat] ?? {};
    Object.assign(ship, { crew: 5, food: 7 }, rest);
    for (const map of ship.maps) takeCard(state, MAP_CARDS[map].card);
    if (name === undefined) continue;
    ship.at = at(name);
    show(state, ship.at, null);
  }
  const told = setting.hidden ?? {};
  for (const [name, face] of Object.entries(told)) putBeneath(state, at(name), face, Object.keys(told).map(at));
  for (const card of [...(setting.next ?? [])].reverse()) {
    takeCard(state, card);
    state.shut.decks[CARDS[card]!.deck].push(card);
    open.piles[CARDS[card]!.deck].left += 1;
  }
  open.active = setting.active ?? 0;
  open.agenda = [{ kind: 'end-turn' }];
  open.phase = { kind: 'move', seat: open.active, held: false, spied: false };
  state.rng = setting.dice ? scripted(setting.dice) : rngOf(2);
  for (const [name, face] of Object.entries(setting.shown ?? {})) equal(open.faces[at(name)], face, `${name} is shown`);
  for (const [name, face] of Object.entries(told)) {
    equal(open.faces[at(name)], null, `${name} is hidden`);
    equal(faceBeneath(state.shut, at(name)), face, `what lies under ${name}`);
  }
  equal(game.audit(state), null);
  return state;
}

/** Swaps what lies under the tile with a like one elsewhere in its zone, but not under a tile that is `kept`. */
function putBeneath({ shut }: FortuneState, tile: Tile, face: Face, kept: readonly Tile[] = []): void {
  const { tiles, faces } = shut.sea[ZONE_OF[tile]!];
  const place = tiles.indexOf(tile);
  ok(place >= 0, `${tileName(tile)} is not hidden`);
  if (faces[place] === face) return;
  const other = faces.findLastIndex((it, i) => it === face && !kept.includes(tiles[i]!));
  ok(other >= 0, `no ${face} left for ${tileName(tile)}`);
  faces[other] = faces[place]!;
  faces[place] = face;
}

function show(state: FortuneState, tile: Tile, face: Face | null): void {
  const { open, shut } = state;
  if (open.faces[tile] !== null) return;
  const zone = ZONE_OF[tile]!;
  if (zone) {
    putBeneath(state, tile, face ?? 'ocean');
    const { tiles, faces } = shut.sea[zone];
    faces.splice(tiles.indexOf(tile), 1);
    tiles.splice(tiles.indexOf(tile), 1);
  }
  open.faces[tile] = face ?? (zone ? 'ocean' : 'treasure');
}

function takeCard({ open, shut }: FortuneState, card: CardId): void {
  const { deck } = CARDS[card]!;
  shut.decks[deck].splice(shut.decks[deck].indexOf(card), 1);
  open.piles[deck].left -= 1;
}

function putToken(state: FortuneState, tile: Tile, card: CardId): void {
  const [name, what] = CARDS[card]!.fx[0]!;
  show(state, tile, CARDS[card]!.deck.endsWith('O') ? 'ocean' : 'island');
  takeCard(state, card);
  const token = name === 'token' ? (what as Token) : (name as Token);
  const hp = name === 'pirate' ? (what as number) : name === 'kraken' ? KRAKEN_HP : 0;
  state.open.tokens.push({ tile, token, hp, card });
}

export const sail = (name: string): Move => SAIL[at(name)]!;
export const teleport = (name: string): Move => TELEPORT[at(name)]!;
export const peek = (name: string): Move => PEEK[at(name)]!;
export const push = (name: string): Move => RAM[at(name)]!;
export const drift = (name: string): Move => DRIFT[at(name)]!;
export const load = (crew: number): Move => LOAD[crew]!;
export const send = (fighters: number): Move => SEND[fighters]!;
export const stand = (crew: number): Move => STAND[crew]!;
export const option = (n: number): Move => OPTION[n]!;
export const raid = (seat: Seat): Move => RAID[seat]!;

export const asked = ({ open }: FortuneState): string => open.phase.kind;

/** What is in a hold and aboard: `5c 7f 100g`. */
export const cargo = ({ crew, food, gold }: Ship): string => `${crew}c ${food}f ${gold}g`;

export type Played = AnyPlayed<WavesOfFortune>;

export const { viewFrom, menuOf, played, after, refuses, told, newGame, randomSteps, logSays } = harness<
  WavesOfFortune,
  FortuneOptions,
  RefusalCode
>(game);

export { read } from '../../../test/harness.ts';
export { deepEqual, equal };
