// For each kind of decision of a game, one fixed position in which it is asked: the first in the recorded games, or in
// random games with fixed seeds where no recorded game asks it.

import { type GameRecord, type Match, Past, randomRecord } from '@quayside/engine';
import type { AnyGame, AnyShape, Seat, View } from '@quayside/rules';
import { fitOptions } from '../options/options.ts';

const RECORDS = import.meta.glob<GameRecord>('../../../rules/src/*/test/games/*.json', { import: 'default' });

/** Random games that are searched in turn while a decision is missing; the last one asks for Zuri's bones. */
const RANDOM_GAMES = [...Array(40).keys(), 367];

export type AskedPosition = { ask: string; seat: Seat; seats: number; view: View<AnyShape> };

export async function positionsOf(game: AnyGame): Promise<AskedPosition[]> {
  const found = new Map<string, AskedPosition>();
  const missing = () => Object.keys(game.words.asks).filter(ask => !NOT_ASKED.has(ask) && !found.has(ask));
  const collect = (record: GameRecord) => {
    const past = new Past(game, record);
    for (const it of askedIn(game, past.at(0))) add(found, it);
    for (const { match } of past.steps()) for (const it of askedIn(game, match)) add(found, it);
  };
  const paths = Object.keys(RECORDS).filter(path => path.includes(`/${game.id}/`));
  for (const path of paths.toSorted()) collect(await RECORDS[path]!());
  for (const n of RANDOM_GAMES) if (missing().length > 0) collect(randomGame(game, n));
  return Object.keys(game.words.asks).flatMap(ask => found.get(ask) ?? []);
}

/** Headings of the log rather than decisions. */
const NOT_ASKED = new Set(['over', 'sea']);

const add = (found: Map<string, AskedPosition>, it: AskedPosition): void => {
  if (!found.has(it.ask)) found.set(it.ask, it);
};

function askedIn(game: AnyGame, match: Match): AskedPosition[] {
  return match.deciding
    .filter(seat => seat >= 0)
    .map(seat => {
      const view = structuredClone(match.view(seat));
      return { ask: game.menu(view).ask, seat, seats: match.state.own.length, view };
    });
}

/** Different numbers of players in turn, and every option at another of its choices where that fits. */
function randomGame(game: AnyGame, n: number): GameRecord {
  const { min, max } = game.seats;
  const seats = min + (n % (max - min + 1));
  const chosen = Object.fromEntries(game.options.map(({ id, choices }) => [id, choices[n % choices.length]!.value]));
  return randomRecord(game, seats, fitOptions(game, seats, chosen), `gallery ${n}`);
}
