// Every sentence a player of Rolling with the Waves reads. Numbers in brackets are paragraphs of RULES.md.

import type { Seat, Words } from '../game.ts';
import { counted } from '../kit/counted.ts';
import { type Phrase, type PhrasePart, piece, say, seat } from '../kit/phrase.ts';
import { levelOf, soberCrewLeft } from './facts.ts';
import { DRAFTED, FREEBOOTER, ICON_NAMES, RAISED, SAILOR } from './tables.ts';
import type {
  Aim,
  Allocation,
  Cannon,
  Chest,
  Die,
  Event,
  Icon,
  Move,
  Open,
  RefusalCode,
  RollingView,
  RollingWithTheWaves,
  Score,
  Track,
} from './types.ts';

const area = (icon: Icon): PhrasePart => piece('icon', icon, ICON_NAMES[icon]);
const value = (pips: number): PhrasePart => piece('value', pips, String(pips));
const infamy = (count: number): PhrasePart => piece('infamy', count, `${count} Infamy`);
const face = ({ colour, face }: Die): PhrasePart => piece('die', `${colour}-${face}`, String(face));
const die = (it: Die): Phrase =>
  it.colour === FREEBOOTER ? say`a freebooter ${face(it)}` : say`a ${face(it)} of ${seat(it.colour)}’s crew`;
/** `mine`: whose crew is named as one's own. */
const dieFor = (it: Die, mine: Seat | null): Phrase => (it.colour === mine ? say`your own ${face(it)}` : die(it));

function list(parts: readonly Phrase[]): Phrase {
  return parts.flatMap((part, i) => [...(i === 0 ? [] : [i === parts.length - 1 ? ' and ' : ', ']), ...part]);
}
const values = (them: readonly number[]): Phrase => list(them.map(pips => [value(pips)]));
const seats = (them: readonly Seat[]): Phrase => list(them.map(it => [seat(it)]));
const shots = (count: number): string => counted(count, 'shot');

const iconName = (icon: string | number | undefined): string => ICON_NAMES[icon as Icon];

const REFUSALS: Record<RefusalCode, (args: Record<string, string | number>) => string> = {
  'not-now': () => 'Something else is being decided now (3).',
  'not-your-turn': () => 'It is not for you to decide now (3).',
  'not-in-pool': () => 'No such die lies in the pool (4.2).',
  'too-dear': a => `This die costs ${a['price']} Infamy, and you have ${a['infamy']} (4.3).`,
  'sober-crew-left': () =>
    'While a freebooter or one of your own crew is in the pool, no drunken sailor is taken (4.4).',
  'not-your-dice': () => 'Allocate exactly the three dice in your crow’s nests (5.1).',
  'one-die-an-icon': a => `Only one die a round goes to the ${iconName(a['icon'])} (5.2).`,
  'area-full': a => `All squares of the ${iconName(a['icon'])} are filled (5.4).`,
  'chest-buried': a => `The ${iconName(a['icon'])} is buried: nothing more goes in (5.4).`,
  'chest-empty': a => `The ${iconName(a['icon'])} is empty: there is nothing to bury (5.5).`,
  'no-spirits': () => 'You have no Spirits to raise now (6.3).',
  'not-raisable': a => `No die of yours that could become a 7 goes to the ${iconName(a['icon'])} (6.3).`,
  'other-cannon': a => `The ${iconName(a['cannon'])} is to be aimed now (7.6).`,
  'no-such-captain': () => 'There is no such captain (7.4).',
  'own-ship': () => 'Cannons are fired at other captains (7.4).',
  'target-buried': a => `Their ${iconName(a['icon'])} is buried and safe (7.4).`,
  'already-aimed-at': () => 'The small cannon is aimed there: fire both together, or aim at somebody else (7.6).',
  'nothing-aimed': () => 'Both cannons fire together only once the small one is aimed (7.6).',
};

const LEVEL_WORDS: Record<Track, string> = { hull: 'Hull', ports: 'Ports', crew: 'Crew' };

