// "To the end": the most are sent, round after round, until the battle is over or the captain says stop; against the
// Kraken the fewest, which wins as often and leaves more alive.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Props } from './props.ts';

/** Whether the captain fights on without being asked. */
export const allHands = signal(false);

export function useAllHands({ menu, view, send }: Props): void {
  const { phase } = view.open;
  const { kind } = phase;
  const kraken = phase.kind === 'send' && phase.battle.enemy === 'kraken';
  const called = allHands.value;
  useEffect(() => {
    if (!called) return;
    if (kind !== 'send') allHands.value = false;
    else if (menu) send(menu.moves.at(kraken ? 0 : -1)!);
  }, [called, kind, menu]);
}
