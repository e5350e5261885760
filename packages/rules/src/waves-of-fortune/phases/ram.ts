// Rules 3.3 and 3.4: a rammed ship is pushed to a neighbouring tile, and may push the next one on.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { shipOn, whyNotEnd } from '../facts/ships.ts';
import { RAM } from '../moves.ts';
import { NEIGHBOURS, type Tile } from '../tables/index.ts';
import type { FortuneState, FortuneTell, Move, Open, Phase, RefusalCode, WavesOfFortune } from '../types.ts';

type Ramming = Extract<Phase, { kind: 'ram' }>;
type Push = Pick<Ramming, 'chain' | 'pushed'>;

/** Where a ship may be pushed. Only if nothing else is left, beside a King who keeps the truce. */
export function pushGoals(open: Open, push: Push): Tile[] {
  const goals: Tile[] = [];
  for (const tile of NEIGHBOURS[open.ships[push.pushed]!.at]!)
    if (whyNotPush(open, push, tile) === null) goals.push(tile);
  if (goals.length > 0) return goals;
  return NEIGHBOURS[open.ships[push.pushed]!.at]!.filter(tile => whyNotPush(open, push, tile) === 'truce');
}

function whyNotPush(open: Open, { chain, pushed }: Push, to: Tile): RefusalCode | null {
  for (const seat of chain) if (open.ships[seat]!.at === to) return 'in-the-chain'; // 3.4
  return whyNotEnd(open, open.ships[pushed]!, to);
}

const rammingIn = ({ phase }: Open): Ramming => phase as Ramming;

export const ramming: Decision<WavesOfFortune, Extract<Move, { kind: 'ram' }>> = {
  kinds: ['ram'],

  menu: ({ open }) => ({
    ask: 'ram',
    moves: pushGoals(open, rammingIn(open)).map(tile => RAM[tile]!),
    complete: true,
  }),

  check({ open }, { to }) {
    const phase = rammingIn(open);
    if (!NEIGHBOURS[open.ships[phase.pushed]!.at]!.includes(to)) return no('not-adjacent');
    const why = whyNotPush(open, phase, to);
    return why && !pushGoals(open, phase).includes(to) ? no(why) : null;
  },

  play: (state, _, { to }, tell) => push(state, rammingIn(state.open), to, tell),
};

/** The first of the chain rams; the next ship is to be pushed. */
export function ram(state: FortuneState, chain: Seat[], pushed: Seat, tell: FortuneTell): Phase | null {
  const goals = pushGoals(state.open, { chain, pushed });
  if (goals.length === 1) return push(state, { chain, pushed }, goals[0]!, tell);
  return { kind: 'ram', seat: chain[0]!, chain, pushed };
}

function push(state: FortuneState, { chain, pushed }: Push, to: Tile, tell: FortuneTell): Phase | null {
  const { open } = state;
  const ship = open.ships[pushed]!;
  const next = shipOn(open, to);
  tell.all({ type: 'rammed', by: chain.at(-1)!, seat: pushed, from: ship.at, to });
  ship.at = to;
  const moved = [...chain, pushed];
  if (next !== null) return ram(state, moved, next, tell);
  // The agenda is taken from its end: the first one pushed arrives first, the rammer last.
  const [rammer, ...others] = moved;
  open.agenda.push({ kind: 'arrive', seat: rammer!, rammed: false });
  for (const seat of others.reverse()) open.agenda.push({ kind: 'arrive', seat, rammed: true });
  return null;
}
