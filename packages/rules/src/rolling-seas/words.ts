// Every sentence a player of Rolling Seas reads. Numbers in brackets are paragraphs of RULES.md.

import type { Seat, Words } from '../game.ts';
import { counted } from '../kit/counted.ts';
import { type Phrase, type PhrasePart, piece, say, seat } from '../kit/phrase.ts';
import { speedOf } from './facts/ledger.ts';
import { chartDrawnOn, tierInPlay } from './facts/placement.ts';
import { explorable, portsAt } from './facts/ports.ts';
import {
  ADVENTURES,
  type Bonus,
  type Card,
  type Cell,
  cellName,
  DIRECTIONS,
  type Direction,
  END_AT_HOME,
  exactCell,
  FINDS,
  ISLAND_CARDS,
  type Island,
  PORT_NAMES,
  type Port,
  SHIPS,
  WIND_OF,
} from './tables/index.ts';
import type {
  Deed,
  Event,
  LandfallPlace,
  Move,
  Open,
  RefusalCode,
  RollingSeas,
  Score,
  SeasView,
  Stride,
} from './types.ts';

export const DIRECTION_WORDS: Record<Direction, string> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

const card = (it: Card): PhrasePart => piece('card', it, ADVENTURES[it]!.name);
const island = (it: Island): PhrasePart => piece('island', it, ISLAND_CARDS[it].name);
const port = (it: Port): PhrasePart => piece('port', it, PORT_NAMES[it]);
const cell = (it: Cell): PhrasePart => piece('cell', it, cellName(it));
const wind = (it: Direction): PhrasePart => piece('wind', it, DIRECTION_WORDS[it]);

const provisions = (count: number): PhrasePart => piece('provisions', count, counted(count, 'Provision', 'Provisions'));
const gold = (count: number): PhrasePart => piece('gold', count, `${count} Gold`);
const story = (count: number): PhrasePart => piece('story', count, `${count} Story`);
/** Movement Points (6.2). */
const movementPoints = (count: number): string => counted(count, 'movement point');

function list(parts: readonly Phrase[]): Phrase {
  return parts.flatMap((part, i) => [...(i === 0 ? [] : [i === parts.length - 1 ? ' and ' : ', ']), ...part]);
}

const portName = (it: string | number | undefined): string => PORT_NAMES[it as Port];
const step = (n: string | number | undefined): string => (n === undefined ? 'This step' : `Step ${n}`);

const columnOf = (it: Card): string => `column ${String.fromCharCode(65 + ADVENTURES[it]!.column)}`;
const rowOf = (it: Card): string => `row ${ADVENTURES[it]!.row + 1}`;

/** The lines of a card, as `column C or row 2`. */
const linesOf = (it: Card): string => `${columnOf(it)} or ${rowOf(it)}`;

/** 12.2 The cell where the lines meet, the line with the Anchor and the other one. */
function anchorOf(it: Card): { exact: string; line: string; other: string } {
  const exact = cellName(exactCell(ADVENTURES[it]!));
  const [line, other] = ADVENTURES[it]!.anchor === 'column' ? [columnOf(it), rowOf(it)] : [rowOf(it), columnOf(it)];
  return { exact, line, other };
}

