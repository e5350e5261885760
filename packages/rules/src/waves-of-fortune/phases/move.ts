// Rules 2.2 and 3: stay, sail, or go through a whirlpool; before that, perhaps, a look through the Spyglass.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { lookUnder } from '../effects/tiles.ts';
import { stay } from '../effects/turn.ts';
import { peekable } from '../facts/choices.ts';
import { courseTo, isWithinReach, withinReach } from '../facts/reach.ts';
import { owns, shipOn, whyNotEnd } from '../facts/ships.ts';
import { isHidden } from '../facts/tiles.ts';
import { PEEK, SAIL, STAY, TELEPORT } from '../moves.ts';
import { distance, SPYGLASS_RANGE, TILES, type Tile } from '../tables/index.ts';
import type {
  FortuneMenu,
  FortuneRefusal,
  FortuneState,
  FortuneTell,
  FortuneView,
  Move,
  Open,
  Phase,
  RefusalCode,
  Ship,
  WavesOfFortune,
} from '../types.ts';
import { ram } from './ram.ts';

type Sailing = Extract<Phase, { kind: 'move' }>;
type Way = Extract<Move, { kind: 'stay' | 'sail' | 'teleport' | 'peek' }>;

const sailingIn = ({ phase }: Open): Sailing => phase as Sailing;

function menu({ open }: FortuneView): FortuneMenu {
  const { seat, held, spied } = sailingIn(open);
  const ship = open.ships[seat]!;
  const moves: Move[] = [STAY];
  if (!held) {
    const reach = withinReach(open, ship);
    for (const tile of reach) if (whyNotEnd(open, ship, tile) === null) moves.push(SAIL[tile]!);
    if (open.faces[ship.at] === 'whirlpool')
      for (const tile of TILES)
        if (open.faces[tile] === 'whirlpool' && tile !== ship.at && !reach.includes(tile)) moves.push(TELEPORT[tile]!);
  }
  if (!spied && owns(ship, 'spyglass'))
    for (const tile of peekable(open, ship, SPYGLASS_RANGE)) moves.push(PEEK[tile]!);
  return { ask: 'move', moves, complete: true };
}

function check({ open }: FortuneView, move: Way): FortuneRefusal | null {
  const { seat, held, spied } = sailingIn(open);
  const ship = open.ships[seat]!;
  switch (move.kind) {
    case 'stay':
      return null;
    case 'sail':
      return held ? no('held') : whyNotSail(open, ship, move.to);
    case 'teleport':
      return held ? no('held') : whyNotTeleport(open, ship, move.to);
    case 'peek': {
      if (!owns(ship, 'spyglass')) return no('no-spyglass'); // 9.4
      if (spied) return no('already-spied');
      const why = whyNotPeek(open, ship, move.tile, SPYGLASS_RANGE);
      return why && no(why, { steps: SPYGLASS_RANGE });
    }
  }
}

function whyNotSail(open: Open, ship: Ship, to: Tile): FortuneRefusal | null {
  if (to === ship.at) return no('same-tile');
  if (!isWithinReach(open, ship, to)) return no('too-far'); // 3.1
  const why = whyNotEnd(open, ship, to); // 3.2
  return why && no(why);
}

/** 3.7 */
function whyNotTeleport(open: Open, ship: Ship, to: Tile): FortuneRefusal | null {
  if (open.faces[ship.at] !== 'whirlpool') return no('not-on-whirlpool');
  if (to === ship.at) return no('same-tile');
  if (open.faces[to] !== 'whirlpool') return no('no-whirlpool');
  return isWithinReach(open, ship, to) ? no('within-reach') : null;
}

export function whyNotPeek(open: Open, ship: Ship, tile: Tile, steps: number): RefusalCode | null {
  if (!isHidden(open, tile)) return 'not-hidden';
  if (distance(ship.at, tile) > steps) return 'beyond-sight';
  return ship.peeked.includes(tile) ? 'already-seen' : null;
}

function play(state: FortuneState, seat: Seat, move: Way, tell: FortuneTell): Phase | null {
  const { held } = sailingIn(state.open);
  switch (move.kind) {
    case 'sail':
    case 'teleport':
      return go(state, seat, move.kind, move.to, tell);
    case 'peek':
      lookUnder(state, seat, move.tile, tell);
      if (!held) return { kind: 'move', seat, held, spied: true };
      stay(state, seat, tell);
      return null;
    case 'stay':
      stay(state, seat, tell);
      return null;
  }
}

export const sailing: Decision<WavesOfFortune, Way> = {
  kinds: ['stay', 'sail', 'teleport', 'peek'],
  menu,
  check,
  play,
};

/** 3.3 Where a ship lies already it is rammed before anybody arrives. */
function go(state: FortuneState, seat: Seat, how: 'sail' | 'teleport', to: Tile, tell: FortuneTell): Phase | null {
  const { open } = state;
  const ship = open.ships[seat]!;
  const rival = shipOn(open, to);
  tell.all({ type: 'moved', seat, how, path: how === 'sail' ? courseTo(open, ship, to) : [ship.at, to] });
  ship.at = to;
  if (rival !== null) return ram(state, [seat], rival, tell);
  open.agenda.push({ kind: 'arrive', seat, rammed: false });
  return null;
}
