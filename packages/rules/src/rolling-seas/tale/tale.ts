// Rule 10.2: the tale of a voyage. A pure function of what lies open, so it reads the same on every screen.

import type { Seat } from '../../game.ts';
import { rankOf, scoreOf } from '../facts/ledger.ts';
import { cardLayings } from '../facts/shapes.ts';
import {
  ADVENTURES,
  AROUND,
  type Bonus,
  type Card,
  type Cell,
  COLUMNS,
  cellName,
  columnOf,
  ISLAND_CARDS,
  PORT_NAMES,
  SHIPS,
} from '../tables/index.ts';
import type { Captain, Event, Open } from '../types.ts';
import { DIRECTION_WORDS } from '../words.ts';
import { type Day, daysOf, islandAt } from './voyage.ts';
import {
  AFTERWARDS,
  BEST_TELLING,
  COASTS,
  capital,
  counted,
  HEADING,
  joined,
  lowered,
  ordinal,
  SENTENCES,
  type Slot,
  spelled,
  TITLES,
  WEATHER,
  WEIGHTS,
} from './words.ts';

/** How the people at the table call themselves and their ships. */
export type Cast = { captain(seat: Seat): string; ship(seat: Seat): string };

/** `chapter` opens one; the others are what happens in it. */
export type Passage = { chapter: boolean; weight: number; text: string };
export type Tale = { title: string; passages: Passage[] };

type Facts = Readonly<Record<string, string>>;
type Sentence = { weight: number; text: string };

/**
 * What the next sentence hangs on: which variants were used last, what the audience will ask for, rocks complained of.
 */
type Pen = {
  key: string;
  used: Partial<Record<Slot, number>>;
  turn: number;
  best: { weight: number; name: string };
  reefs: Set<Card>;
};

export function taleOf(open: Open, seat: Seat, cast: Cast): Tale {
  const captain = open.captains[seat]!;
  const key = `${seat} ${captain.log.join()}`;
  const pen: Pen = { key, used: {}, turn: 0, best: { weight: 0, name: WEATHER }, reefs: new Set() };
  const title = filled(TITLES[hash(key) % TITLES.length]!, { ship: cast.ship(seat), captain: cast.captain(seat) });
  const home = captain.home ? PORT_NAMES[captain.home] : '';
  const hold = open.table.startProvisions > 0 ? 'a full hold' : 'an empty hold';
  const passages = [passage([written(pen, 'prologue', { home, hold })])];
  const days = daysOf(open, seat);
  let chapter = passages.length;
  let most = 0;
  for (let i = 0; i < days.length; ) {
    pen.turn = i + 1;
    const some = days.slice(i, i + Math.max(1, quietDays(days, i)));
    i += some.length;
    const deeds = some.length > 1 ? [lull(some, pen)] : deedsOf(captain, some[0]!, pen);
    const aside = asideOf(open, seat, some, pen, cast);
    const telling = tellingOf(some[0]!, most, pen);
    if (deeds.length > 0) passages.push(passage(telling || !aside || deeds.length > 1 ? deeds : [...deeds, aside]));
    if (!telling) continue;
    passages.push(passage(aside ? [telling.sentence, aside] : [telling.sentence]));
    most = Math.max(most, telling.value);
    passages.splice(chapter, 0, heading(telling.heading));
    chapter = passages.length;
  }
  passages.splice(chapter, 0, heading(AFTERWARDS));
  passages.push(...epilogue(captain, seat, pen, home));
  return { title, passages };
}

const heading = (text: string): Passage => ({ chapter: true, weight: 0, text });

/** Sentences in a row, as heavy as the heaviest. */
const passage = (sentences: readonly Sentence[]): Passage => ({
  chapter: false,
  weight: Math.max(...sentences.map(({ weight }) => weight)),
  text: sentences.map(({ text }) => text).join(' '),
});

/** How many days from here on nothing happens but wind. */
function quietDays(days: readonly Day[], from: number): number {
  let count = 0;
  while (from + count < days.length && isQuiet(days[from + count]!)) count += 1;
  return count;
}

