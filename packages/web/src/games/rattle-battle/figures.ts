// What the end screen tells of the whole game: points after each Adventure, ships sunk, lost and boarded, the best
// shot.

import { DICE, type DieId, type Event, type Face, faceOf, type Pose, VP_CARDS } from '@quayside/rules/rattle-battle';

export type SeatFigures = {
  /** VP cards and coins after each Adventure and the Port behind it. */
  points: number[];
  sunk: number;
  boarded: number;
  lost: number;
  prizes: number;
};
type Shot = { seat: number; ship: DieId; target: DieId; gap: number };
/** What a captain's ships showed when they fell, worst first. */
type Misfortune = { seat: number; faces: Face[]; mean: number };
export type Figures = { logs: SeatFigures[]; best: Shot | null; unluckiest: Misfortune | null };

export function figuresOf(events: readonly Event[], seats: number): Figures {
  const logs = Array.from(
    { length: seats },
    (): SeatFigures => ({ points: [0], sunk: 0, boarded: 0, lost: 0, prizes: 0 }),
  );
  let best: Shot | null = null;
  let unluckiest: Misfortune | null = null;
  const now = Array<number>(seats).fill(0);
  for (const event of events) {
    for (const die of lostIn(event)) logs[DICE[die]!.owner!]!.lost += 1;
    switch (event.type) {
      case 'adventure':
        if (event.round > 1) note(logs, now);
        break;
      case 'coins':
        now[event.seat]! += event.coins;
        if (event.why === 'crazy') logs[event.seat]!.prizes += event.coins;
        break;
      case 'card-bought':
        now[event.seat]! += VP_CARDS[event.card]!.vp - event.price;
        break;
      case 'trophy':
        logs[event.seat]!.sunk += 1;
        logs[event.seat]!.boarded += Number(event.trophy.boarded);
        break;
      case 'fired':
        if (!best || event.gap > best.gap) best = event;
        break;
      case 'landed':
        for (const drop of dropsIn(event.dice)) if (!unluckiest || drop.mean < unluckiest.mean) unluckiest = drop;
        break;
      case 'ended':
        note(logs, now);
        break;
    }
  }
  return { logs, unluckiest, best: best && { seat: best.seat, ship: best.ship, target: best.target, gap: best.gap } };
}

const note = (logs: readonly SeatFigures[], now: readonly number[]): void =>
  logs.forEach((log, seat) => {
    log.points.push(now[seat]!);
  });

const CANNON = 2; // at least
const FEWEST = 2; // one die alone is no drop to tell of

/** What each captain's ships show that fell together. */
function dropsIn(dice: readonly Pose[]): Misfortune[] {
  const bySeat = new Map<number, Face[]>();
  for (const pose of dice) {
    const { owner } = DICE[pose.die]!;
    if (owner !== null) bySeat.set(owner, [...(bySeat.get(owner) ?? []), faceOf(pose)]);
  }
  const worth = (face: Face): number => (typeof face === 'number' ? face : CANNON);
  return [...bySeat]
    .filter(([, faces]) => faces.length >= FEWEST)
    .map(([seat, faces]) => ({
      seat,
      faces: faces.sort((a, b) => worth(a) - worth(b)),
      mean: faces.reduce<number>((sum, face) => sum + worth(face), 0) / faces.length,
    }));
}

/** Player Ships that go down in it. */
function lostIn(event: Event): DieId[] {
  const own = (dice: readonly DieId[]) => dice.filter(die => DICE[die]!.owner !== null);
  switch (event.type) {
    case 'clash':
      return own(event.sunk);
    case 'volley':
      return own(event.targets);
    case 'exploded':
      return own(event.victims);
    case 'swallowed':
      return own(event.ships);
    case 'fired':
      return own([event.target, event.bertha].filter(die => die !== null));
    default:
      return [];
  }
}
