// START HERE: the rules of Rolling Seas in the order of play. Numbers are paragraphs of RULES.md.

import type { Game, Seat } from '../game.ts';
import { commit, jointOf } from '../kit/joint.ts';
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
import { ADVENTURES, type Card, TURNS } from './tables/index.ts';
import type { Move, RollingSeas, SeasMenu, SeasRefusal, SeasState, SeasTell, SeasView } from './types.ts';
import { words } from './words.ts';

const QUIET: SeasTell = { all() {}, only() {} };
const NOBODY: readonly Seat[] = [];

export const rollingSeas: Game<RollingSeas> = {
  ...meta,
  bound: 500,
  interned: false,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng);
    drawIslands(state, QUIET);
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

  play(state, seat, move, tell) {
    const { phase, table } = state.open;
    if (phase.kind === 'over') return;
    if (phase.kind === 'action' && table.reveal === 'live' && action.isAction(move)) {
      action.act(state, seat, move, tell);
      state.open.phase = commit(phase, seat);
      if (!action.askNextLive(state, tell)) endRound(state, tell);
    } else {
      choose(state, phase, seat, move, tell);
      if (phase.waiting.length === 1) resolve(state, tell);
    }
  },

  imagine,
  standings,
  progress,
  outcome,
  audit,
};

/** All are in. */
function resolve(state: SeasState, tell: SeasTell): void {
  const { phase } = state.open;
  switch (phase.kind) {
    case 'island':
      island.resolve(state, tell);
      drawIslands(state, tell);
      return;
    case 'known':
      obstacle.resolve(state, tell);
      if (phase.next !== null) drawKnown(state, phase.next, null, tell);
      else chooseHome(state, tell);
      return;
    case 'home':
      home.resolve(state, tell);
      startRound(state, tell);
      return;
    case 'adventure':
      obstacle.resolve(state, tell);
      takeActions(state, tell);
      return;
    case 'action':
      action.resolve(state, tell);
      endRound(state, tell);
      return;
    case 'over':
      return;
  }
}

// Each step asks whoever has a choice, and goes on to the next by itself where nobody has.

/** 2 Islands */
function drawIslands(state: SeasState, tell: SeasTell): void {
  if (!island.askNext(state, tell)) turnUpKnown(state, tell);
}

/** 3.1 Both Known Obstacles are turned up, and the charts passed, before either is drawn. */
function turnUpKnown(state: SeasState, tell: SeasTell): void {
  const [first, second] = [drawCard(state), drawCard(state)];
  for (const card of [first, second]) tell.all({ type: 'known-turned', card });
  if (state.open.captains.length > 1) tell.all({ type: 'maps-passed', to: 'right' });
  drawKnown(state, first, second, tell);
}

function drawKnown(state: SeasState, card: Card, next: Card | null, tell: SeasTell): void {
  if (!obstacle.askFor(state, { kind: 'known', card, next }, tell)) resolve(state, tell);
}

/** 3.3 Home Port */
function chooseHome(state: SeasState, tell: SeasTell): void {
  if (!home.begin(state)) resolve(state, tell);
}

/** 4 Dice and Adventure */
function startRound(state: SeasState, tell: SeasTell): void {
  const { open } = state;
  rollDice(state, tell);
  if (!bringsAdventure(open.dice!)) {
    takeActions(state, tell);
    return;
  }
  const card = drawCard(state);
  const { pass } = ADVENTURES[card]!;
  tell.all({ type: 'adventure', card });
  if (pass !== 'keep' && open.captains.length > 1) tell.all({ type: 'maps-passed', to: pass });
  if (!obstacle.askFor(state, { kind: 'adventure', card }, tell)) resolve(state, tell);
}

/** 5 The action */
function takeActions(state: SeasState, tell: SeasTell): void {
  if (!action.begin(state, tell)) resolve(state, tell);
}

/** 11 The end */
function endRound(state: SeasState, tell: SeasTell): void {
  if (state.open.turn < TURNS) startRound(state, tell);
  else endVoyage(state, tell);
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
