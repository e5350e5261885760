// START HERE: the rules of Rolling Seas in the order of play. Numbers are paragraphs of RULES.md.

import type { Game, Seat } from '../game.ts';
import { jointOf } from '../kit/joint.ts';
import { clockwise } from '../kit/ring.ts';
import { audit } from './audit.ts';
import { bringsAdventure, drawCard, endVoyage, rollDice } from './effects/round.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { parse } from './moves.ts';
import * as action from './phases/action.ts';
import * as home from './phases/home.ts';
import * as island from './phases/island.ts';
import * as obstacle from './phases/obstacle.ts';
import { choose } from './phases/waiting.ts';
import { layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import { ADVENTURES, TURNS } from './tables/index.ts';
import type { Move, RollingSeas, SeasMenu, SeasRefusal, SeasState, SeasTell, SeasView } from './types.ts';
import { words } from './words.ts';

const QUIET: SeasTell = { all() {}, only() {} };
const NOBODY: readonly Seat[] = [];
const KNOWN_OBSTACLES = 2;

export const rollingSeas: Game<RollingSeas> = {
  ...meta,
  bound: 500,
  interned: false,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng);
    island.turnUpNext(state, everybody(state), QUIET);
    const { open, own, shut } = state;
    return { open, own, shut };
  },

  deciding({ phase, table }) {
    if (phase.kind === 'over') return NOBODY;
    return phase.kind === 'action' && table.reveal === 'live' ? phase.waiting.slice(0, 1) : phase.waiting;
  },

  joint(open) {
    const { phase, table, captains } = open;
    if (phase.kind === 'over' || (phase.kind === 'action' && table.reveal === 'live')) return null;
    const isDrawing = phase.kind === 'known' || phase.kind === 'adventure';
    const takingPart = isDrawing ? obstacle.whoHasRoom(open, phase.card) : clockwise(captains.length, 0);
    return jointOf(takingPart, phase.waiting);
  },

  menu,
  parse,
  check,

  play(state, seat, move, tell) {
    const { phase, table } = state.open;
    if (phase.kind === 'over') return;
    if (phase.kind === 'action' && table.reveal === 'live' && action.isAction(move)) {
      action.act(state, seat, move, tell);
      state.open.phase = { ...phase, waiting: phase.waiting.slice(1) };
    } else {
      choose(state, phase, seat, move, tell);
    }
    if (phase.waiting.length === 1) resolve(state, tell);
  },

  imagine,
  standings,
  progress,
  outcome,
  audit,
};

const everybody = ({ own }: SeasState): Seat[] => clockwise(own.length, 0).slice();

/** All are in. */
function resolve(state: SeasState, tell: SeasTell): void {
  const { open } = state;
  switch (open.phase.kind) {
    case 'island': // 2 Islands
      island.resolve(state, tell);
      if (!island.turnUpNext(state, everybody(state), tell)) turnUpKnown(state, tell);
      return;
    case 'known': // 3.1 Known Obstacles
      obstacle.resolve(state, tell);
      turnUpKnown(state, tell);
      return;
    case 'home': // 3.3 Home Port
      home.resolve(state, tell);
      startRound(state, tell);
      return;
    case 'adventure': // 4 Adventure
      obstacle.resolve(state, tell);
      open.phase = { kind: 'action', waiting: everybody(state) };
      return;
    case 'action': // 5 Action
      action.resolve(state, tell);
      if (open.turn < TURNS) startRound(state, tell);
      else endVoyage(state, tell); // 11 The end
      return;
    case 'over':
      return;
  }
}

/** 3.1 The next of the two Known Obstacles that somebody has room for, or the choice of a Home Port. */
function turnUpKnown(state: SeasState, tell: SeasTell): void {
  const { open } = state;
  while (open.discard.length < KNOWN_OBSTACLES) {
    const card = drawCard(state);
    tell.all({ type: 'known-turned', card });
    if (open.captains.length > 1) tell.all({ type: 'maps-passed', to: 'right' });
    open.phase = { kind: 'known', card, waiting: [] };
    open.phase.waiting = obstacle.whoDraws(open, card, tell);
    if (open.phase.waiting.length > 0) return;
  }
  open.phase = { kind: 'home', waiting: everybody(state) };
}

function startRound(state: SeasState, tell: SeasTell): void {
  const { open } = state;
  rollDice(state, tell);
  if (bringsAdventure(open.dice!)) {
    const card = drawCard(state);
    const { pass } = ADVENTURES[card]!;
    tell.all({ type: 'adventure', card });
    if (pass !== 'keep' && open.captains.length > 1) tell.all({ type: 'maps-passed', to: pass });
    open.phase = { kind: 'adventure', card, waiting: [] };
    open.phase.waiting = obstacle.whoDraws(open, card, tell);
    if (open.phase.waiting.length > 0) return;
  }
  open.phase = { kind: 'action', waiting: everybody(state) };
}

function menu(view: SeasView): SeasMenu {
  switch (view.open.phase.kind) {
    case 'island':
      return island.menu(view);
    case 'known':
    case 'adventure':
      return obstacle.menu(view);
    case 'home':
      return home.menu(view);
    case 'action':
      return action.menu(view);
    case 'over':
      return OVER;
  }
}
const OVER: SeasMenu = { ask: 'over', moves: [], complete: true };

function check(view: SeasView, move: Move): SeasRefusal | null {
  switch (move.kind) {
    case 'island':
      return island.check(view, move);
    case 'obstacle':
      return obstacle.check(view, move);
    case 'home':
      return home.check(view, move);
    case 'sail':
    case 'explore':
    case 'port':
      return action.check(view, move);
  }
}
