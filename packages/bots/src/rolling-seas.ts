// What a strong captain of Rolling Seas looks at: the tour of ports still to come, what the goods and the story are
// worth on it, where obstacles help on the own chart and hurt on another's.

import { SILENT } from '@quayside/engine';
import type { Temperament } from '@quayside/protocol';
import { below, type Menu, pick, type Rng, type Seat, type View } from '@quayside/rules';
import {
  ADVENTURES,
  act,
  ashore,
  BESIDE,
  type Captain,
  type Cell,
  cardLayings,
  chartDrawnOn,
  DIRECTIONS,
  holdOf,
  isAction,
  islandLayings,
  type Laid,
  type Landing,
  type Move,
  NEXT,
  type Open,
  ROCKS,
  type RollingSeas,
  reach,
  sail,
  scoreOf,
  TURNS,
  windsOf,
} from '@quayside/rules/rolling-seas';
import type { Evaluation } from './bot.ts';
import { dominated } from './dominated/rolling-seas.ts';
import { greedy } from './greedy.ts';
import { experience } from './rolling-seas-experience.ts';
import { apart, reachableReputation, stepsToHarbours, turnsLeft } from './rolling-seas-worth.ts';

type SeasView = View<RollingSeas>;

const ACTIONS = 8; // worth a thought, of a hundred and more
const SAMPLE = 6; // of the ways to sail, looked at in a playout
const ALONE = 150; // Reputation that a captain alone may expect
/**
 * Points that make one captain nearly three times as likely to win as another: at the end, and more for each turn left.
 */
const LEAD = 10;
const LEAD_A_TURN = 1;

/** Turns a captain has after this one. */
const turnsAfter = ({ turn, phase }: Open): number => turnsLeft(turn) + (phase.kind === 'adventure' ? 1 : 0);

/** `asking`: whose best action with the roll on the table is looked for. */
function judge(open: Open, prospect: typeof experience, asking?: Seat): number[] {
  const turns = turnsLeft(open.turn) + 1;
  const worth = open.captains.map((captain, seat) =>
    seat === asking && isRolled(open) ? bestAction(open, seat) : prospect(captain, turns),
  );
  const lead = LEAD + LEAD_A_TURN * turns;
  if (worth.length === 1) return [1 / (1 + Math.exp((ALONE - worth[0]!) / lead))];
  const best = Math.max(...worth);
  const strength = worth.map(points => Math.exp((points - best) / lead));
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.map(each => each / all);
}

/**
 * By how many points a temperament rates a position above its worth: the more turns are left, the more. Actions
 * hold little chance, so that to weigh chances alone would change nothing: a bold captain would rather have a long
 * story to tell, a thrifty one what has been told.
 */
const LIKES_STORY: Record<Temperament, number> = { bold: 1.2, thrifty: -1.5, spiteful: 0 };
const LIKES_EARNED: Record<Temperament, number> = { bold: -0.3, thrifty: 0.4, spiteful: 0 };
const STEEPNESS = 0.2; // of the chance to win among two to four, by points divided by `LEAD`

function temperamentBonus({ turn, captains }: Open, seat: Seat, temperament: Temperament): number {
  const captain = captains[seat]!;
  const turns = turnsLeft(turn);
  const points =
    LIKES_STORY[temperament] * captain.ledger.story + LIKES_EARNED[temperament] * scoreOf(captain, 0).total;
  return (STEEPNESS * points * (turns / TURNS)) / (LEAD + LEAD_A_TURN * turns);
}

/** The dice lie, and the captain has not yet acted by them. */
const isRolled = ({ phase }: Open): boolean => phase.kind === 'adventure' || phase.kind === 'action';

/** What the best the captain can do with this roll leads to: where a sail ends is worth what the winds make of it. */
const bestAction = (open: Open, seat: Seat): number => bestByExperience(open, seat).worth;

/** Of all actions with this roll the one that experience rates best, and what it leads to. */
export function bestByExperience(open: Open, seat: Seat): { move: Move; worth: number } {
  const captain = open.captains[seat]!;
  const left = turnsLeft(open.turn);
  let best: Move | null = null;
  let landing: Landing | null = null;
  let wind = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of ashore(open, captain)) {
    const worth = afterAction(open, seat, move);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  for (const blowing of windsOf(open.dice!)) {
    const { cheapest, richest } = reach(captain, blowing, open.table);
    for (const landings of [cheapest, richest])
      for (const end of landings) {
        const worth = experience(landed(captain, end), left);
        if (worth <= most) continue;
        landing = end;
        wind = blowing;
        most = worth;
      }
  }
  return { move: landing ? sail(DIRECTIONS[wind]!, landing.path) : best!, worth: Math.max(0, most) };
}

