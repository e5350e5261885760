// One area of a Pirate Map: a button while it can be chosen, a picture with words otherwise.

import {
  type Captain,
  type Icon,
  isChest,
  LEVELS,
  levelOf,
  RAISED,
  SQUARES,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import type { ComponentChildren } from 'preact';
import { tip } from '../../ui/Tooltip.tsx';
import { comingLevel } from './preview.ts';
import { type AreaContent, words } from './words.ts';
import './area.css';

/** What pressing an area would do now. */
export type Choice = {
  /** What it does, as a sentence. */
  effect: string;
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

type FrameProps = AreaProps & { children: ComponentChildren; class?: string };

export function Area({ icon, seat, captain, ghost, choice, children, class: extra = '' }: FrameProps) {
  const description = words.area(icon, contentOf(captain, icon, ghost));
  const anchor = { 'data-anchor': `${seat}-${icon}`, 'data-icon': icon };
  if (!choice)
    return (
      <span
        class={`rw-area rw-${icon} ${extra}`}
        role="img"
        aria-label={description}
        {...anchor}
        {...tip(words.about[icon])}
      >
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={`rw-area rw-${icon} ${extra} ${choice.closed ? 'rw-closed' : ''}`}
      aria-label={words.areaChoice(description, choice.closed ? words.closed : choice.effect)}
      aria-pressed={choice.pressed}
      aria-disabled={choice.why ? 'true' : undefined}
      aria-keyshortcuts={choice.shortcut}
      onClick={() => !choice.why && choice.press()}
      {...anchor}
      {...tip(choice.why ?? choice.effect)}
    >
      {children}
      <span class="rw-key" aria-hidden="true">
        {choice.shortcut}
      </span>
    </button>
  );
}

const contentOf = (captain: Captain, icon: Icon, coming: number | null): AreaContent => ({
  values: captain.squares[icon],
  free: SQUARES[icon] - captain.squares[icon].length,
  sum: total(captain.squares[icon]),
  level: hasLevels(icon) ? levelOf(captain, icon) : null,
  coming,
  isBuried: isChest(icon) && captain.buried[icon],
});

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
