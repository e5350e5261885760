// A game of twelve pearls, small enough to hold in the head: the sea sets a tide, all dive at once with a pearl from
// a secret hand, the highest wins the tide and buries a pearl unseen (the last one without being asked), and everybody
// draws one.

import {
  type AnyGame,
  below,
  clone,
  type Game,
  type Menu,
  type Refusal,
  SEA,
  type Seat,
  type Shape,
  type State,
  say,
  seat,
  shuffle,
  type Tell,
  type View,
} from '@quayside/rules';
import { jointOf } from '@quayside/rules/kit/joint';

const PEARLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const HAND = 3;

type Phase = { kind: 'sea' } | { kind: 'dive'; waiting: Seat[] } | { kind: 'bury'; seat: Seat } | { kind: 'over' };

export type Pearls = Shape & {
  open: {
    round: number;
    rounds: number;
    tide: number;
    phase: Phase;
    hands: number[];
    buried: number[];
    table: number[];
    deck: number;
    scores: number[];
  };
  own: { hand: number[]; dive: number | null; buried: number[] };
  shut: { deck: number[] };
  move: { kind: 'tide' | 'dive' | 'bury'; value: number };
  event:
    | { type: 'tide'; height: number }
    | { type: 'dived' | 'buried' | 'drew' | 'won'; seat: Seat }
    | { type: 'surfaced'; pearls: number[] }
    | { type: 'drew-pearl'; pearl: number };
};
export type PearlsState = State<Pearls>;
type Move = Pearls['move'];

const KINDS = ['tide', 'dive', 'bury'] as const;
const moveTable = (kind: Move['kind']) => PEARLS.map((value): Move => Object.freeze({ kind, value }));
const MOVES = { tide: moveTable('tide').slice(0, 3), dive: moveTable('dive'), bury: moveTable('bury') };

const no = (code: string): Refusal => ({ code });

function menu({ open, own, seat }: View<Pearls>): Menu<Pearls> {
  const { kind } = open.phase;
  if (kind !== 'dive' && kind !== 'bury') return { ask: kind, moves: [], complete: true };
  const mine = deciding(open).includes(seat ?? SEA) ? (own?.hand ?? []) : [];
  return { ask: kind, moves: mine.map(pearl => MOVES[kind][pearl - 1]!), complete: true };
}

function check({ open, own, seat }: View<Pearls>, { kind, value }: Move): Refusal | null {
  if (kind === 'tide') return seat === SEA && open.phase.kind === 'sea' ? null : no('only-the-sea');
  if (kind !== open.phase.kind) return no('not-now');
  if (!own?.hand.includes(value)) return no('no-such-pearl');
  return null;
}

function deciding({ phase }: Pearls['open']): readonly Seat[] {
  switch (phase.kind) {
    case 'sea':
      return [SEA];
    case 'dive':
      return phase.waiting;
    case 'bury':
      return [phase.seat];
    case 'over':
      return [];
  }
}

function play(state: PearlsState, seat: Seat, { kind, value }: Move, tell: Tell<Pearls>): void {
  const { open, own } = state;
  if (kind === 'tide') {
    open.tide = value;
    open.phase = { kind: 'dive', waiting: [...own.keys()] };
    tell.all({ type: 'tide', height: value });
    return;
  }
  takeFromHand(state, seat, value);
  if (kind === 'bury') {
    bury(state, seat, value, tell);
    return;
  }
  own[seat]!.dive = value;
  tell.all({ type: 'dived', seat });
  if (open.phase.kind === 'dive') open.phase.waiting = open.phase.waiting.filter(it => it !== seat);
  if (deciding(open).length === 0) surface(state, tell);
}

function takeFromHand({ open, own }: PearlsState, seat: Seat, value: number): void {
  own[seat]!.hand = own[seat]!.hand.filter(pearl => pearl !== value);
  open.hands[seat]! -= 1;
}

function bury(state: PearlsState, seat: Seat, value: number, tell: Tell<Pearls>): void {
  state.own[seat]!.buried.push(value);
  state.open.buried[seat]! += 1;
  tell.all({ type: 'buried', seat });
  endRound(state, tell);
}

function surface(state: PearlsState, tell: Tell<Pearls>): void {
  const { open, own } = state;
  const pearls = own.map(({ dive }) => dive!);
  for (const it of own) it.dive = null;
  open.table.push(...pearls);
  const winner = pearls.indexOf(Math.max(...pearls));
  open.scores[winner]! += open.tide;
  open.phase = { kind: 'bury', seat: winner };
  tell.all({ type: 'surfaced', pearls });
  tell.all({ type: 'won', seat: winner });
  if (own[winner]!.hand.length > 1) return;
  const [last] = own[winner]!.hand;
  takeFromHand(state, winner, last!);
  bury(state, winner, last!, tell);
}

