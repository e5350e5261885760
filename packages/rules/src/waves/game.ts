// START HERE: the rules of W·A·V·E·S in the order of play. Numbers are paragraphs of RULES.md.

import type { Game } from '../game.ts';
import { flow } from '../kit/flow.ts';
import { jointOf } from '../kit/joint.ts';
import { SILENT } from '../kit/silent.ts';
import { alwaysAsked, audit } from './audit.ts';
import { actAtOnce, activateTablet, placeShells } from './effects/majority.ts';
import { agentsBecomeElders, everybodyDraws, moveToken, replaceExtra } from './effects/newRound.ts';
import { runWaves } from './effects/waves.ts';
import { mustDiscard, ownerOf, talk } from './facts.ts';
import { imagine } from './imagine.ts';
import { meta, type WavesOptions } from './meta.ts';
import { parse } from './moves.ts';
import * as discarding from './phases/discard.ts';
import * as playing from './phases/play.ts';
import * as placing from './phases/token.ts';
import { dealHands, layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import type { Phase, Waves, WavesState, WavesTell } from './types.ts';
import { words } from './words.ts';

const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3], [4], [5]];

const STEPS = {
  token: placing.begin,
  deal: dealHands,
  play: startRound,
  waves: resolveAgents,
  discard: discarding.begin,
  extra: replaceExtra,
};

const { begin, menu, check, play } = flow<Waves, keyof typeof STEPS>({
  decisions: { play: playing.agents, discard: discarding.discard, token: placing.token },
  steps: STEPS,
  once: ['token', 'deal'], // 9.2 Head to head, 1.5 Hands
  round: [
    'play', // 3 Open Majority, 4 Playing Agents
    'waves', // 5 True Majority, 6 The waves, 8.1 to 8.4 Preparing a new round
    'discard', // 8.3
    'extra', // 8.5
  ],
});

export const waves: Game<Waves, WavesOptions> = {
  ...meta,
  bound: 2000,
  interned: true,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng, SILENT);
    begin(state, 'token', SILENT);
    const { open, own, shut } = state;
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

  play,

  imagine,
  standings,
  progress,
  outcome,
  talk,
  audit,
};

// What nobody decides in between is called here and not listed as steps of its own, because W·A·V·E·S is played by the
// million and each step costs a call that cannot be inlined.

function startRound(state: WavesState, tell: WavesTell): Phase | null {
  placeShells(state, tell); // 3 Open Majority
  return playing.begin(state, tell); // 4 Playing Agents
}

function resolveAgents(state: WavesState, tell: WavesTell): Phase | null {
  const tablet = activateTablet(state, tell); // 5 True Majority
  actAtOnce(state, tablet, tell);
  runWaves(state, tablet, tell); // 6 The waves
  const { phase } = state.open;
  if (phase.kind === 'over') return phase;
  moveToken(state, tell); // 8 Preparing a new round
  everybodyDraws(state, tell);
  agentsBecomeElders(state, tell);
  return null;
}
