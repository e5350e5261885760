// Honest dice. A table is made with a server seed of 64 hexadecimal digits; TableInfo.commitment is SHA-256 of that
// text. While the table gathers, every seated browser sends 64 digits of its own for each person who plays on it. At
// the start the seed of the game is SHA-256 of the server seed and the contributions in seat order ("-" for none),
// joined by line feeds. When the game is over the record holds all of them, and `verify` of the engine runs everything
// again.
//
// A table begun by POST /api/tables with `start` has no contributions: to contribute to a game against bots, make the
// table without it, then send `contribute-seed` and `start` on the socket.

import { type Static, Type } from 'typebox';
import { about, described, Id } from './shared.ts';

export const Hex32 = described(
  Type.String({ pattern: '^[0-9a-f]{64}$', title: 'Hex32' }),
  '32 bytes in lower-case hexadecimal.',
);

export const ContributeSeed = Type.Object(
  {
    t: Type.Literal('contribute-seed'),
    id: Id,
    contributions: Type.Record(Type.String({ pattern: '^[0-9]{1,2}$' }), Hex32),
  },
  about(
    "Contributions to the seed, before the start, by seat: one's own and those of everybody who shares the " +
      'device. A second one replaces the first.',
  ),
);

export const HonestDice = Type.Object(
  { serverSeed: Hex32, commitment: Hex32, contributions: Type.Array(Type.Union([Hex32, Type.Null()])) },
  about('In a record: where its seed came from. A seat that sent nothing contributes null.'),
);
export type HonestDice = Static<typeof HonestDice>;