/** A captain at the end of a sail, as far as experience looks: the wake on the chart does not matter to it. */
const landed = (captain: Captain, { at, ledger }: Landing): Captain => ({
  ...captain,
  at,
  ledger: ledger.provisions > holdOf(ledger) ? { ...ledger, provisions: holdOf(ledger) } : ledger,
});

/** The captain after an action. */
export function captainAfter(open: Open, seat: Seat, move: Move): Captain {
  const captain = copyOf(open.captains[seat]!);
  if (!isAction(move)) return captain;
  const captains = open.captains.with(seat, captain);
  act({ open: { ...open, captains } }, seat, move, SILENT as never);
  return captain;
}

/** What an action leaves the captain with. */
const afterAction = (open: Open, seat: Seat, move: Move): number =>
  isAction(move) ? experience(captainAfter(open, seat, move), turnsLeft(open.turn)) : 0;

const copyOf = (captain: Captain): Captain => ({
  ...captain,
  chart: { ...captain.chart, cells: captain.chart.cells.slice() },
  ledger: { ...captain.ledger },
  tellings: captain.tellings.slice(),
  log: [],
  stories: [],
});

/** To leave a story untold at a port that would hear it, by a visit or beside it: nobody does that in plain sight. */
const isSilent = (move: Move): boolean =>
  (move.kind === 'port' && !move.tell) || (move.kind === 'sail' && move.path.length === 0);

/** The most promising actions; on the last turn the best of all, for nothing is left to chance. */
function actions({ open, seat }: SeasView, moves: readonly Move[]): readonly Move[] {
  const mayTell = moves.some(move => move.kind === 'port' && move.tell);
  const looked = (mayTell ? moves.filter(move => !isSilent(move)) : moves).map(move => ({
    move,
    worth: afterAction(open, seat!, move),
  }));
  looked.sort((a, b) => b.worth - a.worth);
  return looked.slice(0, open.turn === TURNS ? 1 : ACTIONS).map(({ move }) => move);
}

/** The port a captain is likely to make for: the nearest that has not heard the story. */
function nextPort({ chart, at, tellings }: Captain): Cell | null {
  let best: Cell | null = null;
  for (const { port, cell } of chart.harbours) {
    if (tellings.some(telling => telling.port === port)) continue;
    if (best === null || (at !== null && apart(at, cell) < apart(at, best))) best = cell;
  }
  return best;
}

/** How well an obstacle lies on the own chart: on the way, not far off, and currents with the exit forward. */
function help(captain: Captain, laid: Laid): number {
  const { at } = captain;
  const port = nextPort(captain);
  if (at === null || port === null) return -apart(laid.cells[0]!, 142);
  let worth = 0;
  for (const cell of laid.cells) worth -= apart(at, cell) + apart(cell, port) - apart(at, port);
  worth /= laid.cells.length;
  const [first] = laid.cells;
  if (laid.arrows.length > 0)
    worth += 0.6 * (apart(first!, port) - apart(laid.targets.at(-1)!, port)) - 0.3 * apart(at, first!);
  return worth;
}

/** How badly rocks lie on another's chart: docks they take, and the detour they make of the tour. */
function harm(captain: Captain, laid: Laid, turns: number): number {
  let docks = 0;
  for (const { port, cell } of captain.chart.harbours)
    if (!captain.tellings.some(telling => telling.port === port))
      for (const dock of BESIDE[cell]!) if (laid.cells.includes(dock)) docks += 1;
  if (captain.at === null) return docks;
  const cells = captain.chart.cells.slice();
  for (const cell of laid.cells) cells[cell] = ROCKS;
  return 0.5 * docks - experience(captain, turns, stepsToHarbours(cells, captain.chart, captain.at));
}

/** An island lies well with its port open to the sea on as many sides as may be. */
function openness(captain: Captain, laid: Laid): number {
  let docks = 0;
  for (let direction = 0; direction < 8; direction += 2) {
    const dock = NEXT[direction]![laid.port]!;
    if (dock >= 0 && captain.chart.cells[dock]! < ROCKS && !laid.cells.includes(dock)) docks += 1;
  }
  return docks - 0.05 * apart(laid.port, 142);
}

/** Chances of a start: near the other ports, and not at a dock, so that the first turn can explore. */
function startWorth({ chart }: Captain, move: Extract<Move, { kind: 'home' }>): number {
  let sum = 0;
  for (const { cell } of chart.harbours) sum -= apart(move.at, cell);
  return sum + (BESIDE[move.at]!.some(cell => chart.harbours.some(port => port.cell === cell)) ? 0 : 3);
}