const isQuiet = (day: Day): boolean =>
  day.turn.kind === 'sail' && day.turn.cells.length > 0 && clausesOf(day).every(({ slot }) => slot === 'plain');

function lull(days: readonly Day[], pen: Pen): Sentence {
  const n = spelled(days.length);
  return written(pen, 'plainDays', { n, N: capital(n), cell: cellName(days.at(-1)!.to) });
}

function deedsOf(captain: Captain, day: Day, pen: Pen): Sentence[] {
  const { turn } = day;
  switch (turn.kind) {
    case 'explore': {
      const land = landOf(captain, turn.at);
      remember(pen, 1, land);
      return [written(pen, `explore${turn.face}` as Slot, { land, cell: cellName(turn.at) })];
    }
    case 'port': {
      const port = PORT_NAMES[turn.port];
      const done: Sentence[] = [];
      if (turn.resupply) done.push(written(pen, 'resupply', { port }));
      for (const { ship } of of(day, 'upgraded'))
        done.push(written(pen, 'upgrade', { port, shipclass: SHIPS[ship]!.name }));
      return done;
    }
    case 'sail': {
      const clauses = clausesOf(day);
      for (const { slot, name } of clauses) if (name) remember(pen, WEIGHTS[slot], name);
      const [first, second] = clauses.map(({ slot, facts }) => written(pen, slot, facts));
      return [second ? { weight: first!.weight, text: joined(first!.text, second.text, clauses[1]!.name) } : first!];
    }
  }
}