const REFUSALS: Record<RefusalCode, (args: Record<string, string | number>) => string> = {
  'not-now': () => 'Something else is being decided now (5.1).',
  'not-your-turn': () => 'It is not for you to decide now (5.1).',
  'no-such-pose': () => 'Turned like this it looks the same as another way: choose that one (2.2).',
  'off-the-map': () => 'It reaches over the edge of the chart (2.2).',
  'on-land': () => 'It would lie on land (2.3).',
  'on-obstacle': () => 'It would lie on another obstacle (4.4).',
  'already-visited': () => 'The ship has been there already (4.4).',
  'other-coordinate': () => 'It would cover the coordinate of another island (2.3).',
  'misses-coordinate': () => 'It must cover the coordinate on the card (2.2).',
  'no-room-for-next': () => 'It would leave the other island no room on its coordinate (2.4).',
  'misses-line': a => `It must touch ${linesOf(Number(a['card']))}, and it can (4.3).`,
  'misses-anchor': () => 'Alone, draw Rocks as near to the coordinate on the card as you can (12.2).',
  'points-ashore': () => 'A current may not point onto land, onto rocks or off the chart (4.4).',
  'blocks-current': () => 'A current points there, and may not point onto rocks (4.4).',
  'strands-ship': () => 'The ship could not move at all any more (4.5).',
  'shuts-port': a => `${portName(a['port'])} could not be reached any more (4.5).`,
  'no-such-port': a => `${portName(a['port'])} is not on this chart (3.3).`,
  'not-beside-port': a => `The ship starts in a cell beside ${portName(a['port'])} (3.3).`,
  'not-open-sea': () => 'The ship starts in open water without an obstacle (3.3).',
  'not-in-the-wind': a => `No die shows a wind to the ${DIRECTION_WORDS[a['wind'] as Direction]} (6.1).`,
  'land-ahead': a => `${step(a['step'])} runs ashore or off the chart (6.3).`,
  'rocks-ahead': a => `${step(a['step'])} runs onto rocks (6.3).`,
  'too-far': a => `${step(a['step'])} costs more than you have (6.2).`,
  'tight-strait': a => `${step(a['step'])} squeezes between two corners, and this table has closed the straits (6.3).`,
  'monster-hungry': a => `${step(a['step'])} meets a Sea Monster, and there is no Provision to throw (6.6).`,
  'no-bonus-movement': a => `${step(a['step'])} needs a Bonus Movement, and none is left (6.9).`,
  'bonus-ends-sail': a => `${step(a['step'])}: after a Bonus Movement behind the sail only more of them follow (6.9).`,
  'in-storm': () => 'A sail cannot end in a Storm (6.5).',
  'at-a-port': () => 'At a port there is nothing to explore (7.1).',
  'not-adjacent': () => 'That land does not touch your ship’s cell (7.1).',
  'not-explorable': () => 'There is nothing to explore (7.1).',
  'already-explored': () => 'You have explored that land already (7.3).',
  'not-at-port': a => `Your ship is not at ${portName(a['port'])} (8.1).`,
  'nothing-chosen': () => 'Choose at least one thing to do at the port (8.1).',
  'already-told': a => `${portName(a['port'])} has heard your story already (8.2).`,
  'no-gold': () => 'To resupply costs 1 Gold, and you have none (8.3).',
  'hold-full': () => 'The hold is full already (8.3).',
  'finest-ship': () => 'There is no finer ship than yours (8.4).',
  'too-dear': a => `The next ship costs ${a['price']} Gold, and you have ${a['gold']} (8.4).`,
};

const BONUS_WORDS: Record<Bonus, string> = {
  move: 'a Bonus Movement',
  resupply: 'a free Resupply',
  gold: '1 Gold',
  story: '1 Story',
  star: '1 bonus Reputation',
};

const SOURCE_WORDS: Record<Extract<Event, { type: 'bonus' }>['source'], (number: number) => string> = {
  provisions: number => `Provisions circle ${number}`,
  gold: number => `Gold circle ${number}`,
  story: number => `Story box ${number}`,
  tellings: number => `telling number ${number}`,
  ships: number => `the ${SHIPS[number]!.name}`,
};

const DEED_WORDS: Record<Deed, string | null> = {
  storm: null,
  monster: null,
  current: 'the ride on the current',
  explore: null,
  port: 'the visit',
  drift: null,
};

const PLACE_WORDS: Record<LandfallPlace, (it: PhrasePart) => Phrase> = {
  home: it => say` at the Home Port ${it}`,
  port: it => say` at ${it}`,
  drift: it => say` at ${it}`,
  nowhere: () => [],
};

const scoreLine = ({ seat: who, total }: Score): Phrase => say`${seat(who)} ${total}`;

const found = (e: Extract<Event, { type: 'explored' }>): Phrase =>
  list([
    ...(e.provisions > 0 ? [say`${provisions(e.provisions)}`] : []),
    ...(e.gold > 0 ? [say`${gold(e.gold)}`] : []),
    say`${story(e.story)}`,
  ]);

const paid = (e: Extract<Event, { type: 'step' }>): Phrase => {
  if (e.bonus) return say`with a Bonus Movement`;
  if (e.provisions === 0) return say`for ${movementPoints(e.mp)}`;
  return e.mp === 0
    ? say`for ${provisions(e.provisions)}`
    : say`for ${movementPoints(e.mp)} and ${provisions(e.provisions)}`;
};

/** Whose chart this seat is asked to draw on. */
const chartOf = (open: Open, who: Seat | null): PhrasePart => seat(chartDrawnOn(open, who ?? 0));

const cardInPlay = ({ phase }: Open): PhrasePart | string =>
  phase.kind === 'known' || phase.kind === 'adventure' ? card(phase.card) : '';

