// Rules 3.1 and 4: the same obstacle is drawn on every chart, by its captain or by a neighbour.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { clockwise } from '../../kit/ring.ts';
import { chartDrawnOn, fitsSomewhere, placements, whyNotDraw } from '../facts/placement.ts';
import { cardLayings } from '../facts/shapes.ts';
import { OBSTACLE } from '../moves.ts';
import { ADVENTURES, type Card, CURRENT, type Kind, MONSTER, ROCKS, STORM } from '../tables/index.ts';
import type {
  Chart,
  DrawnObstacle,
  Move,
  Open,
  SeasMenu,
  SeasRefusal,
  SeasState,
  SeasTell,
  SeasView,
} from '../types.ts';
import { isAsked, reveal } from './waiting.ts';

type DrawObstacle = Extract<Move, { kind: 'obstacle' }>;

const isAskedToDraw = (view: SeasView): boolean => isAsked(view, 'known') || isAsked(view, 'adventure');

export function menu(view: SeasView): SeasMenu {
  const moves: Move[] = [];
  const { open, seat } = view;
  const { phase } = open;
  if ((phase.kind === 'known' || phase.kind === 'adventure') && isAskedToDraw(view))
    for (const { pose, at } of placements(open, phase.card, chartDrawnOn(open, seat!)))
      moves.push(OBSTACLE[pose]![at]!);
  return { ask: askOf(open), moves, complete: true };
}

/** Rocks are drawn to hinder, the rest to help: they are asked for in other words. */
function askOf({ phase, captains }: Open): string {
  if (phase.kind === 'known') return captains.length === 1 ? 'known-alone' : 'known';
  if (phase.kind !== 'adventure') return 'adventure';
  return ADVENTURES[phase.card]!.pass === 'keep' || captains.length === 1 ? 'adventure' : 'adventure-passed';
}

export function check(view: SeasView, move: DrawObstacle): SeasRefusal | null {
  const { open, seat } = view;
  const { phase } = open;
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return no('not-now');
  if (!isAskedToDraw(view)) return no('not-your-turn');
  return whyNotDraw(open, phase.card, chartDrawnOn(open, seat!), move);
}

/** 4.6 Who has to draw the card: on the charts of the others it fits nowhere. */
export const whoHasRoom = (open: Open, card: Card): Seat[] =>
  clockwise(open.captains.length, 0).filter(seat => fitsSomewhere(open, card, chartDrawnOn(open, seat)));

/** 4.6 Whom to wait for: where the card fits nowhere, nothing is drawn. */
export function whoDraws(open: Open, card: Card, tell: SeasTell): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < open.captains.length; seat++) {
    const on = chartDrawnOn(open, seat);
    if (fitsSomewhere(open, card, on)) seats.push(seat);
    else tell.all({ type: 'no-room', on, card });
  }
  return seats;
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