const of = <T extends Event['type']>({ events }: Day, type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Something about a sail; `name`: what was met, as the audience will call it. */
type Clause = { slot: Slot; facts: Facts; name: string | null };

/** The two weightiest things about a sail. */
function clausesOf(day: Day): Clause[] {
  const { turn, to } = day;
  if (turn.kind !== 'sail') return [];
  const steps = of(day, 'step');
  const dir = DIRECTION_WORDS[turn.wind];
  const leagues = counted(turn.cells.length, 'league');
  const clauses: Clause[] = [];
  const meet = (
    met: readonly { card: Card }[],
    few: Slot,
    many: Slot,
    from: number,
    called: (card: Card) => string,
  ) => {
    if (met.length === 0) return;
    const name = called(met[0]!.card);
    const n = spelled(met.length);
    clauses.push({ slot: met.length < from ? few : many, facts: { name, n, N: capital(n) }, name });
  };
  meet(of(day, 'monster'), 'monster', 'monsters', 2, beast);
  meet(of(day, 'storm'), 'storm', 'storms', 2, weather);
  meet(of(day, 'carried'), 'current', 'longCurrent', 4, weather);
  if (steps.some(({ mp, provisions }) => mp + provisions >= 4))
    clauses.push({ slot: 'hard', facts: { dir }, name: null });
  const rations = steps.reduce((sum, { provisions }) => sum + provisions, of(day, 'monster').length);
  if (rations >= 4) clauses.push({ slot: 'rations', facts: { n: spelled(rations) }, name: null });
  if (clauses.length === 0)
    clauses.push({
      slot: steps.length === 0 ? 'hoveTo' : 'plain',
      facts: { dir, leagues, cell: cellName(to) },
      name: null,
    });
  return clauses.sort((one, other) => WEIGHTS[other.slot] - WEIGHTS[one.slot]).slice(0, 2);
}

const beast = (card: Card): string => lowered(ADVENTURES[card]!.name);
const weather = (card: Card): string => `the ${ADVENTURES[card]!.name.replace(/^The /, '')}`;

function remember(pen: Pen, weight: number, name: string): void {
  if (weight > pen.best.weight) pen.best = { weight, name };
}

/** A telling ends a chapter. */
function tellingOf(day: Day, most: number, pen: Pen): { sentence: Sentence; heading: string; value: number } | null {
  const [told] = of(day, 'told');
  if (!told) return null;
  const { value, slot } = told;
  const port = PORT_NAMES[told.port];
  const sentence = written(pen, 'telling', { port, rep: reputation(value), nth: ordinal(slot), best: pen.best.name });
  pen.best = { weight: 0, name: WEATHER };
  return {
    sentence: value > most ? { ...sentence, weight: BEST_TELLING } : sentence,
    heading: filled(HEADING, { n: String(slot), port }),
    value,
  };
}

const reputation = (value: number): string => (value === 0 ? 'nothing' : spelled(value));

const BONUS_ASIDES: Partial<Record<Bonus, Slot>> = { move: 'breeze', gold: 'coin', story: 'overnight' };

/** A rival's rocks the ship lies beside for the first time; or what the ledger gave. */
function asideOf(open: Open, seat: Seat, days: readonly Day[], pen: Pen, cast: Cast): Sentence | null {
  for (const [n, { turn, to }] of days.entries()) {
    if (turn.kind !== 'sail') continue;
    for (const { card, pose, at, by, turn: drawn } of open.captains[seat]!.chart.obstacles) {
      if (by === seat || drawn > pen.turn + n || ADVENTURES[card]!.kind !== 'rocks' || pen.reefs.has(card)) continue;
      const near = cardLayings(card)
        .find({ pose, at })!
        .cells.find(cell => AROUND[to]!.includes(cell));
      if (near === undefined) continue;
      pen.reefs.add(card);
      return written(pen, 'rocks', { cell: cellName(near), rival: cast.captain(by) });
    }
  }
  for (const day of days)
    for (const { bonus } of of(day, 'bonus')) {
      const slot = BONUS_ASIDES[bonus];
      if (slot) return written(pen, slot, {});
    }
  return null;
}

function epilogue(captain: Captain, seat: Seat, pen: Pen, home: string): Passage[] {
  const { landfall } = captain;
  if (!landfall) return [];
  pen.turn += 1;
  const port = landfall.port ? PORT_NAMES[landfall.port] : '';
  const { total } = scoreOf(captain, seat);
  return [
    passage([written(pen, landfall.place, { port, home, rep: reputation(landfall.final) })]),
    passage([written(pen, 'rank', { rank: rankOf(total).name, total: reputation(total) })]),
  ];
}

function landOf(captain: Captain, cell: Cell): string {
  const island = islandAt(captain, cell);
  if (island) return lowered(ISLAND_CARDS[island].name);
  return columnOf(cell) < COLUMNS / 2 ? COASTS.west : COASTS.east;
}

/** One of the slot's sentences, and never the one used last if there is another. */
function written(pen: Pen, slot: Slot, facts: Facts): Sentence {
  const variants: readonly string[] = SENTENCES[slot];
  let variant = hash(`${pen.key} ${pen.turn} ${slot}`) % variants.length;
  if (variant === pen.used[slot]) variant = (variant + 1) % variants.length;
  pen.used[slot] = variant;
  return { weight: WEIGHTS[slot], text: capital(filled(variants[variant]!, facts)) };
}

const filled = (sentence: string, facts: Facts): string =>
  sentence.replace(/\{(\w+)\}/g, (_, fact) => facts[fact] ?? '');

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

const SHORT = 7; // passages

/** What a captain wants to have in, or out, by its place in the tale. */
export type Marks = Readonly<Record<number, 'pinned' | 'struck'>>;

/** All of the tale, or the weightiest passages in the order they happened; as the captain has marked them. */
export function passagesOf({ passages }: Tale, length: 'short' | 'long', marks: Marks): Passage[] {
  const kept = passages.filter((_, n) => marks[n] !== 'struck');
  if (length === 'long') return kept;
  const pinned = passages.filter((_, n) => marks[n] === 'pinned');
  const weighty = kept
    .filter(it => !it.chapter && !pinned.includes(it))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, Math.max(0, SHORT - pinned.length));
  return kept.filter(it => pinned.includes(it) || weighty.includes(it));
}

/** As text to copy. */
export function taleText(tale: Tale, length: 'short' | 'long', marks: Marks = {}): string {
  const lines = passagesOf(tale, length, marks).map(({ chapter, text }) => (chapter ? `\n${text}\n` : text));
  return [tale.title, '', ...lines, ''].join('\n');
}
