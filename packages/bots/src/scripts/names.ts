// Simple scripts that measure the levels: one idea each, followed whatever happens. No level may lose to one.

/** By game. */
export const SCRIPT_NAMES = {
  waves: ['rebel', 'follow'],
  'rolling-with-the-waves': ['hoard', 'rush', 'turtle'],
  'rolling-seas': ['hoard', 'rush', 'turtle'],
  'waves-of-fortune': ['hoard', 'rush', 'turtle'],
  'rattle-battle': ['hoard', 'rush', 'turtle'],
} as const;
type NamedGame = keyof typeof SCRIPT_NAMES;
export type Script = (typeof SCRIPT_NAMES)[NamedGame][number];

export const scriptsOf = (game: string): readonly string[] =>
  Object.hasOwn(SCRIPT_NAMES, game) ? SCRIPT_NAMES[game as NamedGame] : [];

export const isScript = (text: string): text is Script =>
  Object.values<readonly string[]>(SCRIPT_NAMES).some(names => names.includes(text));
