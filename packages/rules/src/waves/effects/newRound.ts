// Rule 8: from the last wave to the next Council.

import { clockwise } from '../../kit/ring.ts';
import { councilCard, leftOf } from '../facts.ts';
import type { WavesState, WavesTell } from '../types.ts';
import { drawOne, takeCard } from './deck.ts';

export function moveToken({ open }: WavesState, tell: WavesTell): void {
  open.token = leftOf(open, open.token);
  tell.all({ type: 'token-moved', place: open.token });
}

/** 8.2 Clockwise from the new holder of the token; head to head nobody draws now (9.5). */
export function everybodyDraws(state: WavesState, tell: WavesTell): void {
  const { mode, seats } = councilCard(state.open);
  if (mode === 'head-to-head') return;
  const order = clockwise(seats, state.open.token);
  for (let turn = 0; turn < seats; turn++) drawOne(state, order[turn]!, tell);
}

/** 8.4 All Agents lie face up by now, so this may stand before the discards: nobody learns anything from it. */
export function agentsBecomeElders({ open }: WavesState, tell: WavesTell): void {
  for (let place = 0; place < open.elders.length; place++) {
    open.elders[place] = open.revealed[place]!;
    open.revealed[place] = 0;
    open.stances[place] = 'none';
    open.stacks[place] = 0;
  }
  tell.all({ type: 'council', elders: open.elders.slice(), extra: open.extra });
}

/** 8.5 Three players: the unassociated Elder goes, another comes. */
export function replaceExtra(state: WavesState, tell: WavesTell): void {
  const { open } = state;
  if (open.extra === 0) return;
  open.discards[open.extra]! += 1;
  open.extra = takeCard(state, tell);
  tell.all({ type: 'extra-replaced', card: open.extra });
}
