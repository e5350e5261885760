// The first three lessons: what the game is about, one turn, and what to do at a port.

import type { Lesson } from '../../lesson.ts';
import type { RollingSeas } from '../types.ts';
import { move, pieceAt, played, VOYAGE_SEED, voyageUntil } from './moves.ts';
import type { LessonWords } from './words.ts';

type Make = (words: LessonWords) => Lesson<RollingSeas>;

/** Turn 19, at Quiet Bight with a Story of 24. */
export const first: Make = ({ first: w }) => ({
  id: 'first',
  title: w.title,
  about: w.about,
  minutes: 1,
  teaches: ['5.1', '8.1', '8.2', '11.5'],
  begin: { seats: 1, seed: VOYAGE_SEED, moves: voyageUntil('visit quiet-bight TR') },
  me: 0,
  steps: [
    { say: w.goal, point: ['ship'] },
    { say: w.here, point: ['ship', 'port:quiet-bight'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['action:port'],
      want: [move('visit quiet-bight T'), { kind: 'port', tell: true }],
      wrong: [
        { move: { kind: 'port', tell: false }, say: w.silent },
        { move: { kind: 'sail', path: [] }, say: w.heaveTo },
        { move: { kind: 'sail' }, say: w.away },
      ],
      otherwise: w.otherwise,
    },
    { say: w.told, point: ['port:quiet-bight'] },
    {
      question: w.check,
      answers: [
        { text: w.same, say: w.sameNo },
        { text: w.longer, say: w.longerYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Turn 8, north of open water, with 3 Provisions; turn 9 brings the wind to a port. */
export const turn: Make = ({ turn: w }) => ({
  id: 'turn',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['4.1', '5.1', '6.1', '6.2', '6.3', '6.11', '8.1'],
  begin: {
    seats: 1,
    seed: VOYAGE_SEED,
    // The Storm lies far away here.
    moves: [...voyageUntil('obstacle 1 C6'), ...played(1, ['obstacle 1 S7', 'explore E4'])],
  },
  me: 0,
  steps: [
    { say: w.dice, point: ['wind:S', 'wind:N', 'wind:SW'] },
    { say: w.cost, point: ['ship'] },
    { say: w.food },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['ship', pieceAt('D10')],
      rope: ['ship', pieceAt('D10')],
      want: [move('sail S S S S S S')],
      wrong: [
        { move: { kind: 'sail', path: [] }, say: w.heaveTo },
        { move: move('sail S S S S'), say: w.short },
        { move: { kind: 'sail', wind: 'N' }, say: w.north },
        { move: { kind: 'sail', wind: 'SW' }, say: w.southWest },
      ],
      otherwise: w.otherwise,
    },
    { say: w.after, point: ['ship'] },
    {
      say: w.askPortKnow,
      ask: w.askPort,
      point: [pieceAt('G10'), 'port:tapsters-rest'],
      rope: ['ship', pieceAt('G10')],
      want: [move('sail E E E E')],
      wrong: [
        { move: { kind: 'explore' }, say: w.explore },
        { move: move('sail E E E'), say: w.corner },
        { move: { kind: 'sail', wind: 'S' }, say: w.otherWind },
        { move: { kind: 'sail', wind: 'N' }, say: w.otherWind },
      ],
      otherwise: w.portOtherwise,
    },
    { say: w.there, point: ['ship', 'port:tapsters-rest'] },
    {
      question: w.check,
      answers: [
        { text: w.one, say: w.oneNo },
        { text: w.two, say: w.twoYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** Turn 17, at Gullhaven: Story 19, Gold 10, no Provisions, nothing told yet. */
export const telling: Make = ({ telling: w }) => ({
  id: 'telling',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['8.1', '8.2', '8.3', '8.4', '8.5', '9.1', '9.2', '9.3'],
  begin: { seats: 1, seed: VOYAGE_SEED, moves: voyageUntil('visit gullhaven TRU') },
  me: 0,
  steps: [
    { say: w.here, point: ['ship', 'port:gullhaven'] },
    {
      question: w.early,
      answers: [
        { text: w.earlyTell, say: w.earlyNo },
        { text: w.earlyGrow, say: w.earlyYes, right: true },
      ],
    },
    { say: w.three, point: ['port:gullhaven'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['action:port'],
      want: [move('visit gullhaven TRU')],
      wrong: [
        { move: { kind: 'port', tell: false }, say: w.silent },
        { move: move('visit gullhaven T'), say: w.onlyTold },
        { move: { kind: 'port', upgrade: false }, say: w.noShip },
        { move: { kind: 'port', resupply: false }, say: w.noFood },
        { move: { kind: 'sail' }, say: w.away },
      ],
      otherwise: w.otherwise,
    },
    { say: w.did, point: ['port:gullhaven'] },
    { say: w.upgraded, point: ['ship'] },
    { say: w.gifts },
    {
      question: w.check,
      answers: [
        { text: w.again, say: w.againNo },
        { text: w.next, say: w.nextYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
