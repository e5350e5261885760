// Lessons about single parts: exploring, Storms, Rocks, the end of the voyage, and the chart before it.

import type { Lesson } from '../../lesson.ts';
import type { RollingSeas } from '../types.ts';
import { move, pieceAt, RIVALS, RIVALS_SEED, VOYAGE_SEED, voyageUntil } from './moves.ts';
import type { LessonWords } from './words.ts';

type Make = (words: LessonWords) => Lesson<RollingSeas>;

/** Turn 2, beside an island with three lands that nobody has explored. */
export const explore: Make = ({ explore: w }) => ({
  id: 'explore',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['1.5', '7.1', '7.2', '7.3', '9.2', '9.3', '9.5'],
  begin: { seats: 1, seed: VOYAGE_SEED, moves: voyageUntil('explore G6') },
  me: 0,
  steps: [
    { say: w.land, point: [pieceAt('F6'), pieceAt('G6'), pieceAt('H6')] },
    { say: w.find, point: ['find'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['action:explore'],
      want: [{ kind: 'explore' }],
      wrong: [{ move: { kind: 'sail' }, say: w.sail }],
      otherwise: w.otherwise,
    },
    { say: w.found, point: ['ship'] },
    { say: w.ruin, point: ['find'] },
    {
      say: w.askAgainKnow,
      ask: w.askAgain,
      point: ['action:explore'],
      want: [{ kind: 'explore' }],
      wrong: [{ move: { kind: 'sail' }, say: w.sailAgain }],
      otherwise: w.otherwise,
    },
    { say: w.gift },
    {
      question: w.check,
      answers: [
        { text: w.atPort, say: w.atPortNo },
        { text: w.onlyPort, say: w.onlyPortYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Turn 7: two dice alike bring a Storm; turn 8 brings the wind through it. */
export const storm: Make = ({ storm: w }) => ({
  id: 'storm',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['4.1', '4.2', '4.3', '4.4', '6.4', '6.5', '6.6', '6.7', '6.10'],
  begin: { seats: 1, seed: VOYAGE_SEED, moves: voyageUntil('obstacle 1 C6') },
  me: 0,
  steps: [
    { say: w.alike, point: ['card'] },
    { say: w.kinds, point: [pieceAt('E6')] },
    {
      say: w.askDrawKnow,
      ask: w.askDraw,
      point: [pieceAt('C6'), pieceAt('C9')],
      want: [move('obstacle 1 C6')],
      wrong: [{ move: { kind: 'obstacle', pose: 0 }, say: w.flat }],
      otherwise: w.drawOtherwise,
    },
    {
      say: w.askFoodKnow,
      ask: w.askFood,
      point: ['action:explore', pieceAt('E4')],
      want: [{ kind: 'explore' }],
      wrong: [{ move: { kind: 'sail' }, say: w.hungry }],
      otherwise: w.foodOtherwise,
    },
    {
      say: w.askSailKnow,
      ask: w.askSail,
      point: [pieceAt('C6'), pieceAt('C9'), pieceAt('D10')],
      rope: ['ship', pieceAt('C6')],
      want: [move('sail S SW S S S SE'), move('sail S SW S S S S'), move('sail S SW S S S SW')],
      wrong: [
        { move: move('sail S SW S'), say: w.inside, illegal: true },
        { move: move('sail S S S S S S'), say: w.beside },
        { move: { kind: 'sail', wind: 'N' }, say: w.north },
      ],
      otherwise: w.sailOtherwise,
    },
    { say: w.crossed, point: [pieceAt('C6'), pieceAt('C9')] },
    {
      question: w.check,
      answers: [
        { text: w.far, say: w.farNo },
        { text: w.way, say: w.wayYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Turn 1 with a rival: The Long Wall is drawn on each other's chart. */
export const rocks: Make = ({ rocks: w }) => ({
  id: 'rocks',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['3.1', '4.2', '4.3', '4.4', '4.5', '5.2'],
  begin: { seats: 2, seed: RIVALS_SEED, moves: RIVALS },
  me: 0,
  steps: [
    { say: w.card, point: ['card'] },
    { say: w.theirs, point: ['ship'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: [pieceAt('F7'), pieceAt('I7')],
      want: [move('obstacle 0 F7'), { kind: 'obstacle' }],
      otherwise: w.otherwise,
    },
    { others: [[1, move('obstacle 0 F7')]], say: w.watch, point: ['ship'] },
    { say: w.yours, point: [pieceAt('F7'), pieceAt('I7'), 'ship'] },
    { say: w.limits },
    {
      say: w.askTurnKnow,
      ask: w.askTurn,
      point: ['action:explore', pieceAt('L10')],
      want: [{ kind: 'explore' }],
      wrong: [{ move: { kind: 'sail' }, say: w.sail }],
      otherwise: w.turnOtherwise,
    },
    { others: [[1, move('explore L10')]] },
    {
      question: w.check,
      answers: [
        { text: w.shut, say: w.shutNo },
        { text: w.detour, say: w.detourYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Turn 24, south of the Home Port, which has not heard the story yet. */
export const last: Make = ({ last: w }) => ({
  id: 'last',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['11.1', '11.2', '11.3', '11.4', '11.5'],
  begin: { seats: 1, seed: VOYAGE_SEED, moves: voyageUntil() },
  me: 0,
  steps: [
    { say: w.two, point: ['ship', 'port:rib-harbour'] },
    { say: w.bonus, point: ['port:rib-harbour'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: [pieceAt('H7'), pieceAt('I8'), pieceAt('J7')],
      rope: ['ship', pieceAt('I8')],
      want: [
        ...['sail N NE N NE', 'sail N NE N N N', 'sail N NE N NE NE', 'sail N E NE E N N'].map(move),
        ...['sail N SE NE NE N N N', 'sail N SE NE NE N NE', 'sail W NE N NE', 'sail SE E NE N'].map(move),
      ],
      wrong: [{ move: { kind: 'sail', path: [] }, say: w.stay }],
      otherwise: w.otherwise,
    },
    {
      say: w.askTellKnow,
      ask: w.askTell,
      point: ['port:rib-harbour', 'action:port'],
      want: [move('visit rib-harbour T'), { kind: 'port', tell: true }],
      wrong: [
        { move: { kind: 'port', tell: false }, say: w.silent },
        { move: { kind: 'sail' }, say: w.leave },
      ],
      otherwise: w.tellOtherwise,
    },
    { say: w.over },
    {
      question: w.check,
      answers: [
        { text: w.nothing, say: w.nothingNo },
        { text: w.nearest, say: w.nearestYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Before the first turn: the fourth island, both Known Obstacles and the Home Port, all as the learner likes. */
export const chart: Make = ({ chart: w }) => ({
  id: 'chart',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['1.1', '1.2', '2.1', '2.2', '2.3', '3.1', '3.3', '12.1', '12.2'],
  begin: { seats: 1, seed: VOYAGE_SEED, moves: voyageUntil('island 0 H6') },
  me: 0,
  steps: [
    { say: w.begin, point: ['port:gullhaven', 'port:lanternhead', 'port:midstep'] },
    {
      say: w.askIslandKnow,
      ask: w.askIsland,
      point: [pieceAt('J6')],
      want: [move('island 0 H6'), { kind: 'island' }],
      otherwise: w.otherwise,
    },
    { say: w.known, point: ['card'] },
    {
      say: w.askStormKnow,
      ask: w.askStorm,
      point: ['card'],
      want: [move('obstacle 0 J8'), { kind: 'obstacle' }],
      otherwise: w.otherwise,
    },
    {
      say: w.askRocksKnow,
      ask: w.askRocks,
      point: [pieceAt('D13')],
      want: [move('obstacle 0 D11'), { kind: 'obstacle' }],
      otherwise: w.otherwise,
    },
    {
      say: w.askHomeKnow,
      ask: w.askHome,
      want: [move('home rib-harbour H8'), { kind: 'home' }],
      otherwise: w.otherwise,
    },
    {
      question: w.check,
      answers: [
        { text: w.edge, say: w.edgeNo },
        { text: w.middle, say: w.middleYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