const scoreLine = ({ seat: who, total }: Score): Phrase => say`${seat(who)} ${total}`;

const towards = ({ target, chest }: Aim): Phrase => say`${seat(target)}’s ${area(chest)}`;

const cannonNames = (cannons: readonly Cannon[]): Phrase =>
  cannons.length === 2 ? say`both cannons` : say`the ${area(cannons[0]!)}`;

function fired(e: Extract<Event, { type: 'fired' }>): Phrase {
  const guns = cannonNames(e.cannons);
  if (e.shots === 0) return say`${seat(e.seat)} fires ${guns}: too little powder for a shot.`;
  if (!e.aim) return say`${seat(e.seat)} fires ${guns}: ${shots(e.shots)} into the water, nobody has a chest to hit.`;
  const start = say`${seat(e.seat)} fires ${guns} at ${towards(e.aim)}: ${shots(e.shots)}, ${e.blocked} blocked.`;
  if (e.stolen.length === 0) return say`${start} Nothing is stolen.`;
  const into = say`${start} Stolen: ${values(e.stolen)}, into ${area(e.aim.into)}.`;
  const lost = e.stolen.slice(e.stored);
  return lost.length === 0 ? into : say`${into} There is no room for ${values(lost)}.`;
}

const allocation = (it: Allocation): Phrase =>
  it.kind === 'bury'
    ? say`bury ${area(it.chest)}`
    : list(it.orders.map(order => say`${value(order.value)} to ${area(order.icon)}`));

const aimed = (cannon: Cannon, target: Seat, chest: Chest, into: Chest): Phrase =>
  say`Aim the ${area(cannon)} at ${seat(target)}’s ${area(chest)}, loot into ${area(into)}`;

/** Which die it is, what is free, what the others cost, and what there is to pay with. */
function draftPrompt({ open, seat: me }: RollingView): Phrase {
  if (me === null) return [];
  const { nest, infamy: left } = open.captains[me]!;
  const nth = say`Take die ${nest.length + 1} of ${DRAFTED}:`;
  if (!soberCrewLeft(open, me))
    return say`${nth} each costs its face in Infamy, and you have ${left}; or any as a drunken sailor, free and turned to ${value(SAILOR)}.`;
  return say`${nth} yours and clear ones are free, others cost their face in Infamy. You have ${infamy(left)}.`;
}

/** Why this cannon fires, with how many shots, and what is to be chosen. */
function firePrompt({ open }: RollingView): Phrase {
  const { phase } = open;
  if (phase.kind !== 'fire') return [];
  const { cannon } = phase;
  const fired = shots(levelOf(open.captains[phase.queue[0]!]!, cannon));
  return say`Aim the ${area(cannon)}: it fires ${fired}, less the target’s Hull levels. Choose the chest to rob, and yours for the loot.`;
}

