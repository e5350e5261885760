// Shown when a shared device changes hands: nobody's cards are on the page until somebody says who they are.

import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './words.ts';
import './HandOver.css';
import type { Seat } from '@quayside/rules';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Emblem, faceOf } from '../ui/Emblem.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { DevicePlayer } from './devicePlayers.ts';

type Props = {
  players: readonly DevicePlayer[];
  /** Whose turn it is to look; nobody in particular after a reload. */
  next: readonly Seat[];
  onTake(seat: Seat): void;
};

export function HandOver({ players, next, onTake }: Props) {
  const awaited = players.filter(({ seat }) => next.includes(seat));
  const others = players.filter(player => !awaited.includes(player));
  const title = awaited.length > 0 ? words.handTo(awaited.map(({ name }) => name)) : words.whoHasIt;
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <Notice title={title}>
      <p>{words.nothingShown}</p>
      <div class="hand-over">
        {[...awaited, ...others].map(({ seat, name }) => (
          <Button
            key={seat}
            kind={awaited.length === 0 || next.includes(seat) ? 'brass' : 'paper'}
            onClick={() => onTake(seat)}
          >
            <Emblem face={faceOf(seat, name, false)} /> {words.iAm(name)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
