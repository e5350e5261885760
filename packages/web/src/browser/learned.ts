// What this browser has learnt: lessons taken to their end, games it knows, and tips it was shown.

import { type Signal, signal } from '@preact/signals';

function keptSet(key: string): Signal<ReadonlySet<string>> {
  const name = `quayside.${key}`;
  let stored: unknown = [];
  try {
    stored = JSON.parse(localStorage.getItem(name) ?? '[]');
  } catch {
    // What stands there was not written by this page: as if nothing was kept.
  }
  return signal(new Set(Array.isArray(stored) ? stored.filter(it => typeof it === 'string') : []));
}

const LEARNED = 'learned';
const KNOWN = 'known-games';
const TIPS = 'tips-seen';

const kept = { [LEARNED]: keptSet(LEARNED), [KNOWN]: keptSet(KNOWN), [TIPS]: keptSet(TIPS) };

function add(key: keyof typeof kept, entry: string): void {
  if (kept[key].value.has(entry)) return;
  kept[key].value = new Set([...kept[key].value, entry]);
  localStorage.setItem(`quayside.${key}`, JSON.stringify([...kept[key].value]));
}

export const isLearned = (game: string, lesson: string): boolean => kept[LEARNED].value.has(`${game}/${lesson}`);
export const markLearned = (game: string, lesson: string): void => add(LEARNED, `${game}/${lesson}`);

/** Somebody here has played it to its end, or says so. */
export const isKnown = (game: string): boolean => kept[KNOWN].value.has(game);
export const markKnown = (game: string): void => add(KNOWN, game);

/** `tip`: a kind of decision, or WELCOME. */
export const isTipSeen = (game: string, tip: string): boolean => kept[TIPS].value.has(`${game}/${tip}`);
export const markTipSeen = (game: string, tip: string): void => add(TIPS, `${game}/${tip}`);

export const WELCOME = '*';
