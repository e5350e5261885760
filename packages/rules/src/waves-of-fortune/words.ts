// Every sentence a player of Waves of Fortune reads, but for what is printed on cards (cardText.ts). Numbers in
// brackets are paragraphs of RULES.md.

import type { Words } from '../game.ts';
import { counted } from '../kit/counted.ts';
import { type Phrase, type PhrasePart, piece, say, seat } from '../kit/phrase.ts';
import { nameOf, needText } from './cardText.ts';
import { choicesOf } from './facts/choices.ts';
import { isHome, speedOf, turnsHome } from './facts/ships.ts';
import {
  BOUNTY,
  CARDS,
  type CardId,
  type Colour,
  causeOf,
  DECK_NAMES,
  type Face,
  KING_HP,
  KRAKEN_GOLD,
  MAP_CARDS,
  type Tile,
  TOKEN_NAMES,
  type Token,
  type TreasureMap,
  tileName,
  UPGRADE_CARDS,
  type Upgrade,
} from './tables/index.ts';
import type {
  Enemy,
  Event,
  Move,
  Open,
  Passage,
  Phase,
  Reason,
  RefusalCode,
  Score,
  Ship,
  WavesOfFortune,
} from './types.ts';

const tile = (it: Tile): PhrasePart => piece('tile', it, tileName(it));
const card = (it: CardId): PhrasePart => piece('card', it, CARDS[it]!.name);
const cause = (it: string): PhrasePart => (CARDS[it] ? card(it) : piece('token', it, nameOf(it)));
const token = (it: Token): PhrasePart => piece('token', it, TOKEN_NAMES[it]);
const map = (it: TreasureMap): PhrasePart => piece('map', it, `the map to ${tileName(MAP_CARDS[it].x)}`);
const upgrade = (it: Upgrade): PhrasePart => piece('upgrade', it, UPGRADE_CARDS[it].name);
const colour = (it: Colour): PhrasePart => piece('colour', it, it);
const gold = (count: number): PhrasePart => piece('gold', count, `${count} gold`);
const food = (count: number): PhrasePart => piece('food', count, `${count} food`);
const crew = (count: number): PhrasePart => piece('crew', count, `${count} crew`);
const dice = (faces: readonly number[]): Phrase =>
  faces.flatMap((face, i) => [...(i === 0 ? [] : [' ']), piece('die', face, String(face))]);

function list(parts: readonly Phrase[]): Phrase {
  return parts.flatMap((part, i) => [...(i === 0 ? [] : [i === parts.length - 1 ? ' and ' : ', ']), ...part]);
}

const upgradeName = (args: Record<string, string | number>): string => UPGRADE_CARDS[args['upgrade'] as Upgrade].name;

