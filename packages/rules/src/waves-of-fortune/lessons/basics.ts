// The first three lessons: the first move, a whole turn, going home in time. In all lessons the learner sits at seat 0,
// sails purple and has the home base E5; the rival's is F6.

import type { Lesson } from '../../lesson.ts';
import type { WavesOfFortune } from '../types.ts';
import { at, buy, load, sail, script } from './moves.ts';
import type { LessonWords } from './words.ts';

export type Make = (words: LessonWords) => Lesson<WavesOfFortune>;

/** E3 is ocean, and the next card a Sunken Skiff. */
export const first: Make = ({ first: w }) => ({
  id: 'first',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['1.1', '1.2', '1.3', '2.2', '3.1', '3.5', '8.2', '10.1', '10.2'],
  begin: { seats: 2, seed: 'fortune first 18', moves: script('0 load 6, 1 load 6') },
  me: 0,
  steps: [
    { say: w.goal, point: ['ship:0'] },
    { say: w.sea, point: ['ship:0', at('E3'), at('E1')] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['ship:0', at('E3')],
      rope: ['ship:0', at('E3')],
      want: [sail('E3')],
      wrong: [
        { move: { kind: 'stay' }, say: w.stay },
        { move: sail('E2'), say: w.far, illegal: true },
        { move: sail('F6'), say: w.theirHome, illegal: true },
      ],
      otherwise: w.otherwise,
    },
    { say: w.found, point: [at('E3'), 'hold:0'] },
    {
      question: w.check,
      point: ['hold:0'],
      answers: [
        { text: w.aboard, say: w.aboardNo },
        { text: w.chest, say: w.chestYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** C5 is an island with a Buried Tin, the rival's H6 has a Turtle Beach, D4 is ocean with a Man in a Barrel. */
export const turn: Make = ({ turn: w }) => ({
  id: 'turn',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['1.5', '2.2', '2.4', '2.5', '3.1', '3.5', '4.1', '4.2'],
  begin: { seats: 2, seed: 'fortune turn 13806' },
  me: 0,
  steps: [
    { say: w.hold, point: ['hold:0'] },
    {
      say: w.loadKnow,
      ask: w.askLoad,
      point: ['split', 'confirm'],
      want: [load(6)],
      wrong: [
        { move: load(11), say: w.noFood },
        { move: load(1), say: w.noCrew },
      ],
      otherwise: w.loadOther,
    },
    { others: script('1 load 6'), say: w.watchLoad },
    {
      say: w.sailKnow,
      ask: w.askSail,
      point: ['ship:0', at('C5')],
      rope: ['ship:0', at('C5')],
      want: [sail('C5')],
      wrong: [{ move: { kind: 'stay' }, say: w.stay }],
      otherwise: w.sailOther,
    },
    { say: w.whole, point: [at('C5'), 'hold:0'] },
    { others: script('1 to H6'), say: w.watch, point: ['ship:1'] },
    {
      say: w.againKnow,
      ask: w.again,
      point: ['ship:0', at('D4')],
      rope: ['ship:0', at('D4')],
      want: [sail('D4')],
      wrong: [
        { move: { kind: 'stay' }, say: w.stayAgain },
        { move: sail('E5'), say: w.home },
      ],
      otherwise: w.againOther,
    },
    { say: w.barrel, point: ['hold:0'] },
    {
      question: w.check,
      point: ['hold:0'],
      answers: [
        { text: w.four, say: w.fourYes, right: true },
        { text: w.five, say: w.fiveNo },
      ],
    },
    { say: w.end },
  ],
});

/** Both captains fetch the treasure of a corner and are on the way back, the learner at C3, the rival at H8. */
export const CORNERS =
  '0 load 5, 1 load 5, 0 to D4, 1 to G7, 0 to C3, 1 to H8, 0 to B2, 1 to I9, ' +
  '0 to A1, 1 to J10, 0 to B2, 1 to I9, 0 to C3, 1 to H8';
export const CORNERS_SEED = 'fortune home 74532';

/** 800 gold aboard, 1 food, four steps to go. */
export const home: Make = ({ home: w }) => ({
  id: 'home',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['2.4', '7.1', '7.2', '8.1', '8.2', '9.1', '9.2', '9.3', '9.4'],
  begin: { seats: 2, seed: CORNERS_SEED, moves: script(CORNERS) },
  me: 0,
  steps: [
    { say: w.begin, point: [at('A1'), 'hold:0'] },
    { say: w.count, point: ['ship:0', at('E5')], rope: ['ship:0', at('E5')] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['ship:0', at('D4')],
      rope: ['ship:0', at('D4')],
      want: [sail('D4')],
      wrong: [
        { move: sail('E3'), say: w.hidden },
        { move: sail('C5'), say: w.hidden },
        { move: { kind: 'stay' }, say: w.stay },
      ],
      otherwise: w.otherwise,
    },
    { others: script('1 to G7'), say: w.watch, point: ['ship:1'] },
    {
      say: w.homeKnow,
      ask: w.askHome,
      point: ['ship:0', at('E5')],
      rope: ['ship:0', at('E5')],
      want: [sail('E5')],
      wrong: [{ move: { kind: 'stay' }, say: w.mutiny }],
      otherwise: w.mutiny,
    },
    {
      say: w.safe,
      ask: w.askBuy,
      point: ['choice:buy-rigging'],
      want: [buy('rigging')],
      wrong: [
        { move: { kind: 'buy' }, say: w.otherBuy },
        { move: { kind: 'load' }, say: w.loadFirst },
      ],
      otherwise: w.buyOther,
    },
    {
      say: w.bought,
      ask: w.askLoad,
      point: ['split', 'confirm'],
      want: [load(6), { kind: 'load' }],
      wrong: [{ move: buy('spyglass'), say: w.spent, illegal: true }],
      otherwise: w.loadOther,
    },
    {
      question: w.check,
      answers: [
        { text: w.oneMore, say: w.oneMoreNo },
        { text: w.turnBack, say: w.turnBackYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
