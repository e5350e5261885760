// START HERE: the rules of Rolling with the Waves in the order of play. Numbers are paragraphs of RULES.md.

import type { Game } from '../game.ts';
import { flow } from '../kit/flow.ts';
import { jointOf } from '../kit/joint.ts';
import { SILENT } from '../kit/silent.ts';
import { audit } from './audit.ts';
import { endIfDone, gainFromPorts, hireCrew } from './effects/anchor.ts';
import { drawAndRoll, dropAnchor } from './effects/dice.ts';
import { writeValues } from './effects/writing.ts';
import { everybody } from './facts.ts';
import { imagine } from './imagine.ts';
import { meta, type RollingOptions } from './meta.ts';
import { parse } from './moves.ts';
import * as allocating from './phases/allocate.ts';
import * as drafting from './phases/draft.ts';
import * as firing from './phases/fire.ts';
import * as raising from './phases/raise.ts';
import { layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import type { RollingWithTheWaves } from './types.ts';
import { words } from './words.ts';

const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3], [4]];

const STEPS = {
  roll: drawAndRoll,
  draft: drafting.begin,
  allocate: allocating.begin,
  raise: raising.begin,
  write: writeValues,
  fire: firing.begin,
  ports: gainFromPorts,
  crew: hireCrew,
  end: endIfDone,
  anchor: dropAnchor,
};

const { begin, menu, check, play } = flow<RollingWithTheWaves, keyof typeof STEPS>({
  decisions: {
    draft: drafting.draft,
    allocate: allocating.allocate,
    raise: raising.raise,
    fire: firing.fire,
  },
  steps: STEPS,
  round: [
    'roll', // 4.1 Three dice a captain
    'draft', // 4 Draft Dice
    'allocate', // 5 Allocate Dice
    'raise', // 6.3 Raise Spirits
    'write', // 6 Write Values
    'fire', // 7 Fire Cannons
    'ports', // 8.1 Raid Ports
    'crew', // 8.3 Hire Crew
    'end', // 9 The end
    'anchor', // 8.4 Drop Anchor
  ],
});

export const rollingWithTheWaves: Game<RollingWithTheWaves, RollingOptions> = {
  ...meta,
  bound: 2000,
  interned: true,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng);
    begin(state, 'roll', SILENT);
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
    const { phase } = open;
    if (phase.kind === 'allocate') return jointOf(everybody(open), phase.waiting);
    return phase.kind === 'raise' ? jointOf(raising.whoMayRaise(open), phase.waiting) : null;
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
