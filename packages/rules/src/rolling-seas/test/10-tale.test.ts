import { match } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pick, rngOf } from '../../kit/rng.ts';
import { noted, turnOf } from '../facts/log.ts';
import { rollingSeas as game } from '../game.ts';
import type { SeasOptions } from '../meta.ts';
import { cellName, TURNS } from '../tables/index.ts';
import { passagesOf, taleOf, taleText } from '../tale/tale.ts';
import { daysOf } from '../tale/voyage.ts';
import { SENTENCES, type Slot, spelled } from '../tale/words.ts';
import type { Move } from '../types.ts';
import {
  cardNamed,
  deepEqual,
  drawn,
  equal,
  explore,
  laid,
  newGame,
  played,
  sail,
  table,
  type Voyage,
  viewFrom,
  visit,
} from './builders.ts';

const CAST = { captain: (seat: number) => ['Longbeard', 'Ada'][seat]!, ship: () => 'Wind Runner' };

/** A whole game at random. */
function voyage(seed: number, options: Partial<SeasOptions> = {}) {
  const state = newGame(2, options, seed);
  const rng = rngOf(seed);
  for (let [seat] = game.deciding(state.open); seat !== undefined; [seat] = game.deciding(state.open))
    played(
      state,
      pick(
        rng,
        game.menu(viewFrom(state, seat)).moves.filter((_, i) => i < 60),
      ),
    );
  return state;
}

