import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import type { LogLine } from './logLines.ts';
import { words } from './words.ts';

type Props = {
  lines: readonly LogLine[];
  faces: readonly SeatFace[];
  ui: AnyGameUi;
  /** Opens the moment after an entry. */
  onLook(ply: number): void;
  /** Asks the table to go back to when the log had so many entries; null when that cannot be asked. */
  onBack: ((to: number) => void) | null;
  /** The entry whose line is marked as the one on the screen; left out, the newest is in sight. */
  at?: number;
};

/** What happened, as sentences; each leads to its moment. The newest at the bottom, in sight. */
export function Log({ lines, faces, ui, onLook, onBack, at }: Props) {
  const near = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const marked = at === undefined ? lines.at(-1) : lines.findLast(({ ply }) => ply <= at);
  useLayoutEffect(() => near.current?.scrollIntoView({ block: 'nearest' }), [marked?.key]);
  if (lines.length === 0) return <p class="panel-empty">{words.empty}</p>;
  return (
    <ol class="log">
      {lines.map(({ key, ply, phrase, isNote }) => (
        <li
          key={key}
          ref={key === marked?.key ? near : null}
          class={at !== undefined && key === marked?.key ? 'log-now' : ''}
          aria-current={at !== undefined && key === marked?.key ? 'step' : undefined}
        >
          <div class="log-line">
            <span class={isTold(phrase) ? 'log-told' : ''}>
              <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />
            </span>
            <IconButton
              icon="more"
              label={words.about}
              aria-expanded={open === key}
              onClick={() => setOpen(open === key ? null : key)}
            />
          </div>
          {open === key && (
            <p class="log-actions">
              <Button onClick={() => onLook(ply)}>
                <Icon name="eye" /> {words.look}
              </Button>
              {onBack && !isNote && (
                <Button onClick={() => onBack(ply - 1)}>
                  <Icon name="rewind" /> {words.goBack}
                </Button>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A line about the course of the game (a round begins) and not about somebody's move; drawn as a heading. */
const isTold = (phrase: LogLine['phrase']): boolean =>
  !phrase.some(part => typeof part === 'object' && 'seat' in part) && !/^You\b/.test(String(phrase[0]));

export const lookBack = (table: string) => (ply: number) => navigate(`/r/${table}?at=${ply}`);
