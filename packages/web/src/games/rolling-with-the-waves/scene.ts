// What the board draws, and how each event changes it. Pure: a replay steps through it, a test compares it.

import {
  type Aim,
  type Captain,
  type Die,
  type Event,
  type Icon,
  mayRaise,
  type Open,
  type Order,
  type RollingView,
} from '@quayside/rules/rolling-with-the-waves';

export type Fired = Extract<Event, { type: 'fired' }>;

export type Scene = Pick<Open, 'portsTie' | 'round' | 'first' | 'bag' | 'reserve' | 'pool' | 'captains'> & {
  seat: number | null;
  /** Who has decided while the others still think: said YARRR, or chosen what to do with the Spirits. */
  ready: number[];
  /** By captain: dice that are revealed and not yet written. */
  pending: (readonly Order[])[];
  /** Who is yet to fire this round, in order. */
  firing: number[];
  /** Where the small cannon of the first of them points already. */
  aim: Aim | null;
  /** The volley being shown. */
  volley: Fired | null;
};

export function still({ seat, open }: RollingView): Scene {
  const { phase, captains } = open;
  return {
    portsTie: open.portsTie,
    round: open.round,
    first: open.first,
    bag: open.bag,
    reserve: open.reserve,
    pool: open.pool,
    captains,
    seat,
    ready: readyNow(open),
    pending: captains.map(captain => (phase.kind === 'raise' ? ordersOf(captain) : [])),
    firing: phase.kind === 'fire' ? phase.queue : [],
    aim: phase.kind === 'fire' ? phase.aim : null,
    volley: null,
  };
}

/** The scene in the shape that functions of the rules take. The phase is made up: none of those used here reads it. */
export const rulesOpen = (scene: Scene): Open => openOf(scene, { phase: { kind: 'draft', seat: scene.first } });

/** The open position as the scene shows it; it holds everything but the phase. */
export function openOf(scene: Scene, { phase }: Pick<Open, 'phase'>): Open {
  const { portsTie, round, first, bag, reserve, pool, captains } = scene;
  return { portsTie, round, first, phase, bag, reserve, pool, captains };
}

/** Whether the die a captain put to a place is written there by now. */
export const isWritten = ({ captains, pending }: Scene, seat: number, icon: Icon): boolean =>
  captains[seat]!.allocation !== null && !pending[seat]!.some(order => order.icon === icon);

const ordersOf = ({ allocation }: Captain): readonly Order[] =>
  allocation?.kind === 'allocate' ? allocation.orders : [];

function readyNow({ phase, captains }: Open): number[] {
  const decided = captains.map((_, seat) => seat).filter(seat => 'waiting' in phase && !phase.waiting.includes(seat));
  if (phase.kind === 'allocate') return decided;
  if (phase.kind !== 'raise') return [];
  return decided.filter(seat => {
    const captain = captains[seat]!;
    return captain.allocation !== null && mayRaise(captain, captain.allocation);
  });
}

const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
const added = (list: readonly number[], at: number, n: number): number[] => set(list, at, list[at]! + n);
const inOrder = (list: readonly number[], one: number): number[] => [...list, one].sort((a, b) => a - b);

const withCaptain = (scene: Scene, seat: number, change: (captain: Captain) => Partial<Captain>): Scene => ({
  ...scene,
  captains: scene.captains.map((captain, at) => (at === seat ? { ...captain, ...change(captain) } : captain)),
});

const withInfamy = (scene: Scene, seat: number, gain: number): Scene =>
  withCaptain(scene, seat, ({ infamy }) => ({ infamy: infamy + gain }));

const withSquares = (scene: Scene, seat: number, icon: Icon, change: (values: number[]) => number[]): Scene =>
  withCaptain(scene, seat, ({ squares }) => ({ squares: { ...squares, [icon]: change(squares[icon]) } }));

export function stage(before: Scene, event: Event): Scene {
  const scene: Scene = before.volley ? { ...before, volley: null } : before;
  switch (event.type) {
    case 'round':
      return { ...scene, round: event.round, first: event.first };
    case 'rolled':
      return {
        ...scene,
        bag: event.dice.reduce((bag, { colour }) => added(bag, colour, -1), scene.bag),
        pool: event.dice.toSorted((a, b) => a.colour - b.colour || a.face - b.face),
      };
    case 'drafted':
      return withInfamy(withDrafted(scene, event.seat, event.die, event.die.face), event.seat, -event.price);
    case 'drunken-sailor':
      return withDrafted(scene, event.seat, event.die, 1);
    case 'ready':
    case 'spirits-decided':
      return { ...scene, ready: inOrder(scene.ready, event.seat) };
    case 'revealed':
      return {
        ...scene,
        ready: [],
        captains: scene.captains.map((captain, seat) => ({ ...captain, allocation: event.allocations[seat]! })),
        pending: event.allocations.map(allocation => (allocation.kind === 'allocate' ? allocation.orders : [])),
      };
    case 'spirits-spent':
      return { ...withSquares(scene, event.seat, 'spirits', () => []), ready: [] };
    case 'wrote': {
      const left = scene.pending[event.seat]!.filter(({ icon }) => icon !== event.icon);
      const written = withSquares(scene, event.seat, event.icon, values => [...values, event.value]);
      return { ...written, ready: [], pending: set(scene.pending, event.seat, left) };
    }
    case 'buried': {
      const buried = withCaptain(scene, event.seat, captain => ({
        buried: { ...captain.buried, [event.chest]: true },
      }));
      return { ...buried, ready: [] };
    }
    case 'level':
      return scene;
    case 'firing-order':
      return { ...scene, firing: event.seats };
    case 'aimed':
      return { ...scene, aim: { target: event.target, chest: event.chest, into: event.into } };
    case 'fired':
      return { ...withLoot(scene, event), aim: null, volley: event };
    case 'cannon-spent': {
      const spent = withSquares(withInfamy(scene, event.seat, event.infamy), event.seat, event.cannon, () => []);
      return { ...spent, firing: scene.firing.filter(seat => seat !== event.seat) };
    }
    case 'ports':
      return withInfamy(scene, event.seat, event.level + event.most);
    case 'hired':
      return { ...scene, bag: added(scene.bag, event.seat, 1), reserve: added(scene.reserve, event.seat, -1) };
    case 'anchor':
      return {
        ...scene,
        first: event.first,
        bag: scene.captains.flatMap(({ nest }) => nest).reduce((bag, { colour }) => added(bag, colour, 1), scene.bag),
        captains: scene.captains.map(captain => ({ ...captain, nest: [], allocation: null })),
      };
    case 'ended':
      return scene;
  }
}

/** `face`: what the die shows in the crow's nest. */
function withDrafted(scene: Scene, seat: number, die: Die, face: number): Scene {
  const at = scene.pool.findIndex(({ colour, face }) => colour === die.colour && face === die.face);
  const nested = withCaptain(scene, seat, ({ nest }) => ({ nest: [...nest, { colour: die.colour, face }] }));
  return { ...nested, pool: scene.pool.filter((_, i) => i !== at) };
}

function withLoot(scene: Scene, { seat, aim, stolen, stored }: Fired): Scene {
  if (!aim) return scene;
  const taken = withSquares(scene, aim.target, aim.chest, values => values.slice(0, values.length - stolen.length));
  return withSquares(taken, seat, aim.into, values => [...values, ...stolen.slice(0, stored)]);
}
