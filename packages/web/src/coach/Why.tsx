// In a first game: a bot has made a move that surprises. A quiet question, and the answer on request.

import type { Seat, Phrase as Sentence } from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isTipSeen } from '../browser/learned.ts';
import type { ShownGuide } from '../games/guide.ts';
import type { EntryEvents } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { Speech } from './Speech.tsx';
import { lastSurprise } from './surprises.ts';
import { words } from './words.ts';

type Props = {
  game: string;
  guide: ShownGuide;
  faces: readonly SeatFace[];
  me: Seat | null;
  entries: readonly EntryEvents[];
  isBot(seat: Seat): boolean;
  draw(phrase: Sentence): ComponentChildren;
};

const tipOf = (kind: string): string => `why-${kind}`;

export function Why({ game, guide, faces, me, entries, isBot, draw }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const isExplained = (kind: string) => isTipSeen(game, tipOf(kind));
  const surprise = me === null ? null : lastSurprise({ guide, me, entries, isBot, isExplained });
  const bot = surprise && faces[surprise.by];
  if (!bot) return null;
  if (open !== surprise.kind)
    return (
      <Button kind="quiet" class="coach-why" onClick={() => setOpen(surprise.kind)}>
        <Icon name="hint" /> {words.why(bot.name)}
      </Button>
    );
  return (
    <Speech game={game} tip={tipOf(surprise.kind)} label={words.whyTitle} rings={[`plate:${bot.seat}`]}>
      <p>{draw(surprise.say)}</p>
    </Speech>
  );
}
