// Rule 4: an Agent is played face down at one's own Elder, as a Follower or as a stack of Rebels.

import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { draw, drawOne } from '../effects/deck.ts';
import { handOf, leftOf, ownerOf, slotOf } from '../facts.ts';
import { FOLLOW, REBEL } from '../moves.ts';
import { byHand } from '../piles.ts';
import { CLASSES, DRAWN_BETWEEN } from '../tables.ts';
import type {
  Move,
  Open,
  Phase,
  Place,
  Waves,
  WavesMenu,
  WavesRefusal,
  WavesState,
  WavesTell,
  WavesView,
} from '../types.ts';

type Play = Extract<Move, { kind: 'follow' | 'rebel' }>;

const MOST_PLACES = 6;

const menu = (view: WavesView): WavesMenu => (isTurnOf(view) ? menuOf(handOf(view)) : NOTHING);

const NOTHING: WavesMenu = { ask: 'play', moves: [], complete: true };

/** Made once for every hand there can be. */
const menuOf = byHand((hand): WavesMenu => {
  const moves: Move[] = [];
  for (const card of CLASSES) {
    const held = hand[card]!;
    if (held === 0) continue;
    moves.push(FOLLOW[card]);
    for (let count = 1; count <= held; count++) moves.push(REBEL[card][count]!);
  }
  return { ask: 'play', moves, complete: true };
});

function check(view: WavesView, move: Play): WavesRefusal | null {
  const count = move.kind === 'rebel' ? move.count : 1;
  const held = handOf(view)[move.card]!;
  if (!isTurnOf(view)) return no('not-your-elder'); // 4.5
  if (held < count) return no('not-in-hand', { card: move.card, count, held });
  return null;
}

const isTurnOf = ({ open, seat }: WavesView): boolean =>
  open.phase.kind === 'play' && ownerOf(open, open.phase.place) === seat;

function play(state: WavesState, seat: number, move: Play, tell: WavesTell): Phase | null {
  const { open, own } = state;
  const place = open.phase.kind === 'play' ? open.phase.place : 0;
  const count = move.kind === 'rebel' ? move.count : 1;
  own[seat]!.hand[move.card]! -= count;
  own[seat]!.agents[slotOf(open, place)] = move.card;
  open.hands[seat]! -= count;
  open.stacks[place] = count;
  if (move.kind === 'rebel') {
    open.stances[place] = 'rebel';
    tell.all({ type: 'rebelled', seat, place, count });
  } else {
    open.stances[place] = 'follower';
    tell.all({ type: 'followed', seat, place });
  }
  tell.only(seat, { type: 'agent-placed', seat, place, card: move.card, count });
  if (hasAnotherElder(open, place)) draw(state, seat, DRAWN_BETWEEN, tell); // 9.4
  const next = leftOf(open, place);
  return next === open.token ? null : ask(state, next, tell);
}

/** Head to head: whether this was the first of the player's two Elders this round. */
const hasAnotherElder = (open: Open, place: Place): boolean =>
  open.card === 'head-to-head-2' && open.stances[(place + 2) % 4] === 'none';

const TURN: readonly Phase[] = Array.from({ length: MOST_PLACES }, (_, place) => ({ kind: 'play', place }));

/** 9.6 Who must play from an empty hand draws a card first; only head to head can bring this about. */
function ask(state: WavesState, place: Place, tell: WavesTell): Phase {
  const seat = ownerOf(state.open, place);
  if (state.open.hands[seat] === 0) drawOne(state, seat, tell);
  return TURN[place]!;
}

/** 4.1 Clockwise from the Wave token. */
export const begin = (state: WavesState, tell: WavesTell): Phase => ask(state, state.open.token, tell);

export const agents: Decision<Waves, Play> = { kinds: ['follow', 'rebel'], menu, check, play };
