// For each kind of decision of a game, one fixed position in which it is asked: the first in the recorded games, or in
// random games with fixed seeds where no recorded game asks it.

import { eventsFor, type GameRecord, type Match, Past, randomRecord } from '@quayside/engine';
import type { AnyGame, AnyShape, First, Outcome, Seat, View } from '@quayside/rules';
import { fitOptions } from '../options/options.ts';

const RECORDS = import.meta.glob<GameRecord>('../../../rules/src/*/test/games/*.json', { import: 'default' });

/** Random games that are searched in turn while a decision is missing; the last one asks for Zuri's bones. */
const RANDOM_GAMES = [...Array(40).keys(), 367];

export type AskedPosition = { ask: string; seat: Seat; seats: number; view: View<AnyShape> };

export type FinishedGame = {
  view: View<AnyShape>;
  seats: number;
  outcome: Outcome;
  history: readonly AnyShape['event'][];
};

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

/** Random games with the most players that are searched for fuller tables than the recorded games have. */
const CROWDED_GAMES = 3;

/** The same decisions, each at the fullest table it is found at. */
export async function crowdedPositionsOf(game: AnyGame): Promise<AskedPosition[]> {
  const usual = await positionsOf(game);
  const found = new Map<string, AskedPosition>();
  const { min, max } = game.seats;
  for (let n = 0; n < CROWDED_GAMES; n++) {
    const past = new Past(game, randomGame(game, max - min + n * (max - min + 1)));
    for (const it of askedIn(game, past.at(0))) add(found, it);
    for (const { match } of past.steps()) for (const it of askedIn(game, match)) add(found, it);
  }
  return usual.map(it => {
    const crowded = found.get(it.ask);
    return crowded && crowded.seats > it.seats ? crowded : it;
  });
}

/** `events`: what the seat was told since its last move. */
export type MetPosition = AskedPosition & { id: string; events: readonly AnyShape['event'][] };

/**
 * Where something is met that is explained the first time: one position for each of it and each kind of decision it may
 * be met in, at the fullest table it is found at, in the order of the list.
 */
export async function metPositionsOf(game: AnyGame, firsts: readonly First<AnyShape>[]): Promise<MetPosition[]> {
  const found = new Map<string, MetPosition>();
  const collect = (record: GameRecord) => {
    const eventsOfSeats: AnyShape['event'][][] = Array.from({ length: record.seats }, () => []);
    for (const { match, step } of new Past(game, record).steps()) {
      for (const [seat, events] of eventsOfSeats.entries()) {
        if (seat === step.entry.seat) events.length = 0;
        events.push(...eventsFor(step.told, seat));
      }
      for (const at of askedIn(game, match))
        for (const { id, met } of firsts) {
          const place = `${id} ${at.ask}`;
          const events = eventsOfSeats[at.seat]!;
          if ((found.get(place)?.seats ?? 0) < at.seats && met({ view: at.view, events }))
            found.set(place, { ...at, id, events: [...events] });
        }
    }
  };
  const paths = Object.keys(RECORDS).filter(path => path.includes(`/${game.id}/`));
  for (const path of paths.toSorted()) collect(await RECORDS[path]!());
  const { min, max } = game.seats;
  for (let n = 0; n < CROWDED_GAMES; n++) collect(randomGame(game, max - min + n * (max - min + 1)));
  return firsts.flatMap(({ id }) => [...found.values()].filter(it => it.id === id));
}

/** How the first recorded game that was played to its end looked to its first seat. */
export async function endOf(game: AnyGame): Promise<FinishedGame> {
  const paths = Object.keys(RECORDS).filter(path => path.includes(`/${game.id}/`));
  for (const path of paths.toSorted()) {
    const record = await RECORDS[path]!();
    const past = new Past(game, record);
    const history = [...past.steps()].flatMap(({ step: { told } }) =>
      told.filter(({ to }) => to === null || to === 0).map(({ event }) => event),
    );
    const match = past.at(record.log.length);
    if (match.outcome) return { view: match.view(0), seats: record.seats, outcome: match.outcome, history };
  }
  throw new Error(`No recorded game of ${game.id} comes to an end.`);
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
