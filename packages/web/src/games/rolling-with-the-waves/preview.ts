// What a choice would lead to, shown before it is made. All numbers come from the rules.

import { clone, rngOf } from '@quayside/rules';
import {
  type Captain,
  type Event,
  type Icon,
  isChest,
  isTrack,
  levelOf,
  levelWith,
  type Move,
  type RollingView,
  rollingWithTheWaves,
  SQUARES,
  shotsWith,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import type { Fired } from './scene.ts';
import { words } from './words.ts';

/** What writing a value into an area does, in a few words. */
export function effectOfWriting(captain: Captain, icon: Icon, value: number): string {
  const left = SQUARES[icon] - captain.squares[icon].length - 1;
  const isFull = left === 0;
  if (icon === 'spirits') return isFull ? words.spiritsBoth : words.spiritsOneMore;
  if (isChest(icon)) return words.treasure(value, left);
  const sum = total(captain.squares[icon]) + value;
  if (isTrack(icon)) {
    const level = levelWith(captain, icon, value);
    return words.track(sum, level, { isNew: level > levelOf(captain, icon), isFull });
  }
  const now = shotsWith(captain, icon, value);
  if (now === null) return words.powder(sum, levelWith(captain, icon, value));
  return now === 0 ? words.tooLittlePowder(sum) : words.firesShots(now);
}

/** The volleys a shot would bring about, found by firing it on a copy. */
function volleys(view: RollingView, move: Move): Fired[] {
  const fired = volleysOf(view, move);
  if (fired.length > 0 || view.seat === null) return fired;
  // The small cannon waits for the large one to be aimed too: see what it would do alone.
  const open = clone(view.open);
  open.captains[view.seat]!.squares.largeCannon = [];
  return volleysOf({ ...view, open }, move);
}

function volleysOf({ seat, open }: RollingView, move: Move): Fired[] {
  const fired: Fired[] = [];
  const own = open.captains.map(() => ({ allocation: null, raising: null }));
  const tell = (event: Event) => {
    if (event.type === 'fired' && event.seat === seat) fired.push(event);
  };
  rollingWithTheWaves.play({ open: clone(open), own, shut: {}, rng: rngOf(0) }, seat!, move, { all: tell, only() {} });
  return fired;
}

/** What the shots would do, and what finds no room in the chest for the loot. */
export const outlook = (view: RollingView, move: Move): string =>
  words.volleys(
    volleys(view, move).map(({ shots, blocked, stolen, stored }) => ({
      shots,
      blocked,
      stolen,
      lost: stolen.slice(stored),
    })),
  );
