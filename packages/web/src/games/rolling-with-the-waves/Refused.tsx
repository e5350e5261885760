// Why a die could not be put where it was let go, said beside that place for a moment.

import type { Icon } from '@quayside/rules/rolling-with-the-waves';
import { useEffect } from 'preact/hooks';
import { noteRefusal } from '../../ui/refusedRule.ts';
import type { Places } from './map/places.ts';
import './refused.css';

export type RefusedArea = { icon: Icon; why: string };

const SHOWN = 3200; // ms

type Props = { refused: RefusedArea | null; places: Places; onGone(): void };

export function Refused({ refused, places, onGone }: Props) {
  useEffect(() => {
    if (!refused) return;
    noteRefusal(refused.why);
    const timer = setTimeout(onGone, SHOWN);
    return () => clearTimeout(timer);
  }, [refused]);
  if (!refused) return null;
  const { x, y, w } = places.areas[refused.icon];
  const middle = ((x + w / 2) / places.width) * 100;
  return (
    <p
      class="rw-refused"
      role="alert"
      style={{ left: `clamp(0%, ${middle}% - 7rem, 100% - 14rem)`, bottom: `${100 - (y / places.height) * 100}%` }}
    >
      {refused.why}
    </p>
  );
}
