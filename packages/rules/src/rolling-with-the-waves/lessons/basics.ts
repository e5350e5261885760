// The first three lessons: taking dice, a whole round, burying. In all lessons the learner sits at seat 0.

import type { Lesson } from '../../lesson.ts';
import { FREEBOOTER } from '../tables.ts';
import type { RollingWithTheWaves } from '../types.ts';
import { allocate, draft, script } from './moves.ts';
import type { LessonWords } from './words.ts';

export type Make = (words: LessonWords) => Lesson<RollingWithTheWaves>;

/** In the pool: 2 and 5 of the learner's, 5 and 6 of the rival's, a clear 4 and a clear 6. */
export const first: Make = ({ first: w }) => ({
  id: 'first',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['1.1', '1.2', '1.3', '4.1', '4.2', '4.3', '10.1', '10.5'],
  begin: { seats: 2, seed: 'pirate map first 26' },
  me: 0,
  steps: [
    { say: w.goal, point: ['chestA:0', 'chestB:0', 'chestC:0'] },
    { say: w.pool, point: ['bag'] },
    { say: w.price, point: ['pool:5-6', 'pool:0-5'] },
    { say: w.infamy, point: ['pool:1-6', 'infamy:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['pool:5-6', 'infamy:0'],
      want: [draft(FREEBOOTER, 6)],
      wrong: [
        { move: draft(1, 6), say: w.dear, illegal: true },
        { move: draft(1, 5), say: w.five },
      ],
      otherwise: w.otherwise,
    },
    { others: [[1, draft(1, 6)]], say: w.watch },
    { say: w.nest, point: ['nest:0-0'] },
    {
      ask: w.again,
      point: ['pool:0-5'],
      want: [draft(0, 5)],
      wrong: [{ move: draft(1, 5), say: w.bought }],
      otherwise: w.againOther,
    },
    {
      question: w.check,
      answers: [
        { text: w.nothing, say: w.nothingNo },
        { text: w.face, say: w.faceYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** The learner has taken 6, 4 and 2, the rival 5, 2 and 1. */
export const round: Make = ({ round: w }) => ({
  id: 'round',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['2.1', '3.1', '5.1', '5.2', '5.6', '6.1', '6.2', '8.2', '8.3', '8.4'],
  begin: { seats: 2, seed: 'pirate map round 19', moves: script('0 d5-6, 1 d1-5, 0 d0-4, 1 d0-2, 0 d5-2') },
  me: 0,
  steps: [
    { say: w.begin, point: ['nest:0-0', 'nest:0-1', 'nest:0-2'] },
    { say: w.chest, point: ['chestA:0', 'chestB:0', 'chestC:0'] },
    { say: w.other, point: ['smallCannon:0', 'crew:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['chestA:0', 'smallCannon:0', 'crew:0'],
      want: [
        allocate('chestA=6 smallCannon=4 crew=2'),
        allocate('chestB=6 smallCannon=4 crew=2'),
        allocate('chestC=6 smallCannon=4 crew=2'),
      ],
      wrong: [{ move: { kind: 'bury', chest: 'chestA' }, say: w.bury, illegal: true }],
      otherwise: w.otherwise,
    },
    { others: [[1, allocate('chestA=5 ports=2 crew=1')]], say: w.watch },
    { say: w.wrote, point: ['smallCannon:0', 'crew:0'] },
    { say: w.ports, point: ['map:1'] },
    {
      question: w.check,
      answers: [
        { text: w.inChest, say: w.inChestYes, right: true },
        { text: w.inCrew, say: w.inCrewNo },
      ],
    },
    { say: w.end },
  ],
});

const TWO_ROUNDS = script(
  '0 d5-6, 1 d5-5, 0 d0-3, 1 d1-3, 0 d5-2, 0 a chestA=6 hull=3 crew=2, 1 a hull=3 largeCannon=5 ports=1, ' +
    '1 d5-6, 0 d0-5, 1 d5-4, 0 d0-2, 0 d1-1, 0 a chestA=5 ports=2 crew=1, 1 a hull=4 largeCannon=6 ports=1, ' +
    '0 d0-5, 1 d5-4, 0 d0-3, 1 d1-2, 0 d5-1',
);

/** The learner has 6 and 5 in chest A and dice 5, 3, 1; the rival 5 and 6 in the large cannon and dice 4, 2, 1. */
export const bury: Make = ({ bury: w }) => ({
  id: 'bury',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['5.5', '6.5', '6.6', '7.1', '7.3', '7.4', '10.2'],
  begin: { seats: 2, seed: 'pirate bury 34', moves: TWO_ROUNDS },
  me: 0,
  steps: [
    { say: w.chest, point: ['chestA:0'] },
    { say: w.cannon, point: ['map:1'] },
    { say: w.hull, point: ['hull:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['chestA:0'],
      want: [{ kind: 'bury', chest: 'chestA' }],
      wrong: [
        { move: { kind: 'allocate' }, say: w.allocate },
        { move: { kind: 'bury', chest: 'chestB' }, say: w.empty, illegal: true },
      ],
      otherwise: w.otherwise,
    },
    {
      others: script('1 a chestA=2 largeCannon=4 ports=1, 1 fire largeCannon 0 chestB chestA'),
      say: w.watch,
      point: ['chestA:0'],
    },
    { say: w.safe, point: ['chestA:0'] },
    {
      question: w.check,
      answers: [
        { text: w.full, say: w.fullNo },
        { text: w.threat, say: w.threatYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
