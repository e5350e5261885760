// What events do to the ships in the Sea, and to what is spent on them.

import {
  DICE,
  type DieId,
  DRILL_DAMAGE,
  type Event,
  type Galleon,
  type Gear,
  HOARDS,
  isHoarder,
  KASPAR_CANNONS,
  type Open,
  PIP_STRENGTH,
  type Pose,
  type Ship,
  UPGRADE,
  type UpgradeId,
} from '@quayside/rules/rattle-battle';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const floating = (pose: Pose): Ship => ({ ...pose, bonus: 0, bribed: false, hooked: null });

export const withGalleon = (open: Open, seat: number, change: (galleon: Galleon) => Partial<Galleon>): Open => ({
  ...open,
  galleons: open.galleons.map((galleon, at) => (at === seat ? { ...galleon, ...change(galleon) } : galleon)),
});

const withShip = (open: Open, die: DieId, change: (ship: Ship) => Partial<Ship>): Open => ({
  ...open,
  sea: open.sea.map(ship => (ship.die === die ? { ...ship, ...change(ship) } : ship)),
});

const without = (open: Open, dice: readonly DieId[]): Open => ({
  ...open,
  sea: open.sea.filter(({ die }) => !dice.includes(die)),
});

/** Player Ships that go down are to be repaired. */
function sunk(open: Open, dice: readonly DieId[]): Open {
  const lost = dice.filter(die => DICE[die]!.owner !== null && open.sea.some(ship => ship.die === die));
  return lost.reduce(
    (now, die) =>
      withGalleon(now, DICE[die]!.owner!, ({ voyage }) => ({ voyage: { ...voyage, lost: [...voyage.lost, die] } })),
    without(open, dice),
  );
}

export const upgradeTo = (galleon: Galleon, id: UpgradeId, ready: boolean): Pick<Galleon, 'upgrades'> => ({
  upgrades: galleon.upgrades.map(upgrade => (upgrade.id === id ? { ...upgrade, ready } : upgrade)),
});

export const readied = ({ ready, exhausted }: Gear, most: number): Gear => {
  const count = Math.min(exhausted, most);
  return { ready: ready + count, exhausted: exhausted - count };
};

const spent = ({ ready, exhausted }: Gear, count: number): Gear => ({
  ready: ready - count,
  exhausted: exhausted + count,
});

export function atSea(open: Open, event: Event): Open {
  switch (event.type) {
    case 'placed':
      return { ...open, sea: event.dice.map(floating) };
    case 'landed': {
      const dice = event.dice.map(({ die }) => die);
      const step = event.how === 'latecomer' ? 'actions' : 'np-actions';
      return { ...open, step, sea: [...without(open, dice).sea, ...event.dice.map(floating)] };
    }
    case 'tossed':
      return { ...open, sea: event.dice.map(floating) };
    case 'swallowed':
      return sunk(open, event.ships);
    case 'escaped':
      return without(open, event.ships);
    case 'exploded':
      return without(sunk(open, event.victims), [event.ship]);
    case 'np-moved':
      return withShip(open, event.ship, () => event.to);
    case 'volley':
      return sunk(open, event.targets);
    case 'moved':
      return moved(open, event);
    case 'drilled':
      return event.ships.reduce(
        (now, die) => withShip(now, die, ({ bonus }) => ({ bonus: bonus - DRILL_DAMAGE })),
        withGalleon(open, event.seat, galleon => upgradeTo(galleon, 'drill', false)),
      );
    case 'fired':
      return fired(open, event);
    case 'used':
      return used(open, event);
    case 'turned':
      return withShip(open, event.ship, () => ({ side: event.side }));
    case 'left':
      return without(open, [event.ship]);
    case 'clash':
      return sunk(event.why === 'battle' ? { ...open, step: 'battle' } : open, event.sunk);
    case 'survived':
      return { ...open, step: 'coins', sea: [] };
    case 'totals':
      return event.game === 'bombs' ? { ...open, sea: [] } : open;
    case 'passed':
      return withGalleon(open, event.seat, ({ voyage }) => ({ voyage: { ...voyage, passed: true } }));
    case 'trophy':
      return withGalleon(open, event.seat, ({ voyage }) => ({
        voyage: { ...voyage, trophies: [...voyage.trophies, event.trophy] },
      }));
    default:
      return open;
  }
}

function moved(open: Open, { seat, ship, by, to }: Of<'moved'>): Open {
  const sailed = withShip(open, ship, () => to);
  return by === 'sail' ? withGalleon(sailed, seat, ({ sails }) => ({ sails: spent(sails, 1) })) : sailed;
}

function fired(open: Open, { seat, target, bertha, cannons, revenge, keg }: Of<'fired'>): Open {
  const paid = withGalleon(open, seat, galleon => ({
    cannons: spent(galleon.cannons, cannons),
    revenge: galleon.revenge - Number(revenge),
    loot: keg ? { ...galleon.loot, keg: galleon.loot.keg - 1 } : galleon.loot,
    ...(bertha === null ? {} : upgradeTo(galleon, 'bigBertha', false)),
  }));
  const bag = keg ? { ...paid.bag, keg: paid.bag.keg + 1 } : paid.bag;
  return sunk(
    { ...paid, bag, revengeDeck: paid.revengeDeck + Number(revenge) },
    [target, bertha].filter(die => die !== null),
  );
}

function used(open: Open, { seat, use, ship, target }: Of<'used'>): Open {
  const paid = pay(open, seat, use);
  switch (use) {
    case 'ballista':
      return withGalleon(paid, seat, ({ voyage }) => ({ voyage: { ...voyage, ballista: true } }));
    case 'boardingHook':
      return withShip(paid, ship!, () => ({ hooked: target }));
    case 'pip':
      return withShip(paid, ship!, ({ bonus }) => ({ bonus: bonus + PIP_STRENGTH }));
    case 'bart':
      return withShip(paid, target!, () => ({ bribed: true }));
    case 'ines':
      return withGalleon(paid, seat, ({ sails }) => ({ sails: readied(sails, 1) }));
    case 'kaspar':
      return withGalleon(paid, seat, ({ cannons }) => ({ cannons: readied(cannons, KASPAR_CANNONS) }));
    default:
      return paid;
  }
}

/** Upgrades are flipped, hoarded Loot and a White Flag go back into the bag. */
function pay(open: Open, seat: number, use: Of<'used'>['use']): Open {
  if (use === 'flag') {
    const { bag } = open;
    return withGalleon({ ...open, bag: { ...bag, flag: bag.flag + 1 } }, seat, ({ loot }) => ({
      loot: { ...loot, flag: loot.flag - 1 },
    }));
  }
  if (isHoarder(use)) {
    const good = HOARDS[use];
    return withGalleon({ ...open, bag: { ...open.bag, [good]: open.bag[good] + 1 } }, seat, ({ crew }) => ({
      crew: crew.map(mate => (mate.id === use ? { ...mate, used: true, hoard: mate.hoard - 1 } : mate)),
    }));
  }
  if (UPGRADE[use].mode !== 'exhaust') return open;
  return withGalleon(open, seat, galleon => upgradeTo(galleon, use, false));
}
