// What a designer of W·A·V·E·S would ask about: which Rule Tablet ruled and what it let through, who followed and who
// rebelled, which classes were collected, and whether the Shells sufficed.

import {
  CLASS_NAMES,
  CLASSES,
  COUNCIL_CARDS,
  type Event,
  type Open,
  openMajority,
  TABLETS,
  type Tablet,
  type Waves,
} from '@quayside/rules/waves';
import type { GameThings, Thing } from '../things.ts';
import { Collector } from './collector.ts';

const TABLET_IDS = (Object.keys(TABLETS) as Tablet[]).filter(tablet => TABLETS[tablet].level !== 'calm');
const tabletName = (tablet: Tablet): string => TABLETS[tablet].name;

/** Both calm sides do the same: nothing. */
const ruling = (tablet: Tablet): string => (TABLETS[tablet].level === 'calm' ? 'calm' : tablet);
const RULES: readonly { id: string; name: string }[] = [
  ...TABLET_IDS.map(id => ({ id: id as string, name: tabletName(id) })),
  { id: 'calm', name: 'Calm' },
];

const A_STEP_TO_THE_GOAL = 'Elders are what the game is won by: whoever collects one is a step ahead.';

const REBELLING = 'rebelling';
const STACK = 3; // Rebels in a large stack

const THINGS: readonly Thing[] = [
  { id: 'rebel-mostly', kind: 'Follow or rebel', label: 'Rebelled in more than half of the rounds', fact: REBELLING },
  { id: 'rebel-never', kind: 'Follow or rebel', label: 'Followed in every round', fact: REBELLING },
  { id: 'rebel-first', kind: 'Follow or rebel', label: 'Rebelled in the first round' },
  { id: 'rebel-stack', kind: 'Follow or rebel', label: `Played a stack of ${STACK} Rebels or more`, fact: REBELLING },
  ...CLASSES.map(elder => ({
    id: `began-${elder}`,
    kind: 'First Elder',
    label: `Collected a ${CLASS_NAMES[elder].one} first`,
  })),
  {
    id: 'first-blood',
    kind: 'First Elder',
    label: 'Collected the first Elder of the game',
    warning: A_STEP_TO_THE_GOAL,
  },
  ...CLASSES.map(elder => ({
    id: `elder-${elder}`,
    kind: 'Elders',
    label: `Collected a ${CLASS_NAMES[elder].one}`,
    warning: A_STEP_TO_THE_GOAL,
  })),
  ...RULES.map(({ id, name }) => ({
    id: `under-${id}`,
    kind: 'Collecting under a tablet',
    label: `Collected under ${name}`,
    warning: A_STEP_TO_THE_GOAL,
  })),
];

const WHYS = {
  'no-shell': 'no Shell was left',
  'too-weak': 'the Agent was too weak',
  'too-strong': 'the Agent was too strong',
  returned: 'the first Elder goes home',
  'already-owned': 'the class was collected already',
  'not-alone': 'the class was not alone',
} as const;

/** By the only tablet under which an Elder is not collected for that reason. */
const WHY_UNDER: Partial<Record<keyof typeof WHYS, Tablet>> = {
  'too-strong': 'equal-or-lower',
  returned: 'first-returns',
  'already-owned': 'no-duplicates',
  'not-alone': 'lone-class',
};

export const things: GameThings<Waves> = {
  things: THINGS,
  counters: [
    { id: 'rounds', label: 'Rounds' },
    { id: 'follows', label: 'Times somebody followed' },
    { id: 'rebellions', label: 'Times somebody rebelled' },
    { id: 'rebels', label: 'Rebels played, every card of a stack' },
    { id: 'majority-turned', label: 'Rounds in which Rebels changed the majority' },
    { id: 'shells', label: 'Shells laid out' },
    { id: 'shells-left', label: 'Shells left over' },
    { id: 'agents', label: 'Agents that came to act' },
    { id: 'collected', label: 'Elders collected' },
    { id: 'collected-following', label: 'Elders collected by Followers' },
    { id: 'collected-rebelling', label: 'Elders collected by Rebels' },
    ...Object.entries(WHYS).map(([id, why]) => ({ id: `kept-${id}`, label: `Elders not collected because ${why}` })),
    ...RULES.flatMap(({ id, name }) => [
      { id: `ruled-${id}`, label: `Rounds under ${name}` },
      { id: `agents-${id}`, label: `Agents that acted under ${name}` },
      { id: `collected-${id}`, label: `Elders collected under ${name}` },
      { id: `decided-${id}`, label: `Games that ended under ${name}` },
    ]),
    ...CLASSES.map(it => ({
      id: `majority-${it}`,
      label: `Rounds that began with a majority of ${CLASS_NAMES[it].many}`,
    })),
  ],
  measures: [
    { id: 'followed', label: 'Times followed', fact: REBELLING },
    { id: 'rebelled', label: 'Times rebelled', fact: REBELLING },
    { id: 'largest-stack', label: 'Largest stack of Rebels', fact: REBELLING },
  ],
  shares: [
    { kind: 'Follow or rebel', label: 'Agents played as Rebels', hits: 'rebellions', tries: ['follows', 'rebellions'] },
    { kind: 'Follow or rebel', label: 'Followers that collected', hits: 'collected-following', tries: ['follows'] },
    { kind: 'Follow or rebel', label: 'Rebels that collected', hits: 'collected-rebelling', tries: ['rebellions'] },
    {
      kind: 'Follow or rebel',
      label: 'Rounds in which Rebels changed the majority',
      hits: 'majority-turned',
      tries: ['rounds'],
    },
    { kind: 'Shells', label: 'Shells left over', hits: 'shells-left', tries: ['shells'] },
    ...Object.entries(WHYS).map(([id, why]) => ({
      kind: 'Why an Elder was not collected, of all Agents',
      label: why.charAt(0).toUpperCase() + why.slice(1),
      hits: `kept-${id}`,
      tries: ['agents'],
    })),
    ...RULES.map(({ id, name }) => ({
      kind: 'Which tablet rules',
      label: name,
      hits: `ruled-${id}`,
      tries: ['rounds'],
    })),
    ...RULES.map(({ id, name }) => ({
      kind: 'Agents that collect, by tablet',
      label: name,
      hits: `collected-${id}`,
      tries: [`agents-${id}`],
    })),
    ...RULES.map(({ id, name }) => ({
      kind: 'Which tablet rules the last round',
      label: name,
      hits: `decided-${id}`,
      tries: 'games' as const,
    })),
  ],
  absent(options) {
    const inGame = new Set(Object.values(options));
    const tablets = TABLET_IDS.filter(tablet => !inGame.has(tablet));
    const whys = Object.entries(WHY_UNDER).filter(([, tablet]) => !inGame.has(tablet));
    return [
      ...tablets.flatMap(id => ['ruled', 'agents', 'collected', 'decided', 'under'].map(what => `${what}-${id}`)),
      ...whys.map(([why]) => `kept-${why}`),
    ];
  },
  watch(start) {
    const collector = new Collector(start.own.length);
    let round = NO_ROUND;
    if (start.open.round > 0) round = begun(collector, { majority: openMajority(start.open), ...start.open });
    return {
      step(state, _entry, told) {
        for (const { event } of told) round = seen(collector, event, round, state.open);
      },
      finish: ({ open }) => finished(collector, round, open),
    };
  },
};