function endRound({ open, own, shut }: PearlsState, tell: Tell<Pearls>): void {
  for (const seat of own.keys()) {
    if (shut.deck.length === 0) continue;
    const pearl = shut.deck.pop()!;
    open.deck -= 1;
    open.hands[seat]! += 1;
    own[seat]!.hand = [...own[seat]!.hand, pearl].sort((a, b) => a - b);
    tell.all({ type: 'drew', seat });
    tell.only(seat, { type: 'drew-pearl', pearl });
  }
  open.round += 1;
  open.phase = open.round > open.rounds ? { kind: 'over' } : { kind: 'sea' };
}

export const pearls: Game<Pearls> = {
  id: 'pearls',
  title: 'Pearls',
  version: 1,
  seats: { min: 2, max: 3 },
  minutes: { min: 1, max: 2 },
  pitch: 'Dive for pearls.',
  credits: { designer: 'nobody', publisher: 'nobody' },
  options: [
    {
      id: 'rounds',
      label: 'Rounds',
      help: 'How many.',
      choices: [
        { value: '1', label: 'One' },
        { value: '2', label: 'Two' },
      ],
      default: () => '2',
    },
  ],
  bound: 20,
  interned: true,
  words: {
    refusals: {
      'only-the-sea': () => 'Only the sea sets the tide.',
      'not-now': () => 'Not now.',
      'no-such-pearl': () => 'You have no such pearl.',
    },
    asks: {
      dive: { prompt: () => say`Choose a pearl to dive with.`, rule: '1' },
      bury: { prompt: () => say`Bury a pearl.`, rule: '2' },
    },
    awaiting: (_, who) => (who === SEA ? say`The tide is turning.` : say`${seat(who)} is choosing a pearl.`),
    event(event) {
      switch (event.type) {
        case 'tide':
          return say`The tide is ${event.height} high.`;
        case 'surfaced':
          return say`Up come ${event.pearls.join(', ')}.`;
        case 'drew-pearl':
          return say`It is pearl ${event.pearl}.`;
        case 'dived':
        case 'buried':
        case 'drew':
        case 'won':
          return say`${seat(event.seat)} ${event.type}.`;
      }
    },
    move: ({ kind, value }) => say`${kind} ${value}`,
    reasons: { tides: 'The most tide won' },
    sources: { tides: 'Tides' },
  },
  setup(seats, options, rng) {
    const deck = shuffle(rng, [...PEARLS]);
    const own = Array.from({ length: seats }, () => ({
      hand: deck.splice(0, HAND).sort((a, b) => a - b),
      dive: null,
      buried: [],
    }));
    const each = (value: number) => own.map(() => value);
    return {
      open: {
        round: 1,
        rounds: Number(options['rounds']),
        tide: 0,
        phase: { kind: 'sea' },
        hands: each(HAND),
        buried: each(0),
        table: [],
        deck: deck.length,
        scores: each(0),
      },
      own,
      shut: { deck },
    };
  },
  deciding,
  joint: ({ phase, hands }) => (phase.kind === 'dive' ? jointOf([...hands.keys()], phase.waiting) : null),
  menu,
  parse(raw) {
    const { kind, value } = (raw ?? {}) as Partial<Record<string, unknown>>;
    const known = KINDS.find(it => it === kind);
    return known && typeof value === 'number' ? (MOVES[known][value - 1] ?? null) : null;
  },
  check,
  play,
  imagine(view, rng) {
    const open = clone(view.open);
    const mine = clone(view.own);
    const seen = [...open.table, ...(mine ? [...mine.hand, ...mine.buried, ...(mine.dive ? [mine.dive] : [])] : [])];
    const unseen = shuffle(
      rng,
      PEARLS.filter(pearl => !seen.includes(pearl)),
    );
    const { phase } = open;
    const own = open.hands.map((count, seat) => {
      if (mine && seat === view.seat) return mine;
      const dive = phase.kind === 'dive' && !phase.waiting.includes(seat) ? unseen.pop()! : null;
      const hand = unseen.splice(0, count).sort((a, b) => a - b);
      return { hand, dive, buried: unseen.splice(0, open.buried[seat]) };
    });
    return { open, own, shut: { deck: unseen } };
  },
  nature: (_, rng) => MOVES.tide[below(rng, 3)]!,
  standings: ({ scores }) =>
    scores.map((score, seat) => ({ seat, side: seat, score, sources: [{ source: 'tides', value: score }] })),
  progress: ({ round, rounds }) => (round - 1) / rounds,
  outcome: ({ phase, scores }) =>
    phase.kind === 'over'
      ? { ranks: scores.map(score => 1 + scores.filter(it => it > score).length), scores, reason: 'tides' }
      : null,
  audit({ open, own, shut }) {
    const all = [
      ...open.table,
      ...shut.deck,
      ...own.flatMap(({ hand, dive, buried }) => [...hand, ...buried, ...(dive ? [dive] : [])]),
    ];
    if (all.sort((a, b) => a - b).join() !== PEARLS.join()) return `the pearls are ${all}`;
    if (open.deck !== shut.deck.length) return 'the deck is miscounted';
    if (own.some(({ hand, buried }, seat) => hand.length !== open.hands[seat] || buried.length !== open.buried[seat]))
      return 'a hand is miscounted';
    return null;
  },
};

export const PEARLS_GAME = pearls as unknown as AnyGame;
