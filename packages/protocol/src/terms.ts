// The terms of a table: what its host settles besides the options of the game. Told to everybody in TableInfo.terms;
// defaults are TERMS in defaultTerms.ts.

import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import { about, described, exact, Id, LevelName, oneOf } from './shared.ts';
import { CLOCK_NAMES } from './timeControls.ts';

export const Terms = Type.Object(
  {
    clock: described(
      oneOf(CLOCK_NAMES),
      'How much time people have: a name in CLOCKS of timeControls.ts. Bots have no clock.',
    ),
    runOut: described(
      Type.Union([Type.Literal('bot'), Type.Literal('skip')]),
      'When a clock runs out, `bot`: a bot plays until the person is back. `skip`: the others may let it play once.',
    ),
    standIn: described(LevelName, 'How well the bot plays that stands in for somebody who left or ran out of time.'),
    watching: described(
      Type.Union([Type.Literal('open'), Type.Literal('late')]),
      'What spectators see: open information only; or `late`: the view of any seat, but later (see Hello).',
    ),
    lateBy: Type.Object(
      {
        entries: Type.Integer({ minimum: 1, maximum: LIMITS.lateByEntries }),
        minutes: Type.Integer({ minimum: 0, maximum: LIMITS.lateByMinutes }),
      },
      about(
        'How much later: at least so many entries of the log, and at least so many minutes. At the end all is shown.',
      ),
    ),
    readyMarks: described(
      Type.Boolean(),
      'False: in a joint decision nobody is told who is ready; what the others did arrives with the last ' +
        'commitment.',
    ),
    spectatorsTalk: described(Type.Boolean(), "Whether spectators may talk in the table's chat. Never in a team's."),
  },
  exact,
);
export type Terms = Static<typeof Terms>;

export const SetTerms = Type.Object(
  { t: Type.Literal('terms'), id: Id, terms: Type.Partial(Terms) },
  about('Host only, before the start: change some of the terms. `spectatorsTalk` may be changed at any time.'),
);
