// Small games with a best move everybody can work out. `toy` fills in what a search never looks at.

import { below, type Game, type Menu, type Outcome, SEA, type Seat, type Shape } from '@quayside/rules';

type Toy<G extends Shape> = Pick<Game<G>, 'setup' | 'deciding' | 'menu' | 'play' | 'imagine' | 'outcome'> &
  Partial<Game<G>>;

const toy = <G extends Shape>(game: Toy<G>): Game<G> => ({
  id: 'toy',
  title: 'Toy',
  version: 1,
  seats: { min: 2, max: 2 },
  minutes: { min: 1, max: 1 },
  pitch: '',
  credits: { designer: '', publisher: '' },
  options: [],
  bound: 100,
  interned: false,
  words: { refusals: {}, asks: {}, awaiting: () => [], event: () => null, move: () => [], reasons: {}, sources: {} },
  parse: raw => raw as G['move'],
  check: () => null,
  standings: open => {
    const outcome = game.outcome(open);
    return [0, 1].map(seat => ({ seat, side: seat, score: outcome?.scores[seat] ?? 0, sources: [] }));
  },
  progress: () => 0,
  audit: () => null,
  ...game,
});

const won = (winner: Seat): Outcome => ({
  ranks: winner === 0 ? [1, 2] : [2, 1],
  scores: winner === 0 ? [1, 0] : [0, 1],
  reason: 'won',
});

const menu = <G extends Shape>(moves: G['move'][]): Menu<G> => ({ ask: 'choose', moves, complete: true });

/** Take one to three pebbles in turn; who takes the last one wins. Right is to leave a multiple of four. */
export type Pebbles = {
  open: { pebbles: number; turn: Seat };
  own: object;
  shut: object;
  move: { take: number };
  event: { type: string };
};

const TAKE = [{ take: 1 }, { take: 2 }, { take: 3 }];

export const pebbles = (count: number): Game<Pebbles> =>
  toy<Pebbles>({
    interned: true,
    setup: () => ({ open: { pebbles: count, turn: 0 }, own: [{}, {}], shut: {} }),
    deciding: open => (open.pebbles === 0 ? [] : [open.turn]),
    menu: ({ open }) => menu<Pebbles>(TAKE.filter(({ take }) => take <= open.pebbles)),
    play({ open }, seat, { take }) {
      open.pebbles -= take;
      open.turn = 1 - seat;
    },
    imagine: ({ open }) => ({ open: { ...open }, own: [{}, {}], shut: {} }),
    outcome: open => (open.pebbles === 0 ? won(1 - open.turn) : null),
  });

/**
 * Both hide at once in a bay, east or west. Seat 0 flees and wins when the bays differ; or it stays in the harbour and
 * wins three times in ten. A hunter who saw the choice would always guess right, and the harbour would be best.
 */
export type Bays = {
  open: { chosen: [boolean, boolean]; winner: Seat | null };
  own: { bay: Bay | null };
  shut: object;
  move: { bay: Bay };
  event: { type: string };
};
type Bay = 'east' | 'west' | 'harbour';

export const bays: Game<Bays> = toy<Bays>({
  setup: () => ({ open: { chosen: [false, false], winner: null }, own: [{ bay: null }, { bay: null }], shut: {} }),
  deciding: ({ chosen, winner }) => (winner === null ? [0, 1].filter(seat => !chosen[seat]) : []),
  menu: ({ seat }) =>
    menu<Bays>([{ bay: 'east' }, { bay: 'west' }, ...(seat === 0 ? [{ bay: 'harbour' } as const] : [])]),
  play({ open, own, rng }, seat, { bay }) {
    own[seat]!.bay = bay;
    open.chosen[seat] = true;
    if (!open.chosen[0] || !open.chosen[1]) return;
    const [fled, hunted] = [own[0]!.bay, own[1]!.bay];
    const away = fled === 'harbour' ? below(rng, 10) < 3 : fled !== hunted;
    open.winner = away ? 0 : 1;
  },
  imagine: ({ seat, open, own }, rng) => ({
    open: { chosen: [...open.chosen], winner: open.winner },
    own: [0, 1].map(other => {
      if (other === seat) return { bay: own!.bay };
      return { bay: open.chosen[other] ? (below(rng, 2) === 0 ? 'east' : 'west') : null };
    }),
    shut: {},
  }),
  outcome: ({ winner }) => (winner === null ? null : won(winner)),
});

/** The sea rolls a die after the choice: bold wins on 3 or more, meek on 5 or more. */
export type Squall = {
  open: { choice: 'bold' | 'meek' | null; winner: Seat | null };
  own: object;
  shut: object;
  move: { choice: 'bold' | 'meek' } | { die: number };
  event: { type: string };
};

export const squall: Game<Squall> = toy<Squall>({
  setup: () => ({ open: { choice: null, winner: null }, own: [{}, {}], shut: {} }),
  deciding: ({ choice, winner }) => (winner !== null ? [] : choice ? [SEA] : [0]),
  menu: () => menu<Squall>([{ choice: 'meek' }, { choice: 'bold' }]),
  play({ open }, _, move) {
    if ('choice' in move) open.choice = move.choice;
    else open.winner = move.die >= (open.choice === 'bold' ? 3 : 5) ? 0 : 1;
  },
  imagine: ({ open }) => ({ open: { ...open }, own: [{}, {}], shut: {} }),
  nature: (_, rng) => ({ die: 1 + below(rng, 6) }),
  outcome: ({ winner }) => (winner === null ? null : won(winner)),
});

/** One choice: each move brings one of two worths by the toss of a coin, and leaves another seat with `leader`. */
export type Stakes = {
  open: { worths: [number, number] };
  own: object;
  shut: object;
  move: { name: string; wins: number[]; leader: number };
  event: { type: string };
};

export const stakes = (moves: Stakes['move'][]): Game<Stakes> =>
  toy<Stakes>({
    setup: () => ({ open: { worths: [0, 0] }, own: [{}, {}], shut: {} }),
    deciding: () => [0],
    menu: () => menu<Stakes>(moves),
    play({ open, rng }, _, { wins, leader }) {
      open.worths = [wins[below(rng, 2)]!, leader];
    },
    imagine: ({ open }) => ({ open: { ...open }, own: [{}, {}], shut: {} }),
    outcome: () => null,
  });