const REFUSALS: Record<RefusalCode, (args: Record<string, string | number>) => string> = {
  'not-now': () => 'Something else is being decided now (2.2).',
  'not-your-turn': () => 'It is not for you to decide now (2.5).',
  'colour-taken': a => `The ${a['colour']} ship is taken (1.4).`,
  'bad-load': a => `Load 1 to ${a['most']} crew; the rest is food (1.5).`,
  held: () => 'Your ship cannot leave its tile this turn (2.1).',
  'same-tile': () => 'Your ship is there already: stay, if you like (3.1).',
  'too-far': () => 'That is too far away (3.1).',
  'not-your-home': () => 'Only its owner may stop at a home base (3.2).',
  truce: () => 'Nobody stops beside the King while he keeps the truce (11.4).',
  'not-on-whirlpool': () => 'Only a ship that begins its turn on a whirlpool goes through one (3.7).',
  'no-whirlpool': () => 'There is no revealed whirlpool (3.7).',
  'within-reach': () => 'That whirlpool is near enough to sail to (3.7).',
  'no-spyglass': () => 'You have no Spyglass (9.4).',
  'already-spied': () => 'You have used the Spyglass this turn (9.4).',
  'beyond-sight': a => `You see no farther than ${counted(Number(a['steps']), 'space')} (9.4).`,
  'not-hidden': () => 'There is nothing hidden (9.4).',
  'already-seen': () => 'You have looked there already (9.4).',
  'not-adjacent': () => 'A rammed ship is pushed to a neighbouring tile (3.3).',
  'in-the-chain': () => 'A ship of this chain is there already (3.4).',
  'bad-fighters': a => `Send ${a['least']} to ${a['most']} of your crew (6.4).`,
  'no-such-option': () => 'The card has no such option (4.2).',
  'need-not-met': need => `That takes ${needText(need)} (4.2).`,
  'no-food-to-run': a => `To run costs ${a['food']} food, and you have less (4.2).`,
  'bad-stand': a => `Stand with 1 to ${a['most']} of your crew (4.2).`,
  occupied: () => 'A drifting ship rams nobody: that tile is taken (4.2).',
  'no-prey': () => 'There is no ship with gold aboard to be raided (4.2).',
  'not-in-hold': () => 'You have not got so much to exchange, and one hand must stay aboard (4.2).',
  owned: a => `You have the ${upgradeName(a)} already (9.4).`,
  'too-dear': a => `The ${upgradeName(a)} costs ${a['price']} gold, and there are ${a['chest']} in your chest (9.2).`,
};

const REASONS: Record<Reason, string> = {
  king: 'The most victory points when the Pirate King fell',
  'king-gold': 'Equal in points when the Pirate King fell, and the most gold',
  'king-chest': 'Equal in points and gold when the Pirate King fell, and the most in the chest',
  'king-shared': 'Equal in everything when the Pirate King fell: the victory is shared',
  limit: 'The most victory points after the last round',
  'limit-gold': 'Equal in points after the last round, and the most gold',
  'limit-chest': 'Equal in points and gold after the last round, and the most in the chest',
  'limit-shared': 'Equal in everything after the last round: the victory is shared',
  'fail-safe': 'The most victory points after 150 rounds',
  'fail-safe-gold': 'Equal in points after 150 rounds, and the most gold',
  'fail-safe-chest': 'Equal in points and gold after 150 rounds, and the most in the chest',
  'fail-safe-shared': 'Equal in everything after 150 rounds: the victory is shared',
};

const FACE_WORDS: Record<Face, string> = {
  ocean: 'open ocean',
  island: 'an island',
  reef: 'a coral reef',
  whirlpool: 'a whirlpool',
  king: 'the Pirate King',
  treasure: 'a treasure',
  home: 'a home base',
};
const face = (it: Face): PhrasePart => piece('face', it, FACE_WORDS[it]);

const ENEMY_WORDS: Record<Enemy, string> = { pirate: 'the pirates', kraken: 'the Kraken', king: 'the Pirate King' };
const enemy = (it: Enemy): PhrasePart => piece('enemy', it, ENEMY_WORDS[it]);

const PASSAGES: Record<Passage, string> = {
  sail: 'sails to',
  teleport: 'goes through the whirlpool to',
  drift: 'drifts to',
  maelstrom: 'is swept to',
  escape: 'escapes to',
  repair: 'is towed home to',
};

const SINKINGS: Record<Extract<Event, { type: 'sunk' }>['how'], string> = {
  combat: 'goes down fighting',
  card: 'has no crew left and sinks',
  mutiny: 'cannot feed the crew: mutiny, and the ship sinks',
};

/** The ship a question is about: of the seat that decides. */
const asked = ({ phase, ships }: Open): Ship => ships['seat' in phase ? phase.seat : 0]!;

/** How far the ship sails, what the turn costs, and how long the way home is. */
function movePrompt(open: Open): Phrase {
  const ship = asked(open);
  if (open.phase.kind === 'move' && open.phase.held) return say`Your ship cannot leave its tile: stay.`;
  const start = say`Sail up to ${speedOf(ship)} spaces, or stay. A turn that ends at sea costs ${food(1)}: you have ${ship.food}`;
  if (ship.colour === null || isHome(ship)) return say`${start}.`;
  const turns = turnsHome(ship, ship.at);
  return say`${start}, and home is ${counted(turns, 'turn')} away.`;
}

