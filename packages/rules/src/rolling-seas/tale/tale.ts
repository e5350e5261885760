// Rule 10.2: the tale of a voyage. A pure function of what lies open, so it reads the same on every screen.

import type { Seat } from '../../game.ts';
import { rankOf, scoreOf } from '../facts/ledger.ts';
import { cardLayings } from '../facts/shapes.ts';
import { ADVENTURES, AROUND, type Card, type Cell, cellName, PORT_NAMES, SHIPS } from '../tables/index.ts';
import type { Captain, Open } from '../types.ts';
import { DIRECTION_WORDS } from '../words.ts';
import { type Day, daysOf, islandAt, islandName, isWest } from './voyage.ts';
import {
  AFTERWARDS,
  BEST_TELLING,
  COASTS,
  capital,
  HEADING,
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

/** What the next sentence hangs on: which variants were used last, and what the audience will ask for. */
type Pen = { key: string; used: Partial<Record<Slot, number>>; turn: number; best: { weight: number; name: string } };

export function taleOf(open: Open, seat: Seat, cast: Cast): Tale {
  const captain = open.captains[seat]!;
  const pen: Pen = { key: `${seat} ${captain.log.join()}`, used: {}, turn: 0, best: { weight: 0, name: WEATHER } };
  const title = filled(TITLES[hash(pen.key) % TITLES.length]!, { ship: cast.ship(seat), captain: cast.captain(seat) });
  const home = captain.home ? PORT_NAMES[captain.home] : '';
  const passages = [passage(pen, 'prologue', { home })];
  const days = daysOf(captain);
  let chapter = passages.length;
  let most = 0;
  for (let i = 0; i < days.length; i++) {
    pen.turn = i + 1;
    const quiet = quietDays(days, i);
    const day = days[i + Math.max(0, quiet - 1)]!;
    if (quiet > 1) {
      passages.push(
        passage(pen, 'plainDays', { n: spelled(quiet), cell: day.kind === 'sail' ? cellName(day.to) : '' }),
      );
      i += quiet - 1;
      continue;
    }
    passages.push(...deed(captain, day, pen), ...asides(open, seat, day, pen, cast));
    if (day.kind !== 'port' || !day.telling) continue;
    const { value, slot } = day.telling;
    const port = PORT_NAMES[day.port];
    const telling = passage(pen, 'telling', { port, rep: String(value), nth: ordinal(slot), best: pen.best.name });
    passages.push({ ...telling, weight: value > most ? BEST_TELLING : telling.weight });
    most = Math.max(most, value);
    pen.best = { weight: 0, name: WEATHER };
    passages.splice(chapter, 0, heading(filled(HEADING, { n: String(slot), port })));
    chapter = passages.length;
  }
  passages.splice(chapter, 0, heading(AFTERWARDS));
  passages.push(...epilogue(captain, seat, pen, home));
  return { title, passages };
}

const heading = (text: string): Passage => ({ chapter: true, weight: 0, text });

/** How many days from here on nothing happens but wind. */
function quietDays(days: readonly Day[], from: number): number {
  let count = 0;
  while (from + count < days.length && isQuiet(days[from + count]!)) count += 1;
  return count;
}

const isQuiet = (day: Day): boolean =>
  day.kind === 'sail' && day.steps > 0 && !day.met.storm && !day.met.monster && !day.met.current && day.hardest < 4;

function deed(captain: Captain, day: Day, pen: Pen): Passage[] {
  switch (day.kind) {
    case 'explore': {
      const land = landOf(captain, day.at);
      remember(pen, 1, land);
      return [passage(pen, `explore${day.face}` as Slot, { land, cell: cellName(day.at) })];
    }
    case 'port': {
      const port = PORT_NAMES[day.port];
      const done: Passage[] = [];
      if (day.resupply) done.push(passage(pen, 'resupply', { port }));
      if (day.ship !== null) done.push(passage(pen, 'upgrade', { port, shipclass: SHIPS[day.ship]!.name }));
      return done;
    }
    case 'sail':
      return sailed(day, pen);
  }
}

/** The two weightiest things about a sail. */
function sailed(day: Extract<Day, { kind: 'sail' }>, pen: Pen): Passage[] {
  const { storm, monster, current } = day.met;
  const dir = DIRECTION_WORDS[day.wind];
  const facts: Facts = { dir, cell: cellName(day.to) };
  const slots: [Slot, Facts][] = [];
  const meet = (card: Card, cells: number, slot: Slot, as: string): void => {
    const { name } = ADVENTURES[card]!;
    remember(pen, WEIGHTS[slot], name);
    slots.push([slot, { ...facts, [as]: name, n: spelled(cells), N: capital(spelled(cells)) }]);
  };
  if (monster) meet(monster.card, monster.cells, monster.cells > 1 ? 'monsters' : 'monster', 'beast');
  if (storm) meet(storm.card, storm.cells, storm.cells > 1 ? 'storms' : 'storm', 'gale');
  if (current) meet(current.card, current.cells, current.cells > 3 ? 'longCurrent' : 'current', 'race');
  if (day.hardest >= 4) slots.push(['hard', facts]);
  if (day.provisions >= 4) slots.push(['rations', { n: spelled(day.provisions) }]);
  if (slots.length === 0) slots.push([day.steps === 0 ? 'hoveTo' : 'plain', facts]);
  slots.sort(([one], [other]) => WEIGHTS[other] - WEIGHTS[one]);
  return slots.slice(0, 2).map(([slot, its]) => passage(pen, slot, its));
}

function remember(pen: Pen, weight: number, name: string): void {
  if (weight > pen.best.weight) pen.best = { weight, name };
}

/** Rivals' rocks the ship lies beside for the first time, and winds that were owed. */
function asides({ captains }: Open, seat: Seat, day: Day, pen: Pen, cast: Cast): Passage[] {
  if (day.kind !== 'sail') return [];
  const said: Passage[] = [];
  const known = captains[seat]!.chart.obstacles.slice(0, 2);
  for (const { card, pose, at, by } of known) {
    if (by === seat || ADVENTURES[card]!.kind !== 'rocks') continue;
    const near = cardLayings(card)
      .find({ pose, at })!
      .cells.find(cell => AROUND[day.to]!.includes(cell));
    if (near === undefined || pen.used.rocks !== undefined) continue;
    said.push(passage(pen, 'rocks', { cell: cellName(near), rival: cast.captain(by) }));
  }
  if (day.bonus) said.push(passage(pen, 'breeze', {}));
  return said;
}

function epilogue(captain: Captain, seat: Seat, pen: Pen, home: string): Passage[] {
  const { landfall } = captain;
  if (!landfall) return [];
  pen.turn += 1;
  const port = landfall.port ? PORT_NAMES[landfall.port] : '';
  const { total } = scoreOf(captain, seat);
  return [
    passage(pen, landfall.place, { port, home, rep: String(landfall.final) }),
    passage(pen, 'rank', { rank: rankOf(total).name, total: String(total) }),
  ];
}

function landOf(captain: Captain, cell: Cell): string {
  const island = islandAt(captain, cell);
  if (island) return islandName(island);
  return isWest(cell) ? COASTS.west : COASTS.east;
}

/** One of the slot's sentences, and never the one used last if there is another. */
function passage(pen: Pen, slot: Slot, facts: Facts): Passage {
  const variants: readonly string[] = SENTENCES[slot];
  let variant = hash(`${pen.key} ${pen.turn} ${slot}`) % variants.length;
  if (variant === pen.used[slot]) variant = (variant + 1) % variants.length;
  pen.used[slot] = variant;
  return { chapter: false, weight: WEIGHTS[slot], text: capital(filled(variants[variant]!, facts)) };
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

/** As text to copy: all of it, or the title and the weightiest passages in the order they happened. */
export function taleText({ title, passages }: Tale, length: 'short' | 'long'): string {
  if (length === 'short') {
    const weighty = passages
      .filter(({ chapter }) => !chapter)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, SHORT);
    return [title, '', ...passages.filter(it => weighty.includes(it)).map(({ text }) => text), ''].join('\n');
  }
  return [title, '', ...passages.map(({ chapter, text }) => (chapter ? `\n${text}\n` : text)), ''].join('\n');
}
