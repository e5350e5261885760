import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { tip } from '../ui/Tooltip.tsx';
import { groupedLines } from './group.ts';
import type { LogLine } from './logLines.ts';
import { useRuleOfEvent } from './useRuleOfEvent.ts';
import { words } from './words.ts';
import './Log.css';

type Props = {
  lines: readonly LogLine[];
  faces: readonly SeatFace[];
  ui: AnyGameUi;
  /** Opens the moment after an entry, by one press on its line. */
  onLook(ply: number): void;
  /** Asks the table to go back to when the log had so many entries; null when that cannot be asked. */
  onBack: ((to: number) => void) | null;
  game: string;
  /** Opens a paragraph of the rules. */
  onRule(number: string): void;
  /** The entry whose line is marked as the one on the screen; left out, the newest is in sight. */
  at?: number;
};

/** What happened, as sentences; each leads to its moment by one press. The newest at the bottom, in sight. */
export function Log({ lines, faces, ui, onLook, onBack, game, onRule, at }: Props) {
  const ruleOf = useRuleOfEvent(game);
  const near = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const groups = useMemo(() => groupedLines(lines, ui.logRuns), [lines, ui]);
  const marked = at === undefined ? groups.at(-1) : groups.findLast(({ first }) => first <= at);
  useLayoutEffect(() => near.current?.scrollIntoView({ block: 'nearest' }), [marked?.key]);
  if (lines.length === 0) return <p class="panel-empty">{words.empty}</p>;
  return (
    <ol class="log">
      {groups.map(({ key, first, ply, phrase, isNote, event }) => (
        <li
          key={key}
          ref={key === marked?.key ? near : null}
          class={at !== undefined && key === marked?.key ? 'log-now' : ''}
          aria-current={at !== undefined && key === marked?.key ? 'step' : undefined}
        >
          <div class="log-line">
            <button
              type="button"
              class={`log-jump ${isTold(phrase) ? 'log-told' : ''}`}
              {...tip(words.look)}
              onClick={() => onLook(ply)}
            >
              <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />
            </button>
            {event && ruleOf[event.type] && (
              <IconButton
                icon="rules"
                class="log-rule"
                label={words.rule(ruleOf[event.type]!)}
                onClick={() => onRule(ruleOf[event.type]!)}
              />
            )}
            {onBack && !isNote && (
              <IconButton
                icon="more"
                label={words.about}
                aria-expanded={open === key}
                onClick={() => setOpen(open === key ? null : key)}
              />
            )}
          </div>
          {open === key && onBack && (
            <p class="log-actions">
              <Button onClick={() => onBack(first - 1)}>
                <Icon name="rewind" /> {words.goBack}
              </Button>
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