const PROMPTS: Record<Phase['kind'], { prompt(open: Open): Phrase; rule: string }> = {
  colour: { prompt: () => say`Choose your ship. Purple sails first, then blue, yellow and green.`, rule: '1.4' },
  load: {
    prompt: () =>
      say`How many of the 12 spaces are for crew, who fight? The rest is food: one is eaten each turn at sea.`,
    rule: '1.5',
  },
  move: { prompt: movePrompt, rule: '2.2' },
  ram: {
    prompt: ({ phase }) =>
      phase.kind === 'ram' ? say`You ram ${seat(phase.pushed)}: to which neighbouring tile do you push the ship?` : [],
    rule: '3.3',
  },
  pirate: {
    prompt: open =>
      open.phase.kind === 'pirate'
        ? say`Fight the pirates (${open.phase.hp} HP) for ${gold(open.phase.hp * BOUNTY)}, or let them lie? You have ${crew(asked(open).crew)}; without crew the ship sinks.`
        : [],
    rule: '6.1',
  },
  kraken: {
    prompt: open =>
      say`Fight the Kraken, which always rolls 5 5 5, for ${gold(KRAKEN_GOLD)} and a gem, or leave it alone? You have ${crew(asked(open).crew)}.`,
    rule: '6.8',
  },
  king: {
    prompt: open =>
      say`The Pirate King (${KING_HP} HP)! Fight him with ${crew(asked(open).crew)}, or escape to your home base? His fall ends the game.`,
    rule: '6.9',
  },
  send: {
    prompt: open =>
      open.phase.kind === 'send'
        ? say`How many do you send against ${enemy(open.phase.battle.enemy)} (${open.phase.battle.left} HP), of ${crew(asked(open).crew)}? Lower dice lose one each; equal ones are yours.`
        : [],
    rule: '6.4',
  },
  option: {
    prompt: ({ phase }) => (phase.kind === 'option' ? say`${cause(causeOf(phase.script))}: what do you do?` : []),
    rule: '4.2',
  },
  beast: {
    prompt: ({ phase }) => (phase.kind === 'beast' ? say`${cause(causeOf(phase.script))}: run, or stand?` : []),
    rule: '4.2',
  },
  drift: {
    prompt: ({ phase }) =>
      phase.kind === 'drift' ? say`Where do you let yourself drift, up to ${counted(phase.steps, 'space')}?` : [],
    rule: '4.2',
  },
  peek: {
    prompt: ({ phase }) => (phase.kind === 'peek' ? say`Look at a hidden tile (${phase.tiles} left), or stop.` : []),
    rule: '4.2',
  },
  raid: {
    prompt: ({ phase }) =>
      phase.kind === 'raid'
        ? say`Whom do you rob? A ship within ${counted(phase.steps, 'space')} loses up to ${gold(phase.gold)} to you.`
        : [],
    rule: '4.2',
  },
  swap: {
    prompt: open =>
      open.phase.kind === 'swap'
        ? say`Exchange food and crew, up to ${open.phase.most} either way? You have ${food(asked(open).food)} and ${crew(asked(open).crew)}.`
        : [],
    rule: '4.2',
  },
  dock: {
    prompt: open =>
      say`Buy upgrades if you like: the chest holds ${gold(asked(open).chest)}. Then load the hold: crew fights, and food lasts a turn each.`,
    rule: '9.2',
  },
  over: { prompt: () => say`The game is over.`, rule: '10.1' },
};

