// START HERE: the rules of Waves of Fortune. Numbers are paragraphs of RULES.md.
//
// A turn is a chain of things that happen, with a decision wherever a captain has a choice: `phases` asks and answers,
// `effects` is what happens without a decision, and `open.agenda` is what is still to happen after it.

import type { Game, Seat } from '../game.ts';
import { jointOf } from '../kit/joint.ts';
import { no } from '../kit/refusal.ts';
import { clockwise } from '../kit/ring.ts';
import { audit } from './audit.ts';
import { send as sendFighters } from './effects/battle.ts';
import { goAhead } from './effects/turn.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { parse } from './moves.ts';
import * as card from './phases/card.ts';
import * as dock from './phases/dock.ts';
import * as meet from './phases/meet.ts';
import * as sailing from './phases/move.ts';
import * as prepare from './phases/prepare.ts';
import * as ramming from './phases/ram.ts';
import * as send from './phases/send.ts';
import { layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import type {
  FortuneMenu,
  FortuneRefusal,
  FortuneState,
  FortuneTell,
  FortuneView,
  Move,
  Open,
  Phase,
  WavesOfFortune,
} from './types.ts';
import { words } from './words.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export const wavesOfFortune: Game<WavesOfFortune> = {
  ...meta,
  bound: 6000,
  interned: true,
  words,

  setup(seats, options, rng) {
    const { open, own, shut } = layOut(seats, options, rng);
    return { open, own, shut };
  },

  deciding({ phase }) {
    if (phase.kind === 'over') return NOBODY;
    return phase.kind === 'load' ? phase.waiting : ALONE[phase.seat]!;
  },

  joint({ phase, ships }) {
    return phase.kind === 'load' ? jointOf(clockwise(ships.length, 0), phase.waiting) : null;
  },

  menu({ open, seat }: FortuneView): FortuneMenu {
    const { phase } = open;
    return { ask: phase.kind, moves: isAsked(phase, seat) ? movesOf(open) : [], complete: true };
  },

  parse,

  check({ open, seat }, move) {
    return isAsked(open.phase, seat) ? refusalOf(open, move) : no('not-your-turn');
  },

  play(state, seat, move, tell) {
    const asked = act(state, seat, move, tell);
    if (!asked) goAhead(state, tell);
  },

  imagine,
  standings,
  progress,
  outcome,
  audit,
};

function isAsked(phase: Phase, seat: Seat | null): boolean {
  if (phase.kind === 'over' || seat === null) return false;
  return phase.kind === 'load' ? phase.waiting.includes(seat) : phase.seat === seat;
}

function movesOf(open: Open): readonly Move[] {
  const { phase } = open;
  switch (phase.kind) {
    case 'colour':
      return prepare.colourMenu(open);
    case 'load':
      return prepare.LOADS;
    case 'move':
      return sailing.menu(open, phase);
    case 'ram':
      return ramming.menu(open, phase);
    case 'pirate':
    case 'kraken':
    case 'king':
      return meet.menu(phase);
    case 'send':
      return send.menu(open, phase);
    case 'option':
    case 'beast':
    case 'drift':
    case 'peek':
    case 'raid':
    case 'swap':
      return card.menu(open, phase);
    case 'dock':
      return dock.menu(open, phase);
    case 'over':
      return [];
  }
}

function refusalOf(open: Open, move: Move): FortuneRefusal | null {
  const { phase } = open;
  switch (phase.kind) {
    case 'colour':
      return prepare.checkColour(open, move);
    case 'load':
      return prepare.checkLoad(move);
    case 'move':
      return sailing.check(open, phase, move);
    case 'ram':
      return ramming.check(open, phase, move);
    case 'pirate':
    case 'kraken':
    case 'king':
      return meet.check(phase, move);
    case 'send':
      return send.check(open, phase, move);
    case 'option':
    case 'beast':
    case 'drift':
    case 'peek':
    case 'raid':
    case 'swap':
      return card.check(open, phase, move);
    case 'dock':
      return dock.check(open, phase, move);
    case 'over':
      return no('not-now');
  }
}

/** True when somebody is asked something, or the game is over; otherwise the agenda goes on. */
function act(state: FortuneState, seat: Seat, move: Move, tell: FortuneTell): boolean {
  const { phase } = state.open;
  switch (phase.kind) {
    case 'colour':
      if (move.kind === 'colour') prepare.chooseColour(state, seat, move.colour, tell);
      return true;
    case 'load':
      if (move.kind !== 'load') return true;
      return prepare.load(state, seat, phase, move.crew, tell);
    case 'move':
      return sailing.play(state, phase, move, tell);
    case 'ram':
      return move.kind !== 'ram' || ramming.push(state, phase, move.to, tell);
    case 'pirate':
    case 'kraken':
    case 'king':
      return meet.play(state, phase, move, tell);
    case 'send':
      return move.kind !== 'send' || sendFighters(state, seat, phase.battle, move.fighters, tell);
    case 'option':
    case 'beast':
    case 'drift':
    case 'peek':
    case 'raid':
    case 'swap':
      return card.play(state, phase, move, tell);
    case 'dock':
      return dock.play(state, phase, move, tell);
    case 'over':
      return true;
  }
}
