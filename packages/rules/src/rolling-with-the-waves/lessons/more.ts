// Cannons, Spirits, and the end.

import type { Lesson } from '../../lesson.ts';
import type { RollingWithTheWaves } from '../types.ts';
import type { Make } from './basics.ts';
import { allocate, script } from './moves.ts';

type Want = Extract<Lesson<RollingWithTheWaves>['steps'][number], { want: unknown }>['want'][number];

const TO_THE_GUNS = script(
  '0 d0-5, 1 d1-6, 0 d0-5, 1 d1-3, 0 a hull=5 smallCannon=5 crew=1, 1 a chestA=6 chestC=3 crew=1, ' +
    '1 d5-6, 0 d0-6, 1 d1-5, 0 d0-3, 1 d5-3, 0 d1-1, 0 a hull=3 smallCannon=6 ports=1, 1 a chestA=6 chestC=3 ports=5',
);

const fireAt = (chest: 'chestA' | 'chestB' | 'chestC'): Want => ({ kind: 'fire', chest });

/** The learner's small cannon holds 5 and 6; the rival has 6 6 in chest A, 3 3 in chest C and no Hull. */
export const fire: Make = ({ fire: w }) => ({
  id: 'fire',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['7.1', '7.3', '7.4', '7.5', '7.9'],
  begin: { seats: 2, seed: 'pirate fire 4', moves: TO_THE_GUNS },
  me: 0,
  steps: [
    { say: w.loaded, point: ['smallCannon:0'] },
    { say: w.hull, point: ['map:1'] },
    { say: w.chests, point: ['map:1'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['smallCannon:0'],
      want: [{ kind: 'fire', cannon: 'smallCannon', target: 1, chest: 'chestA', into: 'chestA' }, fireAt('chestA')],
      wrong: [
        { move: fireAt('chestC'), say: w.small },
        { move: fireAt('chestB'), say: w.empty },
      ],
      otherwise: w.otherwise,
    },
    { say: w.won, point: ['score:0'] },
    { say: w.infamy, point: ['infamy:0', 'smallCannon:0'] },
    {
      question: w.check,
      answers: [
        { text: w.three, say: w.threeNo },
        { text: w.two, say: w.twoYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

const TO_THE_SPIRITS = script(
  '0 d5-6, 1 d5-5, 0 d0-4, 1 d1-4, 0 d0-2, 0 a spirits=2 chestA=6 hull=4, 1 a chestA=5 hull=4 crew=1, ' +
    '1 d1-5, 0 d0-5, 1 d5-3, 0 d0-4, 1 d5-2, 0 a spirits=4 chestA=5 chestB=1, 1 a chestB=5 ports=3 crew=2',
);

/** The learner's dice go to Raise Spirits (the second there), chest A and chest B. */
export const spirits: Make = ({ spirits: w }) => ({
  id: 'spirits',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['6.2', '6.3'],
  begin: { seats: 2, seed: 'pirate raise 8', moves: TO_THE_SPIRITS },
  me: 0,
  steps: [
    { say: w.begin, point: ['spirits:0', 'chestA:0', 'chestB:0'] },
    { say: w.full, point: ['spirits:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['chestB:0'],
      want: [{ kind: 'raise', icon: 'chestB' }],
      wrong: [
        { move: { kind: 'raise', icon: 'chestA' }, say: w.five },
        { move: { kind: 'keep' }, say: w.keep },
      ],
      otherwise: w.otherwise,
    },
    { say: w.won, point: ['chestB:0', 'spirits:0'] },
    {
      question: w.check,
      answers: [
        { text: w.high, say: w.highNo },
        { text: w.low, say: w.lowYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

const SEVEN_ROUNDS = script(
  '0 d5-6, 1 d0-4, 0 d5-5, 1 d5-2, 0 d0-2, 0 a hull=2 ports=6 crew=5, 1 a hull=2 ports=4 crew=1, ' +
    '1 d5-4, 0 d1-4, 1 d0-2, 0 d0-3, 0 a spirits=1 hull=3 ports=4, 1 a hull=2 ports=2 crew=4, ' +
    '0 d1-6, 1 d5-4, 0 d0-4, 1 d5-2, 0 a spirits=2 chestC=6 hull=4, 1 a hull=4 largeCannon=2 ports=2, 0 keep, ' +
    '1 d1-4, 0 d0-5, 1 d1-1, 0 d5-6, 1 d5-1, 0 a chestA=6 chestC=5 hull=5, 1 a hull=1 smallCannon=4 ports=1, 0 raise hull, ' +
    '0 d0-6, 1 d5-1, 0 d1-5, 0 d0-5, 0 a chestA=6 chestB=5 chestC=5, 1 a spirits=1 hull=2 ports=2, ' +
    '1 d1-4, 0 d0-3, 1 d0-4, 0 d5-3, 0 a chestA=3 chestB=5 chestC=3, 1 a spirits=4 chestB=4 chestC=5, 1 raise chestB, ' +
    '0 d5-5, 1 d5-4, 0 d0-3, 1 d5-3, 0 d1-3, 1 d0-2, 0 a chestA=3 chestB=5 smallCannon=3, 1 a chestA=2 chestB=4 chestC=3, ' +
    '1 d1-6, 0 d0-5, 1 d0-6, 0 d5-6',
);

/** The learner's chests A and C are full, B and the Hull have one square left; dice 5, 6, 5. */
export const end: Make = ({ end: w }) => ({
  id: 'end',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['9.1', '9.2', '10.1', '10.2', '10.3', '10.4', '10.5'],
  begin: { seats: 2, seed: 'pirate map end 294', moves: SEVEN_ROUNDS },
  me: 0,
  steps: [
    { say: w.begin, point: ['chestA:0', 'chestB:0', 'chestC:0'] },
    { say: w.tracks, point: ['hull:0'] },
    { say: w.lead, point: ['map:1'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['chestB:0', 'hull:0', 'ports:0'],
      want: [
        allocate('chestB=6 hull=5 ports=5'),
        allocate('chestB=6 hull=5 crew=5'),
        allocate('chestB=6 hull=5 largeCannon=5'),
      ],
      wrong: [{ move: { kind: 'allocate', orders: [{ icon: 'chestB', value: 5 }, {}, {}] }, say: w.five }],
      otherwise: w.otherwise,
    },
    { others: [[1, allocate('chestB=6 chestC=6 crew=1')]], say: w.watch },
    { say: w.won, point: ['score:0'] },
    { say: w.infamy, point: ['infamy:0'] },
    {
      question: w.check,
      answers: [
        { text: w.infamyAnswer, say: w.infamyNo },
        { text: w.crew, say: w.crewYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
