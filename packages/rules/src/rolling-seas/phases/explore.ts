// Rule 7, Explore: land beside the ship gives what the exploration die shows, once.

import { no } from '../../kit/refusal.ts';
import { fill, type Scribe } from '../effects/ledger.ts';
import { noted } from '../facts/log.ts';
import { explorable, isAtPort } from '../facts/ports.ts';
import { EXPLORE } from '../moves.ts';
import { AROUND, EXPLORED, FINDS, LAND } from '../tables/index.ts';
import type { Captain, Move, Open, SeasRefusal } from '../types.ts';

type Explore = Extract<Move, { kind: 'explore' }>;

export function list(captain: Captain, moves: Move[]): void {
  for (const cell of explorable(captain)) moves.push(EXPLORE[cell]!);
}

export function check({ chart, at }: Captain, move: Explore): SeasRefusal | null {
  if (isAtPort(chart, at!)) return no('at-a-port'); // 7.1
  if (!AROUND[at!]!.includes(move.at)) return no('not-adjacent');
  if (chart.cells[move.at] === EXPLORED) return no('already-explored'); // 7.3
  return chart.cells[move.at] === LAND ? null : no('not-explorable');
}

/** 7.2 Provisions, then Gold, then Story, circle by circle. */
export function act({ dice }: Open, captain: Captain, { at }: Explore, scribe: NonNullable<Scribe>): void {
  const face = dice!.face;
  const { provisions, gold, story } = FINDS[face]!;
  const { seat, tell } = scribe;
  captain.chart.cells[at] = EXPLORED;
  tell.all({ type: 'explored', seat, at, face, provisions, gold, story });
  fill(captain.ledger, 'provisions', provisions, scribe);
  fill(captain.ledger, 'gold', gold, scribe);
  fill(captain.ledger, 'story', story, scribe);
  captain.log.push(noted({ kind: 'explore', at, face }));
}
