// Who fights whom if the battle began now, in order, and where the little flag with the number of each fight stands: in
// free water, as near to its line as no die, letter or other flag is covered.

import { BOX, type DieId, MM, type Pair, type Point, type Pose } from '@quayside/rules/rattle-battle';
import type { Corner } from '../../dice/SeaBox.tsx';
import type { BattlePreview } from './battlePreview.ts';

export type Duel = { pair: Pair; a: Point; b: Point; number: number; sunk: readonly DieId[] };

/** The clashes of the preview, pair by pair, in the order they are fought; `place`: where a ship lies, or its ghost. */
export const duelsOf = (preview: BattlePreview | null, place: (die: DieId) => Point | undefined): Duel[] =>
  (preview?.clashes ?? []).flatMap(({ pairs, sunk }, n) =>
    pairs.flatMap(pair => {
      const [a, b] = [place(pair.ours), place(pair.theirs)];
      return a && b ? [{ pair, a, b, number: n + 1, sunk }] : [];
    }),
  );

export const fights = ({ pair }: Pick<Duel, 'pair'>, die: DieId | null): boolean =>
  die !== null && (pair.ours === die || pair.theirs === die);

export const duelKey = ({ pair }: Pick<Duel, 'pair'>): string => `${pair.ours} ${pair.theirs}`;

/** A flag of normal size, in hundredths of a millimetre; a small Sea has larger ones, so that they can be read. */
export const FLAG = { width: 9.5 * MM, height: 7.5 * MM };
const HALF_DIE = 8 * MM;
const LETTER = { out: 7.5 * MM, radius: 4 * MM };
const STEP = 1.5 * MM;
const WAYS = 24;
const FARTHEST = 70 * MM;
const CLEAR = 0.6 * MM; // between a flag and what it must not cover

type Lying = Pose & { die: DieId };
/** `scale`, `letters`: how much larger flags and letters are than normal, so that they can be read. */
type Sea = { ships: readonly Lying[]; tags: ReadonlyMap<DieId, Corner>; scale: number; letters: number };
export type Flag = {
  at: Point;
  /** The point of its line it stands for. */
  to: Point;
};

/** By the key of the duel. One for which no water is free has none: its line and the list tell it. */
export function flagsOf(duels: readonly Duel[], { ships, tags, scale, letters }: Sea): Map<string, Flag> {
  const half = { x: (FLAG.width * scale) / 2, y: (FLAG.height * scale) / 2 };
  const flags = new Map<string, Flag>();
  const standing: Point[] = [];
  const isFree = (at: Point): boolean =>
    at.x - half.x >= 0 &&
    at.y - half.y >= 0 &&
    at.x + half.x <= BOX &&
    at.y + half.y <= BOX &&
    ships.every(ship => !coversDie(at, half, ship) && !coversLetter(at, half, ship, tags.get(ship.die), letters)) &&
    standing.every(it => Math.abs(it.x - at.x) >= 2 * half.x + CLEAR || Math.abs(it.y - at.y) >= 2 * half.y + CLEAR);
  for (const duel of duels) {
    const to = { x: (duel.a.x + duel.b.x) / 2, y: (duel.a.y + duel.b.y) / 2 };
    const at = nearest(to, isFree);
    if (!at) continue;
    standing.push(at);
    flags.set(duelKey(duel), { at, to });
  }
  return flags;
}

function nearest(to: Point, isFree: (at: Point) => boolean): Point | null {
  if (isFree(to)) return to;
  for (let far = STEP; far <= FARTHEST; far += STEP)
    for (let way = 0; way < WAYS; way++) {
      const angle = (2 * Math.PI * way) / WAYS;
      const at = { x: to.x + far * Math.cos(angle), y: to.y + far * Math.sin(angle) };
      if (isFree(at)) return at;
    }
  return null;
}

/** Whether the upright rectangle lies on the turned square: no side of either keeps them apart. */
function coversDie(at: Point, half: Point, { x, y, rotation }: Lying): boolean {
  const angle = (rotation * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [at.x - x, at.y - y];
  const turned = HALF_DIE * (Math.abs(cos) + Math.abs(sin)) + CLEAR;
  if (Math.abs(dx) >= half.x + turned || Math.abs(dy) >= half.y + turned) return false;
  const along = Math.abs(dx * cos + dy * sin);
  const across = Math.abs(dy * cos - dx * sin);
  const [byX, byY] = [Math.abs(cos) * half.x + Math.abs(sin) * half.y, Math.abs(sin) * half.x + Math.abs(cos) * half.y];
  return along < HALF_DIE + CLEAR + byX && across < HALF_DIE + CLEAR + byY;
}

function coversLetter(at: Point, half: Point, { x, y }: Lying, corner: Corner | undefined, scale: number): boolean {
  if (!corner) return false;
  const [dx, dy] = [x + LETTER.out * corner[0] - at.x, y + LETTER.out * corner[1] - at.y];
  const away = Math.hypot(Math.max(0, Math.abs(dx) - half.x), Math.max(0, Math.abs(dy) - half.y));
  return away < LETTER.radius * scale;
}
