// Lessons about special parts: an Upgrade at work, and the Pirate Wars. The learner always sits at seat 0 of two.

import type { Lesson, ScriptedMove } from '../../lesson.ts';
import type { Move } from '../types/move.ts';
import type { RattleBattle } from '../types.ts';
import { atHome, DONE, done, fire, PASS, parts, send } from './moves.ts';
import type { LessonWords } from './words.ts';

type Make = (words: LessonWords) => Lesson<RattleBattle>;

const NO_DICE: Move = { kind: 'reroll', dice: [] };

/** Tavern Night brought the learner 1 Spices and 1 Fabrics; Market and Shipyard are passed by. */
const TO_THE_WORKSHOP: readonly ScriptedMove<RattleBattle>[] = [
  ...parts('cannon', 'hold'),
  ...atHome(5, 0),
  [0, NO_DICE],
  [1, NO_DICE],
  ...done(0, 1, 0, 1),
];

/** Turbine, Steering Wheel and Black Flag are drawn; then the Captain Ship (4) is nearest to the cutter (4). */
export const workshop: Make = ({ workshop: w }) => ({
  id: 'workshop',
  title: w.title,
  about: w.about,
  minutes: 3,
  teaches: ['7.8', '11.1', '11.2', '15.5'],
  begin: { seats: 2, options: { scenario: 'introductory' }, seed: 'workshop 2913', moves: TO_THE_WORKSHOP },
  me: 0,
  steps: [
    { say: w.begin, point: ['house:workshop', 'galleon:0'] },
    {
      say: w.askBuyKnow,
      ask: w.askBuy,
      point: ['house:workshop'],
      want: [{ kind: 'buy-upgrade' }],
      otherwise: w.buyOther,
    },
    {
      say: w.askKeepKnow,
      ask: w.askKeep,
      point: ['choices'],
      want: [{ kind: 'keep-upgrade', upgrade: 'steeringWheel' }],
      wrong: [
        { move: { kind: 'keep-upgrade', upgrade: 'turbine' }, say: w.turbine },
        { move: { kind: 'keep-upgrade', upgrade: 'blackFlag' }, say: w.flag },
      ],
      otherwise: w.keepOther,
    },
    {
      others: [
        [1, DONE],
        [1, { kind: 'stow', keep: {} }],
        [1, send(1)],
        [0, send(2, true)],
      ],
      say: w.sail,
    },
    { say: w.danger, point: ['die:orange-1', 'die:captain-0'] },
    {
      say: w.askUseKnow,
      ask: w.askUse,
      point: ['die:captain-0', 'use:steeringWheel'],
      want: [{ kind: 'use', use: 'steeringWheel', ship: 'captain-0', target: null, place: null, side: 3 }],
      wrong: [
        { move: { kind: 'use', ship: 'captain-0', side: 2 }, say: w.five },
        { move: { kind: 'use', ship: 'captain-0' }, say: w.weak },
        { move: { kind: 'use' }, say: w.other },
        { move: { kind: 'fire' }, say: w.fire },
        { move: { kind: 'move' }, say: w.move },
        { move: PASS, say: w.passed },
      ],
      otherwise: w.useOther,
    },
    {
      say: w.askPassKnow,
      ask: w.askPass,
      point: ['button:leave'],
      want: [{ kind: 'end-turn' }],
      otherwise: w.passOther,
    },
    { say: w.again, ask: w.askLast, point: ['button:leave'], want: [PASS], otherwise: w.lastOther },
    { say: w.won, point: ['coins:0', 'galleon:0'] },
    {
      question: w.check,
      answers: [
        { text: w.next, say: w.nextYes, right: true },
        { text: w.port, say: w.portNo },
      ],
    },
    { say: w.end },
  ],
});

/** Both Captain Ships show a cannon, with 1 Cannon each, and reach one ordinary ship of the other player. */
export const wars: Make = ({ wars: w }) => ({
  id: 'wars',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['16.1', '16.2', '16.3', '16.4'],
  begin: {
    seats: 2,
    options: { scenario: 'pirate-wars' },
    seed: 'pirate wars 12126',
    moves: [...parts('cannon', 'cannon'), [0, send(2, true)], [1, send(2, true)]],
  },
  me: 0,
  steps: [
    { say: w.begin, point: ['die:captain-0', 'die:captain-1'] },
    { say: w.target, point: ['die:captain-0', 'die:ship-1-2'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['die:captain-0', 'die:ship-1-2'],
      rope: ['die:captain-0', 'die:ship-1-2'],
      want: [fire('captain-0', 'ship-1-2')],
      wrong: [
        { move: { kind: 'fire' }, say: w.merchant },
        { move: PASS, say: w.passed },
      ],
      otherwise: w.otherwise,
    },
    {
      others: [
        [1, fire('captain-1', 'ship-0-1')],
        [0, DONE],
        [1, DONE],
      ],
      say: w.back,
      point: ['die:captain-1'],
    },
    { say: w.sunk, point: ['coins:0'] },
    {
      say: w.repairKnow,
      ask: w.repair,
      point: ['token:rum', 'button:confirm'],
      want: [{ kind: 'repair', pay: { rum: 1 } }],
      wrong: [
        { move: { kind: 'repair', pay: { valuables: 1 } }, say: w.valuables },
        { move: { kind: 'repair', pay: { fabrics: 1 } }, say: w.fabrics },
      ],
      otherwise: w.repairOther,
    },
    { say: w.revenge, point: ['galleon:0'] },
    {
      others: [
        [0, send(0, false, { fabrics: 1, valuables: 1 })],
        [1, send(0, false, { fabrics: 1 })],
        [0, DONE],
        ...done(0, 1),
      ],
      say: w.toPort,
    },
    {
      say: w.pitKnow,
      ask: w.pit,
      point: ['token:valuables', 'button:revenge'],
      want: [{ kind: 'buy-revenge' }],
      wrong: [{ move: { kind: 'gift' }, say: w.coin }],
      otherwise: w.pitOther,
    },
    {
      question: w.check,
      answers: [
        { text: w.always, say: w.alwaysNo },
        { text: w.card, say: w.cardYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
