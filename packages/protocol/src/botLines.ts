// Lines between us and a bot that is a program of its own: JSON, one message on each line, tagged by `t`. The program
// reads its standard input and writes its standard output; what it writes to standard error is shown to whoever started
// it.

import { type Static, type TLiteral, type TObject, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { about, described, exact, Id, Nullable, SeatNumber } from './shared.ts';

/** Raised when a line changes so that a program written before would misunderstand it. */
export const BOT_PROTOCOL = 1;

/** Longest line a program may write, in bytes. A move is far shorter. */
export const BOT_LINE_BYTES = 64 * 1024;

const Events = described(
  Type.Array(Type.Unknown()),
  'What this seat was told since the last line, oldest first; may be left empty after a break of the connection.',
);

export const BotHello = Type.Object(
  {
    t: Type.Literal('hello'),
    protocol: described(Type.Integer(), 'Version of these lines: 1.'),
    game: described(Id, 'Which game, as in `quayside schema --game`.'),
    version: described(Type.Integer(), 'Version of its rules.'),
    seats: described(Type.Integer({ minimum: 1, maximum: 16 }), 'How many play.'),
    seat: described(SeatNumber, 'The seat the program plays, from 0.'),
    options: described(Type.Record(Type.String(), Type.String()), 'The options of the table, by id.'),
  },
  about('A game begins, or goes on after the program was started again. Not answered. All that follows is about it.'),
);
export type BotHello = Static<typeof BotHello>;

export const BotDecide = Type.Object(
  {
    t: Type.Literal('decide'),
    id: described(Type.Integer({ minimum: 1 }), 'Number of the question; the answer repeats it.'),
    ms: described(Type.Integer({ minimum: 0 }), 'How much time there is for the answer, in milliseconds.'),
    view: described(
      Type.Object({ seat: SeatNumber, open: Type.Unknown(), own: Type.Unknown() }, exact),
      'What the seat sees: `open` is what everybody sees, `own` what it alone sees.',
    ),
    menu: described(
      Type.Object({ ask: Type.String(), moves: Type.Array(Type.Unknown()), complete: Type.Boolean() }, exact),
      'What is asked, and legal moves. Where `complete` is false, others are legal too.',
    ),
    events: Events,
  },
  about('A question. Answered with one `move` within `ms`.'),
);
export type BotDecide = Static<typeof BotDecide>;

export const BotOver = Type.Object(
  {
    t: Type.Literal('over'),
    outcome: described(
      Nullable(
        Type.Object(
          { ranks: Type.Array(Type.Integer()), scores: Type.Array(Type.Number()), reason: Type.String() },
          exact,
        ),
      ),
      'By seat: rank (1 is first, equal ranks tie) and score; null where the game ended without a result.',
    ),
    events: Events,
  },
  about('The game is over. The next line is a `hello`, or the end of the input: then the program ends.'),
);
export type BotOver = Static<typeof BotOver>;

const BotFault = described(
  Type.Union([Type.Literal('late'), Type.Literal('illegal'), Type.Literal('garbled')]),
  'The answer came too late or not at all; it was no legal move; the line was no answer.',
);

export const BotError = Type.Object(
  {
    t: Type.Literal('error'),
    id: described(Type.Integer(), 'The question it was about.'),
    code: BotFault,
    message: described(Type.String(), 'What was wrong, for whoever reads the log of the program.'),
  },
  about('An answer was not taken; a random legal move was played instead. Not answered.'),
);
export type BotError = Static<typeof BotError>;

export const BotMove = Type.Object(
  {
    t: Type.Literal('move'),
    id: described(Type.Integer(), 'That of the question.'),
    move: described(Type.Unknown(), 'One of `menu.moves`, or another legal move.'),
  },
  about('The answer to `decide`: one line of at most 64 KiB.'),
);
export type BotMove = Static<typeof BotMove>;

type Tagged = TObject<{ t: TLiteral<string> }>;

/** What a program is sent, and what it may send. */
export const TO_PROGRAM: readonly Tagged[] = [BotHello, BotDecide, BotOver, BotError];
export const FROM_PROGRAM: readonly Tagged[] = [BotMove];
export type ToProgram = BotHello | BotDecide | BotOver | BotError;

const botMove = Compile(BotMove);

export const isBotMove = (value: unknown): value is BotMove => botMove.Check(value);
