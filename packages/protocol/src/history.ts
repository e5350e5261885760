// What a person has played: games that are over, with results, and figures over all of them.

import { type Static, Type } from 'typebox';
import { OPPONENTS, type Opponents } from './opponents.ts';
import { about, described, Id, LevelName, Nullable, SeatNumber } from './shared.ts';

export const ResultSeat = Type.Object(
  {
    name: Type.String(),
    level: described(Nullable(LevelName), 'Of a bot; null for a person.'),
    rank: described(
      Type.Integer({ minimum: 1 }),
      'Place 1 is first; who shares a place, team-mates too, has the same.',
    ),
    score: Type.Number(),
  },
  about('How one seat came out.'),
);
export type ResultSeat = Static<typeof ResultSeat>;

export const PlayedGame = Type.Object(
  { table: Id, game: Id, endedAt: Type.Integer(), seat: SeatNumber, seats: Type.Array(ResultSeat) },
  about('A game that is over. `seat`: where the asker sat.'),
);
export type PlayedGame = Static<typeof PlayedGame>;

export const PlayedPage = Type.Object(
  {
    games: Type.Array(PlayedGame),
    next: described(Nullable(Type.Integer()), '`before` of the next page; null on the last.'),
  },
  about("HTTP: GET /api/me/games?before=<endedAt>&game=<id>: the asker's games that are over, the latest first."),
);
export type PlayedPage = Static<typeof PlayedPage>;

export const Tally = Type.Object(
  {
    opponents: Type.Unsafe<Opponents>({ enum: [...OPPONENTS] }),
    played: Type.Integer(),
    won: described(Type.Integer(), 'First, alone or with others.'),
  },
  about('How often one has played and won against one kind of opponents.'),
);

export const Statistics = Type.Object(
  { games: Type.Array(Type.Object({ game: Id, tallies: Type.Array(Tally) }, about('By game.'))) },
  about("HTTP: GET /api/me/statistics: the asker's own figures, by game and by the strength of the opponents."),
);
export type Statistics = Static<typeof Statistics>;

export const Dismiss = Type.Object(
  { dismissed: Type.Boolean() },
  about(
    'HTTP: PUT /api/tables/:id/dismissed: leave a game against bots alone out of the list of unfinished tables, or ' +
      'put it back. It stays where it is, and its link still leads to it.',
  ),
);
export type Dismiss = Static<typeof Dismiss>;
