// Who fights whom if the battle began now, in order, and where the little flag with the number of each fight stands.

import { type DieId, MM, type Pair, type Point } from '@quayside/rules/rattle-battle';
import type { BattlePreview } from './battlePreview.ts';
import { freeWater, type Lying } from './freeWater.ts';

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

export type Flag = {
  at: Point;
  /** The point of its line it stands for. */
  to: Point;
};

/** By the key of the duel. One for which no water is free has none: its line and the list tell it. */
export function flagsOf(duels: readonly Duel[], sea: Lying & { scale: number }): Map<string, Flag> {
  const half = { x: (FLAG.width * sea.scale) / 2, y: (FLAG.height * sea.scale) / 2 };
  const flags = new Map<string, Flag>();
  const taken = [...sea.taken];
  for (const duel of duels) {
    const to = { x: (duel.a.x + duel.b.x) / 2, y: (duel.a.y + duel.b.y) / 2 };
    const at = freeWater(to, half, { ...sea, taken });
    if (!at) continue;
    taken.push({ at, half });
    flags.set(duelKey(duel), { at, to });
  }
  return flags;
}
