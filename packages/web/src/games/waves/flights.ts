// What moves while an event is shown: pieces that fly from one spot of the board to another.

import { CLASSES, type Class, type Event, type Pile } from '@quayside/rules/waves';
import { councilCard, type Scene } from './scene.ts';

/** `from` and `to` name spots of the board by their data-anchor. */
export type Flying = {
  piece: Class | 'back' | 'shell' | 'token';
  from: string;
  to: string;
  /** Milliseconds at normal speed before it sets off. */
  wait: number;
  /** The spot it lands on shows the same piece already, and hides it until it has landed. */
  lands: boolean;
};

const READ = 420; // ms: the powers are read before one's own Elder leaves
const GLANCE = 200; // ms: before another's does
const STAGGER = 70; // ms between pieces that fly together

export function flights(before: Scene, event: Event): Flying[] {
  const hand = (seat: number) => (seat === before.seat ? 'hand' : `holds-${seat}`);
  const read = (seat: number) => ({ wait: seat === before.seat ? READ : GLANCE });
  const fly = (piece: Flying['piece'], from: string, to: string, more: Partial<Flying> = {}): Flying => ({
    piece,
    from,
    to,
    wait: 0,
    lands: false,
    ...more,
  });
  switch (event.type) {
    case 'followed':
      return [fly('back', hand(event.seat), `agent-${event.place}`, { lands: true })];
    case 'rebelled':
      return inTurn(times(event.count, fly('back', hand(event.seat), `agent-${event.place}`, { lands: true })));
    case 'surplus':
      return inTurn(times(event.count, fly(event.card, `agent-${event.place}`, 'discards')));
    case 'rotated':
      return before.elders.flatMap((elder, from) => {
        const to = (from + before.elders.length - 1) % before.elders.length;
        return elder ? [fly(elder, `elder-${from}`, `elder-${to}`, { lands: true })] : [];
      });
    case 'collected': {
      const set = `set-${councilCard(before).sides[event.seat]}`;
      return [
        fly('shell', 'shells', set, read(event.seat)),
        fly(event.elder, `elder-${event.place}`, set, read(event.seat)),
      ];
    }
    case 'kept':
      return [fly(event.elder, `elder-${event.place}`, hand(event.seat), read(event.seat))];
    case 'token-moved':
    case 'token-placed':
      return event.place === before.token
        ? []
        : [fly('token', `token-${before.token}`, `token-${event.place}`, { lands: true })];
    case 'drew':
      return inTurn(times(event.count, fly('back', 'deck', hand(event.seat))));
    case 'discarded':
      return inTurn(cardsOf(event.cards).map(card => fly(card, hand(event.seat), 'discards')));
    case 'extra-replaced':
      return [fly(event.card, 'deck', 'extra', { lands: true })];
    case 'council':
      return event.elders.flatMap((card, place) =>
        card ? [fly(card, `agent-${place}`, `elder-${place}`, { lands: true })] : [],
      );
    default:
      return [];
  }
}

const times = (count: number, flight: Flying): Flying[] => Array.from({ length: count }, () => flight);

const cardsOf = (pile: Pile): Class[] => CLASSES.flatMap(card => Array.from({ length: pile[card]! }, () => card));

const inTurn = (list: Flying[]): Flying[] => list.map((flight, n) => ({ ...flight, wait: flight.wait + n * STAGGER }));