/** What is remembered of the round being played. */
type Round = { number: number; majority: number; shells: number; rule: string | null; rebels: Set<number> };

const NO_ROUND: Round = { number: 0, majority: 0, shells: 0, rule: null, rebels: new Set() };

function begun(
  collector: Collector,
  { round, majority, shells }: { round: number; majority: number; shells: number },
): Round {
  collector.count('rounds');
  collector.count('shells', shells);
  collector.count(`majority-${majority}`);
  return { number: round, majority, shells, rule: null, rebels: new Set() };
}

function seen(collector: Collector, event: Event, round: Round, open: Open): Round {
  switch (event.type) {
    case 'round':
      endRound(collector, round);
      return begun(collector, event);
    case 'followed':
      collector.count('follows');
      collector.add('followed', event.seat);
      return round;
    case 'rebelled': {
      collector.count('rebellions');
      collector.count('rebels', event.count);
      collector.add('rebelled', event.seat);
      const largest = collector.of('largest-stack');
      largest[event.seat] = Math.max(largest[event.seat]!, event.count);
      if (round.number === 1) collector.have(event.seat, 'rebel-first');
      if (event.count >= STACK) collector.have(event.seat, 'rebel-stack');
      round.rebels.add(event.place);
      return round;
    }
    case 'tablet': {
      const rule = ruling(event.tablet);
      collector.count(`ruled-${rule}`);
      if (event.majority !== round.majority) collector.count('majority-turned');
      return { ...round, rule };
    }
    case 'shells-set':
      collector.count('shells', event.shells - round.shells);
      return { ...round, shells: event.shells };
    case 'collected':
      acted(collector, round);
      collected(collector, event, round, open);
      return { ...round, shells: event.shells };
    case 'kept':
      acted(collector, round);
      collector.count(`kept-${event.why}`);
      return round;
    default:
      return round;
  }
}

function acted(collector: Collector, { rule }: Round): void {
  collector.count('agents');
  collector.count(`agents-${rule}`);
}

function collected(
  collector: Collector,
  event: Extract<Event, { type: 'collected' }>,
  { rule, rebels }: Round,
  open: Open,
): void {
  const { seat, elder, place } = event;
  collector.count('collected');
  collector.count(`collected-${rule}`);
  collector.count(rebels.has(place) ? 'collected-rebelling' : 'collected-following');
  const { sides } = COUNCIL_CARDS[open.card];
  const isFirst = sides.every((_, other) => !collector.has(other, 'collects'));
  if (isFirst) collector.have(seat, 'first-blood');
  if (!collector.has(seat, 'collects')) collector.have(seat, `began-${elder}`);
  collector.have(seat, 'collects');
  collector.have(seat, `elder-${elder}`);
  collector.have(seat, `under-${rule}`);
}

const endRound = (collector: Collector, { shells }: Round): void => collector.count('shells-left', shells);

function finished(collector: Collector, round: Round, open: Open) {
  endRound(collector, round);
  if (round.rule !== null) collector.count(`decided-${round.rule}`);
  for (const seat of open.hands.keys()) {
    const [followed, rebelled] = [collector.of('followed')[seat]!, collector.of('rebelled')[seat]!];
    if (rebelled === 0) collector.have(seat, 'rebel-never');
    if (rebelled > followed) collector.have(seat, 'rebel-mostly');
  }
  const all = collector.collected();
  return { ...all, had: all.had.map(ids => ids.filter(id => id !== 'collects')) };
}
