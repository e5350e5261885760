// What lies face up on the table besides the sea: the card just drawn, the dice just rolled, the battle being fought,
// and what each captain met last. Built from events, since a position alone holds only what is being asked.

import {
  type CardId,
  causeOf,
  type Enemy,
  type Event,
  type Open,
  tileName,
  tokenOn,
} from '@quayside/rules/waves-of-fortune';
import type { MarkName } from './art/Marks.tsx';
import { optionLabels } from './printed.ts';
import { words } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export type Fight = {
  seat: number;
  enemy: Enemy;
  hp: number;
  left: number;
  crew: number;
  flag: number | null;
  /** The last round fought; null before the first. */
  round: Of<'battle-round'> | null;
  end: 'won' | 'lost' | null;
};

/** Something that came of a card: a change of goods, a roll, a choice. */
type Effect = { seat: number; mark: MarkName; text: string; tone: 'plain' | 'good' | 'bad' };

export type Tableau = {
  /** The card drawn, or the token met: what it is and who has to do with it. */
  drawn: { seat: number; card: CardId } | null;
  dice: { faces: readonly number[]; least: number } | null;
  fight: Fight | null;
  effects: readonly Effect[];
};

export const CLEAR: Tableau = { drawn: null, dice: null, fight: null, effects: [] };

/** What a position alone shows: what the captain who decides is asked about. */
export function tableauOf(open: Open): Tableau {
  const { phase, ships } = open;
  switch (phase.kind) {
    case 'send': {
      const { enemy, hp, left } = phase.battle;
      const { seat } = phase;
      const fight = { seat, enemy, hp, left, crew: ships[seat]!.crew, flag: null, round: null, end: null };
      return { ...CLEAR, fight };
    }
    case 'option':
    case 'beast':
      return { ...CLEAR, drawn: { seat: phase.seat, card: causeOf(phase.script) } };
    case 'pirate':
    case 'kraken':
      return { ...CLEAR, drawn: { seat: phase.seat, card: tokenOn(open, ships[phase.seat]!.at)?.card ?? phase.kind } };
    default:
      return CLEAR;
  }
}

/** The table after one more event; every turn begins with a clear one. */
export function tableauAfter(table: Tableau, event: Event): Tableau {
  const more = (seat: number, mark: MarkName, text: string, tone: Effect['tone'] = 'plain'): Tableau => ({
    ...table,
    effects: [...table.effects, { seat, mark, text, tone }],
  });
  switch (event.type) {
    case 'turn':
      return CLEAR;
    case 'card':
      return { ...CLEAR, drawn: { seat: event.seat, card: event.card } };
    case 'token-met':
      return { ...CLEAR, drawn: { seat: event.seat, card: event.token } };
    case 'rolled':
      return { ...table, dice: { faces: [event.die], least: 0 } };
    case 'reef-roll': {
      const { seat, die, free } = event;
      return {
        ...more(seat, 'reef', free ? words.effects.free : words.effects.held, free ? 'good' : 'bad'),
        dice: { faces: [die], least: 3 },
      };
    }
    case 'beast-fought':
      return {
        ...more(
          event.seat,
          'crew',
          event.lost > 0 ? words.effects.lost(event.lost) : words.effects.noneLost,
          event.lost > 0 ? 'bad' : 'good',
        ),
        dice: { faces: event.dice, least: 0 },
      };
    case 'beast-fled':
      return more(event.seat, 'food', words.effects.lost(event.food), 'bad');
    case 'chose':
      return more(event.seat, 'sail', optionLabels[event.label] ?? event.label);
    case 'gold':
    case 'corner':
    case 'map-dug':
      return more(event.seat, 'gold', words.effects.gained(event.gold), 'good');
    case 'salvaged':
      return more(event.seat, 'gold', event.gold > 0 ? words.effects.gained(event.gold) : words.effects.aMap, 'good');
    case 'raided':
      return more(event.seat, 'gold', words.effects.gained(event.gold), 'good');
    case 'food':
    case 'crew':
      return more(event.seat, event.type, changeText(event.change, event.wasted), event.change < 0 ? 'bad' : 'good');
    case 'swapped':
      return more(event.seat, 'crew', changeText(event.crew, 0));
    case 'map-taken':
      return more(event.seat, 'map', words.effects.xAt(tileName(event.tile)), 'good');
    case 'becalmed':
      return more(event.seat, 'noWind', words.effects.becalmed, 'bad');
    case 'no-wind':
      return more(event.seat, 'noWind', words.effects.noWind, 'bad');
    case 'sunk':
      return more(event.seat, 'sunk', event.how === 'mutiny' ? words.effects.mutiny : words.effects.sunk, 'bad');
    case 'battle': {
      const { seat, enemy, hp, crew, flag } = event;
      return { ...table, fight: { seat, enemy, hp, left: hp, crew, flag, round: null, end: null } };
    }
    case 'broadside':
      return fought(table, { left: event.left });
    case 'battle-round': {
      const { seat, enemy, left, felled, crew } = event;
      const fight = table.fight ?? { seat, enemy, hp: left + felled, left, crew, flag: null, round: null, end: null };
      return { ...table, fight: { ...fight, left, crew, round: event } };
    }
    case 'battle-won':
      return fought(more(event.seat, 'gold', words.effects.gained(event.gold), 'good'), { left: 0, end: 'won' });
    case 'battle-lost':
      return fought(table, { end: 'lost' });
    default:
      return table;
  }
}

/** Where the known events begin in mid-turn: what the position shows, with the last round fought since. */
export function withLastRound(position: Tableau, events: readonly Event[]): Tableau {
  const { fight } = position;
  const round = events.findLast(event => event.type === 'battle-round');
  return round && fight && round.seat === fight.seat && round.left === fight.left
    ? { ...position, fight: { ...fight, round } }
    : position;
}

const fought = (table: Tableau, change: Partial<Fight>): Tableau =>
  table.fight ? { ...table, fight: { ...table.fight, ...change } } : table;

const changeText = (change: number, wasted: number): string =>
  wasted > 0 ? words.effects.changedWithoutRoom(change, wasted) : words.effects.changed(change);
