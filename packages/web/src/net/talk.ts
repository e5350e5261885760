// The chat of a table as this person may read it.

import type { ChatMessage, TalkPage, TalkRights } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';

export type Talk = {
  /** Oldest first. */
  lines: readonly ChatMessage[];
  /** There are lines before the first. */
  older: boolean;
  rights: TalkRights;
  /** Whose lines I do not want to see. */
  muted: readonly string[];
};

/** A new line, or an old one as it reads now. */
export function withLine(talk: Talk, line: ChatMessage): Talk {
  const others = talk.lines.filter(({ n }) => n !== line.n);
  return { ...talk, lines: [...others, line].toSorted((a, b) => a.n - b.n) };
}

export const withOlder = (talk: Talk, { lines, older }: TalkPage): Talk => ({
  ...talk,
  lines: [...lines.filter(({ n }) => talk.lines.every(known => known.n !== n)), ...talk.lines],
  older,
});

export const withMute = (talk: Talk, who: string, mute: boolean): Talk => ({
  ...talk,
  muted: mute ? [...talk.muted.filter(it => it !== who), who] : talk.muted.filter(it => it !== who),
});

/** The lines this person wants to see. */
export const unmuted = ({ lines, muted }: Talk): readonly ChatMessage[] =>
  lines.filter(({ who }) => !muted.includes(who));

/** How many lines of others came after the last one read. */
export const unread = (talk: Talk, read: number, me: Seat | null): number =>
  unmuted(talk).filter(({ n, seat, text }) => n > read && text !== null && (seat === null || seat !== me)).length;

/** The place of the newest line; -1 when nothing was said. */
export const newest = ({ lines }: Talk): number => lines.at(-1)?.n ?? -1;
