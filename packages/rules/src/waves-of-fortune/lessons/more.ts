// Battles, what the others can do, the King and the end; then reefs, whirlpools and maps.

import { CORNERS, CORNERS_SEED, type Make } from './basics.ts';
import { at, push, sail, script, send, whirl } from './moves.ts';

/** E3 has Harbour Bandits, beaten in two rounds; E2 has the Widowmaker. */
export const battle: Make = ({ battle: w }) => ({
  id: 'battle',
  title: w.title,
  about: w.about,
  minutes: 3,
  teaches: ['5.1', '5.2', '6.1', '6.3', '6.4', '6.5', '6.6', '6.7', '7.1'],
  begin: { seats: 2, seed: 'fortune battle 7825', moves: script('0 load 6, 1 load 6, 0 to E3') },
  me: 0,
  steps: [
    { say: w.begin, point: ['card', 'hold:0'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['card', 'choice:fight'],
      want: [{ kind: 'fight' }],
      wrong: [{ move: { kind: 'parley' }, say: w.parley }],
      otherwise: w.otherwise,
    },
    {
      say: w.sendKnow,
      ask: w.askSend,
      point: ['choice:send-3'],
      want: [send(3)],
      wrong: [{ move: { kind: 'send' }, say: w.fewer }],
      otherwise: w.sendOther,
    },
    { say: w.pairs, point: ['die:ours-0', 'die:theirs-0', 'die:ours-2'] },
    {
      say: w.againKnow,
      ask: w.again,
      point: ['choice:send-3'],
      want: [send(3)],
      wrong: [{ move: { kind: 'send' }, say: w.fewerAgain }],
      otherwise: w.sendOther,
    },
    { others: script('1 to H6'), say: w.watch },
    {
      say: w.won,
      ask: w.deeper,
      point: ['ship:0', at('E2')],
      rope: ['ship:0', at('E2')],
      want: [sail('E2')],
      wrong: [{ move: { kind: 'stay' }, say: w.stay }],
      otherwise: w.deeperOther,
    },
    {
      say: w.widow,
      ask: w.leave,
      point: ['card', 'choice:parley'],
      want: [{ kind: 'parley' }],
      wrong: [{ move: { kind: 'fight' }, say: w.fight }],
      otherwise: w.leaveOther,
    },
    {
      question: w.check,
      point: [at('E2')],
      answers: [
        { text: w.mayLeave, say: w.mayLeaveNo },
        { text: w.mustFight, say: w.mustFightYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** The rival lies at F8, two steps from home, with 400 gold aboard and no food; the learner at E7. */
export const others: Make = ({ others: w }) => ({
  id: 'others',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['2.3', '3.3', '3.5', '3.6', '5.3', '7.2', '7.3', '8.3'],
  begin: {
    seats: 2,
    seed: 'fortune ram 235',
    moves: script('0 load 6, 1 load 9, 0 to D6, 1 to F8, 0 to D8, 1 to F9, 0 to E7, 1 to F8'),
  },
  me: 0,
  steps: [
    { say: w.begin, point: ['ship:1', 'hold:1', at('F6')] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['ship:0', 'ship:1'],
      rope: ['ship:0', 'ship:1'],
      want: [sail('F8')],
      wrong: [
        { move: { kind: 'stay' }, say: w.stay },
        { move: sail('F6'), say: w.block, illegal: true },
      ],
      otherwise: w.otherwise,
    },
    {
      say: w.pushKnow,
      ask: w.askPush,
      point: ['ship:1', at('F9')],
      rope: ['ship:1', at('F9')],
      want: [push('F9')],
      wrong: [
        { move: push('F7'), say: w.nearer },
        { move: { kind: 'ram' }, say: w.unknown },
      ],
      otherwise: w.unknown,
    },
    { others: script('1 to F7'), say: w.watch },
    { say: w.wreck, point: [at('F7'), 'hold:1'] },
    {
      say: w.takeKnow,
      ask: w.take,
      point: ['ship:0', at('F7')],
      rope: ['ship:0', at('F7')],
      want: [sail('F7')],
      wrong: [{ move: { kind: 'stay' }, say: w.leaveIt }],
      otherwise: w.takeOther,
    },
    { say: w.yours, point: ['hold:0', 'ship:1'] },
    {
      question: w.check,
      answers: [
        { text: w.all, say: w.allNo },
        { text: w.chestStays, say: w.chestStaysYes, right: true },
      ],
    },
    { say: w.raid },
    { say: w.end },
  ],
});

/** Both have brought their gold home, 800 and 1150. The learner set out with eleven crew; the King lies at B5. */
export const king: Make = ({ king: w }) => ({
  id: 'king',
  title: w.title,
  about: w.about,
  minutes: 2,
  teaches: ['6.3', '6.4', '6.8', '6.9', '7.2', '10.1', '10.2', '10.3'],
  begin: {
    seats: 2,
    seed: CORNERS_SEED,
    moves: script(`${CORNERS}, 0 to D4, 1 to G7, 0 to E5, 0 load 11, 1 to F6, 1 load 6, 0 to C5, 1 to G7`),
  },
  me: 0,
  steps: [
    { say: w.score, point: ['hold:0', 'hold:1'] },
    {
      say: w.askKnow,
      ask: w.ask,
      point: ['ship:0', at('B5')],
      rope: ['ship:0', at('B5')],
      want: [sail('B5')],
      wrong: [
        { move: { kind: 'stay' }, say: w.stay },
        { move: sail('E5'), say: w.home },
      ],
      otherwise: w.otherwise,
    },
    { say: w.found, point: [at('B5'), 'card'] },
    {
      say: w.risk,
      ask: w.askFight,
      point: ['choice:fight'],
      want: [{ kind: 'fight' }],
      wrong: [{ move: { kind: 'escape' }, say: w.escape }],
      otherwise: w.fightOther,
    },
    {
      say: w.sendKnow,
      ask: w.askSend,
      point: ['choice:send-3'],
      want: [send(3)],
      wrong: [{ move: { kind: 'send' }, say: w.fewer }],
      otherwise: w.sendOther,
    },
    { others: script('0 send 3, 0 send 3, 0 send 3, 0 send 3, 0 send 3'), say: w.watch },
    { say: w.won, point: ['hold:0', 'hold:1'] },
    {
      question: w.check,
      answers: [
        { text: w.slay, say: w.slayNo },
        { text: w.wait, say: w.waitYes, right: true },
      ],
    },
    { say: w.end },
  ],
});

/** D3 has the map with its X at I7; E2 and G7 are whirlpools, H7 is a reef, and a Buried Chest lies at I7. */
export const outThere: Make = ({ outThere: w }) => ({
  id: 'out-there',
  title: w.title,
  about: w.about,
  minutes: 3,
  teaches: ['1.2', '2.1', '3.5', '3.6', '3.7', '7.2', '8.4'],
  begin: { seats: 2, seed: 'fortune chart 26738', moves: script('0 load 6, 1 load 6, 0 to E3, 1 to G7') },
  me: 0,
  steps: [
    { say: w.begin, point: [at('E3'), at('G7')] },
    {
      say: w.askMapKnow,
      ask: w.askMap,
      point: ['ship:0', at('D3')],
      rope: ['ship:0', at('D3')],
      want: [sail('D3')],
      wrong: [{ move: { kind: 'stay' }, say: w.stayMap }],
      otherwise: w.mapOther,
    },
    { say: w.map, point: ['hold:0', at('I7')] },
    { others: script('1 to H7'), say: w.watch, point: ['ship:1'] },
    { say: w.reef, point: [at('H7')] },
    {
      say: w.askOutKnow,
      ask: w.askOut,
      point: ['ship:0', at('E2')],
      rope: ['ship:0', at('E2')],
      want: [sail('E2')],
      wrong: [{ move: { kind: 'stay' }, say: w.stayOut }],
      otherwise: w.outOther,
    },
    {
      say: w.whirlKnow,
      ask: w.askWhirl,
      point: ['ship:0', at('G7')],
      rope: ['ship:0', at('G7')],
      want: [whirl('G7')],
      wrong: [
        { move: { kind: 'stay' }, say: w.stayWhirl },
        { move: { kind: 'sail' }, say: w.sailWhirl },
      ],
      otherwise: w.sailWhirl,
    },
    { others: script('1 to F7'), say: w.freed, point: ['ship:1'] },
    {
      say: w.askDigKnow,
      ask: w.askDig,
      point: ['ship:0', at('I7')],
      rope: ['ship:0', at('I7')],
      want: [sail('I7')],
      wrong: [
        { move: { kind: 'stay' }, say: w.stayDig },
        { move: sail('H7'), say: w.reefDig },
      ],
      otherwise: w.digOther,
    },
    { say: w.dug, point: ['hold:0', at('I7')] },
    {
      question: w.check,
      answers: [
        { text: w.goes, say: w.goesNo },
        { text: w.stays, say: w.staysYes, right: true },
      ],
    },
    { say: w.end },
  ],
});
