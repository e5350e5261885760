// "To the end": crew is sent round after round without asking, until the battle is over or the captain stops it. The
// most that may be sent; against the Kraken the fewest, which wins as often and leaves more alive.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Props } from './props.ts';

/** Whether the captain fights on without being asked. */
export const fightToEnd = signal(false);

export function useFightToEnd({ menu, view, send }: Props): void {
  const { phase } = view.open;
  const { kind } = phase;
  const kraken = phase.kind === 'send' && phase.battle.enemy === 'kraken';
  const isOn = fightToEnd.value;
  useEffect(() => {
    if (!isOn) return;
    if (kind !== 'send') fightToEnd.value = false;
    else if (menu) send(menu.moves.at(kraken ? 0 : -1)!);
  }, [isOn, kind, menu]);
}
