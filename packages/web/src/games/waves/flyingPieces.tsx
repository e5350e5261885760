// The flights of an event with their pieces drawn.

import type { Event } from '@quayside/rules/waves';
import type { Flight } from '../../ui/Flights.tsx';
import { WaveToken } from './Audience.tsx';
import { CardBack, CardFace } from './art/Card.tsx';
import { ShellMark } from './art/Emblems.tsx';
import { type Flying, flights } from './flights.ts';
import type { Scene } from './scene.ts';
import './flyingPieces.css';

/** Of all events that came since the board was drawn last. */
export const flyingPieces = (before: Scene, _: Event, after: Scene): Flight[] =>
  after.staged
    .filter(event => !before.staged.includes(event))
    .flatMap(event => flights(before, event))
    .map(flight => ({ ...flight, piece: <FlyingPiece piece={flight.piece} /> }));

export function FlyingPiece({ piece }: Pick<Flying, 'piece'>) {
  if (piece === 'shell') return <ShellMark />;
  if (piece === 'token') return <WaveToken />;
  return <span class="waves-flying-card">{piece === 'back' ? <CardBack /> : <CardFace card={piece} />}</span>;
}
