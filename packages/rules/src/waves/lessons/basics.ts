// The first five lessons: a turn, a round, Rebels, the others, the end. In all of them the learner sits at seat 0.

import type { Lesson, ScriptedMove } from '../../lesson.ts';
import type { Waves } from '../types.ts';
import { discard, follow, followers, rebel } from './moves.ts';
import type { LessonWords } from './words.ts';

type Make = (words: LessonWords) => Lesson<Waves>;

/** Elders 3 4 3 5; the learner holds 1 2 3 3 4. */
export const first: Make = ({ first: w }) => ({
  id: 'first',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['1.1', '2.2', '4.1', '4.2', '6.3', '6.4'],
  begin: { seats: 4, seed: 'first elder 60' },
  me: 0,
  steps: [
    { say: w.goal, point: ['elder:0', 'set:0'] },
    { say: w.agent, point: ['elder:0', 'hand'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['card:4', 'elder:0'],
      rope: ['card:4', 'elder:0'],
      want: [follow(4)],
      wrong: [
        { move: { kind: 'follow' }, say: w.tooWeak },
        { move: { kind: 'rebel', card: 4 }, say: w.rebelLater },
      ],
      otherwise: w.otherwise,
    },
    { others: followers([1, 1], [2, 5], [3, 2]), say: w.watch },
    { say: w.won, point: ['set:0'] },
    {
      question: w.check,
      answers: [
        { text: w.another, say: w.anotherNo },
        { text: w.fresh, say: w.freshYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Elders 5 2 3 3; the learner holds one of each. */
export const round: Make = ({ round: w }) => ({
  id: 'round',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['3.1', '3.2', '4.5', '6.2', '6.5', '8.1', '8.2', '8.3', '8.4'],
  begin: { seats: 4, seed: 'one round 786' },
  me: 0,
  steps: [
    { say: w.shells, point: ['tablet:3', 'shells'] },
    { say: w.hopeless, point: ['elder:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['card:1', 'elder:0'],
      rope: ['card:1', 'elder:0'],
      want: [follow(1)],
      wrong: [
        { move: follow(5), say: w.noble },
        { move: { kind: 'rebel' }, say: w.rebel },
      ],
      otherwise: w.otherwise,
    },
    { others: followers([1, 5], [2, 4], [3, 5]), say: w.watch, point: ['shells'] },
    { say: w.after, point: ['shells', 'agent:3'] },
    { say: w.hand, point: ['card:5'] },
    {
      say: w.discardKnow,
      ask: w.askDiscard,
      point: ['hand'],
      want: [{ kind: 'discard' }],
      otherwise: w.discardOtherwise,
    },
    { others: [[3, discard(2)]] },
    { say: w.next, point: ['elder:0'] },
    {
      question: w.check,
      answers: [
        { text: w.low, say: w.lowYes, right: true },
        { text: w.high, say: w.highNo },
      ],
    },
    { say: w.end },
  ],
});

/** Elders 4 3 3 1; the learner holds 1 1 2 3 4. */
export const rebels: Make = ({ rebels: w }) => ({
  id: 'rebels',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['4.3', '4.4', '5.1', '5.2', '5.3', '5.4', '6.1', '7.3'],
  begin: { seats: 4, seed: 'learned rebels 16144' },
  me: 0,
  steps: [
    { say: w.elder, point: ['elder:0', 'card:4'] },
    { say: w.tablets, point: ['tablet:1', 'tablet:3', 'tablet:5'] },
    { say: w.six, point: ['tablet:1', 'elder:3'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['card:1', 'elder:0'],
      rope: ['card:1', 'elder:0'],
      want: [rebel(1, 2)],
      wrong: [
        { move: rebel(1, 1), say: w.single },
        { move: follow(1), say: w.follow },
        { move: follow(4), say: w.seer },
      ],
      otherwise: w.otherwise,
    },
    { others: followers([1, 5], [2, 3], [3, 5]), say: w.watch, point: ['tablet:1'] },
    { say: w.won, point: ['set:0'] },
    { say: w.price, point: ['hand'] },
    {
      question: w.check,
      answers: [
        { text: w.followersToo, say: w.followersNo },
        { text: w.rebelsOnly, say: w.rebelsYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Elders 3 3 2 4; seat 1 begins; the learner plays last and holds one of each. */
export const others: Make = ({ others: w }) => ({
  id: 'others',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['4.1', '4.4', '5.2', '6.1', '6.3', '7.5'],
  begin: { seats: 4, seed: 'their rebels 2935' },
  me: 0,
  steps: [
    { say: w.begin, point: ['token'] },
    { others: [[1, rebel(2, 2)], ...followers([2, 5], [3, 1])] },
    { say: w.stack, point: ['agent:1'] },
    {
      question: w.check,
      point: ['elder:2', 'agent:1'],
      answers: [
        { text: w.calm, say: w.calmNo },
        { text: w.humble, say: w.humbleYes, right: true },
      ],
    },
    { say: w.tabletSay, point: ['tablet:2', 'elder:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['elder:0', 'hand'],
      want: [follow(3), follow(2), follow(1)],
      wrong: [
        { move: follow(4), say: w.tooHigh },
        { move: follow(5), say: w.tooHigh },
        { move: { kind: 'rebel' }, say: w.late },
      ],
      otherwise: w.otherwise,
    },
    { say: w.won, point: ['set:0'] },
    { say: w.late2, point: ['agent:1'] },
    { say: w.end, point: ['tablet:3'] },
  ],
});

/** Two rounds and a half in which the learner collected a Scholar, a Keeper and a Seer. */
const THREE_ROUNDS: readonly ScriptedMove<Waves>[] = [
  ...followers([1, 3], [2, 1], [3, 1], [0, 4]),
  [2, discard(2)],
  [3, discard(3)],
  ...followers([2, 3], [3, 3], [0, 1], [1, 4]),
  [2, discard(1)],
  [3, discard(1)],
  ...followers([3, 3], [0, 3], [1, 5], [2, 2]),
  [2, discard(3)],
  [3, discard(2)],
];

/** Elders 3 5 2 3; the learner begins and holds 3 3 3 4 4; seat 1 has three different Elders too. */
export const last: Make = ({ last: w }) => ({
  id: 'last',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['1.4', '2.2', '2.4', '6.1'],
  begin: { seats: 4, seed: 'last elder 2693', moves: THREE_ROUNDS },
  me: 0,
  steps: [
    { say: w.begin, point: ['set:0', 'set:1'] },
    { say: w.elder, point: ['elder:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['elder:0', 'hand'],
      want: [follow(4)],
      wrong: [
        { move: { kind: 'rebel' }, say: w.rebel },
        { move: follow(3), say: w.knight },
      ],
      otherwise: w.otherwise,
    },
    { others: followers([1, 5], [2, 4], [3, 5]), say: w.watch },
    { say: w.won, point: ['set:0'] },
    {
      question: w.check,
      answers: [
        { text: w.atOnce, say: w.atOnceYes, right: true },
        { text: w.roundEnd, say: w.roundEndNo },
      ],
    },
    { say: w.three },
    { say: w.end },
  ],
});
