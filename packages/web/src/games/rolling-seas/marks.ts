// What an event did, in a few words that stay at the seat until it acts again.

import type { Phrase, Seat } from '@quayside/rules';
import type { Event } from '@quayside/rules/rolling-seas';
import { words } from './words.ts';

const { marks } = words;

/** What matters less than what a seat did before in the same turn leaves that standing: it has no mark. */
export function markOf(event: Event): { seat: Seat; text: Phrase } | null {
  const at = (seat: Seat, text: string) => ({ seat, text: [text] });
  switch (event.type) {
    case 'home-chosen':
      return at(event.seat, marks.home(event.port));
    case 'obstacle-drawn':
      return event.by === event.on ? null : at(event.by, marks.drewOn(String.fromCharCode(65 + event.on)));
    case 'no-room':
      return at(event.on, marks.noRoom);
    case 'hove-to':
      return at(event.seat, marks.hoveTo);
    case 'wind-chosen':
      return at(event.seat, marks.sails(event.wind));
    case 'storm':
      return at(event.seat, marks.storm);
    case 'monster':
      return at(event.seat, marks.monster);
    case 'carried':
      return at(event.seat, marks.carried);
    case 'explored':
      return at(event.seat, marks.found(event.face));
    case 'told':
    case 'final-story':
      return at(event.seat, marks.told(event.value));
    case 'resupplied':
      return event.free ? null : at(event.seat, marks.resupplied);
    case 'upgraded':
      return at(event.seat, marks.upgraded(event.ship));
    case 'drifted':
      return at(event.seat, marks.drifted);
    default:
      return null;
  }
}
