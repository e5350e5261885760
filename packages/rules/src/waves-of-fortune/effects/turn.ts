// Rule 2: turns and rounds, and the agenda between decisions. What asks somebody something, or ends the game, returns
// the question; null when things go on by themselves.

import type { Seat } from '../../game.ts';
import { roll } from '../../kit/rng.ts';
import { peekable } from '../facts/choices.ts';
import { homeOf, isAtSea, owns } from '../facts/ships.ts';
import { hiddenKing } from '../facts/tiles.ts';
import { LAST_ROUND, REEF_FREE, SPYGLASS_RANGE } from '../tables/index.ts';
import type { AgendaItem, FortuneState, FortuneTell, Open, Phase, Ship } from '../types.ts';
import { arrive, dock, gather } from './arrival.ts';
import { sink } from './cargo.ts';
import { endGame } from './end.ts';
import { carryOut } from './operations.ts';
import { turnOver } from './tiles.ts';

/** Does what is to be done, up to the next question. */
export function goAhead(state: FortuneState, tell: FortuneTell): Phase {
  const { open } = state;
  for (;;) {
    const question = perform(state, open.agenda.pop()!, tell);
    if (question) return question;
  }
}

function perform(state: FortuneState, task: AgendaItem, tell: FortuneTell): Phase | null {
  switch (task.kind) {
    case 'arrive':
      return arrive(state, task.seat, task.rammed, tell);
    case 'carry-out':
      return carryOut(state, task, tell);
    case 'gather':
      gather(state, task.seat, task.tile, tell);
      return null;
    case 'end-turn':
      feed(state, tell);
      return passOn(state, tell);
  }
}

/** 2.4 At sea a food is due; without it the crew mutinies. */
function feed(state: FortuneState, tell: FortuneTell): void {
  const seat = state.open.active;
  const ship = state.open.ships[seat]!;
  if (!isAtSea(ship)) return;
  if (ship.food === 0) {
    sink(state, seat, 'mutiny', tell);
    return;
  }
  ship.food -= 1;
  tell.all({ type: 'fed', seat, left: ship.food });
}

/** 2.5 The next in order; after the last one the round is over. */
function passOn(state: FortuneState, tell: FortuneTell): Phase | null {
  const { open } = state;
  const { order, active } = open;
  const next = order.indexOf(active) + 1;
  return next < order.length ? startTurn(state, order[next]!, tell) : endRound(state, tell);
}

function endRound(state: FortuneState, tell: FortuneTell): Phase | null {
  const { round, table } = state.open;
  const how = round === table.roundLimit ? 'limit' : round === LAST_ROUND ? 'fail-safe' : null; // 10.1
  if (how === null) return startRound(state, tell);
  return endGame(state, { how, slayer: null }, tell);
}

export function startRound(state: FortuneState, tell: FortuneTell): Phase | null {
  const { open } = state;
  open.round += 1;
  tell.all({ type: 'round', round: open.round });
  if (open.round === open.table.kingLights) {
    const king = hiddenKing(state.shut);
    if (king !== null) turnOver(state, null, king, tell); // 11.5
  }
  return startTurn(state, open.order[0]!, tell);
}

/** 2.1 A sunk ship is repaired; a becalmed one is held, and so may one on a reef be. */
function startTurn(state: FortuneState, seat: Seat, tell: FortuneTell): Phase | null {
  const { open } = state;
  const ship = open.ships[seat]!;
  open.active = seat;
  open.agenda.push({ kind: 'end-turn' });
  tell.all({ type: 'turn', seat });
  if (!ship.afloat) return repair(state, seat, tell);
  const held = isHeld(state, seat, tell);
  if (held && !maySpy(open, ship)) {
    stay(state, seat, tell);
    return null;
  }
  return { kind: 'move', seat, held, spied: false };
}

function repair(state: FortuneState, seat: Seat, tell: FortuneTell): Phase | null {
  const ship = state.open.ships[seat]!;
  tell.all({ type: 'moved', seat, how: 'repair', path: [ship.at, homeOf(ship)] });
  ship.at = homeOf(ship);
  ship.afloat = true;
  tell.all({ type: 'repaired', seat });
  return dock(state, seat, tell); // 7.3
}

function isHeld({ open, rng }: FortuneState, seat: Seat, tell: FortuneTell): boolean {
  const ship = open.ships[seat]!;
  if (ship.becalmed) {
    ship.becalmed = false;
    tell.all({ type: 'no-wind', seat });
    return true;
  }
  if (open.faces[ship.at] !== 'reef') return false;
  const die = roll(rng);
  const free = die >= REEF_FREE;
  tell.all({ type: 'reef-roll', seat, die, free });
  return !free;
}

const maySpy = (open: Open, ship: Ship): boolean =>
  owns(ship, 'spyglass') && peekable(open, ship, SPYGLASS_RANGE).length > 0;

/** 3.1 Staying is arriving where one is. */
export function stay({ open }: FortuneState, seat: Seat, tell: FortuneTell): void {
  tell.all({ type: 'stayed', seat, at: open.ships[seat]!.at });
  open.agenda.push({ kind: 'arrive', seat, rammed: false });
}
