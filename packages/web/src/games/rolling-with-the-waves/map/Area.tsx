// One area of a Pirate Map as something to press or to ask about; it lies over the picture. A button while it can be
// chosen.

import {
  type Captain,
  type Icon,
  isChest,
  LEVELS,
  levelOf,
  SQUARES,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import { piece } from '../../../ui/piece.ts';
import { tip } from '../../../ui/Tooltip.tsx';
import { type AreaContent, words } from '../words.ts';
import type { Box, Places } from './places.ts';
import './area.css';

/** What pressing an area would do now. */
export type AreaButton = {
  /** Its name, where that is not the area's own. */
  label?: string;
  /** What it does, as a sentence. */
  effect: string;
  pressed: boolean;
  /** Why it cannot be chosen; null when it can. */
  why: string | null;
  /** Nothing can be chosen here this round, whatever else is decided. */
  closed: boolean;
  /** It would be shot at. */
  isTarget?: boolean;
  /** The key that does the same. */
  shortcut: string;
  press(): void;
};

type Props = {
  icon: Icon;
  seat: number;
  captain: Captain;
  /** A value that is meant for the area and not written yet. */
  ghost: number | null;
  places: Places;
  choice: AreaButton | null;
};

/** Where a box of the drawing lies on the map, in parts of its size. */
export const placed = ({ x, y, w, h }: Box, { width, height }: Places) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${(w / width) * 100}%`,
  height: `${(h / height) * 100}%`,
});

export function Area({ icon, seat, captain, ghost, places, choice }: Props) {
  const content = contentOf(captain, icon, ghost);
  const description = words.area(icon, content);
  const place = {
    'data-anchor': `${seat}-${icon}`,
    'data-icon': icon,
    style: placed(places.areas[icon], places),
    ...piece(icon, seat),
  };
  if (!choice)
    return <span class="rw-area" role="img" aria-label={description} {...place} {...tip(words.tipOf(icon, content))} />;
  return (
    <button
      type="button"
      class={`rw-area ${choice.closed ? 'rw-closed' : ''} ${choice.isTarget ? 'rw-target-area' : ''}`}
      aria-label={choice.label ?? words.areaChoice(description, choice.closed ? words.closed : choice.effect)}
      aria-pressed={choice.pressed}
      aria-disabled={choice.why ? 'true' : undefined}
      aria-keyshortcuts={choice.shortcut}
      onClick={() => !choice.why && choice.press()}
      {...place}
      {...tip(choice.why ?? choice.effect)}
    >
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
  needed: hasLevels(icon) ? (LEVELS[icon][levelOf(captain, icon)] ?? null) : null,
  coming,
  isBuried: isChest(icon) && captain.buried[icon],
});

const hasLevels = (icon: Icon): icon is keyof typeof LEVELS => icon in LEVELS;
