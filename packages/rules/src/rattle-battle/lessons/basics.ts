// The first voyages: dice that fall, symbols and repairs, the port. In all lessons the learner sits at seat 0 of two.

import type { Lesson, ScriptedMove } from '../../lesson.ts';
import type { RattleBattle } from '../types.ts';
import { atHome, DONE, fire, PASS, parts, sail, send } from './moves.ts';
import type { LessonWords } from './words.ts';

type Make = (words: LessonWords) => Lesson<RattleBattle>;

const options = { scenario: 'introductory' };

/** The Captain Ship (5) and ship 3 (2) sink a merchant each, the rival the third; Spices and Fabrics are drawn. */
export const merchant: Make = ({ merchant: w }) => ({
  id: 'merchant',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['4.3', '5.2', '8.1', '8.2', '9.1', '10.1', '17.2'],
  begin: { seats: 2, options, seed: 'fat merchant 2', moves: [...parts('sail', 'hold'), [1, send(2)]] },
  me: 0,
  steps: [
    { say: w.goal, point: ['galleon:0'] },
    { say: w.card, point: ['adventure'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['cup', 'button:confirm'],
      want: [send(4, true)],
      wrong: [
        { move: send(0), say: w.none },
        { move: { kind: 'send', captain: false }, say: w.captain },
      ],
      otherwise: w.otherwise,
    },
    { say: w.won, point: ['coins:0'] },
    { say: w.loot, point: ['galleon:0'] },
    {
      question: w.check,
      answers: [
        { text: w.strongest, say: w.strongestNo },
        { text: w.closest, say: w.closestYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Grapeshot beside ship 1 (3) sinks it, a sail escapes, ship 2 (2) sinks three. Then 1 Rum, 2 Fabrics, 1 Valuables. */
export const teeth: Make = ({ teeth: w }) => ({
  id: 'teeth',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['4.4', '6.1', '6.4', '6.7', '10.7', '10.9'],
  begin: {
    seats: 2,
    options,
    seed: 'grapeshot 155',
    moves: [...parts('sail', 'hold'), [1, send(2)], [0, send(4, true)], [1, send(1, false, { spices: 1, rum: 1 })]],
  },
  me: 0,
  steps: [
    { say: w.card, point: ['adventure'] },
    { say: w.symbols, point: ['adventure'] },
    { say: w.aboard, point: ['galleon:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['cup', 'die:captain-0', 'button:confirm'],
      want: [{ kind: 'send', ships: 2, captain: true }],
      wrong: [
        { move: send(0), say: w.none },
        { move: { kind: 'send', ships: 4, captain: true }, say: w.all },
        { move: { kind: 'send', captain: false }, say: w.captain },
        { move: { kind: 'send', ships: 3 }, say: w.four },
      ],
      otherwise: w.otherwise,
    },
    { say: w.fought, point: ['coins:0'] },
    {
      say: w.repairKnow,
      ask: w.repair,
      point: ['token:rum', 'button:confirm'],
      want: [{ kind: 'repair', pay: { rum: 1 } }],
      wrong: [
        { move: { kind: 'repair', pay: { valuables: 1 } }, say: w.valuables },
        { move: { kind: 'repair', pay: { fabrics: 1 } }, say: w.fabrics },
      ],
      otherwise: w.repairOtherwise,
    },
    {
      question: w.check,
      answers: [
        { text: w.wins, say: w.winsNo },
        { text: w.sinks, say: w.sinksYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

const TO_THE_PORT: readonly ScriptedMove<RattleBattle>[] = [
  ...parts('hold', 'sail'),
  [1, send(0)],
  [0, send(4, true)],
  [1, send(0)],
  [0, send(2, true, { spices: 1, rum: 1, valuables: 1 })],
];

/** The learner comes home with 7 coins, 2 Spices, 2 Rum and 1 Valuables; the rival has nothing to spend. */
export const port: Make = ({ port: w }) => ({
  id: 'port',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['15.1', '15.2', '15.3', '15.4'],
  begin: { seats: 2, options, seed: 'port 6890', moves: TO_THE_PORT },
  me: 0,
  steps: [
    { say: w.locations, point: ['house:market', 'house:guild'] },
    { say: w.row },
    {
      say: w.marketKnow,
      ask: w.market,
      point: ['token:spices', 'take:fabrics'],
      want: [{ kind: 'trade', give: { spices: 2 }, take: 'fabrics' }],
      wrong: [
        { move: DONE, say: w.marketSkip },
        { move: { kind: 'trade', give: { rum: 2 } }, say: w.marketRum },
        { move: { kind: 'trade', give: { rum: 1 } }, say: w.marketRum },
        { move: { kind: 'trade', give: { spices: 2 } }, say: w.marketTake },
      ],
      otherwise: w.marketOtherwise,
    },
    {
      say: w.leaveKnow,
      ask: w.leave,
      point: ['button:done'],
      want: [DONE],
      otherwise: w.leaveOtherwise,
    },
    {
      say: w.tavernKnow,
      ask: w.tavern,
      point: ['choice:hire'],
      want: [{ kind: 'hire' }],
      otherwise: w.tavernOtherwise,
    },
    { say: w.sailorKnow, ask: w.sailor, want: [{ kind: 'keep-sailor' }], otherwise: w.sailorOtherwise },
    {
      say: w.shipyardKnow,
      ask: w.shipyard,
      point: ['choice:buy-part-sail-fabrics'],
      want: [{ kind: 'buy-part', part: 'sail' }],
      wrong: [
        { move: { kind: 'buy-part', part: 'cannon' }, say: w.shipyardCannon },
        { move: { kind: 'buy-part', part: 'hold' }, say: w.shipyardHold },
      ],
      otherwise: w.shipyardOtherwise,
    },
    {
      question: w.check,
      answers: [
        { text: w.nothing, say: w.nothingNo },
        { text: w.choice, say: w.choiceYes, right: true },
      ],
    },
    { say: w.end, point: ['galleon:0'] },
  ],
});

/** The same port, with 7 coins and 1 Valuables left. */
export const coins: Make = ({ coins: w }) => ({
  id: 'coins',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['15.5', '15.6', '15.7', '15.9', '17.2'],
  begin: {
    seats: 2,
    options,
    seed: 'port 6890',
    moves: [
      ...TO_THE_PORT,
      [0, { kind: 'trade', give: { spices: 2 }, take: 'fabrics' }],
      [0, DONE],
      [0, { kind: 'hire' }],
      [0, { kind: 'keep-sailor', sailor: 'max' }],
      [0, { kind: 'buy-part', part: 'sail', pay: 'fabrics' }],
    ],
  },
  me: 0,
  steps: [
    { say: w.begin, point: ['house:pit', 'house:guild', 'galleon:0'] },
    {
      say: w.pitKnow,
      ask: w.pit,
      point: ['token:valuables', 'button:confirm'],
      want: [{ kind: 'gift', loot: { valuables: 1 } }],
      otherwise: w.pitOtherwise,
    },
    {
      say: w.guildKnow,
      ask: w.guild,
      point: ['choice:buy-card-false', 'score:0'],
      want: [{ kind: 'buy-card' }],
      otherwise: w.guildOtherwise,
    },
    { say: w.end, point: ['score:0'] },
    {
      question: w.check,
      answers: [
        { text: w.point, say: w.pointNo },
        { text: w.nothing, say: w.nothingYes, right: true },
      ],
    },
    { say: w.ready, point: ['galleon:0'] },
  ],
});

/** Ship 2 (3) lies closest to a green 3; ship 1 (5) lies behind it. The learner has 2 Sails, the rival has passed. */
export const wind: Make = ({ wind: w }) => ({
  id: 'wind',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['6.6', '7.1', '7.2', '7.3', '8.1', '8.2'],
  begin: {
    seats: 2,
    options,
    seed: 'wind 260',
    moves: [...parts('sail', 'hold'), ...atHome(2, 0), [1, send(1)], [0, send(2, true)], [1, PASS]],
  },
  me: 0,
  steps: [
    { say: w.turn, point: ['galleon:0'] },
    { say: w.danger, point: ['die:ship-0-2', 'die:green-2'] },
    { say: w.better, point: ['die:ship-0-1', 'die:green-2'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['die:ship-0-2'],
      want: [sail('ship-0-2', 9970, 21126), { kind: 'move', ship: 'ship-0-2' }],
      wrong: [
        { move: PASS, say: w.passed },
        { move: { kind: 'move', ship: 'ship-0-1' }, say: w.strong },
      ],
      otherwise: w.otherwise,
    },
    { say: w.order, point: ['sea'] },
    {
      say: w.againKnow,
      ask: w.again,
      point: ['button:leave'],
      want: [PASS, { kind: 'move' }],
      otherwise: w.againOtherwise,
    },
    {
      question: w.check,
      answers: [
        { text: w.higher, say: w.higherNo },
        { text: w.both, say: w.bothYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Ship 2 shows a cannon, worth 4 with 2 Cannons, and would meet a red 5; the yellow ships show 1. */
export const guns: Make = ({ guns: w }) => ({
  id: 'guns',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['7.5', '7.6', '7.7', '8.5'],
  begin: {
    seats: 2,
    options,
    seed: 'guns 32077',
    moves: [...parts('cannon', 'hold'), ...atHome(3, 0), [1, send(1)], [0, send(2, true)], [1, PASS]],
  },
  me: 0,
  steps: [
    { say: w.face, point: ['die:ship-0-2'] },
    { say: w.red, point: ['die:red-1', 'die:ship-0-2'] },
    { say: w.range, point: ['adventure'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['die:ship-0-2', 'die:red-1'],
      rope: ['die:ship-0-2', 'die:red-1'],
      want: [fire('ship-0-2', 'red-1'), { kind: 'fire', target: 'red-1' }],
      wrong: [
        { move: { kind: 'fire' }, say: w.yellow },
        { move: PASS, say: w.passed },
        { move: { kind: 'move' }, say: w.moved },
      ],
      otherwise: w.otherwise,
    },
    {
      say: w.againKnow,
      ask: w.again,
      point: ['die:ship-0-2', 'die:yellow-3'],
      rope: ['die:ship-0-2', 'die:yellow-3'],
      want: [fire('ship-0-2', 'yellow-3')],
      wrong: [
        { move: { kind: 'fire' }, say: w.own },
        { move: PASS, say: w.rival },
      ],
      otherwise: w.againOtherwise,
    },
    { say: w.passKnow, ask: w.pass, point: ['button:leave'], want: [PASS], otherwise: w.passOtherwise },
    { say: w.paid, point: ['coins:0'] },
    {
      question: w.check,
      answers: [
        { text: w.two, say: w.twoNo },
        { text: w.one, say: w.oneYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