const AWAITING: Record<Phase['kind'], string> = {
  colour: 'is choosing a ship',
  load: 'is loading the hold',
  move: 'is at the helm',
  ram: 'is ramming',
  pirate: 'is looking at pirates',
  kraken: 'is looking at the Kraken',
  king: 'is face to face with the Pirate King',
  send: 'is in battle',
  option: 'is making up a mind',
  beast: 'is attacked by an animal',
  drift: 'is drifting',
  peek: 'is looking around',
  raid: 'is choosing a victim',
  swap: 'is trading',
  dock: 'is in the home base',
  over: '',
};

const asks = Object.fromEntries(
  Object.entries(PROMPTS).map(([kind, { prompt, rule }]) => [
    kind,
    { prompt: ({ open }: { open: Open }) => prompt(open), rule },
  ]),
);

export const words: Words<WavesOfFortune> = {
  refusals: REFUSALS,
  asks,
  awaiting: ({ phase }, who) => (phase.kind === 'over' ? [] : say`${seat(who)} ${AWAITING[phase.kind]}`),
  event,
  move,

  reasons: REASONS,

  sources: { gold: 'Gold', kraken: 'Kraken', king: 'King' },
};

type Goods = Extract<Event, { type: 'food' | 'crew' }>;

/** "Blue loses 2 crew (Rogue Wave): 4 left." */
function goods(e: Goods): Phrase {
  const unit = e.type === 'food' ? food : crew;
  const whence = say`(${cause(e.cause)})`;
  if (e.change < 0) return say`${seat(e.seat)} loses ${unit(-e.change)} ${whence}: ${e.left} left.`;
  if (e.change > 0) {
    const wasted = e.wasted > 0 ? say`, no room for ${e.wasted} more` : [];
    return say`${seat(e.seat)} gains ${unit(e.change)} ${whence}${wasted}: ${e.left} now.`;
  }
  return e.wasted > 0
    ? say`${seat(e.seat)} has no room for ${unit(e.wasted)} ${whence}.`
    : say`${seat(e.seat)} has no ${e.type} to lose ${whence}.`;
}

const loot = (amount: number, maps: readonly TreasureMap[]): Phrase =>
  list([...(amount > 0 ? [say`${gold(amount)}`] : []), ...maps.map(it => say`${map(it)}`)]);

const scoreLine = ({ seat: who, total, gold: amount }: Score): Phrase => say`${seat(who)} ${total} (${gold(amount)})`;

const ENDS: Record<Extract<Event, { type: 'ended' }>['how'], string> = {
  king: 'The Pirate King has fallen',
  limit: 'The last round is over',
  'fail-safe': 'After 150 rounds the King is left alone',
};

