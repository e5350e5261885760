// START HERE: the rules of Rolling Seas in the order of play. Numbers are paragraphs of RULES.md.

import type { Game, Seat } from '../game.ts';
import { flow } from '../kit/flow.ts';
import { jointOf } from '../kit/joint.ts';
import { SILENT } from '../kit/silent.ts';
import { audit } from './audit.ts';
import { endVoyage, rollDice } from './effects/round.ts';
import { imagine } from './imagine.ts';
import { meta, type SeasOptions } from './meta.ts';
import { parse } from './moves.ts';
import * as acting from './phases/action.ts';
import * as choosingHome from './phases/home.ts';
import * as drawingIslands from './phases/island.ts';
import * as drawingObstacles from './phases/obstacle.ts';
import { layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import type { RollingSeas } from './types.ts';
import { words } from './words.ts';

const NOBODY: readonly Seat[] = [];

const STEPS = {
  island: drawingIslands.begin,
  known: drawingObstacles.beginKnown,
  home: choosingHome.begin,
  dice: rollDice,
  adventure: drawingObstacles.beginAdventure,
  action: acting.begin,
  end: endVoyage,
};

const { begin, menu, check, play } = flow<RollingSeas, keyof typeof STEPS>({
  decisions: {
    island: drawingIslands.island,
    known: drawingObstacles.obstacle,
    home: choosingHome.home,
    adventure: drawingObstacles.obstacle,
    action: acting.action,
  },
  steps: STEPS,
  once: [
    'island', // 2 Islands
    'known', // 3.1 Known Obstacles
    'home', // 3.3 Home Port
  ],
  round: [
    'dice', // 4.1
    'adventure', // 4 Adventure
    'action', // 5 The action
    'end', // 11 The end
  ],
});

export const rollingSeas: Game<RollingSeas, SeasOptions> = {
  ...meta,
  bound: 500,
  interned: false,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng);
    begin(state, 'island', SILENT);
    const { open, own, shut } = state;
    return { open, own, shut };
  },

  deciding({ phase, table }) {
    if (phase.kind === 'over') return NOBODY;
    return phase.kind === 'action' && table.reveal === 'live' ? phase.waiting.slice(0, 1) : phase.waiting;
  },

  joint({ phase, table }) {
    if (phase.kind === 'over' || (phase.kind === 'action' && table.reveal === 'live')) return null;
    return jointOf(phase.asked, phase.waiting);
  },

  menu,
  parse,
  check,
  play,
  imagine,
  standings,
  progress,
  outcome,
  audit,
};
