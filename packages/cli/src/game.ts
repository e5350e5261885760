// `--game waves --players 4 --mode teams`: every command names a game and its options in the same way.

import {
  type AnyGame,
  GAMES,
  loadGame,
  type Meta,
  type Options,
  type Refusal,
  type Settled,
  settle,
} from '@quayside/rules';
import { type Flags, UsageError, whole } from './command.ts';

export const OPTION_IDS = [
  ...new Set(Object.values(GAMES).flatMap(({ meta }) => meta.options.map(option => option.id))),
];

export const GAME_FLAGS = {
  game: { type: 'string' },
  players: { type: 'string' },
  ...Object.fromEntries(OPTION_IDS.map(id => [id, { type: 'string' as const }])),
} as const;

export const GAME_HELP = `  --game ID         the game: ${Object.keys(GAMES).join(', ')} (default waves)
  --players N       how many play (default: the fewest the game allows, at least 2 where it can)
  --OPTION VALUE    an option of the game: ${OPTION_IDS.map(id => `--${id}`).join(', ')}`;

export type Chosen = { game: AnyGame; players: number; options: Options };

/** What the front page knows of the game that --game names. */
export function chosenMeta(flags: Flags): Meta {
  const id = String(flags['game'] ?? 'waves');
  if (!Object.hasOwn(GAMES, id))
    throw new UsageError(`There is no game called "${id}"; there are: ${Object.keys(GAMES).join(', ')}.`);
  const { meta } = GAMES[id]!;
  const stranger = OPTION_IDS.find(id => flags[id] !== undefined && !meta.options.some(option => option.id === id));
  if (stranger) throw new UsageError(`${meta.title} has no option --${stranger}.`);
  return meta;
}

/** The options that were named, completed and judged for so many players. */
export function settledFor(meta: Meta, players: number, flags: Flags): Settled {
  const named = meta.options.flatMap(({ id }) => (flags[id] === undefined ? [] : [[id, flags[id]]]));
  return settle(meta, players, Object.fromEntries(named));
}

export async function chosenGame(flags: Flags): Promise<Chosen> {
  const meta = chosenMeta(flags);
  const players = whole(flags, 'players', Math.max(2, meta.seats.min), meta.seats);
  const { options, refusal } = settledFor(meta, players, flags);
  if (refusal) throw new UsageError(whyUnsettled(meta, players, refusal));
  return { game: await loadGame(meta.id), players, options };
}

function whyUnsettled(meta: Meta, players: number, { code, args }: Refusal): string {
  const option = meta.options.find(({ id }) => id === args?.['option']);
  if (code === 'bad-option' && option)
    return `--${option.id} takes one of: ${option.choices.map(({ value }) => value).join(', ')}.`;
  if (code === 'unfit-option' && option)
    return `--${option.id} ${args?.['value']} does not go with ${players} players and the other options.`;
  return `${meta.title} cannot be played so: ${code}.`;
}
