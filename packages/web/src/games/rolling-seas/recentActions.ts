// What captains have done, as the board tells it: all that a story holds, and in short what somebody did this turn.

import {
  ADVENTURES,
  ashore,
  type Cell,
  cardLayings,
  DIRECTIONS,
  type Event,
  EXPLORED,
  FINDS,
  isCurrent,
  type Kind,
  MONSTER,
  STORM,
  windsOf,
} from '@quayside/rules/rolling-seas';
import type { MarkName } from './art/Marks.tsx';
import { reachableCells } from './sailPreview.ts';
import type { DrawnCaptain, Scene } from './scene.ts';
import { words } from './words.ts';

/** A drawing with a number or a word beside it, and what they mean together. */
export type MarkedAction = { mark: MarkName; shows: string; says: string };

const isThere = (kind: Kind, content: number): boolean =>
  kind === 'storm' ? content === STORM : kind === 'monster' ? content === MONSTER : isCurrent(content);

/** How many cells of each kind of obstacle the ship has passed: those that have been drawn and are there no more. */
function passed({ chart }: DrawnCaptain, kind: Kind): number {
  const drawn = chart.obstacles.filter(({ card }) => ADVENTURES[card]!.kind === kind);
  const cells = drawn.flatMap((placed): readonly Cell[] => cardLayings(placed.card).find(placed)?.cells ?? []);
  return cells.filter(cell => !isThere(kind, chart.cells[cell]!)).length;
}

/** What a captain has to tell of, the rarest first; what has not happened is left out. */
export function storyHolds(captain: DrawnCaptain): MarkedAction[] {
  const counted = (mark: MarkName, count: number, says: string): MarkedAction[] =>
    count > 0 ? [{ mark, shows: String(count), says }] : [];
  const monsters = passed(captain, 'monster');
  const storms = passed(captain, 'storm');
  const currents = passed(captain, 'current');
  const lands = captain.chart.cells.filter(content => content === EXPLORED).length;
  const told = captain.tellings.length;
  return [
    ...counted('monster', monsters, words.holds.monsters(monsters)),
    ...counted('storm', storms, words.holds.storms(storms)),
    ...counted('current', currents, words.holds.currents(currents)),
    ...counted('explore', lands, words.holds.lands(lands)),
    ...counted('port', told, words.holds.ports(told)),
  ];
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What a captain did this turn, in short: what scored first. */
export function doneBy(recent: readonly Event[], seat: number): MarkedAction[] {
  const all = <T extends Event['type']>(type: T): Of<T>[] =>
    recent.filter((event): event is Of<T> => event.type === type && 'seat' in event && event.seat === seat);
  const [final] = all('final-story');
  const [told] = all('told');
  const [found] = all('explored');
  const [bought] = all('upgraded');
  const stars = all('bonus').filter(({ bonus }) => bonus === 'star').length;
  const times = (mark: MarkName, count: number, says: string): MarkedAction[] =>
    count > 0 ? [{ mark, shows: count > 1 ? `×${count}` : '', says }] : [];
  return [
    ...(final
      ? [{ mark: 'reputation' as const, shows: `+${final.value + final.bonus}`, says: words.marks.told(final.value) }]
      : []),
    ...(told ? [{ mark: 'reputation' as const, shows: `+${told.value}`, says: words.marks.told(told.value) }] : []),
    ...(bought ? [{ mark: 'sail' as const, shows: '', says: words.marks.upgraded(bought.ship) }] : []),
    ...(found ? [{ mark: 'explore' as const, shows: `+${found.story}`, says: words.marks.found(found.face) }] : []),
    ...times('star', stars, words.marks.stars(stars)),
    ...times('monster', all('monster').length, words.marks.monster),
    ...times('storm', all('storm').length, words.marks.storm),
    ...times('current', Math.min(1, all('carried').length), words.marks.carried),
    ...times('resupply', told ? 0 : all('resupplied').length, words.marks.resupplied),
    ...times('hove', all('hove-to').length, words.marks.hoveTo),
  ];
}

/** 1.6 Whether a captain can do nothing but heave to, so that nobody was asked. */
export function isStuck({ dice, table, captains }: Pick<Scene, 'dice' | 'table' | 'captains'>, seat: number): boolean {
  const drawn = captains[seat]!;
  if (!dice || drawn.at === null) return false;
  const winds = windsOf(dice);
  const captain = { ...drawn, log: [], stories: [] };
  const open = { table, dice } as Parameters<typeof ashore>[0];
  if (winds.length > 1 || ashore(open, captain).length > 0) return false;
  return (
    reachableCells(
      captain,
      winds.map(wind => DIRECTIONS[wind]!),
      table,
    ).size <= 1
  );
}

/** The goods of a find, as they fly to the ledger. */
export const goodsOf = (face: number): { track: 'provisions' | 'gold' | 'story'; count: number }[] =>
  (['provisions', 'gold', 'story'] as const)
    .map(track => ({ track, count: FINDS[face]![track] }))
    .filter(({ count }) => count > 0);
