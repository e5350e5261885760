// START HERE: the rules of Rolling with the Waves in the order of play. Numbers are paragraphs of RULES.md.

import type { Game, Seat } from '../game.ts';
import { jointOf } from '../kit/joint.ts';
import { audit } from './audit.ts';
import { endIfDone, gainFromPorts, hireCrew } from './effects/anchor.ts';
import { drawAndRoll, dropAnchor } from './effects/dice.ts';
import { reveal, writeValues } from './effects/writing.ts';
import { firingOrder } from './facts.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { parse } from './moves.ts';
import * as allocate from './phases/allocate.ts';
import * as draft from './phases/draft.ts';
import * as fire from './phases/fire.ts';
import * as raise from './phases/raise.ts';
import { layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import type {
  Move,
  RollingMenu,
  RollingRefusal,
  RollingState,
  RollingTell,
  RollingView,
  RollingWithTheWaves,
} from './types.ts';
import { words } from './words.ts';

const QUIET: RollingTell = { all() {}, only() {} };

const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3], [4]];
const ALL: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]];

export const rollingWithTheWaves: Game<RollingWithTheWaves> = {
  ...meta,
  bound: 2000,
  interned: true,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng);
    startRound(state, QUIET);
    const { open, own, shut } = state;
    return { open, own, shut };
  },

  deciding({ phase }) {
    switch (phase.kind) {
      case 'draft':
        return ALONE[phase.seat]!;
      case 'allocate':
      case 'raise':
        return phase.waiting;
      case 'fire':
        return ALONE[phase.queue[0]!]!;
      case 'over':
        return NOBODY;
    }
  },

  joint(open) {
    const { phase, captains } = open;
    if (phase.kind === 'allocate') return jointOf(ALL[captains.length]!, phase.waiting);
    return phase.kind === 'raise' ? jointOf(raise.whoMayRaise(open), phase.waiting) : null;
  },

  menu,
  parse,
  check,

  play(state, seat, move, tell) {
    const { open } = state;
    const { phase } = open;
    if (phase.kind === 'draft' && (move.kind === 'draft' || move.kind === 'sailor')) {
      draft.play(state, seat, move, tell);
      draftFrom(state, draft.nextCaptain(open, seat), tell);
    } else if (phase.kind === 'allocate' && (move.kind === 'allocate' || move.kind === 'bury')) {
      allocate.play(state, phase, seat, move, tell);
      if (phase.waiting.length === 1) revealAll(state, tell);
    } else if (phase.kind === 'raise' && (move.kind === 'raise' || move.kind === 'keep')) {
      raise.play(state, phase, seat, move, tell);
      if (phase.waiting.length === 1) writeAndFire(state, tell);
    } else if (phase.kind === 'fire' && (move.kind === 'fire' || move.kind === 'broadside')) {
      fire.play(state, phase, seat, move, tell);
      finishRoundWhenAllFired(state, tell);
    }
  },

  imagine,
  standings,
  progress,
  outcome,
  audit,
};

function startRound(state: RollingState, tell: RollingTell): void {
  const { open } = state;
  open.round += 1;
  tell.all({ type: 'round', round: open.round, first: open.first });
  drawAndRoll(state, tell); // 4 Draft Dice
  draftFrom(state, open.first, tell);
}

function draftFrom(state: RollingState, seat: Seat | null, tell: RollingTell): void {
  const { open } = state;
  if (!draft.askFrom(state, seat, tell)) open.phase = { kind: 'allocate', waiting: ALL[open.captains.length]!.slice() };
}

function revealAll(state: RollingState, tell: RollingTell): void {
  reveal(state, tell); // 6 Write Values
  const waiting = raise.whoMayRaise(state.open);
  state.open.phase = { kind: 'raise', waiting };
  if (waiting.length === 0) writeAndFire(state, tell);
}

function writeAndFire(state: RollingState, tell: RollingTell): void {
  writeValues(state, tell);
  const seats = firingOrder(state.open); // 7 Fire Cannons
  if (seats.length > 0) tell.all({ type: 'firing-order', seats });
  fire.askNext(state, seats, tell);
  finishRoundWhenAllFired(state, tell);
}

function finishRoundWhenAllFired(state: RollingState, tell: RollingTell): void {
  const { phase } = state.open;
  if (phase.kind === 'fire' && phase.queue.length > 0) return;
  gainFromPorts(state, tell); // 8 Raid Ports, Hire Crew
  hireCrew(state, tell);
  endIfDone(state, tell); // 9 Drop Anchor
  if (state.open.phase.kind === 'over') return;
  dropAnchor(state, tell);
  startRound(state, tell);
}

function menu(view: RollingView): RollingMenu {
  switch (view.open.phase.kind) {
    case 'draft':
      return draft.menu(view);
    case 'allocate':
      return allocate.menu(view);
    case 'raise':
      return raise.menu(view);
    case 'fire':
      return fire.menu(view);
    case 'over':
      return OVER;
  }
}
const OVER: RollingMenu = { ask: 'over', moves: [], complete: true };

function check(view: RollingView, move: Move): RollingRefusal | null {
  switch (move.kind) {
    case 'draft':
    case 'sailor':
      return draft.check(view, move);
    case 'allocate':
    case 'bury':
      return allocate.check(view, move);
    case 'raise':
    case 'keep':
      return raise.check(view, move);
    case 'fire':
    case 'broadside':
      return fire.check(view, move);
  }
}
