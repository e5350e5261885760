// What events do to Galleons, bag, decks and the order of the Quests.

import {
  CARDS,
  type Event,
  HOLDS_OF_A_HAMSTER,
  isCrazy,
  LOOT,
  type Loot,
  type Open,
  type Stock,
  tally,
} from '@quayside/rules/rattle-battle';
import { readied, upgradeTo, withGalleon } from './stageAtSea.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const plus = (stock: Stock, loot: Loot, times: 1 | -1): Stock => {
  const sum = { ...stock };
  for (const kind of LOOT) sum[kind] += times * (loot[kind] ?? 0);
  return sum;
};

/** Tokens from a Galleon to the bag or the heap; back again with `times` -1. */
const moving = (open: Open, seat: number, loot: Loot, to: 'bag' | 'heap', times: 1 | -1 = 1): Open =>
  withGalleon({ ...open, [to]: plus(open[to], loot, times) }, seat, galleon => ({
    loot: plus(galleon.loot, loot, times === 1 ? -1 : 1),
  }));

export function ashore(open: Open, event: Event): Open {
  switch (event.type) {
    case 'adventure':
      return adventure(open, event);
    case 'part-added':
      return partAdded(open, event);
    case 'hamster':
      return withGalleon(
        { ...open, supply: { ...open.supply, hold: open.supply.hold + HOLDS_OF_A_HAMSTER - 1 } },
        event.seat,
        ({ holds, hamsters }) => ({ holds: holds - HOLDS_OF_A_HAMSTER, hamsters: hamsters + 1 }),
      );
    case 'upgrade-exhausted':
      return withGalleon(open, event.seat, galleon => upgradeTo(galleon, event.upgrade, false));
    case 'sent':
      return withGalleon(moving(open, event.seat, event.left, 'bag'), event.seat, ({ voyage }) => ({
        voyage: { ...voyage, sent: [...voyage.sent, ...event.ships] },
      }));
    case 'coins':
      return withGalleon({ ...open, step: event.why === 'ships' ? 'coins' : open.step }, event.seat, ({ coins }) => ({
        coins: coins + event.coins,
      }));
    case 'location-closed': {
      const { seat, location } = event;
      return location === null ? open : { ...open, closed: [...open.closed, { location, seat }] };
    }
    case 'loot-drawn': {
      const step = event.why === 'adventure' ? 'loot' : open.step;
      return moving({ ...open, step }, event.seat, tally(event.loot), 'bag', -1);
    }
    case 'loot-returned':
      return moving(open, event.seat, event.loot, 'bag');
    case 'bottle':
      return moving(open, event.seat, { bottle: 1 }, 'bag');
    case 'hoarded':
      return hoarded(open, event);
    case 'readied':
      return withGalleon(open, event.seat, galleon => {
        if (event.what === 'sail') return { sails: readied(galleon.sails, event.count) };
        if (event.what === 'cannon') return { cannons: readied(galleon.cannons, event.count) };
        return upgradeTo(galleon, event.what, true);
      });
    case 'upgrade-added':
      return withGalleon(open, event.seat, ({ upgrades }) => ({
        upgrades: [...upgrades, { id: event.upgrade, ready: true, used: false }],
      }));
    case 'sailor-joined':
      return withGalleon(open, event.seat, ({ crew }) => ({
        crew: [...crew, { id: event.sailor, used: false, hoard: 0 }],
      }));
    case 'repaired':
      return mended(moving(open, event.seat, event.paid, 'bag'), event.seat);
    case 'king-helped':
      return mended(moving(open, event.seat, event.lost, 'bag'), event.seat);
    case 'revenge-taken':
      return withGalleon(
        { ...moving(open, event.seat, event.paid, 'heap'), revengeDeck: open.revengeDeck - event.count },
        event.seat,
        ({ revenge }) => ({ revenge: revenge + event.count }),
      );
    case 'overboard':
      return moving(open, event.seat, event.loot, 'bag');
    case 'wanted':
      return { ...open, wanted: event.seat };
    case 'port':
      return { ...open, step: 'market' };
    case 'traded':
      return traded(open, event);
    case 'wild-named':
      return withGalleon(moving(open, event.seat, { [event.good]: 1 }, 'bag', -1), event.seat, ({ wilds }) => ({
        wilds: wilds - 1,
      }));
    case 'wilds-lost':
      return withGalleon(open, event.seat, () => ({ wilds: 0 }));
    case 'paid':
      return moving({ ...open, step: event.location }, event.seat, event.loot, 'heap');
    case 'card-bought':
      return withGalleon(
        { ...moving(open, event.seat, event.map ? { map: 1 } : {}, 'heap'), step: 'guild', sold: event.card + 1 },
        event.seat,
        ({ coins, cards }) => ({ coins: coins - event.price, cards: [...cards, event.card] }),
      );
    case 'quest-ended':
      return questEnded(open, event);
    default:
      return open;
  }
}

function adventure(open: Open, { quest, round, card }: Of<'adventure'>): Open {
  return {
    ...open,
    quest,
    round,
    adventure: quest === open.quest ? open.adventure + 1 : 1,
    step: isCrazy(CARDS[card]!) ? 'crazy' : 'send',
    card,
    drawn: [...open.drawn, card],
    sea: [],
    galleons: open.galleons.map(galleon => ({
      ...galleon,
      voyage: { ...galleon.voyage, sent: [], lost: [], trophies: [], passed: false, ballista: false },
    })),
  };
}

function partAdded(open: Open, { seat, part }: Of<'part-added'>): Open {
  return withGalleon({ ...open, supply: { ...open.supply, [part]: open.supply[part] - 1 } }, seat, galleon => {
    if (part === 'hold') return { holds: galleon.holds + 1 };
    const gear = part === 'sail' ? 'sails' : 'cannons';
    return { [gear]: { ...galleon[gear], ready: galleon[gear].ready + 1 } };
  });
}

/** Put aside on the Sailor, not into the bag. */
const hoarded = (open: Open, { seat, sailor, loot }: Of<'hoarded'>): Open =>
  withGalleon(open, seat, galleon => ({
    loot: plus(galleon.loot, loot, -1),
    crew: galleon.crew.map(mate =>
      mate.id === sailor
        ? { ...mate, hoard: mate.hoard + LOOT.reduce((sum, kind) => sum + (loot[kind] ?? 0), 0) }
        : mate,
    ),
  }));

const mended = (open: Open, seat: number): Open =>
  withGalleon(open, seat, ({ voyage }) => ({ voyage: { ...voyage, lost: [] } }));

function traded(open: Open, { seat, give, take }: Of<'traded'>): Open {
  const given = moving(open, seat, give, 'heap');
  if (take !== 'wild') return moving(given, seat, { [take]: 1 }, 'bag', -1);
  return withGalleon(given, seat, ({ wilds }) => ({ wilds: wilds + 1 }));
}

const questEnded = (open: Open, { baron }: Of<'quest-ended'>): Open => ({
  ...open,
  baron,
  bag: plus(open.bag, open.heap, 1),
  heap: plus(open.heap, open.heap, -1),
  closed: [],
  galleons: open.galleons.map(galleon => ({
    ...galleon,
    sails: readied(galleon.sails, galleon.sails.exhausted),
    cannons: readied(galleon.cannons, galleon.cannons.exhausted),
    upgrades: galleon.upgrades.map(upgrade => ({ ...upgrade, ready: true })),
  })),
});
