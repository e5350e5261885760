// What the board draws, and how each event changes it. Pure: a replay steps through it, a test compares it.

import {
  CARDS,
  type DieId,
  type Event,
  isCrazy,
  LOCATIONS,
  type Open,
  type RattleView,
  type RoundStep,
  type Ship,
} from '@quayside/rules/rattle-battle';
import { ashore } from './stageAshore.ts';
import { atSea } from './stageAtSea.ts';
import { withDice } from './stageDice.ts';
import { rattleMs } from './timing.ts';

export type Scene = {
  seat: number | null;
  /** The position after the events shown so far. */
  open: Open;
  /** Ships that leave the Sea with the event being shown. */
  gone: readonly Ship[];
  /** Dice in the air: which, how they fell, and what lay there before. */
  falling: { dice: readonly DieId[]; fall: string; rattleMs: number; lying: readonly Ship[] } | null;
};

export const still = ({ seat, open }: RattleView): Scene => ({ seat, open, gone: [], falling: null });

/** Where it all happens now: in the Sea Box, in port, or at a table with dice. */
type PlaceName = 'sea' | 'port' | 'tavern';

const IN_PORT: readonly RoundStep[] = [...LOCATIONS, 'unload', 'over', 'starting-part'];

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
    return {
      dice,
      fall: event.fall,
      rattleMs: rattleMs(event),
      lying: open.sea.filter(({ die }) => !dice.includes(die)),
    };
  }
  if (event.type === 'tossed')
    return { dice: [...open.sea.map(({ die }) => die), event.die], fall: event.fall, rattleMs: 0, lying: [] };
  return null;
}

/** All that events change stands in the scene's own position. */
export const openOf = ({ open }: Scene): Open => open;

/**
 * Which side of a die is up in the Sea, as far as it can be seen: null for one that is not there or still in the air.
 */
export const sideOf = ({ open, falling }: Scene, die: DieId): number | null =>
  falling?.dice.includes(die) ? null : (open.sea.find(ship => ship.die === die)?.side ?? null);