/** How good a drawing looks at first sight. */
function firstSight({ open, seat }: SeasView, move: Move): number {
  const { phase, captains } = open;
  if (move.kind === 'home') return startWorth(captains[seat!]!, move);
  if (move.kind === 'island' && phase.kind === 'island')
    return openness(captains[seat!]!, islandLayings(phase.island).find(move)!);
  if (move.kind !== 'obstacle' || (phase.kind !== 'known' && phase.kind !== 'adventure')) return 0;
  const on = chartDrawnOn(open, seat!);
  const laid = cardLayings(phase.card).find(move)!;
  const rocks = ADVENTURES[phase.card]!.kind === 'rocks';
  const harms = rocks ? harm(captains[on]!, laid, turnsAfter(open)) : -help(captains[on]!, laid);
  return on === seat ? -harms : harms;
}

/** The first of the best. */
function best(moves: readonly Move[], worthOf: (move: Move) => number): Move {
  let found = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth <= most) continue;
    found = move;
    most = worth;
  }
  return found;
}

const DRAWINGS = 3; // worth a thought
const WHIM = 0.5; // by which a drawing may look worse than the best at first sight

const HOME_WHIM = 12; // steps to all ports together by which a Home Port may lie worse than the best
const MIXER = 2654435761; // 2^32 divided by the golden ratio: spreads numbers that lie close together

/** Which of the good Home Ports a captain takes: by the seat and what is drawn, so that not all choose alike. */
function homeOfWhim({ open, seat }: SeasView, moves: readonly Move[]): readonly Move[] {
  const captain = open.captains[seat!]!;
  const best = new Map<string, number>();
  for (const move of moves)
    if (move.kind === 'home')
      best.set(move.port, Math.max(best.get(move.port) ?? Number.NEGATIVE_INFINITY, startWorth(captain, move)));
  const least = Math.max(...best.values()) - HOME_WHIM;
  const ports = [...best].flatMap(([port, worth]) => (worth >= least ? [port] : []));
  let drawn = seat! + 1;
  for (const { pose, at } of captain.chart.islands) drawn = (Math.imul(drawn, 31) + 8 * at + pose) | 0;
  const chosen = ports[(Math.imul(drawn, MIXER) >>> 16) % ports.length];
  return moves.filter(move => move.kind === 'home' && move.port === chosen);
}

/** The drawings that look about as good as the best: who draws chooses among them. */
function drawings(view: SeasView, all: readonly Move[]): readonly Move[] {
  const moves = view.open.phase.kind === 'home' ? homeOfWhim(view, all) : all;
  const looked = moves.map(move => ({ move, worth: firstSight(view, move) }));
  looked.sort((a, b) => b.worth - a.worth);
  const least = looked[0]!.worth - WHIM;
  return looked.slice(0, DRAWINGS).flatMap(({ move, worth }) => (worth >= least ? [move] : []));
}

/** Drawings are chosen by an evaluation without search; of the ways to sail a few are looked at, of the rest all. */
function habit({ open, seat }: SeasView, { moves }: Menu<RollingSeas>, rng: Rng): Move {
  if (open.phase.kind !== 'action') return pick(rng, moves);
  const some = moves.filter(({ kind }) => kind !== 'sail');
  const sails = moves.length - some.length;
  for (let i = 0; i < SAMPLE; i++) some.push(moves[moves.length - 1 - below(rng, sails)]!);
  return best(some, move => afterAction(open, seat!, move));
}

export const evaluation: Evaluation<RollingSeas> = {
  dominated,
  judge: ({ open }, asking) => judge(open, experience, asking),
  temperamentBonus: ({ open }, seat, temperament) => temperamentBonus(open, seat, temperament),
  canStopPlayout: (from, now) => now.turn > from.turn,
  visibleKey: ({ phase, turn }) => `${phase.kind}${turn}`,
  tieMargin: 0.004, // about a third of a point in the middle of a voyage
  // Captains hardly meet, so there is little to search for; the same winds for all moves tell more. Deckhands and mates
  // judge by what can still be reached, captains and admirals by experience; only admirals look beyond the roll on the
  // table, at many that may come.
  levels: {
    deckhand: { slips: 100, judge: ({ open }) => judge(open, reachableReputation) },
    mate: { iterations: 1, slips: 30, judge: ({ open }) => judge(open, reachableReputation) },
    captain: { bot: greedy, iterations: 1, judge: ({ open }) => judge(open, experience) },
    admiral: { bot: greedy, iterations: 20 },
  },
  policy: habit,
  candidates: (view, { moves }) => (view.open.phase.kind === 'action' ? actions(view, moves) : drawings(view, moves)),
};
