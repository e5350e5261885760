// What the board draws, and how each event changes it. Pure: a replay steps through it, a test compares it.

import {
  CARDS,
  type DieId,
  type Event,
  isCrazy,
  LOCATIONS,
  type Open,
  type RattleView,
  type Ship,
  type Step,
} from '@quayside/rules/rattle-battle';
import { showMs } from '../../dice/fallAnimation.ts';
import { ashore } from './stageAshore.ts';
import { atSea } from './stageAtSea.ts';
import { withDice } from './stageDice.ts';

export type Scene = {
  seat: number | null;
  /** The position after the events shown so far. */
  open: Open;
  /** Ships that leave the Sea with the event being shown. */
  gone: readonly Ship[];
  /** Dice in the air: which, how they fell, and what lay there before. */
  falling: { dice: readonly DieId[]; fall: string; lying: readonly Ship[] } | null;
};

export const still = ({ seat, open }: RattleView): Scene => ({ seat, open, gone: [], falling: null });

/** Where it all happens now: in the Sea Box, in port, or at a table with dice. */
type PlaceName = 'sea' | 'port' | 'tavern';

const IN_PORT: readonly Step[] = [...LOCATIONS, 'unload', 'over', 'starting-part'];

export function placeOf({ open }: Scene): PlaceName {
  if (IN_PORT.includes(open.step)) return 'port';
  const card = open.card === null ? null : CARDS[open.card]!;
  return card && isCrazy(card) && card.game !== 'bombs' ? 'tavern' : 'sea';
}

export function stage(scene: Scene, event: Event): Scene {
  const open = withDice(ashore(atSea(scene.open, event), event), event);
  const left = new Set(open.sea.map(({ die }) => die));
  return { ...scene, open, gone: scene.open.sea.filter(({ die }) => !left.has(die)), falling: fallingIn(scene, event) };
}

function fallingIn({ open }: Scene, event: Event): Scene['falling'] {
  if (event.type === 'landed') {
    const dice = event.dice.map(({ die }) => die);
    return { dice, fall: event.fall, lying: open.sea.filter(({ die }) => !dice.includes(die)) };
  }
  if (event.type === 'tossed')
    return { dice: [...open.sea.map(({ die }) => die), event.die], fall: event.fall, lying: [] };
  return null;
}

/** Long for what has to be read, such as the pairs of a battle; short for what is drawn or paid. */
export function pause(event: Event): number {
  switch (event.type) {
    case 'landed':
    case 'tossed':
      return event.fall === '' ? 500 : showMs(event.fall);
    case 'adventure':
      return 1800;
    case 'clash':
    case 'totals':
    case 'brawled':
    case 'wall':
    case 'staked':
    case 'dug':
    case 'monkeys':
      return 1600;
    case 'exploded':
    case 'volley':
    case 'fired':
    case 'swallowed':
    case 'drank':
    case 'plank':
    case 'race-lost':
      return 1200;
    case 'np-moved':
    case 'moved':
    case 'escaped':
    case 'left':
    case 'turned':
    case 'survived':
    case 'placed':
    case 'rolled':
    case 'rerolled':
    case 'used':
    case 'drilled':
    case 'port':
      return 800;
    case 'sent':
    case 'loot-drawn':
    case 'coins':
    case 'part-added':
    case 'hamster':
    case 'upgrade-added':
    case 'sailor-joined':
    case 'card-bought':
    case 'traded':
    case 'king-helped':
    case 'repaired':
    case 'wanted':
    case 'quest-ended':
    case 'dropped-out':
    case 'nobody-wins':
    case 'location-closed':
      return 500;
    case 'passed':
    case 'overboard':
    case 'loot-returned':
    case 'sailor-used':
    case 'paid':
      return 250;
    default:
      return 0;
  }
}
