// The vocabulary of cards and tokens (4.2), as data, and short words to write it down with.

import type { Token, TreasureMap } from './names.ts';

/** What must be in the hold to take an option. */
export type Need = { food?: number; crew?: number };
export type CardOption = { label: string; need: Need; fx: readonly Op[] };

/** One operation on a ship, called S below; its owner decides. */
export type Op =
  /** S gains gold. */
  | readonly ['gold', number]
  /** S gains (as far as there is room) or loses food or crew. */
  | readonly ['food', number]
  | readonly ['crew', number]
  /** A die; the row it falls in is carried out. */
  | readonly ['roll', readonly Row[]]
  /** One of these whose need is met. */
  | readonly ['choose', readonly CardOption[]]
  /** Pirates: fight, or let them lie. */
  | readonly ['pirate', hp: number]
  | readonly ['kraken']
  /** An animal: run for so much food, or stand with up to three crew; a die of `least` wins. */
  | readonly ['beast', least: number, win: readonly Op[], run: number]
  /** A token on this tile, which acts at once. */
  | readonly ['token', Exclude<Token, 'pirate' | 'kraken'>]
  | readonly ['map', TreasureMap]
  /** S may go to a free tile so near. */
  | readonly ['drift', steps: number]
  /** S is swept to a revealed whirlpool. */
  | readonly ['maelstrom']
  /** S’s owner may look at so many hidden tiles so near. */
  | readonly ['peek', tiles: number, steps: number]
  /** Up to so much food for crew, or crew for food. */
  | readonly ['swap', number]
  /** Every ship at sea, S first. */
  | readonly ['all', readonly Op[]]
  /** Up to so much gold from a ship so near. */
  | readonly ['raid', steps: number, gold: number]
  /** No wind on S’s next turn. */
  | readonly ['becalm'];

type Row = readonly [from: number, to: number, fx: readonly Op[]];

export const gold = (n: number): Op => ['gold', n];
export const food = (n: number): Op => ['food', n];
export const crew = (n: number): Op => ['crew', n];
export const roll = (...rows: Row[]): Op => ['roll', rows];
export const row = (from: number, to: number, ...fx: Op[]): Row => [from, to, fx];
export const choose = (...choices: CardOption[]): Op => ['choose', choices];
export const option = (label: string, need: Need, ...fx: Op[]): CardOption => ({ label, need, fx });
export const beast = (least: number, run: number, ...win: Op[]): Op => ['beast', least, win, run];
export const all = (...fx: Op[]): Op => ['all', fx];
