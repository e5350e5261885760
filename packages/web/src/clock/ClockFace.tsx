import { words } from './words.ts';
import './ClockFace.css';
import type { ClockName } from '@quayside/protocol/timeControls';
import { useEffect } from 'preact/hooks';
import { play } from '../browser/sounds.ts';
import { clocks } from '../net/state.ts';
import { Icon } from '../ui/Icon.tsx';
import { useServerNow } from './now.ts';
import { isLow, leftAt, longTime, shortTime } from './time.ts';

type Props = { name: ClockName; seat: number; mine: boolean };

/** The clock on a plate: what is left, whether it runs, and whether to hurry; a shape and a word for each. */
export function ClockFace({ name, seat, mine }: Props) {
  const clock = clocks.value?.seats[seat] ?? null;
  const runs = clock !== null && clock.deadline !== null;
  const now = useServerNow(clocks.value?.ahead ?? 0, runs);
  const left = clock ? leftAt(clock, now) : 0;
  const low = runs && !clock.out && isLow(name, left);
  useEffect(() => {
    if (mine && low) play('hurry');
  }, [mine, low]);
  if (!clock) return null;
  const out = clock.out || (runs && left === 0);
  const word = out ? words.timeIsUp : low ? words.hurry : runs ? words.running : words.stopped;
  return (
    <span class={`clock ${runs ? 'clock-runs' : ''} ${low || out ? 'clock-low' : ''}`}>
      <Icon name={out || low ? 'sand' : runs ? 'clock' : 'pause'} />
      <span class="sr-only">{words.face(word, longTime(left))}</span>
      <span class="clock-time" aria-hidden="true">
        {out ? words.outOfTime : shortTime(left)}
      </span>
      {mine && low && (
        <span class="sr-only" role="alert">
          {words.hurryAloud}
        </span>
      )}
    </span>
  );
}
