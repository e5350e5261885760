// The coach is a chunk of its own: whoever knows the game, or wants no tips, comes to the board without it.

import './Coach.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isKnown } from '../browser/learned.ts';
import { tips } from '../browser/settings.ts';
import { reportError } from '../net/reportError.ts';
import type { CoachProps } from './Coach.tsx';

let loaded: ComponentType<CoachProps> | null = null;

export function CoachForNewcomers(props: CoachProps) {
  const [Coach, setCoach] = useState(() => loaded);
  const isWanted = tips.value !== 'off' && !isKnown(props.game.id);
  useEffect(() => {
    if (!isWanted || Coach) return;
    import('./Coach.tsx').then(
      module => {
        loaded = module.Coach;
        setCoach(() => loaded);
      },
      error => reportError('guide', error),
    );
  }, [isWanted]);
  return isWanted && Coach ? <Coach {...props} /> : null;
}