/** 4.3, 12.2 Where the card in play may lie, as far as there is room. */
function whereToDraw(open: Open, who: Seat | null): string {
  const { phase, captains } = open;
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return '';
  const tier = tierInPlay(open, phase.card, chartDrawnOn(open, who ?? 0));
  if (captains.length > 1 || ADVENTURES[phase.card]!.kind !== 'rocks')
    return tier === 0
      ? `touching ${linesOf(phase.card)}`
      : `anywhere, since there is no room by ${linesOf(phase.card)}`;
  const { exact, line, other } = anchorOf(phase.card);
  if (tier === 0) return `covering ${exact}`;
  if (tier === 1) return `touching ${line}, since there is no room over ${exact}`;
  if (tier === 2) return `touching ${other}, since there is no room over ${exact} or by ${line}`;
  return `anywhere, since there is no room over ${exact}, by ${line} or by ${other}`;
}

/** 3.1 Both Known Obstacles lie open from the start. */
const cardToCome = ({ phase }: Open): Phrase =>
  phase.kind === 'known' && phase.next !== null ? say` ${card(phase.next)} comes next.` : [];

const toDraw = (open: Open, who: Seat | null, where: Phrase): Phrase => [
  ...say`Draw ${cardInPlay(open)} on `,
  ...where,
  ...say`, ${whereToDraw(open, who)}.`,
  ...cardToCome(open),
];
const onOwnChart = ({ open, seat: who }: SeasView): Phrase => toDraw(open, who, say`your chart`);
const onTheirChart = ({ open, seat: who }: SeasView): Phrase =>
  toDraw(open, who, say`the chart of ${chartOf(open, who)}`);

/** How far a sail goes and what it costs, and which of the other actions is open here. */
function actionPrompt({ open, seat: who }: SeasView): Phrase {
  const captain = open.captains[who ?? 0]!;
  const { ledger, chart, at } = captain;
  const sail = say`One action: sail with ${counted(speedOf(ledger), 'Movement Point')}, and 1 more for each Provision (you have ${ledger.provisions})`;
  const [here] = at === null ? [] : portsAt(chart, at);
  if (here) return say`${sail}; or visit ${port(here)}.`;
  return explorable(captain).length > 0
    ? say`${sail}; or explore land beside you.`
    : say`${sail}. There is nothing to explore or visit here.`;
}

export const words: Words<RollingSeas> = {
  refusals: REFUSALS,

  asks: {
    island: {
      prompt: ({ open }) => (open.phase.kind === 'island' ? say`Draw ${island(open.phase.island)} on your chart.` : []),
      rule: '2.2',
    },
    known: { prompt: onTheirChart, rule: '3.1' },
    'known-alone': { prompt: onOwnChart, rule: '12.1' },
    'rocks-alone': { prompt: onOwnChart, rule: '12.2' },
    adventure: { prompt: onOwnChart, rule: '4.3' },
    'adventure-passed': { prompt: onTheirChart, rule: '4.2' },
    home: {
      prompt: () =>
        say`Choose your Home Port, and the cell beside it where your ship starts. Ending the voyage there brings ${END_AT_HOME} Reputation.`,
      rule: '3.3',
    },
    action: { prompt: actionPrompt, rule: '5.1' },
    over: { prompt: () => say`The voyage is over.`, rule: '11.1' },
  },

  awaiting(open, who) {
    switch (open.phase.kind) {
      case 'island':
        return say`${seat(who)} is drawing an island`;
      case 'known':
      case 'adventure': {
        const on = chartDrawnOn(open, who);
        return on === who
          ? say`${seat(who)} is drawing on their own chart`
          : say`${seat(who)} is drawing on the chart of ${seat(on)}`;
      }
      case 'home':
        return say`${seat(who)} is choosing a Home Port`;
      case 'action':
        return say`${seat(who)} is at the helm`;
      case 'over':
        return [];
    }
  },

  event,
  move,

  reasons: {
    reputation: 'The greatest Reputation',
    gold: 'Equal in Reputation, and the most Gold left',
    provisions: 'Equal in Reputation and Gold, and the most Provisions left',
    shared: 'Equal in everything: the victory is shared',
    solo: 'A voyage alone',
  },

  sources: {
    tellings: 'Stories told',
    bonus: 'Bonus Reputation',
    place: 'Landfall',
    final: 'Final story',
  },
};

