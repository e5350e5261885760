// Rule 2: everybody draws the same island, each on their own chart.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { islandPlaces, whyNotPlaceIsland } from '../facts/islands.ts';
import { islandLayings } from '../facts/shapes.ts';
import { ISLAND_AT } from '../moves.ts';
import { ISLAND_CARDS, ISLANDS_IN_PLAY, type Island, LAND, PORT } from '../tables/index.ts';
import type {
  Chart,
  DrawnIsland,
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

type DrawIsland = Extract<Move, { kind: 'island' }>;

function menu(view: SeasView): SeasMenu {
  return { ask: 'island', moves: isAsked(view, 'island') ? drawings(view.open, view.seat!) : [], complete: true };
}

function drawings(open: Open, seat: Seat, most?: number): Move[] {
  if (open.phase.kind !== 'island') return [];
  return islandPlaces<Move>(open.captains[seat]!.chart, open.phase, partnerOf(open), ISLAND_AT, most);
}

function check(view: SeasView, move: DrawIsland): SeasRefusal | null {
  const { open, seat } = view;
  if (open.phase.kind !== 'island' || !isAsked(view, 'island')) return no('not-your-turn');
  const why = whyNotPlaceIsland(open.captains[seat!]!.chart, open.phase, partnerOf(open), move);
  return why && no(why);
}

/** 2.4 The second island of a pair while the first is being drawn. */
function partnerOf({ phase, islands }: Open): Island | null {
  if (phase.kind !== 'island' || phase.coordinates.length < 2) return null;
  const last = islands.at(-1)!;
  return last === phase.island ? null : last;
}

export function draw(chart: Chart, drawn: DrawnIsland): void {
  const laid = islandLayings(drawn.island).find(drawn)!;
  for (const cell of laid.cells) chart.cells[cell] = cell === laid.port ? PORT : LAND;
  chart.islands.push(drawn);
  chart.harbours.push({ port: ISLAND_CARDS[drawn.island].harbour, cell: laid.port });
}

type Drawing = Extract<Phase, { kind: 'island' }>;

/** All are in: the islands are shown, and the next one is asked for. */
function carryOut(state: SeasState, phase: Drawing, tell: SeasTell): Phase | null {
  const { island } = phase;
  for (const [seat, { pose, at }] of reveal(state, 'island')) {
    draw(state.open.captains[seat]!.chart, { island, pose, at });
    tell.all({ type: 'island-drawn', seat, island, pose, at });
  }
  return askNext(state, phase, tell);
}

/** Asks for what is to be drawn after this one; null when all islands are drawn. */
function askNext(state: SeasState, last: Drawing | null, tell: SeasTell): Phase | null {
  const turned = turnUpNext(state, last, tell);
  return turned && ask<Drawing>(state, turned, (open, seat) => among(drawings(open, seat, 2)), carryOut, tell);
}

/** The second island of a pair, or what the next card or two show; null when all islands are drawn. */
function turnUpNext({ open, shut }: SeasState, last: Drawing | null, tell: SeasTell): Question<Drawing> | null {
  const { islands, table } = open;
  if (last && islands.at(-1) !== last.island)
    return { kind: 'island', island: islands.at(-1)!, coordinates: last.coordinates };
  if (islands.length === ISLANDS_IN_PLAY) return null;
  const cards = table.islands === 'advanced' ? 2 : 1;
  for (let i = 0; i < cards; i++) islands.push(shut.islands.pop()!);
  const turned = islands.slice(-cards);
  const coordinates = turned.map(island => ISLAND_CARDS[island].coordinate);
  for (const island of turned) tell.all({ type: 'island-turned', island, coordinates });
  return { kind: 'island', island: turned[0]!, coordinates };
}

export const begin = (state: SeasState, tell: SeasTell): Phase | null => askNext(state, null, tell);

export const island: Decision<RollingSeas, DrawIsland> = together({ kinds: ['island'], menu, check, carryOut });
