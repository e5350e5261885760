// Rule 6: battles, round by round, to the death.

import type { Seat } from '../../game.ts';
import { type Rng, roll } from '../../kit/rng.ts';
import { openingHp } from '../facts/odds.ts';
import { ACROSS, BOUNTY, FIGHTERS, KING_HP, KRAKEN_GOLD, KRAKEN_HP, KRAKEN_ROLL } from '../tables/index.ts';
import type { Battle, Enemy, FortuneState, FortuneTell, Open, Pair, Phase } from '../types.ts';
import { sink } from './cargo.ts';
import { endGame } from './end.ts';
import { removeToken } from './tiles.ts';

/** 6.4 The fewest and the most fighters that may be sent. */
export const fewest = ({ front }: Battle): number => Math.max(1, front);
export const most = (crew: number): number => Math.min(FIGHTERS, crew);

export const fightPirates = (state: FortuneState, seat: Seat, hp: number, tell: FortuneTell): Phase | null =>
  fight(state, seat, 'pirate', hp, tell);
export const fightKraken = (state: FortuneState, seat: Seat, tell: FortuneTell): Phase | null =>
  fight(state, seat, 'kraken', KRAKEN_HP, tell);
export const fightKing = (state: FortuneState, seat: Seat, tell: FortuneTell): Phase | null =>
  fight(state, seat, 'king', KING_HP, tell);

/** 6.3 */
function fight(state: FortuneState, seat: Seat, enemy: Enemy, hp: number, tell: FortuneTell): Phase | null {
  const { open } = state;
  const ship = open.ships[seat]!;
  const left = openingHp(ship, hp);
  tell.all({ type: 'battle', seat, tile: ship.at, enemy, hp, crew: ship.crew, flag: flagOf(open, seat) });
  if (left < hp) tell.all({ type: 'broadside', seat, enemy, from: hp, left });
  return goOn(state, seat, { enemy, hp, left, front: 0 }, tell);
}

/** 6.2 The captain who would roll for the enemy in the printed game. */
function flagOf({ ships }: Open, seat: Seat): Seat | null {
  const across = ACROSS[ships[seat]!.colour!];
  const opposite = ships.findIndex(({ colour }) => colour === across);
  return opposite < 0 ? null : opposite;
}

/** Asks how many to send, as long as there is something to ask. */
function goOn(state: FortuneState, seat: Seat, battle: Battle, tell: FortuneTell): Phase | null {
  const ship = state.open.ships[seat]!;
  while (battle.left > 0 && ship.afloat) {
    if (fewest(battle) < most(ship.crew)) return { kind: 'send', seat, battle };
    clash(state, seat, battle, most(ship.crew), tell);
  }
  return ship.afloat ? win(state, seat, battle, tell) : null;
}

/** 6.4 So many are sent. */
export function send(
  state: FortuneState,
  seat: Seat,
  battle: Battle,
  fighters: number,
  tell: FortuneTell,
): Phase | null {
  clash(state, seat, battle, fighters, tell);
  return goOn(state, seat, battle, tell);
}

/** 6.5, 6.6 One round: the enemy rolls first; dice are paired from the highest down; ties go to the ship. */
function clash(state: FortuneState, seat: Seat, battle: Battle, sent: number, tell: FortuneTell): void {
  const ship = state.open.ships[seat]!;
  const { enemy } = battle;
  const enemyDice = enemy === 'kraken' ? KRAKEN_DICE.slice() : rolled(state.rng, Math.min(FIGHTERS, battle.left));
  const dice = rolled(state.rng, sent);
  const pairs: Pair[] = [];
  let felled = 0;
  for (let i = 0; i < dice.length && i < enemyDice.length; i++) {
    const won = dice[i]! >= enemyDice[i]!;
    pairs.push({ ours: dice[i]!, theirs: enemyDice[i]!, won });
    if (won) felled += 1;
  }
  const lost = pairs.length - felled;
  ship.crew -= lost;
  battle.left = Math.max(0, battle.left - felled);
  battle.front = sent - lost;
  const { crew } = ship;
  tell.all({
    type: 'battle-round',
    seat,
    enemy,
    sent,
    enemyDice,
    dice,
    pairs,
    lost,
    felled,
    crew,
    left: battle.left,
  });
  if (crew > 0) return;
  tell.all({ type: 'battle-lost', seat, enemy, hp: battle.hp });
  sink(state, seat, 'combat', tell);
}

const KRAKEN_DICE: readonly number[] = Array.from({ length: FIGHTERS }, () => KRAKEN_ROLL); // 6.8

/** From high to low. */
function rolled(rng: Rng, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(roll(rng));
  return dice.sort((a, b) => b - a);
}

/** 6.7-6.9 With the King the game is over. */
function win(state: FortuneState, seat: Seat, { enemy, hp }: Battle, tell: FortuneTell): Phase | null {
  const { open } = state;
  const ship = open.ships[seat]!;
  const gold = bountyOf(open, enemy, hp);
  ship.gold += gold;
  tell.all({ type: 'battle-won', seat, enemy, hp, gold, aboard: ship.gold });
  if (enemy === 'king') {
    tell.all({ type: 'king-slain', seat, tile: ship.at, gold });
    return endGame(state, { how: 'king', slayer: seat }, tell);
  }
  if (enemy === 'kraken') ship.gems += 1;
  removeToken(state, ship.at, tell);
  return null;
}

function bountyOf({ table }: Open, enemy: Enemy, hp: number): number {
  if (enemy === 'kraken') return KRAKEN_GOLD;
  return enemy === 'pirate' || table.kingBounty ? BOUNTY * hp : 0; // 11.3
}