function event(e: Event): Phrase | null {
  switch (e.type) {
    case 'island-turned':
      return say`${island(e.island)} is to be drawn.`;
    case 'known-turned':
      return say`A Known Obstacle: ${card(e.card)}.`;
    case 'ready':
      return say`${seat(e.seat)} is ready.`;
    case 'island-drawn':
      return say`${seat(e.seat)} draws ${island(e.island)}.`;
    case 'maps-passed':
      return say`The charts go to the ${e.to}.`;
    case 'obstacle-drawn':
      return e.by === e.on
        ? say`${seat(e.by)} draws ${card(e.card)} at ${cell(e.at)}.`
        : say`${seat(e.by)} draws ${card(e.card)} at ${cell(e.at)} on the chart of ${seat(e.on)}.`;
    case 'no-room':
      return say`There is no room for ${card(e.card)} on the chart of ${seat(e.on)}.`;
    case 'home-chosen':
      return say`${seat(e.seat)} starts from ${port(e.port)}, at ${cell(e.at)}.`;
    case 'dice': {
      const winds = e.values.map(value => say`${wind(DIRECTIONS[WIND_OF[value]!]!)}`);
      return say`Turn ${e.turn}: winds to the ${list(winds)}; exploring, ${FINDS[e.face]!.name}.`;
    }
    case 'adventure':
      return say`Adventure: ${card(e.card)}.`;
    case 'hove-to':
      return say`${seat(e.seat)} heaves to.`;
    case 'wind-chosen':
      return say`${seat(e.seat)} sails with the wind to the ${wind(e.wind)}.`;
    case 'step':
      return say`${seat(e.seat)} sails to ${cell(e.to)} ${paid(e)}.`;
    case 'storm':
      return say`${seat(e.seat)} crosses ${card(e.card)} at ${cell(e.at)}: ${story(1)}.`;
    case 'monster':
      return say`${seat(e.seat)} meets ${card(e.card)} at ${cell(e.at)}: ${provisions(1)} less, ${story(2)}.`;
    case 'carried':
      return say`${card(e.card)} carries ${seat(e.seat)} to ${cell(e.to)}.`;
    case 'story': {
      const why = DEED_WORDS[e.deed];
      return why ? say`${seat(e.seat)} adds ${story(e.gained)} for ${why}.` : null;
    }
    case 'explored':
      return say`${seat(e.seat)} explores ${cell(e.at)} (${FINDS[e.face]!.name}): ${found(e)}.`;
    case 'told':
      return say`${seat(e.seat)} tells the story at ${port(e.port)} for ${e.value} Reputation.`;
    case 'resupplied':
      return e.free
        ? say`${seat(e.seat)} resupplies for nothing: ${provisions(e.added)}.`
        : say`${seat(e.seat)} resupplies for ${gold(1)}: ${provisions(e.added)}.`;
    case 'upgraded':
      return say`${seat(e.seat)} buys a ${SHIPS[e.ship]!.name} for ${gold(e.price)}.`;
    case 'bonus':
      return say`${seat(e.seat)} earns ${BONUS_WORDS[e.bonus]} by ${SOURCE_WORDS[e.source](e.number)}.`;
    case 'excess':
      return say`${seat(e.seat)} has no room for ${provisions(e.lost)}.`;
    case 'drifted':
      return say`${seat(e.seat)} makes for ${port(e.port)}, the nearest port: ${story(e.story)} on the way.`;
    case 'final-story': {
      const where = e.port ? PLACE_WORDS[e.place](port(e.port)) : [];
      const bonus = e.bonus > 0 ? say`, and ${e.bonus} more for ending there` : [];
      return say`${seat(e.seat)} tells the final story${where} for ${e.value} Reputation${bonus}.`;
    }
    case 'ended':
      return say`The voyage is over: ${list(e.scores.map(scoreLine))}.`;
  }
}

const strides = (path: readonly Stride[]): string => path.join(' ');

const VISIT_WORDS = { tell: 'tell the story', resupply: 'resupply', upgrade: 'upgrade the ship' } as const;

function move(m: Move): Phrase {
  switch (m.kind) {
    case 'island':
    case 'obstacle':
      return say`Draw it at ${cell(m.at)}, ${poseWords(m.pose)}`;
    case 'home':
      return say`Home Port ${port(m.port)}, starting at ${cell(m.at)}`;
    case 'sail':
      return m.path.length === 0
        ? say`Heave to in the wind to the ${wind(m.wind)}`
        : say`Sail with the wind to the ${wind(m.wind)}: ${strides(m.path)}`;
    case 'explore':
      return say`Explore ${cell(m.at)}`;
    case 'port': {
      const deeds = (['tell', 'resupply', 'upgrade'] as const).filter(deed => m[deed]);
      return say`At ${port(m.port)}: ${list(deeds.map(deed => [VISIT_WORDS[deed]]))}`;
    }
  }
}

const TURNED = ['as on the card', 'turned by a quarter', 'turned by half', 'turned by three quarters'];

/** How a shape lies, in words. */
const poseWords = (pose: number): string => (pose & 4 ? `flipped, ${TURNED[pose & 3]}` : TURNED[pose & 3]!);
