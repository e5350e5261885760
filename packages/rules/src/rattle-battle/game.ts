// START HERE: the rules of Rattle, Battle, Grab the Loot in the order of play. Numbers are paragraphs of RULES.md.

import { type Game, SEA, type Seat } from '../game.ts';
import { type Decision, flow } from '../kit/flow.ts';
import { SILENT } from '../kit/silent.ts';
import { audit } from './audit.ts';
import { endGame, endQuest, isLastQuest, seekWanted } from './effects/quest.ts';
import { imagine } from './imagine.ts';
import { meta, type RattleOptions } from './meta.ts';
import { parse } from './moves.ts';
import { nature } from './nature.ts';
import { put, type Question } from './phases/asking.ts';
import * as briefing from './phases/briefing.ts';
import * as coins from './phases/coins.ts';
import { tossed } from './phases/crazy/bombs.ts';
import * as crazy from './phases/crazy/crazy.ts';
import { DECISIONS } from './phases/decisions.ts';
import * as drop from './phases/drop.ts';
import * as loot from './phases/loot.ts';
import * as part from './phases/part.ts';
import * as guild from './phases/port/guild.ts';
import * as market from './phases/port/market.ts';
import * as pit from './phases/port/pit.ts';
import * as shipyard from './phases/port/shipyard.ts';
import * as tavern from './phases/port/tavern.ts';
import * as workshop from './phases/port/workshop.ts';
import * as repairs from './phases/repairs.ts';
import * as sailors from './phases/sailors.ts';
import * as send from './phases/send.ts';
import * as stow from './phases/stow.ts';
import * as turn from './phases/turn.ts';
import { layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import { CARDS, isCrazy, questsOf } from './tables/index.ts';
import type { Landed } from './types/sea.ts';
import type { Open, Phase, RattleBattle, RattleState, RattleTell, RoundStep } from './types.ts';
import { words } from './words.ts';

const ADVENTURE: readonly RoundStep[] = [
  'briefing', // 4
  'send',
  'drop', // 5
  'np-actions', // 6
  'actions', // 7
  'battle', // 8
  'coins', // 9
  'loot', // 10
  'sailors',
  'repairs',
  'stow',
];
const CRAZY_ADVENTURE: readonly RoundStep[] = ['briefing', 'crazy', 'loot', 'stow']; // 14
const PORT: readonly RoundStep[] = ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild', 'unload']; // 15

/** What each step begins with: the first question, or null when there is none. */
const STEPS: Record<RoundStep, (state: RattleState, tell: RattleTell) => Phase | null> = {
  'starting-part': part.begin,
  briefing: briefing.begin,
  send: send.begin,
  drop: drop.begin,
  'np-actions': drop.beginNpActions,
  actions: turn.begin,
  battle: coins.beginBattle,
  coins: coins.begin,
  crazy: crazy.begin,
  loot: loot.begin,
  sailors: sailors.begin,
  repairs: repairs.begin,
  stow: stow.begin,
  market: market.begin,
  tavern: tavern.begin,
  shipyard: shipyard.begin,
  workshop: workshop.begin,
  pit: pit.begin,
  guild: guild.begin,
  unload: stow.begin,
  over: () => ({ kind: 'over' }),
};

/** 5.3 Where thrown dice come to rest is for the sea to say. */
const sea: Decision<RattleBattle, Landed> = {
  menu: () => ({ ask: 'sea', moves: [], complete: true }),
  check: drop.check,
  play: (state, _, move, tell) => landed(state, move, tell),
};

const { begin, menu, check, play } = flow<RattleBattle, RoundStep>({
  decisions: { ...questions(), sea },
  steps: STEPS,
  next(state, tell) {
    state.open.step = nextStep(state, tell);
    return state.open.step;
  },
});

type Questions = Record<Question['kind'], Decision<RattleBattle>>;

function questions(): Questions {
  return Object.fromEntries(Object.entries(DECISIONS).map(([kind, decision]) => [kind, put(decision)])) as Questions;
}

const NOBODY: readonly Seat[] = [];
const THE_SEA: readonly Seat[] = [SEA];

export const rattleBattle: Game<RattleBattle, RattleOptions> = {
  ...meta,
  bound: 3000,
  interned: false,
  words,

  setup(seats, options, rng) {
    const state = layOut(seats, options, rng);
    begin(state, 'starting-part', SILENT);
    const { open, own, shut } = state;
    return { open, own, shut };
  },

  deciding({ phase }) {
    if (phase.kind === 'over') return NOBODY;
    return phase.kind === 'sea' ? THE_SEA : phase.waiting;
  },

  // Not by `jointOf`: only those with a choice are asked together (`askThose`), so who takes part does not follow from
  // the rules; the question itself holds who has answered (`put`).
  joint({ phase }) {
    return phase.kind === 'over' || phase.kind === 'sea' || phase.waiting.length + phase.ready.length === 1
      ? null
      : { committed: phase.ready, awaited: phase.waiting };
  },

  menu,
  parse,
  check,

  play,

  imagine,
  nature,
  standings,
  progress,
  outcome,
  audit,
};

/** What the sea's answer leads to depends on what was thrown, and when. */
function landed(state: RattleState, move: Landed, tell: RattleTell): Phase | null {
  switch (state.open.step) {
    case 'drop':
      return drop.landed(state, move, tell);
    case 'np-actions':
      return drop.landedAgain(state, move, tell);
    case 'actions':
      drop.landedLate(state, move, tell);
      return turn.firstTurn(state.open, tell);
    default:
      return tossed(state, move, tell);
  }
}

/** 3.1 Adventures until the Quest is over, then the Port; after the last Port the game is over. */
function nextStep(state: RattleState, tell: RattleTell): RoundStep {
  const { open } = state;
  if (open.step === 'starting-part') return 'briefing';
  if (PORT.includes(open.step)) {
    const next = PORT[PORT.indexOf(open.step) + 1];
    return next ?? nextQuest(state, tell);
  }
  const steps = isCrazy(CARDS[open.card!]!) ? CRAZY_ADVENTURE : ADVENTURE;
  const next = steps[steps.indexOf(open.step) + 1];
  if (next) return next;
  seekWanted(state, tell);
  return isQuestOver(open) ? PORT[0]! : 'briefing';
}

const isQuestOver = ({ table, quest, adventure }: Open): boolean =>
  adventure === questsOf(table.scenario)[quest - 1]!.length;

function nextQuest(state: RattleState, tell: RattleTell): RoundStep {
  endQuest(state, tell);
  if (isLastQuest(state.open)) {
    endGame(state, tell);
    return 'over';
  }
  state.open.quest += 1;
  state.open.adventure = 0;
  return 'briefing';
}
