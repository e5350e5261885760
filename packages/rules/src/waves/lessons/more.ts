// Lessons about single parts of the game: reading a tablet, teams, two players.

import type { Lesson } from '../../lesson.ts';
import type { Waves } from '../types.ts';
import { follow, followers } from './moves.ts';
import type { LessonWords } from './words.ts';

type Make = (words: LessonWords) => Lesson<Waves>;

/** Elders 1 4 5 4; the learner begins and holds 1 1 2 3 5. */
export const tide: Make = ({ tide: w }) => ({
  id: 'tide',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['5.3', '5.5', '7.2', '7.11'],
  begin: { seats: 4, seed: 'turning tide 8408' },
  me: 0,
  steps: [
    { say: w.majority, point: ['tablet:4', 'elder:1', 'elder:3'] },
    { say: w.tide, point: ['elder:0', 'tablet:4'] },
    { say: w.comes, point: ['elder:1'], rope: ['elder:1', 'elder:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['elder:1', 'hand'],
      want: [follow(5)],
      wrong: [
        { move: { kind: 'follow' }, say: w.forScholar },
        { move: { kind: 'rebel' }, say: w.rebel },
      ],
      otherwise: w.otherwise,
    },
    { others: followers([1, 1], [2, 5], [3, 4]), say: w.watch },
    { say: w.won, point: ['set:0'] },
    {
      question: w.check,
      answers: [
        { text: w.elderOnly, say: w.elderOnlyNo },
        { text: w.elderAndTablet, say: w.elderAndTabletYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Elders 5 2 3 2; the learner begins and holds 1 4 4 5 5; the partner sits at seat 2. */
export const teams: Make = ({ teams: w }) => ({
  id: 'teams',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['1.7', '2.1', '2.2', '4.6', '7.5'],
  begin: { seats: 4, options: { mode: 'teams' }, seed: 'pairs 888' },
  me: 0,
  steps: [
    { say: w.begin, point: ['seat:0', 'seat:2'] },
    { say: w.goal, point: ['set:0'] },
    { say: w.talk },
    { say: w.tablet, point: ['tablet:2', 'shells'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['card:1', 'elder:0'],
      rope: ['card:1', 'elder:0'],
      want: [follow(1)],
      wrong: [
        { move: { kind: 'follow' }, say: w.other },
        { move: { kind: 'rebel' }, say: w.rebel },
      ],
      otherwise: w.otherwise,
    },
    { others: followers([1, 5], [2, 3], [3, 1]), say: w.watch },
    { say: w.won, point: ['set:0'] },
    { say: w.end },
  ],
});

/** Elders 5 5 3 4, places 0 and 2 the learner's; the opponent starts. */
export const two: Make = ({ two: w }) => ({
  id: 'two',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['9.1', '9.2', '9.3', '9.4', '9.5'],
  begin: { seats: 2, seed: 'two 0' },
  me: 0,
  steps: [
    { say: w.begin, point: ['elder:0', 'elder:2'] },
    { say: w.token, point: ['elder:1', 'elder:3'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['elder:1'],
      want: [{ kind: 'token', place: 1 }],
      wrong: [{ move: { kind: 'token', place: 3 }, say: w.seer }],
      otherwise: w.otherwise,
    },
    { others: [[1, follow(1)]], say: w.watch },
    {
      say: w.askPlayKnow,
      ask: w.askPlay,
      point: ['elder:2', 'hand'],
      want: [follow(4), follow(5)],
      wrong: [
        { move: follow(1), say: w.weak },
        { move: follow(3), say: w.weak },
      ],
      otherwise: w.playOtherwise,
    },
    { say: w.drew, point: ['hand'] },
    { say: w.end },
  ],
});
