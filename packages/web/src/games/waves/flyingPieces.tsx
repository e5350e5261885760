// The flights of an event with their pieces drawn.

import type { Event } from '@quayside/rules/waves';
import type { Flight } from '../../ui/Flights.tsx';
import { WaveToken } from './Audience.tsx';
import { CardBack, CardFace } from './art/Card.tsx';
import { ShellMark } from './art/Emblems.tsx';
import { type Flying, flights } from './flights.ts';
import type { Scene } from './scene.ts';
import './flyingPieces.css';

export const flyingPieces = (before: Scene, event: Event): Flight[] =>
  flights(before, event).map(flight => ({ ...flight, piece: <Piece piece={flight.piece} /> }));

function Piece({ piece }: Pick<Flying, 'piece'>) {
  if (piece === 'shell') return <ShellMark />;
  if (piece === 'token') return <WaveToken />;
  return <span class="waves-flying-card">{piece === 'back' ? <CardBack /> : <CardFace card={piece} />}</span>;
}
