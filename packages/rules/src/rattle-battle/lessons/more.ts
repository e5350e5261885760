// The later voyages: rocks and boarding, a night in the tavern, the customs cutter and the end.

import type { Lesson, ScriptedMove } from '../../lesson.ts';
import type { RattleBattle } from '../types.ts';
import { atHome, DONE, done, fire, PASS, parts, sail, send } from './moves.ts';
import type { LessonWords } from './words.ts';

type Make = (words: LessonWords) => Lesson<RattleBattle>;

const options = { scenario: 'introductory' };

/** Ship 1 (5) lies on the reef; the Captain Ship (4) is near a yellow 3; three sails surrender. 2 Sails are ready. */
export const rocks: Make = ({ rocks: w }) => ({
  id: 'rocks',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['6.10', '7.4', '8.6', '10.1'],
  begin: {
    seats: 2,
    options,
    seed: 'rocks 7',
    moves: [...parts('sail', 'hold'), ...atHome(4, 1), [1, send(1)], [0, send(2, true)], [1, PASS]],
  },
  me: 0,
  steps: [
    { say: w.reef, point: ['die:ship-0-1'] },
    { say: w.surrender, point: ['die:yellow-2', 'die:green-2', 'die:green-3'] },
    { say: w.board, point: ['die:captain-0', 'die:yellow-1'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['die:captain-0', 'die:yellow-1'],
      rope: ['die:captain-0', 'die:yellow-1'],
      want: [sail('captain-0', 20854, 14460), { kind: 'move', ship: 'captain-0' }],
      wrong: [
        { move: { kind: 'move', ship: 'ship-0-1' }, say: w.stuck, illegal: true },
        { move: { kind: 'move', ship: 'ship-0-2' }, say: w.equal },
        { move: PASS, say: w.passed },
      ],
      otherwise: w.otherwise,
    },
    {
      say: w.touchKnow,
      ask: w.touch,
      point: ['button:leave'],
      want: [PASS, { kind: 'move', ship: 'captain-0' }],
      otherwise: w.touchOtherwise,
    },
    { say: w.after, point: ['galleon:0'] },
    {
      question: w.check,
      answers: [
        { text: w.ram, say: w.ramNo },
        { text: w.hook, say: w.hookYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** The learner's dice are worth 4 1 1 4 4 (three cannons, 2 Cannons), the rival's 3 3 2 4 3. */
export const tavern: Make = ({ tavern: w }) => ({
  id: 'tavern',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['14.1', '14.2', '14.7'],
  begin: { seats: 2, options, seed: 'tavern 314', moves: [...parts('cannon', 'hold'), ...atHome(5, 0)] },
  me: 0,
  steps: [
    { say: w.crazy, point: ['adventure'] },
    { say: w.rule },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['die:ship-0-2', 'die:ship-0-3', 'button:confirm'],
      want: [{ kind: 'reroll', dice: ['ship-0-2', 'ship-0-3'] }],
      wrong: [
        { move: { kind: 'reroll', dice: [] }, say: w.none },
        { move: { kind: 'reroll', dice: ['ship-0-2'] }, say: w.onlyOne },
        { move: { kind: 'reroll', dice: ['ship-0-3'] }, say: w.onlyOne },
      ],
      otherwise: w.otherwise,
    },
    { others: [[1, { kind: 'reroll', dice: ['ship-1-3'] }]], say: w.watch, point: ['hand:ship-1-3'] },
    { say: w.won, point: ['coins:0'] },
    {
      question: w.check,
      answers: [
        { text: w.upset, say: w.upsetNo },
        { text: w.keep, say: w.keepYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** The learner won 3 coins in the tavern and has 2 Cannons; nobody kept any Loot. */
const TO_THE_CUTTER: readonly ScriptedMove<RattleBattle>[] = [
  ...parts('cannon', 'hold'),
  ...atHome(5, 0),
  [0, { kind: 'reroll', dice: [] }],
  [1, { kind: 'reroll', dice: [] }],
  ...done(0, 1, 0, 1, 0, 1),
  [0, { kind: 'stow', keep: {} }],
  [1, { kind: 'stow', keep: {} }],
  [1, send(1)],
];

/** The orange skull sinks ship 1, falls again and shows a 5 in range of the Captain Ship, which shows a cannon. */
export const cutter: Make = ({ cutter: w }) => ({
  id: 'cutter',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['6.2', '6.8', '7.6', '9.1'],
  begin: { seats: 2, options, seed: 'cutter 6248', moves: TO_THE_CUTTER },
  me: 0,
  steps: [
    { say: w.card, point: ['adventure'] },
    { say: w.redrop, point: ['adventure'] },
    {
      say: w.sendKnow,
      ask: w.send,
      point: ['cup', 'die:captain-0', 'button:confirm'],
      want: [send(2, true)],
      wrong: [
        { move: send(0), say: w.none },
        { move: { kind: 'send', captain: false }, say: w.captain },
      ],
      otherwise: w.sendOtherwise,
    },
    { say: w.skull, point: ['die:orange-1'] },
    { say: w.danger, point: ['die:orange-1', 'die:captain-0'] },
    {
      say: w.fireKnow,
      ask: w.fire,
      point: ['die:captain-0', 'die:orange-1'],
      rope: ['die:captain-0', 'die:orange-1'],
      want: [fire('captain-0', 'orange-1')],
      wrong: [
        { move: { kind: 'fire' }, say: w.otherTarget },
        { move: { kind: 'move' }, say: w.moved },
        { move: PASS, say: w.passed },
      ],
      otherwise: w.fireOtherwise,
    },
    { say: w.passKnow, ask: w.pass, point: ['button:leave'], want: [PASS], otherwise: w.passOtherwise },
    { say: w.won, point: ['coins:0'] },
    { say: w.end },
  ],
});

/** The Pit of the last port, after the voyage that the lesson of the cutter tells of. */
export const last: Make = ({ last: w }) => ({
  id: 'last',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['15.6', '15.7', '17.1', '17.2'],
  begin: {
    seats: 2,
    options,
    seed: 'cutter 6248',
    moves: [
      ...TO_THE_CUTTER,
      [0, send(2, true)],
      [0, fire('captain-0', 'orange-1')],
      [0, PASS],
      [0, { kind: 'repair', pay: { spices: 1 } }],
      [1, { kind: 'repair', pay: { spices: 1 } }],
      ...done(1, 0, 1, 0, 1, 0, 1),
    ],
  },
  me: 0,
  steps: [
    { say: w.begin, point: ['coins:0', 'galleon:0'] },
    { say: w.port, point: ['house:market', 'house:workshop'] },
    {
      say: w.pitKnow,
      ask: w.pit,
      point: ['house:pit', 'token:rum'],
      want: [{ kind: 'gift', loot: { rum: 2 } }, { kind: 'gift' }],
      wrong: [{ move: DONE, say: w.pitOther }],
      otherwise: w.pitOther,
    },
    {
      say: w.guildKnow,
      ask: w.guild,
      point: ['choice:buy-card-false', 'score:0'],
      want: [{ kind: 'buy-card' }],
      wrong: [{ move: DONE, say: w.guildOther }],
      otherwise: w.guildOther,
    },
    { say: w.end, point: ['score:0'] },
  ],
});