describe('10 The log and the tale', () => {
  test('10.1 A line says what was done and can be read back', () => {
    for (const line of ['E', 'E G2 H2 >K9 +L8', 'X B2 4', 'P midstep TRU', 'P gullhaven R'])
      equal(noted(turnOf(line)), line);
  });

  test('10.1 The log played again tells what a sail met and cost', () => {
    const state = table({ captains: [{ at: 'G9' }], turn: 25, options: { 'start-provisions': '5' } });
    drawn(state, 0, 'A15', 'I9 I10');
    drawn(state, 0, 'A09', 'J9 K9 L9 K10');
    played(state, sail('E', 'E E E E E E'));
    const [day] = daysOf(state.open, 0);
    equal(cellName(day!.to), 'M9');
    deepEqual(
      day!.events.flatMap(event => (event.type === 'step' ? [[event.mp, event.provisions]] : [])),
      [...Array(3).fill([1, 0]), ...Array(3).fill([0, 1])],
    );
    deepEqual(
      day!.events.flatMap(({ type }) => (type === 'storm' || type === 'monster' ? [type] : [])),
      ['monster', 'storm', 'storm', 'storm'],
    );
  });

  test('10.1 Played again, every voyage comes to the same Story, turn by turn', () => {
    for (const options of [
      {},
      { 'start-provisions': '5', 'port-order': 'upgrade-first', 'tight-straits': 'closed' },
    ] as const)
      for (let seed = 1; seed <= 4; seed++) {
        const { open } = voyage(seed, options);
        for (const [seat, { stories, start, log, at, landfall }] of open.captains.entries()) {
          const days = daysOf(open, seat);
          deepEqual(
            days.map(({ story }) => story),
            stories,
          );
          equal(days.length, log.length);
          if (landfall!.place !== 'drift') equal(days.at(-1)?.to ?? start, at);
        }
      }
  });

  test('10.1 Beside each line stands the Story when the turn ended', () => {
    const { open } = voyage(1);
    for (const { stories, log, tellings, ledger } of open.captains) {
      equal(stories.length, log.length);
      for (const { turn, value } of tellings) equal(value <= stories[turn - 1]!, true);
      equal(stories.at(-1)! <= ledger.story, true);
    }
  });

  test('10.2 A tale has a title, a beginning, the deeds, and an end with the rank', () => {
    const state = table({ captains: [{ at: 'B3', home: 'gullhaven' }], turn: 25, face: 6 });
    played(state, explore('A2'));
    const tale = taleText(taleOf(state.open, 0, CAST), 'long');
    match(tale, /Under the western coast there are halls|The stones at A2 were laid|a door on the western coast/);
    equal(/Gullhaven/.test(tale), true);
    equal(/They call me Humdrum Braggart now. Total: (\w+)\./.test(tale), true);
  });

  /** The tale of a captain who explores three lands with these faces. */
  const explorer = (face: number) => {
    const chance = Array(3).fill([3, 6, 9, face]).flat();
    const state = table({ captains: [{ at: 'B3' }], turn: 3, face, chance });
    return taleOf(played(state, explore('A2'), explore('B2'), explore('A3')).open, 0, CAST).passages;
  };

  test('10.2 A Bonus Movement, a coin and a Story that were earned are spoken of', () => {
    const [, , first, second, third] = explorer(6).map(({ text }) => text); // Story 6 passes the 4, Story 9 the 8
    match(second!, /\. (A fair breeze owed us one|The mate put a breeze by for later)\.$/);
    equal(new Set([first, second, third].map(text => text!.split(/[.;]/)[0])).size > 1, true);
    match(third!, /\. (Somebody found a coin in the bilge|A coin turned up in the biscuit barrel)\.$/);
    const [, , , , dug] = explorer(4).map(({ text }) => text); // the ninth Gold
    match(dug!, /\. (The story grew a little overnight|By morning the story had put on weight)\.$/);
  });

  test('10.2 A day is one passage: its weightiest thing, and then one more', () => {
    const state = table({ captains: [{ at: 'G9' }], turn: 25, options: { 'start-provisions': '5' } });
    drawn(state, 0, 'A15', 'I9 I10');
    drawn(state, 0, 'A12', 'J9 K9 J10 K10');
    const { passages } = taleOf(played(state, sail('E', 'E E E E E')).open, 0, CAST);
    const [, , day] = passages;
    match(day!.text, /^Nibbling Ned (rose|asked).*, and then two times the Four-Square Gale closed over us/i);
    equal(day!.weight, 5);
    equal(passages.length, 5); // the prologue, the last heading, the day, the end, the rank
  });

  /** Whether a passage has one of the slot's sentences in it, whatever was filled in. */
  const speaksOf = (slot: Slot, text: string): boolean =>
    SENTENCES[slot].some(sentence => {
      const pattern = sentence.replace(/[.?()]/g, '\\$&').replace(/\{\w+\}/g, '.+');
      return new RegExp(pattern.replace(/\\\.$/, ''), 'i').test(text);
    });

  type Last = { slot: Slot; weight: number; at: string; move: Move; face?: number; draws?: [string, string, string?] };
  const LAST_DAYS: Last[] = [
    { slot: 'plain', weight: 1, at: 'H9', move: sail('E', 'E E') },
    { slot: 'hoveTo', weight: 1, at: 'H9', move: sail('E') },
    { slot: 'hard', weight: 2, at: 'H9', move: sail('E', 'NW') },
    { slot: 'rations', weight: 2, at: 'H9', move: sail('E', 'E E E E E E E') },
    { slot: 'storm', weight: 3, at: 'H8', move: sail('E', 'SE NE'), draws: ['A12', 'I9 J9 I10 J10'] },
    { slot: 'storms', weight: 4, at: 'H9', move: sail('E', 'E E E'), draws: ['A12', 'I9 J9 I10 J10'] },
    { slot: 'monster', weight: 5, at: 'H9', move: sail('E', 'E'), draws: ['A15', 'I9 J9'] },
    { slot: 'monsters', weight: 6, at: 'H9', move: sail('E', 'E E'), draws: ['A15', 'I9 J9'] },
    { slot: 'current', weight: 2, at: 'I8', move: sail('E', 'SE'), draws: ['A20', 'I9 J9 K9 L9', 'E E E E'] },
    { slot: 'longCurrent', weight: 3, at: 'H9', move: sail('E', 'E'), draws: ['A20', 'I9 J9 K9 L9', 'E E E E'] },
    ...[1, 2, 3, 4, 5, 6].map(
      (face): Last => ({
        slot: `explore${face}` as Slot,
        weight: face === 6 ? 4 : 2,
        at: 'B3',
        move: explore('A2'),
        face,
      }),
    ),
    { slot: 'resupply', weight: 1, at: 'B4', move: visit('gullhaven', 'R') },
    { slot: 'upgrade', weight: 5, at: 'B4', move: visit('gullhaven', 'U') },
  ];
  for (const { slot, weight, at, move, face = 2, draws } of LAST_DAYS)
    test(`10.2 A day of its own is told: ${slot}, which weighs ${weight}`, () => {
      const voyages = [{ at, gold: 4, provisions: 4 }];
      const state = table({ captains: voyages, turn: 25, face, options: { 'start-provisions': '5' } });
      if (draws) drawn(state, 0, ...draws);
      const [, , day] = taleOf(played(state, move).open, 0, CAST).passages;
      equal(speaksOf(slot, day!.text), true, day!.text);
      equal(day!.weight, weight);
      for (const other of LAST_DAYS) if (other.slot !== slot) equal(speaksOf(other.slot, day!.text), false, other.slot);
    });

  test('10.2 Quiet days in a row are one passage', () => {
    const state = table({ captains: [{ at: 'F9' }], turn: 23, chance: Array(2).fill([4, 6, 9, 1]).flat() });
    const { passages } = taleOf(played(state, ...Array(3).fill(sail('E', 'E'))).open, 0, CAST);
    const [, , days] = passages;
    match(days!.text, /three days .*I9/i);
    equal(speaksOf('plainDays', days!.text), true);
    equal(passages.length, 5);
  });

  test('10.2 A telling ends its chapter; the one that earned most so far weighs more', () => {
    const state = table({ captains: [{ at: 'B3' }], turn: 21, face: 6, chance: Array(4).fill([4, 6, 7, 6]).flat() });
    const moves = [explore('A2'), sail('E', 'S'), visit('gullhaven', 'T'), sail('S', 'S'), sail('E')];
    state.open.dice!.values = [4, 1, 7];
    const { open } = played(state, ...moves);
    const { passages } = taleOf(open, 0, CAST);
    const headings = passages.flatMap(({ chapter, text }, n) => (chapter ? [`${n} ${text}`] : []));
    deepEqual(headings, ['1 Chapter 1: What They Heard in Gullhaven', '5 Epilogue']);
    const telling = passages[4]!;
    equal(telling.weight, 6);
    match(
      telling.text,
      /In Gullhaven I told it for the first time and earned three; the bits with the western coast|Gullhaven paid three in good name/,
    );
    open.captains[0]!.log[2] = 'P gullhaven R'; // never told, nothing but a call
    equal(taleOf(open, 0, CAST).passages.filter(({ chapter }) => chapter).length, 1);
  });

  const ENDS: [Slot, Voyage][] = [
    ['home', { at: 'B4', home: 'gullhaven' }],
    ['port', { at: 'B4', home: 'midstep' }],
    ['drift', { at: 'K10' }],
  ];
  for (const [slot, voyage] of ENDS)
    test(`10.2 The last words say where the voyage ended: ${slot}`, () => {
      const state = table({ captains: [voyage], turn: 25 });
      const { passages } = taleOf(played(state, sail('E')).open, 0, CAST);
      const [end, rank] = passages.slice(-2);
      equal(speaksOf(slot, end!.text) && speaksOf('rank', rank!.text), true, end!.text);
      for (const [other] of ENDS) if (other !== slot) equal(speaksOf(other, end!.text), false);
      deepEqual([end!.weight, rank!.weight], [9, 9]);
      equal(passagesOf({ title: '', passages }, 'short', {}).includes(end!), true);
    });

  test('10.2 Numbers below twelve are words', () => {
    deepEqual([1, 11, 12].map(spelled), ['one', 'eleven', '12']);
  });

  test('10.2 The rocks of a rival are blamed on the rival, once they are there and only once', () => {
    const state = table({
      captains: [{ at: 'G9' }, { at: 'G9' }],
      turn: 3,
      chance: Array(3).fill([4, 6, 9, 1]).flat(),
    });
    const { pose, at } = laid('A01', 'J8 K8 L8');
    const reef = { card: cardNamed('A01'), pose, at, by: 1, turn: 2 };
    state.open.captains[0]!.chart.obstacles.push(reef);
    const stay = sail('E');
    const { open } = played(state, sail('E', 'E E'), stay, sail('E', 'E'), stay, stay, stay);
    const tale = taleText(taleOf(open, 0, CAST), 'long');
    equal(tale.match(/\((Those rocks at J8 .* Ada leaned|For the rocks at J8 we thank Ada)/g)?.length, 1, tale);
    const own = { ...reef, by: 0 };
    open.captains[0]!.chart.obstacles = [own];
    equal(/\(.*rocks at/.test(taleText(taleOf(open, 0, CAST), 'long')), false);
    open.captains[0]!.chart.obstacles = [{ ...reef, turn: 9 }];
    equal(/\(.*rocks at/.test(taleText(taleOf(open, 0, CAST), 'long')), false);
  });

  test('10.2 What a captain pins is in the short tale, what is struck in none', () => {
    const { open } = voyage(2);
    const tale = taleOf(open, 0, CAST);
    const [first] = passagesOf(tale, 'short', {});
    const struck = tale.passages.indexOf(first!);
    const pinned = tale.passages.findIndex(it => !it.chapter && !passagesOf(tale, 'short', {}).includes(it));
    const marks = { [struck]: 'struck', [pinned]: 'pinned' } as const;
    for (const length of ['short', 'long'] as const) {
      const text = taleText(tale, length, marks);
      equal(text.includes(tale.passages[struck]!.text), false);
      equal(text.includes(tale.passages[pinned]!.text), true);
    }
    equal(passagesOf(tale, 'short', marks).length, 7);
  });

  test('10.2 Every voyage makes a tale without a gap, the same every time; the short one is a part of it', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { open } = voyage(seed);
      for (const seat of [0, 1]) {
        const tale = taleOf(open, seat, CAST);
        const long = taleText(tale, 'long');
        equal(long, taleText(taleOf(open, seat, CAST), 'long'));
        equal(/undefined|NaN|\{|\}| {2}/.test(long), false, long);
        const short = taleText(tale, 'short');
        const sentences = tale.passages.filter(({ chapter }) => !chapter).length;
        equal(short.trim().split('\n').length, 2 + Math.min(7, sentences));
        for (const line of short.split('\n')) equal(long.includes(line), true);
        equal(daysOf(open, seat).length, TURNS);
      }
    }
  });
});
