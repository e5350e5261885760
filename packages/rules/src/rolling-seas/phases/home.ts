// Rule 3.3: everybody chooses a Home Port and a cell beside it to start from.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { harbourOf, startCells } from '../facts/ports.ts';
import { home as startFrom } from '../moves.ts';
import { AROUND, WAKE } from '../tables/index.ts';
import type { Move, Open, Phase, RollingSeas, SeasMenu, SeasRefusal, SeasState, SeasTell, SeasView } from '../types.ts';
import { among, ask, isAsked, reveal, together } from './waiting.ts';

type Home = Extract<Move, { kind: 'home' }>;

function menu(view: SeasView): SeasMenu {
  return { ask: 'home', moves: isAsked(view, 'home') ? starts(view.open, view.seat!) : [], complete: true };
}

const starts = (open: Open, seat: Seat): Move[] =>
  startCells(open.captains[seat]!, open.table).map(({ port, at }) => startFrom(port, at));

function check(view: SeasView, { port, at }: Home): SeasRefusal | null {
  const { open, seat } = view;
  if (!isAsked(view, 'home')) return no('not-your-turn');
  const captain = open.captains[seat!]!;
  const harbour = harbourOf(captain.chart, port);
  if (!harbour) return no('no-such-port', { port });
  if (!AROUND[harbour.cell]!.includes(at)) return no('not-beside-port', { port });
  const starts = startCells(captain, open.table);
  return starts.some(start => start.port === port && start.at === at) ? null : no('not-open-sea');
}

type Choosing = Extract<Phase, { kind: 'home' }>;

/** All are in: the ships lie where they start. */
function carryOut(state: SeasState, _: Choosing, tell: SeasTell): null {
  for (const [seat, { port, at }] of reveal(state, 'home')) {
    const captain = state.open.captains[seat]!;
    captain.home = port;
    captain.start = at;
    captain.at = at;
    captain.chart.cells[at] = WAKE;
    tell.all({ type: 'home-chosen', seat, port, at });
  }
  return null;
}

export const begin = (state: SeasState, tell: SeasTell): Phase | null =>
  ask<Choosing>(state, { kind: 'home' }, (open, seat) => among(starts(open, seat)), carryOut, tell);

export const home: Decision<RollingSeas, Home> = together({ kinds: ['home'], menu, check, carryOut });
