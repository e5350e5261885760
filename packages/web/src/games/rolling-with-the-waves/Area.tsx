// One area of a Pirate Map: a button while it can be chosen, a picture with words otherwise.

import {
  type Captain,
  type Icon,
  LEVELS,
  levelOf,
  RAISED,
  SQUARES,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import type { ComponentChildren } from 'preact';
import { tip } from '../../ui/Tooltip.tsx';
import { comingLevel, shots } from './preview.ts';
import './area.css';

/** What pressing an area would do now. */
export type Choice = {
  /** In words, after the area's own. */
  deed: string;
  pressed: boolean;
  /** Why it cannot be chosen; null when it can. */
  why: string | null;
  /** Nothing can be chosen here this round, whatever else is decided. */
  closed: boolean;
  /** The key that does the same. */
  shortcut: string;
  press(): void;
};

/** One area with everything that is drawn in it. */
export type AreaProps = {
  icon: Icon;
  seat: number;
  captain: Captain;
  /** A value that is meant for the area and not written yet. */
  ghost: number | null;
  /** The last value was written this round. */
  fresh: boolean;
  choice: Choice | null;
};

type FrameProps = AreaProps & { name: string; about: string; children: ComponentChildren; class?: string };

export function Area({ icon, seat, name, about, captain, ghost, choice, children, class: extra = '' }: FrameProps) {
  const shape = `rw-area rw-${icon} ${extra}`;
  const words = `${name}: ${written(captain, icon)}${ghost === null ? '' : `; ${ghost} to be written`}`;
  const anchor = { 'data-anchor': `${seat}-${icon}`, 'data-icon': icon };
  if (!choice)
    return (
      <span class={shape} role="img" aria-label={words} {...anchor} {...tip(about)}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={`${shape} ${choice.closed ? 'rw-closed' : ''}`}
      aria-label={`${words}. ${choice.closed ? 'Closed' : choice.deed}`}
      aria-pressed={choice.pressed}
      aria-disabled={choice.why ? 'true' : undefined}
      aria-keyshortcuts={choice.shortcut}
      onClick={() => !choice.why && choice.press()}
      {...anchor}
      {...tip(choice.why ?? choice.deed)}
    >
      {children}
      <span class="rw-key" aria-hidden="true">
        {choice.shortcut}
      </span>
    </button>
  );
}

function written(captain: Captain, icon: Icon): string {
  const values = captain.squares[icon];
  const free = SQUARES[icon] - values.length;
  const list = values.length === 0 ? 'empty' : values.join(', ');
  const room = free === 0 ? 'full' : `${free} free`;
  if (!hasLevels(icon)) return `${list}; ${room}`;
  const level = levelOf(captain, icon);
  const gain = icon === 'smallCannon' || icon === 'largeCannon' ? shots(level) : `level ${level}`;
  return `${list}; sum ${total(values)}, ${gain}; ${room}`;
}

const hasLevels = (icon: Icon): icon is keyof typeof LEVELS => icon in LEVELS;

/** The squares, first to last, or from the bottom of a chest up: bottom right first, top left last. */
export function Squares({ icon, seat, captain, ghost, fresh }: AreaProps) {
  const values = captain.squares[icon];
  const all = Array.from({ length: SQUARES[icon] }, (_, n) => n);
  const chest = icon.startsWith('chest');
  return (
    <span class="rw-squares" aria-hidden="true">
      {(chest ? all.reverse() : all).map(n => {
        const next = ghost !== null && n === values.length;
        const look = next ? 'rw-ghost' : fresh && n === values.length - 1 ? 'rw-fresh' : '';
        const value = next ? ghost : values[n];
        return (
          <span key={n} class={`rw-square ${look} ${value === RAISED ? 'rw-seven' : ''}`}>
            <span data-anchor={`${seat}-${icon}-${n}`}>{value}</span>
          </span>
        );
      })}
    </span>
  );
}

/** The circles of levels or shots, coloured in as they are earned. */
export function Rings({ icon, captain, ghost }: AreaProps) {
  if (!hasLevels(icon)) return null;
  const level = levelOf(captain, icon);
  const coming = ghost === null ? level : comingLevel(captain, icon, ghost);
  return (
    <span class="rw-rings" aria-hidden="true">
      {LEVELS[icon].map((need, n) => (
        <span key={need} class={`rw-ring ${n < level ? 'rw-earned' : n < coming ? 'rw-coming' : ''}`}>
          {need}
        </span>
      ))}
    </span>
  );
}
