// `--game waves --players 4 --mode teams`: every command names a game and its options in the same way.

import { type AnyGame, GAMES, loadGame, type Options, settle } from '@quayside/rules';
import { type Flags, UsageError, whole } from './command.ts';

const OPTION_IDS = [...new Set(Object.values(GAMES).flatMap(({ meta }) => meta.options.map(option => option.id)))];

export const GAME_FLAGS = {
  game: { type: 'string' },
  players: { type: 'string' },
  ...Object.fromEntries(OPTION_IDS.map(id => [id, { type: 'string' as const }])),
} as const;

export const GAME_HELP = `  --game ID         the game: ${Object.keys(GAMES).join(', ')} (default waves)
  --players N       how many play (default: the fewest the game allows, at least 2 where it can)
  --OPTION VALUE    an option of the game: ${OPTION_IDS.map(id => `--${id}`).join(', ')}`;

export type Chosen = { game: AnyGame; players: number; options: Options };

export async function chosenGame(flags: Flags): Promise<Chosen> {
  const id = String(flags['game'] ?? 'waves');
  if (!Object.hasOwn(GAMES, id))
    throw new UsageError(`There is no game called "${id}"; there are: ${Object.keys(GAMES).join(', ')}.`);
  const { meta } = GAMES[id]!;
  const players = whole(flags, 'players', Math.max(2, meta.seats.min), meta.seats);
  const named = meta.options.flatMap(({ id }) => (typeof flags[id] === 'string' ? [[id, flags[id]]] : []));
  const { options, refusal } = settle(meta, players, Object.fromEntries(named));
  if (refusal)
    throw new UsageError(`${meta.title} cannot be played so: ${refusal.code} ${JSON.stringify(refusal.args)}`);
  return { game: await loadGame(id), players, options };
}