export const words: Words<RollingWithTheWaves> = {
  refusals: REFUSALS,

  asks: {
    draft: { prompt: draftPrompt, rule: '4.2' },
    allocate: {
      prompt: () =>
        say`Put your three dice to work, one to a place; or bury a chest with all of them. Others see it when all are done.`,
      rule: '5.1',
    },
    raise: {
      prompt: () =>
        say`Raise Spirits? One of your dice is written as a ${value(RAISED)}, and the bottle is empty again; or keep it.`,
      rule: '6.3',
    },
    fire: { prompt: firePrompt, rule: '7.4' },
    'fire-too': {
      prompt: ({ open }) =>
        open.phase.kind === 'fire' && open.phase.aim
          ? say`Aim the ${area('largeCannon')} too: at ${towards(open.phase.aim)} with the small one, or at another captain.`
          : [],
      rule: '7.6',
    },
    over: { prompt: () => say`The game is over.`, rule: '9.1' },
  },

  awaiting({ phase }, who) {
    switch (phase.kind) {
      case 'draft':
        return say`${seat(who)} is taking a die`;
      case 'allocate':
        return say`${seat(who)} is putting dice to work`;
      case 'raise':
        return say`${seat(who)} may raise Spirits`;
      case 'fire':
        return say`${seat(who)} is aiming a cannon`;
      case 'over':
        return [];
    }
  },

  event(e) {
    switch (e.type) {
      case 'round':
        return say`Round ${e.round}: ${seat(e.first)} goes first.`;
      case 'rolled':
        return say`${seat(e.seat)} draws and rolls ${e.dice.length} dice.`;
      case 'drafted':
        return e.price === 0
          ? say`${seat(e.seat)} takes ${die(e.die)}.`
          : say`${seat(e.seat)} takes ${die(e.die)} for ${infamy(e.price)}.`;
      case 'drunken-sailor':
        return say`${seat(e.seat)} takes ${die(e.die)} as a drunken sailor: it counts ${value(SAILOR)}.`;
      case 'ready':
        return say`${seat(e.seat)}: YARRR!`;
      case 'revealed':
        return say`All captains reveal.${e.allocations.flatMap((it, who) => say` ${seat(who)}: ${allocation(it)}.`)}`;
      case 'spirits-decided':
        return null;
      case 'spirits-spent':
        return say`${seat(e.seat)} raises Spirits for the die on ${area(e.icon)}.`;
      case 'wrote':
        return say`${seat(e.seat)} writes ${value(e.value)} into ${area(e.icon)}.`;
      case 'buried':
        return say`${seat(e.seat)} buries ${area(e.chest)} with ${values(e.treasure)}.`;
      case 'level':
        return say`${seat(e.seat)} reaches ${LEVEL_WORDS[e.track]} level ${e.level}.`;
      case 'firing-order':
        return e.seats.length === 1 ? null : say`The cannons fire in this order: ${seats(e.seats)}.`;
      case 'aimed':
        return say`${seat(e.seat)} aims the ${area('smallCannon')} at ${towards(e)}.`;
      case 'fired':
        return fired(e);
      case 'cannon-spent':
        return say`${seat(e.seat)} gains ${infamy(e.infamy)} by the ${area(e.cannon)}, which is empty again.`;
      case 'ports':
        return e.most === 0
          ? say`${seat(e.seat)} gains ${infamy(e.level)} by raided Ports.`
          : say`${seat(e.seat)} gains ${infamy(e.level + e.most)} by raided Ports, ${e.most} of it for the most.`;
      case 'hired':
        return say`One more die of ${seat(e.seat)}’s crew goes into the bag.`;
      case 'anchor':
        return say`The anchor drops; the bag passes to ${seat(e.first)}.`;
      case 'ended':
        return e.how === 'chests'
          ? say`${seats(e.by)} ended the game with three chests full or buried: ${list(e.scores.map(scoreLine))}.`
          : say`${seats(e.by)} ended the game with Hull, Ports and Crew filled: ${list(e.scores.map(scoreLine))}.`;
    }
  },

  move,

  reasons: {
    chests: 'The most points when three chests were full or buried',
    tracks: 'The most points when Hull, Ports and Crew were filled',
  },

  sources: {
    treasure: 'Treasure',
    buried: 'Buried chests',
    completed: 'Hull, Ports and Crew filled',
    infamy: 'Infamy left',
  },
};

function move(m: Move, open?: Open): Phrase {
  const taker = open?.phase.kind === 'draft' ? open.phase.seat : null;
  switch (m.kind) {
    case 'draft':
      return say`Take ${dieFor(m, taker)}`;
    case 'sailor':
      return say`Take ${dieFor(m, taker)} as a drunken sailor`;
    case 'allocate':
      return allocation(m);
    case 'bury':
      return say`Bury ${area(m.chest)}`;
    case 'raise':
      return say`Write ${value(RAISED)} into ${area(m.icon)}`;
    case 'keep':
      return say`Keep the Spirits`;
    case 'fire':
      return aimed(m.cannon, m.target, m.chest, m.into);
    case 'broadside':
      return say`Fire both cannons together`;
  }
}
