// `node scripts/learn-waves.ts`: what in a position of W·A·V·E·S tells who will win (packages/bots/src/waves.ts). The
// playout policy plays whole games; a side is said to win with a chance in proportion to e to the power of what it has,
// and what that is worth is fitted to who won (logistic regression, Adagrad). Prints the weights.

import { policy, prospect } from '../packages/bots/src/waves-sense.ts';
import { SILENT, viewOf } from '../packages/engine/src/index.ts';
import { rngOf, settle } from '../packages/rules/src/index.ts';
import {
  councilCard,
  different,
  goalOf,
  HAND,
  ownerOf,
  total,
  type Waves,
  type WavesOptions,
  waves,
} from '../packages/rules/src/waves/index.ts';

const GAMES = 40_000;
const PASSES = 3;
const PACE = 0.15;
const HELD_BACK = 10; // every tenth game is not learnt from, and shows how well the fit foretells
const TABLES = [
  { seats: 2, chosen: {} },
  { seats: 2, chosen: { tablets: 'head-to-head' } },
  { seats: 3, chosen: { tablets: 'three-players' } },
  { seats: 4, chosen: {} },
  { seats: 4, chosen: { tablets: 'all-vs-all' } },
  { seats: 4, chosen: { mode: 'teams', tablets: 'teams' } },
  { seats: 5, chosen: {} },
  { seats: 6, chosen: {} },
];

type World = Pick<ReturnType<typeof waves.setup>, 'open' | 'own'>;
/** What a side has, by name. */
type Sight = Map<string, number>;
type Example = { sides: Sight[]; winner: number; game: number };

function sightsOf({ open, own }: World): Sight[] {
  const { sides } = councilCard(open);
  return open.collected.map((collected, side) => {
    const goal = goalOf(open, side);
    const sight: Sight = new Map();
    sight.set(`to go: ${goal.different - different(collected)} classes, ${goal.total - total(collected)} Elders`, 1);
    const places = open.elders.flatMap((_, place) => (sides[ownerOf(open, place)] === side ? [place] : []));
    const add = (name: string, value: number) => sight.set(name, (sight.get(name) ?? 0) + value / places.length);
    for (const place of places) {
      const seat = ownerOf(open, place);
      const seats = open.hands.length;
      add('prospect', prospect(open, own[seat]!, place));
      add('new class', collected[open.elders[place]!] === 0 ? 1 : 0);
      add('card in hand', Math.min(HAND, open.hands[seat]!));
      add('later turn', ((seat - (open.token % seats) + seats) % seats) / seats);
    }
    return sight;
  });
}

/** The beginning of each round of a game, and which side won it. */
function examplesOf(game: number): Example[] {
  const { seats, chosen } = TABLES[game % TABLES.length]!;
  const rng = rngOf(game);
  const state = { ...waves.setup(seats, settle(waves, seats, chosen).options as WavesOptions, rng), rng };
  const examples: Example[] = [];
  for (let [seat] = waves.deciding(state.open); seat !== undefined; [seat] = waves.deciding(state.open)) {
    const { open } = state;
    if (open.phase.kind === 'play' && open.round > examples.length)
      examples.push({ sides: sightsOf(state), winner: 0, game });
    const view = viewOf<Waves>(state, seat);
    waves.play(state, seat, policy(view, waves.menu(view), rng), SILENT);
  }
  const { phase } = state.open;
  for (const example of examples) example.winner = phase.kind === 'over' ? phase.side : 0;
  return examples;
}

const weights = new Map<string, number>();
const squares = new Map<string, number>();

function chances({ sides }: Example): number[] {
  const worths = sides.map(sight => {
    let worth = 0;
    for (const [name, value] of sight) worth += (weights.get(name) ?? 0) * value;
    return Math.exp(worth);
  });
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return worths.map(worth => worth / all);
}

function learn(example: Example): void {
  const found = chances(example);
  for (const [side, sight] of example.sides.entries())
    for (const [name, value] of sight) {
      const slope = (found[side]! - (side === example.winner ? 1 : 0)) * value;
      const square = (squares.get(name) ?? 1e-3) + slope ** 2;
      squares.set(name, square);
      weights.set(name, (weights.get(name) ?? 0) - (PACE * slope) / Math.sqrt(square));
    }
}

const examples = Array.from({ length: GAMES }, (_, game) => examplesOf(game)).flat();
const isHeldBack = ({ game }: Example): boolean => game % HELD_BACK === 0;
for (let pass = 0; pass < PASSES; pass++) for (const example of examples) if (!isHeldBack(example)) learn(example);
const heldBack = examples.filter(isHeldBack);
const surprise = heldBack.reduce((sum, example) => sum - Math.log(chances(example)[example.winner]!), 0);
const blind = heldBack.reduce((sum, { sides }) => sum + Math.log(sides.length), 0);
const perPosition = (sum: number): string => (sum / heldBack.length).toFixed(4);
process.stdout.write(`${perPosition(surprise)} nats a position, ${perPosition(blind)} without looking\n`);
for (const [name, weight] of [...weights].sort()) process.stdout.write(`${name}: ${weight.toFixed(2)}\n`);