function event(e: Event): Phrase | null {
  switch (e.type) {
    case 'colour-chosen':
      return say`${seat(e.seat)} takes the ${colour(e.colour)} ship.`;
    case 'ready':
      return say`${seat(e.seat)} has loaded.`;
    case 'loads-shown':
      return say`The holds are shown: ${list(e.crews.map((count, who) => say`${seat(who)} ${crew(count)}`))}.`;
    case 'round':
      return say`Round ${e.round}.`;
    case 'turn':
      return null;
    case 'reef-roll':
      return e.free
        ? say`${seat(e.seat)} rolls ${dice([e.die])} and gets off the reef.`
        : say`${seat(e.seat)} rolls ${dice([e.die])} and is stuck on the reef.`;
    case 'no-wind':
      return say`${seat(e.seat)} has no wind.`;
    case 'stayed':
      return say`${seat(e.seat)} stays at ${tile(e.at)}.`;
    case 'moved':
      return say`${seat(e.seat)} ${PASSAGES[e.how]} ${tile(e.path.at(-1)!)}.`;
    case 'rammed':
      return say`${seat(e.by)} rams ${seat(e.seat)} from ${tile(e.from)} to ${tile(e.to)}.`;
    case 'flipped':
      return e.seat === null
        ? say`Lights on the water: at ${tile(e.tile)} is ${face(e.face)}.`
        : say`${seat(e.seat)} turns over ${tile(e.tile)}: ${face(e.face)}.`;
    case 'corner':
      return say`${seat(e.seat)} lifts ${gold(e.gold)} at ${tile(e.tile)}.`;
    case 'card':
      return say`${seat(e.seat)} draws ${card(e.card)}.`;
    case 'reshuffled':
      return say`The discard pile of the ${DECK_NAMES[e.deck]} is shuffled.`;
    case 'calm':
      return say`No card is left: all is calm at ${tile(e.tile)}.`;
    case 'rolled':
      return say`${seat(e.seat)} rolls ${dice([e.die])} (${cause(e.cause)}).`;
    case 'chose':
      return say`${seat(e.seat)} (${card(e.card)}): ${e.label}.`;
    case 'gold':
      return say`${seat(e.seat)} gains ${gold(e.gold)} (${cause(e.cause)}): ${e.aboard} aboard.`;
    case 'food':
    case 'crew':
      return goods(e);
    case 'swapped':
      return e.crew > 0
        ? say`${seat(e.seat)} trades ${food(e.crew)} for ${crew(e.crew)}.`
        : say`${seat(e.seat)} trades ${crew(e.food)} for ${food(e.food)}.`;
    case 'token-placed':
      return e.token === 'pirate' ? null : say`${token(e.token)} stays at ${tile(e.tile)}.`;
    case 'token-met':
      return say`${seat(e.seat)} meets ${token(e.token)} at ${tile(e.tile)}.`;
    case 'token-removed':
      return say`${token(e.token)} at ${tile(e.tile)}: gone.`;
    case 'parleyed':
      return say`${seat(e.seat)} lets the pirates (${e.hp} HP) lie at ${tile(e.tile)}.`;
    case 'kraken-left':
      return say`${seat(e.seat)} leaves the Kraken alone.`;
    case 'battle':
      return e.flag === null
        ? say`${seat(e.seat)} (${crew(e.crew)}) fights ${enemy(e.enemy)} (${e.hp} HP).`
        : say`${seat(e.seat)} (${crew(e.crew)}) fights ${enemy(e.enemy)} (${e.hp} HP), under the flag of ${seat(e.flag)}.`;
    case 'broadside':
      return say`A broadside from the ${upgrade('cannons')}: ${e.left} HP left.`;
    case 'battle-round':
      return say`${seat(e.seat)} rolls ${dice(e.dice)}, ${enemy(e.enemy)} ${dice(e.enemyDice)}: ${crew(e.lost)} lost (${e.crew} left), ${e.felled} HP felled (${e.left} left).`;
    case 'battle-won':
      return e.gold > 0
        ? say`${seat(e.seat)} defeats ${enemy(e.enemy)} and gains ${gold(e.gold)}: ${e.aboard} aboard.`
        : say`${seat(e.seat)} defeats ${enemy(e.enemy)}.`;
    case 'battle-lost':
      return say`${seat(e.seat)} loses to ${enemy(e.enemy)} (${e.hp} HP again).`;
    case 'beast-fled':
      return say`${seat(e.seat)} runs from ${card(e.card)}: ${food(e.food)} lost, ${e.left} left.`;
    case 'beast-fought':
      return e.won
        ? say`${seat(e.seat)} rolls ${dice(e.dice)} and beats ${card(e.card)}: ${crew(e.lost)} lost, ${e.left} left.`
        : say`${seat(e.seat)} rolls ${dice(e.dice)} against ${card(e.card)}: ${crew(e.lost)} lost, ${e.left} left.`;
    case 'map-taken':
      return say`${seat(e.seat)} takes ${map(e.map)}: ${gold(e.gold)}.`;
    case 'map-dug':
      return say`${seat(e.seat)} digs up ${gold(e.gold)} at ${tile(e.tile)}.`;
    case 'salvaged':
      return say`${seat(e.seat)} salvages ${loot(e.gold, e.maps)} from the wreck at ${tile(e.tile)}.`;
    case 'raided':
      return say`${seat(e.seat)} robs ${seat(e.from)} of ${gold(e.gold)}.`;
    case 'becalmed':
      return say`${seat(e.seat)} will have no wind next turn.`;
    case 'peeked':
      return say`${seat(e.seat)} looks secretly at ${tile(e.tile)}.`;
    case 'spied':
      return say`At ${tile(e.tile)} there is ${face(e.face)}.`;
    case 'fed':
      return null;
    case 'sunk': {
      const end = say`${seat(e.seat)} ${SINKINGS[e.how]} at ${tile(e.tile)}`;
      const wreck = loot(e.gold, e.maps);
      return wreck.length === 0 ? say`${end}.` : say`${end}, with ${wreck}.`;
    }
    case 'repaired':
      return say`${seat(e.seat)} spends the turn repairing the ship.`;
    case 'docked':
      return e.banked > 0
        ? say`${seat(e.seat)} banks ${gold(e.banked)}: ${e.chest} in the chest.`
        : say`${seat(e.seat)} is in the home base.`;
    case 'bought':
      return say`${seat(e.seat)} buys ${upgrade(e.upgrade)} for ${gold(e.price)}.`;
    case 'loaded':
      return say`${seat(e.seat)} loads ${crew(e.crew)} and ${food(e.food)}.`;
    case 'king-found':
      return say`${seat(e.seat)} has found the Pirate King at ${tile(e.tile)}!`;
    case 'king-escaped':
      return say`${seat(e.seat)} runs from the Pirate King.`;
    case 'king-slain':
      return say`The Pirate King falls to ${seat(e.seat)}!`;
    case 'uncovered': {
      const king = e.tiles.find(it => it.face === 'king');
      return king
        ? say`What nobody found is turned over: the Pirate King lay at ${tile(king.tile)}.`
        : say`What nobody found is turned over.`;
    }
    case 'ended':
      return say`${ENDS[e.how]}: ${list(e.scores.map(scoreLine))}.`;
  }
}

