// Settings, kept in localStorage.

import { effect, type Signal, signal } from '@preact/signals';

export const THEMES = ['system', 'paper', 'night'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const SOUNDS = ['on', 'off'] as const;
export const VOLUMES = ['quiet', 'medium', 'loud'] as const;
const NOTICES = ['off', 'on'] as const;
export const KEYS = ['single', 'off'] as const;
export const TIPS = ['on', 'off'] as const;

/** How long a step takes, against normal. */
const PACE: Record<(typeof SPEEDS)[number], number> = { off: 0, fast: 0.45, normal: 1, slow: 1.8 };

function kept<T extends string>(key: string, choices: readonly T[], fallback: T): Signal<T> {
  const stored = localStorage.getItem(`quayside.${key}`) as T | null;
  const setting = signal(stored && choices.includes(stored) ? stored : fallback);
  effect(() => localStorage.setItem(`quayside.${key}`, setting.value));
  return setting;
}

/** The look: as the system says, or one of the two themes. */
export const theme = kept('theme', THEMES, 'system');
/** How fast events are shown. */
export const speed = kept('speed', SPEEDS, 'normal');
export const sound = kept('sound', SOUNDS, 'on');
export const volume = kept('volume', VOLUMES, 'medium');
/** Whether the browser notifies me of my turn at a table that is not on the screen. */
export const notify = kept('notify', NOTICES, 'off');
/** Whether single keys (a letter, a digit, a sign) are shortcuts. */
export const keys = kept('keys', KEYS, 'single');

/** Whether the first decision of each kind comes with a tip. */
export const tips = kept('tips', TIPS, 'on');

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The factor events are shown with now; 0 shows the result at once. */
export const pace = (): number => (calm.matches ? 0 : PACE[speed.value]);

export function applyTheme(): void {
  effect(() => {
    const { dataset, style } = document.documentElement;
    if (theme.value === 'system') delete dataset['theme'];
    else dataset['theme'] = theme.value;
    if (calm.matches) style.removeProperty('--pace');
    else style.setProperty('--pace', String(PACE[speed.value]));
  });
}

/**
 * With single keys off, stops keydown events of one character before they reach the table and the board. Typing in
 * fields still works (the event's default action is kept), and so does the space bar on buttons.
 */
export function blockSingleKeys(): void {
  const onKey = (event: KeyboardEvent) => {
    if (keys.value === 'off' && event.key.length === 1 && event.key !== ' ') event.stopPropagation();
  };
  addEventListener('keydown', onKey, { capture: true });
}
