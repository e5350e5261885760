// If the battle started now: who would fight whom, and what would come of it. For screens and bots; changes nothing.

import type { Seat } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { battle } from './effects/battle.ts';
import { shipAt } from './facts/sea.ts';
import { type Act, act } from './phases/turn.ts';
import type { Event } from './types/event.ts';
import type { Galleon } from './types/galleon.ts';
import type { Open, RattleTell } from './types.ts';

export type Forecast = {
  /** In the order they would be fought. */
  clashes: Extract<Event, { type: 'clash' }>[];
  /** The sea as it would be afterwards, and what everybody would have won and lost. */
  open: Open;
};

/** A copy in which ships may be won and lost. */
function onVoyage(galleon: Galleon): Galleon {
  const { voyage } = galleon;
  return { ...galleon, voyage: { ...voyage, lost: voyage.lost.slice(), trophies: voyage.trophies.slice() } };
}

/** The sea and the Galleons after a Move, a Fire or the use of something; `side`: what a die rolled by it shows. */
export function afterAct(open: Open, seat: Seat, move: Act, side: number): Open {
  // Of the others an act can change no more than what they lost.
  const galleons = open.galleons.map((galleon, other) => (other === seat ? clone(galleon) : onVoyage(galleon)));
  const after: Open = { ...open, sea: clone(open.sea), galleons, bag: { ...open.bag } };
  const rng = { ...NEVER, script: [side] };
  const question = act({ open: after, own: [], shut: NOTHING, rng }, seat, move, SILENT);
  if (question?.kind === 'bones') shipAt(after, question.ship)!.side = question.side;
  return after;
}

const SILENT: RattleTell = { all() {}, only() {} };

export function forecast(open: Open): Forecast {
  const after: Open = { ...open, step: 'battle', sea: open.sea.slice(), galleons: open.galleons.map(onVoyage) };
  const clashes: Forecast['clashes'] = [];
  const tell: RattleTell = {
    all(event) {
      if (event.type === 'clash') clashes.push(event);
    },
    only() {},
  };
  battle({ open: after, own: [], shut: NOTHING, rng: NEVER }, tell);
  return { clashes, open: after };
}

const NOTHING = { soft: [], hard: [], final: [], crazy: [], sailors: [], upgrades: [] };
/** A battle leaves nothing to chance. */
const NEVER = { a: 0, b: 0, c: 0, counter: 0 };
