// START HERE: the rules of W·A·V·E·S in the order of play. Numbers are paragraphs of RULES.md.

import type { Game } from '../game.ts';
import { jointOf } from '../kit/joint.ts';
import { SILENT } from '../kit/silent.ts';
import { alwaysAsked, audit } from './audit.ts';
import { actAtOnce, activateTablet, placeShells } from './effects/majority.ts';
import {
  agentsBecomeElders,
  askForDiscards,
  discardTogether,
  everybodyDraws,
  moveToken,
  replaceExtra,
} from './effects/newRound.ts';
import { runWaves } from './effects/waves.ts';
import { mustDiscard, ownerOf, talk } from './facts.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { parse } from './moves.ts';
import * as discard from './phases/discard.ts';
import * as agents from './phases/play.ts';
import * as token from './phases/token.ts';
import { dealHands, layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import type { Move, Waves, WavesMenu, WavesRefusal, WavesState, WavesTell, WavesView } from './types.ts';
import { words } from './words.ts';

const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3], [4], [5]];

export const waves: Game<Waves> = {
  ...meta,
  bound: 2000,
  interned: true,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng, SILENT);
    const { open, own, shut } = state;
    if (options['mode'] === 'head-to-head') {
      open.phase = { kind: 'token', chooser: 1 - open.token }; // 9.2: hands are dealt after it
    } else {
      dealHands(state, SILENT);
      startRound(state, SILENT);
    }
    return { open, own, shut };
  },

  deciding(open) {
    const { phase } = open;
    switch (phase.kind) {
      case 'token':
        return ALONE[phase.chooser]!;
      case 'play':
        return ALONE[ownerOf(open, phase.place)]!;
      case 'discard':
        return phase.waiting;
      case 'over':
        return NOBODY;
    }
  },

  joint(open) {
    const { phase } = open;
    if (phase.kind !== 'discard') return null;
    return jointOf(mustDiscard(open), phase.waiting);
  },

  menu,
  alwaysAsked,
  parse,
  check,

  play(state, seat, move, tell) {
    const { open } = state;
    const { phase } = open;
    if (phase.kind === 'token' && move.kind === 'token') {
      token.play(state, seat, move, tell);
      dealHands(state, tell);
      startRound(state, tell);
    } else if (phase.kind === 'play' && (move.kind === 'follow' || move.kind === 'rebel')) {
      agents.play(state, seat, phase.place, move, tell);
      const next = agents.nextPlace(open, phase.place);
      if (next === null) resolveRound(state, tell);
      else agents.ask(state, next, tell);
    } else if (phase.kind === 'discard' && move.kind === 'discard') {
      discard.play(state, phase.waiting, seat, move, tell);
      finishRoundWhenAllDiscarded(state, tell);
    }
  },

  imagine,
  standings,
  progress,
  outcome,
  talk,
  audit,
};

function startRound(state: WavesState, tell: WavesTell): void {
  state.open.round += 1;
  placeShells(state, tell); // 3 Open Majority
  agents.ask(state, state.open.token, tell); // 4 Playing Agents, clockwise from the Wave token
}

function resolveRound(state: WavesState, tell: WavesTell): void {
  const tablet = activateTablet(state, tell); // 5 True Majority
  actAtOnce(state, tablet, tell);
  runWaves(state, tablet, tell); // 6 The waves
  if (state.open.phase.kind === 'over') return;
  moveToken(state, tell); // 8 Preparing a new round
  everybodyDraws(state, tell);
  agentsBecomeElders(state, tell);
  askForDiscards(state);
  finishRoundWhenAllDiscarded(state, tell);
}

function finishRoundWhenAllDiscarded(state: WavesState, tell: WavesTell): void {
  const { phase } = state.open;
  if (phase.kind === 'discard' && phase.waiting.length > 0) return;
  discardTogether(state, tell);
  replaceExtra(state, tell);
  startRound(state, tell);
}

function menu(view: WavesView): WavesMenu {
  switch (view.open.phase.kind) {
    case 'token':
      return token.menu(view);
    case 'play':
      return agents.menu(view);
    case 'discard':
      return discard.menu(view);
    case 'over':
      return OVER;
  }
}
const OVER: WavesMenu = { ask: 'over', moves: [], complete: true };

function check(view: WavesView, move: Move): WavesRefusal | null {
  switch (move.kind) {
    case 'token':
      return token.check(view, move);
    case 'follow':
    case 'rebel':
      return agents.check(view, move);
    case 'discard':
      return discard.check(view, move);
  }
}
