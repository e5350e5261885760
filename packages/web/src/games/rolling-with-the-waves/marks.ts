// What an event leaves at a seat until it acts again, and what it sounds like.

import { type Phrase, say, seat } from '@quayside/rules';
import { type Event, FREEBOOTER } from '@quayside/rules/rolling-with-the-waves';
import type { SoundName } from '../../browser/sounds.ts';
import type { SeatMark } from '../gameUi.ts';
import { words } from './words.ts';

export function markOf(event: Event): SeatMark | null {
  switch (event.type) {
    case 'drafted':
      return { seat: event.seat, text: [took(event)] };
    case 'drunken-sailor':
      return { seat: event.seat, text: [words.markSailor] };
    case 'ready':
      return { seat: event.seat, text: [words.yarrr] };
    case 'wrote':
      return { seat: event.seat, text: [words.markWrote(event.value, event.icon)] };
    case 'level':
      return { seat: event.seat, text: [words.markLevel(event.track, event.level)] };
    case 'buried':
      return { seat: event.seat, text: [words.markBuried(event.chest)] };
    case 'fired':
      return { seat: event.seat, text: fired(event) };
    default:
      return null;
  }
}

function took({ seat: taker, die: { colour, face }, price }: Extract<Event, { type: 'drafted' }>): string {
  if (colour === FREEBOOTER) return words.markClear(face);
  return colour === taker ? words.markOwn(face) : words.markBought(face, price);
}

function fired({ aim, shots, stolen }: Extract<Event, { type: 'fired' }>): Phrase {
  if (!aim || shots === 0) return [words.markMissed];
  const text = stolen.length === 0 ? words.markTookNothing : words.markStole(stolen);
  return say`${[text]} ${seat(aim.target)}`;
}

export function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case 'rolled':
      return 'rattle';
    case 'drafted':
    case 'drunken-sailor':
      return 'drop';
    case 'fired':
      return event.shots > 0 ? 'cannon' : 'step';
    case 'buried':
      return 'coin';
    case 'anchor':
      return 'splash';
    case 'revealed':
    case 'wrote':
    case 'level':
    case 'cannon-spent':
    case 'ports':
    case 'hired':
      return 'step';
    default:
      return null;
  }
}
