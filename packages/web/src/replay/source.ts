// A game that can be looked at moment by moment. A moment is named by how many entries the log had: 0 is the set-up.

import { type GameRecord, Past, type Patch, patched, viewOf } from '@quayside/engine';
import type { HistoryPage } from '@quayside/protocol';
import { type AnyGame, type AnyShape, SEA, type Seat, type View } from '@quayside/rules';
import type { EntryEvents, Position } from '../net/state.ts';

/** Whose view is shown: a seat's, a spectator's (null), or 'all': at every moment that of the seat that moves next. */
export type Viewer = Seat | null | 'all';

export type ReplaySource = {
  /** The last moment. */
  end: number;
  /** Whether every seat's view can be chosen; otherwise only the asker's own is there. */
  isOpen: boolean;
  /** What could be seen at a moment. */
  view(ply: number, viewer: Viewer): View<AnyShape>;
  /** The events of the entry that led to a moment (from 1 on), as the viewer saw them. */
  eventsOf(ply: number, viewer: Viewer): EntryEvents;
};

/** Of a finished game: everything, from its record. Throws a ReplayError when the record cannot be followed. */
export function sourceOfRecord(game: AnyGame, record: GameRecord): ReplaySource {
  const past = new Past(game, record);
  const entries = [...past.steps()].map(({ step: { entry, told } }) => ({ entry, told }));
  const isPerson = ({ entry }: { entry: { seat: Seat } }) => entry.seat !== SEA;
  const mover = (ply: number): Seat | null =>
    (entries.slice(ply).find(isPerson) ?? entries.findLast(isPerson))?.entry.seat ?? null;
  return {
    end: record.log.length,
    isOpen: true,
    view: (ply, viewer) => viewOf(past.at(ply).state, viewer === 'all' ? mover(ply) : viewer),
    eventsOf(ply, viewer) {
      const { entry, told } = entries[ply - 1]!;
      const looks = viewer === 'all' ? mover(ply - 1) : viewer;
      const back = 'back' in entry;
      const to = back && entry.agreed ? entry.back : null;
      const events = told.filter(({ to }) => to === null || to === looks).map(({ event }) => event);
      return { ply, by: entry.seat, back, to, events };
    },
  };
}

/** Of a running game: what one person could see, from the pages of their history. */
export function sourceOfHistory(pages: readonly HistoryPage[]): ReplaySource {
  const [{ seat, open, own }] = pages as [HistoryPage];
  const moments = [{ seat, open: open as AnyShape['open'], own: own as AnyShape['own'] | null }];
  const entries: EntryEvents[] = [];
  for (const { ply, by, back, to, events, ...patches } of pages.flatMap(({ updates }) => updates)) {
    const before = moments.at(-1)!;
    // Commitments that were held back left moments in which nothing could be seen.
    while (moments.length < ply) {
      entries.push({ ply: moments.length, by, back: false, to: null, events: [] });
      moments.push(before);
    }
    moments.push({
      seat,
      open: patched(before.open, (patches.open ?? null) as Patch | null),
      own: patched(before.own, (patches.own ?? null) as Patch | null),
    });
    entries.push({ ply, by, back: back ?? false, to: to ?? null, events: events as AnyShape['event'][] });
  }
  return {
    end: moments.length - 1,
    isOpen: false,
    view: ply => moments[ply]!,
    eventsOf: ply => entries[ply - 1]!,
  };
}

/** Nothing is asked of anybody in a replay. */
export const positionAt = (source: ReplaySource, ply: number, viewer: Viewer): Position => ({
  ...source.view(ply, viewer),
  ply,
  decision: null,
  mayTakeBack: false,
});
