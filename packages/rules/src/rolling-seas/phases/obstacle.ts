// Rules 3.1 and 4: the same obstacle is drawn on every chart, by its captain or by a neighbour.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { chartDrawnOn, placements, whyNotDraw } from '../facts/placement.ts';
import { cardLayings } from '../facts/shapes.ts';
import { OBSTACLE } from '../moves.ts';
import { ADVENTURES, CURRENT, type Kind, MONSTER, ROCKS, STORM } from '../tables/index.ts';
import type {
  Chart,
  DrawnObstacle,
  Move,
  Open,
  Phase,
  SeasMenu,
  SeasRefusal,
  SeasState,
  SeasTell,
  SeasView,
} from '../types.ts';
import { among, ask, isAsked, type Question, reveal } from './waiting.ts';

type DrawObstacle = Extract<Move, { kind: 'obstacle' }>;

const isAskedToDraw = (view: SeasView): boolean => isAsked(view, 'known') || isAsked(view, 'adventure');

export function menu(view: SeasView): SeasMenu {
  const { open, seat } = view;
  return { ask: askOf(open), moves: isAskedToDraw(view) ? drawings(open, seat!) : [], complete: true };
}

function drawings(open: Open, seat: Seat, most?: number): Move[] {
  const { phase } = open;
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return [];
  return placements(open, phase.card, chartDrawnOn(open, seat), most).map(({ pose, at }) => OBSTACLE[pose]![at]!);
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

export function check(view: SeasView, move: DrawObstacle): SeasRefusal | null {
  const { open, seat } = view;
  const { phase } = open;
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return no('not-now');
  if (!isAskedToDraw(view)) return no('not-your-turn');
  return whyNotDraw(open, phase.card, chartDrawnOn(open, seat!), move);
}

type Drawing = Question<Extract<Phase, { kind: 'known' | 'adventure' }>>;

/** Asks for a card to be drawn; false when nobody has a choice. 4.6 Where it fits nowhere, nothing is drawn. */
export function askFor(state: SeasState, drawing: Drawing, tell: SeasTell): boolean {
  const { open } = state;
  return ask(state, drawing, seat => {
    const moves = drawings(open, seat, 2);
    if (moves.length === 0) tell.all({ type: 'no-room', on: chartDrawnOn(open, seat), card: drawing.card });
    return among(moves);
  });
}

/** The last one in: all charts are drawn on and returned. */
export function resolve(state: SeasState, tell: SeasTell): void {
  const { open } = state;
  const { phase, captains } = open;
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return;
  for (const [by, { pose, at }] of reveal(state, 'obstacle')) {
    const on = chartDrawnOn(open, by);
    draw(captains[on]!.chart, { card: phase.card, pose, at, by, turn: open.turn });
    tell.all({ type: 'obstacle-drawn', by, on, card: phase.card, pose, at });
  }
}

const CONTENT: Record<Exclude<Kind, 'current'>, number> = { rocks: ROCKS, storm: STORM, monster: MONSTER };

export function draw(chart: Chart, obstacle: DrawnObstacle): void {
  const { kind } = ADVENTURES[obstacle.card]!;
  const { cells, arrows } = cardLayings(obstacle.card).find(obstacle)!;
  for (let i = 0; i < cells.length; i++)
    chart.cells[cells[i]!] = kind === 'current' ? CURRENT + arrows[i]! : CONTENT[kind];
  chart.obstacles.push(obstacle);
}
