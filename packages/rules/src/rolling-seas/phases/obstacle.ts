// Rules 3.1 and 4: the same obstacle is drawn on every chart, by its captain or by a neighbour.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { bringsAdventure, drawCard } from '../effects/round.ts';
import { chartDrawnOn, placesOf, whyNotDraw } from '../facts/placement.ts';
import { cardLayings } from '../facts/shapes.ts';
import { OBSTACLE_AT } from '../moves.ts';
import { ADVENTURES, CURRENT, type Kind, MONSTER, ROCKS, STORM } from '../tables/index.ts';
import type {
  Chart,
  DrawnObstacle,
  Move,
  Open,
  Phase,
  RollingSeas,
  SeasMenu,
  SeasRefusal,
  SeasState,
  SeasTell,
  SeasView,
} from '../types.ts';
import { among, ask, isAsked, type Question, reveal, together } from './waiting.ts';

type DrawObstacle = Extract<Move, { kind: 'obstacle' }>;

const isAskedToDraw = (view: SeasView): boolean => isAsked(view, 'known') || isAsked(view, 'adventure');

function menu(view: SeasView): SeasMenu {
  const { open, seat } = view;
  return { ask: askOf(open), moves: isAskedToDraw(view) ? drawings(open, seat!) : [], complete: true };
}

function drawings(open: Open, seat: Seat, most?: number): Move[] {
  const { phase } = open;
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return [];
  return placesOf<Move>(open, phase.card, chartDrawnOn(open, seat), OBSTACLE_AT, most);
}

/** Where a card may lie, and on whose chart, is told in other words for each of these. */
function askOf({ phase, captains }: Open): string {
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return 'adventure';
  const { kind, pass } = ADVENTURES[phase.card]!;
  if (captains.length === 1)
    return kind === 'rocks' ? 'rocks-alone' : phase.kind === 'known' ? 'known-alone' : 'adventure';
  if (phase.kind === 'known') return 'known';
  return pass === 'keep' ? 'adventure' : 'adventure-passed';
}

function check(view: SeasView, move: DrawObstacle): SeasRefusal | null {
  const { open, seat } = view;
  const { phase } = open;
  if ((phase.kind !== 'known' && phase.kind !== 'adventure') || !isAskedToDraw(view)) return no('not-your-turn');
  return whyNotDraw(open, phase.card, chartDrawnOn(open, seat!), move);
}

const CONTENT: Record<Exclude<Kind, 'current'>, number> = { rocks: ROCKS, storm: STORM, monster: MONSTER };

export function draw(chart: Chart, obstacle: DrawnObstacle): void {
  const { kind } = ADVENTURES[obstacle.card]!;
  const { cells, arrows } = cardLayings(obstacle.card).find(obstacle)!;
  for (let i = 0; i < cells.length; i++)
    chart.cells[cells[i]!] = kind === 'current' ? CURRENT + arrows[i]! : CONTENT[kind];
  chart.obstacles.push(obstacle);
}

type KnownPhase = Extract<Phase, { kind: 'known' }>;
type Adventure = Extract<Phase, { kind: 'adventure' }>;

/** Asks for a card to be drawn. 4.6 Where it fits nowhere, nothing is drawn. */
function askFor(state: SeasState, question: Question<KnownPhase | Adventure>, tell: SeasTell): Phase | null {
  const choiceOf = (open: Open, seat: Seat) => {
    const moves = drawings(open, seat, 2);
    if (moves.length === 0) tell.all({ type: 'no-room', on: chartDrawnOn(open, seat), card: question.card });
    return among(moves);
  };
  return ask<KnownPhase | Adventure>(state, question, choiceOf, carryOut, tell);
}

/** All are in: the charts are drawn on and returned, or the second Known Obstacle is asked for. */
function carryOut(state: SeasState, phase: KnownPhase | Adventure, tell: SeasTell): Phase | null {
  const open = { ...state.open, phase };
  for (const [by, { pose, at }] of reveal(state, 'obstacle')) {
    const on = chartDrawnOn(open, by);
    draw(open.captains[on]!.chart, { card: phase.card, pose, at, by, turn: open.turn });
    tell.all({ type: 'obstacle-drawn', by, on, card: phase.card, pose, at });
  }
  if (phase.kind !== 'known' || phase.next === null) return null;
  return askFor(state, { kind: 'known', card: phase.next, next: null }, tell);
}

/** 3.1 Both Known Obstacles are turned up, and the charts passed, before either is drawn. */
export function beginKnown(state: SeasState, tell: SeasTell): Phase | null {
  const [card, next] = [drawCard(state), drawCard(state)];
  for (const turned of [card, next]) tell.all({ type: 'known-turned', card: turned });
  if (state.open.captains.length > 1) tell.all({ type: 'maps-passed', to: 'right' });
  return askFor(state, { kind: 'known', card, next }, tell);
}

/** 4.1 Dice alike bring a card. */
export function beginAdventure(state: SeasState, tell: SeasTell): Phase | null {
  const { open } = state;
  if (!bringsAdventure(open.dice!)) return null;
  const card = drawCard(state);
  const { pass } = ADVENTURES[card]!;
  tell.all({ type: 'adventure', card });
  if (pass !== 'keep' && open.captains.length > 1) tell.all({ type: 'maps-passed', to: pass });
  return askFor(state, { kind: 'adventure', card }, tell);
}

/** Of a Known Obstacle and of an Adventure card. */
export const obstacle: Decision<RollingSeas, DrawObstacle> = together({ kinds: ['obstacle'], menu, check, carryOut });
