// Rule 2: everybody draws the same island, each on the own chart.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { islandPlacements, whyNotPlaceIsland } from '../facts/islands.ts';
import { islandLayings } from '../facts/shapes.ts';
import { ISLAND } from '../moves.ts';
import { ISLAND_CARDS, ISLANDS_IN_PLAY, type Island, LAND, PORT } from '../tables/index.ts';
import type {
  Chart,
  DrawnIsland,
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

type DrawIsland = Extract<Move, { kind: 'island' }>;

export function menu(view: SeasView): SeasMenu {
  return { ask: 'island', moves: isAsked(view, 'island') ? drawings(view.open, view.seat!) : [], complete: true };
}

function drawings(open: Open, seat: Seat, most?: number): Move[] {
  if (open.phase.kind !== 'island') return [];
  const placements = islandPlacements(open.captains[seat]!.chart, open.phase, partnerOf(open), most);
  return placements.map(({ pose, at }) => ISLAND[pose]![at]!);
}

export function check(view: SeasView, move: DrawIsland): SeasRefusal | null {
  const { open, seat } = view;
  if (open.phase.kind !== 'island') return no('not-now');
  if (!isAsked(view, 'island')) return no('not-your-turn');
  const why = whyNotPlaceIsland(open.captains[seat!]!.chart, open.phase, partnerOf(open), move);
  return why && no(why);
}

/** 2.4 The second island of a pair while the first is being drawn. */
function partnerOf({ phase, islands }: Open): Island | null {
  if (phase.kind !== 'island' || phase.coordinates.length < 2) return null;
  const last = islands.at(-1)!;
  return last === phase.island ? null : last;
}

/** The last one in: all islands are shown. */
export function resolve(state: SeasState, tell: SeasTell): void {
  const { phase, captains } = state.open;
  if (phase.kind !== 'island') return;
  const { island } = phase;
  for (const [seat, { pose, at }] of reveal(state, 'island')) {
    draw(captains[seat]!.chart, { island, pose, at });
    tell.all({ type: 'island-drawn', seat, island, pose, at });
  }
}

export function draw(chart: Chart, drawn: DrawnIsland): void {
  const laid = islandLayings(drawn.island).find(drawn)!;
  for (const cell of laid.cells) chart.cells[cell] = cell === laid.port ? PORT : LAND;
  chart.islands.push(drawn);
  chart.harbours.push({ port: ISLAND_CARDS[drawn.island].harbour, cell: laid.port });
}

type Turned = Question<Extract<Phase, { kind: 'island' }>>;

/** Turns up what is to be drawn next and asks for it; false when all islands are drawn. */
export function askNext(state: SeasState, tell: SeasTell): boolean {
  let turned = turnUpNext(state, tell);
  while (turned !== null) {
    if (ask(state, turned, seat => among(drawings(state.open, seat, 2)))) return true;
    resolve(state, tell);
    turned = turnUpNext(state, tell);
  }
  return false;
}

/** The second island of a pair, or what the next card or two show; null when all islands are drawn. */
function turnUpNext({ open, shut }: SeasState, tell: SeasTell): Turned | null {
  const { phase, islands, table } = open;
  if (phase.kind === 'island' && islands.at(-1) !== phase.island)
    return { kind: 'island', island: islands.at(-1)!, coordinates: phase.coordinates };
  if (islands.length === ISLANDS_IN_PLAY) return null;
  const cards = table.islands === 'advanced' ? 2 : 1;
  for (let i = 0; i < cards; i++) islands.push(shut.islands.pop()!);
  const turned = islands.slice(-cards);
  const coordinates = turned.map(island => ISLAND_CARDS[island].coordinate);
  for (const island of turned) tell.all({ type: 'island-turned', island, coordinates });
  return { kind: 'island', island: turned[0]!, coordinates };
}
