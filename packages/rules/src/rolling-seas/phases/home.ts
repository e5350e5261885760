// Rule 3.3: everybody chooses a Home Port and a cell beside it to start from.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { harbourOf, startCells } from '../facts/ports.ts';
import { home } from '../moves.ts';
import { AROUND, WAKE } from '../tables/index.ts';
import type { Move, Open, SeasMenu, SeasRefusal, SeasState, SeasTell, SeasView } from '../types.ts';
import { among, ask, isAsked, reveal } from './waiting.ts';

type Home = Extract<Move, { kind: 'home' }>;

export function menu(view: SeasView): SeasMenu {
  return { ask: 'home', moves: isAsked(view, 'home') ? starts(view.open, view.seat!) : [], complete: true };
}

const starts = (open: Open, seat: Seat): Move[] =>
  startCells(open.captains[seat]!, open.table).map(({ port, at }) => home(port, at));

/** Asks for Home Ports; false when nobody has a choice. */
export const begin = (state: SeasState): boolean =>
  ask(state, { kind: 'home' }, seat => among(starts(state.open, seat)));

export function check(view: SeasView, { port, at }: Home): SeasRefusal | null {
  const { open, seat } = view;
  if (open.phase.kind !== 'home') return no('not-now');
  if (!isAsked(view, 'home')) return no('not-your-turn');
  const captain = open.captains[seat!]!;
  const harbour = harbourOf(captain.chart, port);
  if (!harbour) return no('no-such-port', { port });
  if (!AROUND[harbour.cell]!.includes(at)) return no('not-beside-port', { port });
  const starts = startCells(captain, open.table);
  return starts.some(start => start.port === port && start.at === at) ? null : no('not-open-sea');
}

export function resolve(state: SeasState, tell: SeasTell): void {
  for (const [seat, { port, at }] of reveal(state, 'home')) {
    const captain = state.open.captains[seat]!;
    captain.home = port;
    captain.start = at;
    captain.at = at;
    captain.chart.cells[at] = WAKE;
    tell.all({ type: 'home-chosen', seat, port, at });
  }
}