/** The card's own words for an option; its number where the card is not known. */
const optionName = (option: number, phase: Phase | undefined): Phrase =>
  phase?.kind === 'option' ? [choicesOf(phase.script, phase.step)[option]!.label] : say`Option ${option + 1}`;

function move(m: Move, open?: Open): Phrase {
  switch (m.kind) {
    case 'colour':
      return say`Take the ${colour(m.colour)} ship`;
    case 'load':
      return say`Load ${crew(m.crew)}, the rest food`;
    case 'stay':
      return say`Stay`;
    case 'sail':
      return say`Sail to ${tile(m.to)}`;
    case 'teleport':
      return say`Go through the whirlpool to ${tile(m.to)}`;
    case 'peek':
      return say`Look at ${tile(m.tile)}`;
    case 'stop':
      return say`Stop looking`;
    case 'ram':
      return say`Push to ${tile(m.to)}`;
    case 'fight':
      return say`Fight`;
    case 'parley':
      return say`Let them lie`;
    case 'escape':
      return say`Escape`;
    case 'engage':
      return say`Fight the Kraken`;
    case 'leave':
      return say`Leave it alone`;
    case 'send':
      return open ? say`Send ${crew(m.fighters)} to fight` : say`Send ${m.fighters}`;
    case 'option':
      return optionName(m.option, open?.phase);
    case 'run':
      return say`Run`;
    case 'stand':
      return say`Stand with ${m.crew}`;
    case 'drift':
      return say`Drift to ${tile(m.to)}`;
    case 'raid':
      return m.seat === null ? say`Rob nobody` : say`Rob ${seat(m.seat)}`;
    case 'swap':
      return m.crew === 0
        ? say`Exchange nothing`
        : m.crew > 0
          ? say`${food(m.crew)} for ${crew(m.crew)}`
          : say`${crew(-m.crew)} for ${food(-m.crew)}`;
    case 'buy':
      return say`Buy ${upgrade(m.upgrade)}`;
  }
}
