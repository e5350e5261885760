// What the log tells in fewer lines: a fight of many rounds by its first, its last and what it cost; a card or a token
// together with what came of it.

import { type Phrase, piece, seat } from '@quayside/rules';
import type { Event, WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { LoggedEvent, LogRuns } from '../gameUi.ts';
import { words as markWords } from './markWords.ts';
import { words } from './words.ts';

const LONG = 4; // rounds: fewer are told one by one

type Change = Extract<Event, { type: 'gold' | 'food' | 'crew' }>;

const isChange = (event: Event): event is Change =>
  event.type === 'gold' || event.type === 'food' || event.type === 'crew';

export const logRuns: LogRuns<WavesOfFortune> = {
  runOf(event) {
    switch (event.type) {
      case 'battle-round':
        return `battle-${event.seat}-${event.enemy}`;
      case 'card':
        return `${event.seat} ${event.card}`;
      case 'token-met':
        return `${event.seat} ${event.token}`;
      case 'gold':
      case 'food':
      case 'crew':
        return `${event.seat} ${event.cause}`;
      default:
        return null;
    }
  },
  condense(run) {
    return run[0]!.event.type === 'battle-round' ? foughtOut(run) : cameOf(run);
  },
};

type Run = readonly LoggedEvent<WavesOfFortune>[];

function foughtOut(run: Run): Run {
  if (run.length < LONG) return run;
  const [first, last] = [run[0]!, run.at(-1)!];
  let [lost, felled] = [0, 0];
  for (const { event } of run)
    if (event.type === 'battle-round') {
      lost += event.lost;
      felled += event.felled;
    }
  const who = first.event.type === 'battle-round' ? first.event.seat : 0;
  const toll = words.log.fight<Phrase[number]>(
    seat(who),
    run.length,
    piece('crew', lost, words.log.crew(lost)),
    felled,
  );
  return [first, last, { event: last.event, phrase: toll }];
}

/** Goods with nothing drawn or met before them keep their sentences: those name what they came of. */
function cameOf(run: Run): Run {
  const [head, ...rest] = run;
  const changes = rest.map(({ event }) => event).filter(isChange);
  if (isChange(head!.event) || changes.length < rest.length || changes.some(isWithoutRoom)) return run;
  const what = head!.phrase.map((part, n) =>
    n === head!.phrase.length - 1 && typeof part === 'string' ? part.replace(/\.$/, '') : part,
  );
  return [{ event: head!.event, phrase: words.log.cameOf(what, changes.map(changeOf)) }];
}

/** Its own sentence tells what found no room, or was not there to be lost. */
const isWithoutRoom = (event: Change): boolean => event.type !== 'gold' && (event.wasted > 0 || event.change === 0);

function changeOf(event: Change): Phrase[number] {
  const change = event.type === 'gold' ? event.gold : event.change;
  const text = event.type === 'gold' ? words.log.gold(change) : markWords[event.type](change);
  return piece(event.type, change, text);
}
