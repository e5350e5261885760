// Positions and moves in few words, for sentences that read like the rulebook. Lengths are millimetres here.

import { deepEqual, equal } from 'node:assert/strict';
import { harness, type Played } from '../../../test/harness.ts';
import type { Seat } from '../../game.ts';
import { settle } from '../../kit/options.ts';
import { rngOf, scripted } from '../../kit/rng.ts';
import { add, take } from '../effects/loot.ts';
import { hullOf, ownerOf } from '../facts/sea.ts';
import { rattleBattle as game } from '../game.ts';
import type { RattleOptions } from '../meta.ts';
import { asked, type Question } from '../phases/asking.ts';
import { layOut } from '../setup.ts';
import {
  CARDS,
  type CardId,
  type DieId,
  FACES,
  type Face,
  isCrazy,
  type Location,
  PILES,
  type SailorId,
  type UpgradeId,
  type Use,
} from '../tables/index.ts';
import type { Galleon, Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { RefusalCode } from '../types/refusal.ts';
import type { Pose, Ship } from '../types/sea.ts';
import type { Open, Phase, RattleBattle, RattleState, RattleTell } from '../types.ts';

/** A ship in the Sea: `at('yellow-1', 140, 140, 3)`. */
export function at(die: DieId, x: number, y: number, face: Face, degrees = 0): Ship {
  const side = FACES[hullOf(die)].indexOf(face);
  equal(side >= 0, true, `${die} has no face ${face}`);
  const pose: Pose = { die, x: Math.round(x * 100), y: Math.round(y * 100), rotation: degrees * 10, side };
  return { ...pose, bonus: 0, bribed: false, hooked: null };
}

/** What a player has; nothing else than what is named. */
export type Rig = {
  sails?: number;
  cannons?: number;
  spentSails?: number;
  spentCannons?: number;
  holds?: number;
  hamsters?: number;
  upgrades?: UpgradeId[];
  crew?: SailorId[];
  hoard?: number;
  loot?: Loot;
  coins?: number;
  revenge?: number;
  cards?: number[];
  wilds?: number;
};

export type Setting = {
  seats?: number;
  rigs?: Rig[];
  chosen?: Partial<RattleOptions>;
  sea?: Ship[];
  wanted?: Seat;
  baron?: Seat;
  quest?: number;
  /** Ships sent that are not in the Sea (any more). */
  sent?: DieId[];
  chance?: number[];
};

const SCENARIO: Record<string, string> = { N: 'norrington', C: 'norrington', P: 'pirate-wars', I: 'introductory' };

function rig({ open, shut }: RattleState, galleon: Galleon, has: Rig): void {
  open.supply.sail += galleon.sails.ready;
  open.supply.hold += galleon.holds;
  galleon.sails = { ready: has.sails ?? 0, exhausted: has.spentSails ?? 0 };
  galleon.cannons = { ready: has.cannons ?? 0, exhausted: has.spentCannons ?? 0 };
  galleon.holds = has.holds ?? 0;
  galleon.hamsters = has.hamsters ?? 0;
  open.supply.sail -= galleon.sails.ready + galleon.sails.exhausted;
  open.supply.cannon -= galleon.cannons.ready + galleon.cannons.exhausted;
  open.supply.hold -= galleon.holds + galleon.hamsters;
  galleon.upgrades = (has.upgrades ?? []).map(id => ({ id, ready: true, used: false }));
  galleon.crew = (has.crew ?? []).map(id => ({ id, used: false, hoard: 0 }));
  shut.upgrades = shut.upgrades.filter(id => !has.upgrades?.includes(id));
  shut.sailors = shut.sailors.filter(id => !has.crew?.includes(id));
  add(galleon.loot, has.loot ?? {});
  take(open.bag, has.loot ?? {});
  galleon.coins = has.coins ?? 0;
  galleon.revenge = has.revenge ?? 0;
  open.revengeDeck -= galleon.revenge;
  galleon.cards = has.cards ?? [];
  open.sold += galleon.cards.length;
  galleon.wilds = has.wilds ?? 0;
}

/** An Adventure under way: the first player's turn to act, unless a question is put instead. */
export function adventure(card: CardId, setting: Setting = {}): RattleState {
  const seats = setting.seats ?? Math.max(2, setting.rigs?.length ?? 0);
  const chosen = { scenario: SCENARIO[card[0]!]!, ...setting.chosen };
  const { options, refusal } = settle(game, seats, chosen);
  equal(refusal, null);
  const state = layOut(seats, options!, rngOf(1));
  const { open, shut } = state;
  open.baron = setting.baron ?? 0;
  open.wanted = setting.wanted ?? null;
  open.round = 1;
  open.adventure = 1;
  open.quest = setting.quest ?? 1;
  open.card = card;
  open.drawn = [card];
  for (const pile of PILES) shut[pile] = shut[pile].filter(id => id !== card);
  open.galleons.forEach((galleon, seat) => {
    rig(state, galleon, setting.rigs?.[seat] ?? {});
  });
  open.decks = { sailors: shut.sailors.length, upgrades: shut.upgrades.length };
  open.sea = setting.sea ?? [];
  for (const die of [...open.sea.map(ship => ship.die), ...(setting.sent ?? [])]) {
    const owner = ownerOf(die);
    if (owner !== null) open.galleons[owner]!.voyage.sent.push(die);
  }
  open.step = isCrazy(CARDS[card]!) ? 'crazy' : 'actions';
  open.phase = { kind: 'turn', acted: false, used: false, ...asked(open.baron) };
  state.rng = setting.chance ? scripted(setting.chance) : rngOf(1);
  if (setting.sea) equal(game.audit(state), null);
  return state;
}

/** A question put to a player, or to several. */
export function asking(
  state: RattleState,
  question: Partial<Question> & { kind: Question['kind'] },
  ...seats: Seat[]
): RattleState {
  state.open.phase = { ...question, ...asked(...(seats.length > 0 ? seats : [0])) } as Phase;
  return state;
}

/** A port visited by players so equipped, in front of this location. */
export function port(location: Location, rigs: Rig[], setting: Setting = {}): RattleState {
  const state = adventure('N09', { ...setting, rigs });
  state.open.step = location;
  state.open.queue = state.open.galleons.map((_, seat) => seat).slice(1);
  return asking(state, { kind: location });
}

/** Does something by rule, without a question. */
export function doing(
  state: RattleState,
  act: (state: RattleState, tell: RattleTell) => unknown,
): Played<RattleBattle> {
  const { tell, events, secrets } = rattleTests.recorder();
  act(state, tell);
  return { ...state, events, secrets };
}

/** What the sea answers: the dice thrown, laid out one by one far from each other, with the first faces. */
export function landing(open: Open, dice: Pose[]): Move {
  const { phase } = open;
  const thrown = phase.kind === 'sea' && phase.thrown.kind === 'drop' ? phase.thrown.dice : [];
  const poses = thrown.map((die, i): Pose => {
    const named = dice.find(pose => pose.die === die);
    const { x, y, rotation, side } = named ?? { x: 1000 + 1700 * i, y: 27000, rotation: 0, side: 0 };
    return { die, x, y, rotation, side };
  });
  return { kind: 'landed', dice: poses, out: [], fall: '' };
}

export const afloat = ({ open }: RattleState): DieId[] => open.sea.map(ship => ship.die).sort();
export const galleon = ({ open }: RattleState, seat: Seat): Galleon => open.galleons[seat]!;
/** Without kinds of which there are none. */
export const lootOf = (state: RattleState, seat: Seat): Loot =>
  Object.fromEntries(Object.entries(galleon(state, seat).loot).filter(([, count]) => count > 0));

export const pass: Move = { kind: 'pass' };
export const endTurn: Move = { kind: 'end-turn' };
export const done: Move = { kind: 'done' };
export const sail = (
  ship: DieId,
  x: number,
  y: number,
  extra: { superSails?: boolean; drill?: boolean } = {},
): Move => ({
  kind: 'move',
  ship,
  x: Math.round(x * 100),
  y: Math.round(y * 100),
  superSails: extra.superSails ?? false,
  drill: extra.drill ?? false,
});
type Shot = Partial<Omit<Extract<Move, { kind: 'fire' }>, 'kind' | 'ship' | 'target'>>;
export const fire = (ship: DieId, target: DieId, extra: Shot = {}): Move => ({
  kind: 'fire',
  ship,
  target,
  superCannons: false,
  bertha: null,
  revenge: false,
  keg: false,
  ...extra,
});
type Aimed = { ship?: DieId; target?: DieId; place?: [number, number]; side?: number };
export const use = (what: Use, { ship, target, place, side }: Aimed = {}): Move => ({
  kind: 'use',
  use: what,
  ship: ship ?? null,
  target: target ?? null,
  place: place ? { x: Math.round(place[0] * 100), y: Math.round(place[1] * 100) } : null,
  side: side ?? null,
});
export const send = (ships: number, keep: Loot = {}, captain = false): Move => ({ kind: 'send', ships, captain, keep });
type Calling = Partial<Omit<Extract<Move, { kind: 'sailor' }>, 'kind' | 'sailor'>>;
export const call = (sailor: SailorId, extra: Calling = {}): Move => ({
  kind: 'sailor',
  sailor,
  loot: {},
  part: null,
  ready: null,
  ...extra,
});

const rattleTests = harness<RattleBattle, RattleOptions, RefusalCode>(game, {
  isOfSea: move => move.kind === 'landed',
});
export const { viewFrom, menuOf, offers, played, refuses, told, newGame, logSays } = rattleTests;

export { read } from '../../../test/harness.ts';
export { deepEqual, equal };
