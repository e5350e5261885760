// Rule 4.2: what cards and the Trading Post ask: an option, a beast, a drift, a peek, a raid, a swap.

import { no } from '../../kit/refusal.ts';
import { needText } from '../cardText.ts';
import { leap, stand, take } from '../effects/operations.ts';
import { lookUnder } from '../effects/tiles.ts';
import { beastOf, choicesOf, isMet, mayRun, peekable, preyOf, standing, swapsOf } from '../facts/choices.ts';
import { driftGoals } from '../facts/reach.ts';
import { shipOn, whyNotEnd } from '../facts/ships.ts';
import { DRIFT, OPTION, PEEK, RAID, RAID_NOBODY, RUN, STAND, STOP, swap } from '../moves.ts';
import { causeOf, distance } from '../tables/index.ts';
import type { FortuneRefusal, FortuneState, FortuneTell, Move, Open, Phase } from '../types.ts';
import { whyNotPeek } from './move.ts';

export type Question = Extract<Phase, { kind: 'option' | 'beast' | 'drift' | 'peek' | 'raid' | 'swap' }>;

export function menu(open: Open, phase: Question): Move[] {
  const ship = open.ships[phase.seat]!;
  switch (phase.kind) {
    case 'option':
      return OPTION.filter((_, i) => {
        const choice = choicesOf(phase.script, phase.step)[i];
        return choice !== undefined && isMet(ship, choice);
      });
    case 'beast': {
      const stands = STAND.slice(1, standing(ship) + 1);
      return mayRun(ship, beastOf(phase.script, phase.step)) ? [RUN, ...stands] : stands;
    }
    case 'drift':
      return [DRIFT[ship.at]!, ...driftGoals(open, ship, phase.steps).map(tile => DRIFT[tile]!)];
    case 'peek':
      return [STOP, ...peekable(open, ship, phase.steps).map(tile => PEEK[tile]!)];
    case 'raid':
      return [RAID_NOBODY, ...preyOf(open, phase.seat, phase.steps).map(rival => RAID[rival]!)];
    case 'swap': {
      const { toCrew, toFood } = swapsOf(ship, phase.most);
      const moves: Move[] = [];
      for (let crew = -toFood; crew <= toCrew; crew++) moves.push(swap(crew));
      return moves;
    }
  }
}

export function check(open: Open, phase: Question, move: Move): FortuneRefusal | null {
  const ship = open.ships[phase.seat]!;
  switch (phase.kind) {
    case 'option': {
      if (move.kind !== 'option') return no('not-now');
      const choice = choicesOf(phase.script, phase.step)[move.option];
      if (!choice) return no('no-such-option');
      return isMet(ship, choice) ? null : no('need-not-met', { need: needText(choice.need) });
    }
    case 'beast': {
      const beast = beastOf(phase.script, phase.step);
      if (move.kind === 'run') return mayRun(ship, beast) ? null : no('no-food-to-run', { food: beast[3] });
      if (move.kind !== 'stand') return no('not-now');
      const most = standing(ship);
      return move.crew >= 1 && move.crew <= most ? null : no('bad-stand', { most });
    }
    case 'drift': {
      if (move.kind !== 'drift') return no('not-now');
      if (move.to === ship.at) return null;
      if (distance(ship.at, move.to) > phase.steps) return no('too-far');
      const why = whyNotEnd(open, ship, move.to) ?? (shipOn(open, move.to) === null ? null : 'occupied');
      return why && no(why);
    }
    case 'peek': {
      if (move.kind === 'stop') return null;
      if (move.kind !== 'peek') return no('not-now');
      const why = whyNotPeek(open, ship, move.tile, phase.steps);
      return why && no(why, { steps: phase.steps });
    }
    case 'raid':
      if (move.kind !== 'raid') return no('not-now');
      return move.seat === null || preyOf(open, phase.seat, phase.steps).includes(move.seat) ? null : no('no-prey');
    case 'swap': {
      if (move.kind !== 'swap') return no('not-now');
      const { toCrew, toFood } = swapsOf(ship, phase.most);
      return move.crew <= toCrew && -move.crew <= toFood ? null : no('not-in-hold');
    }
  }
}

/** True when somebody is asked something. */
export function play(state: FortuneState, phase: Question, move: Move, tell: FortuneTell): boolean {
  const { open } = state;
  const { seat } = phase;
  const ship = open.ships[seat]!;
  switch (phase.kind) {
    case 'option':
      if (move.kind === 'option') take(state, phase, move.option, tell);
      return false;
    case 'beast':
      if (move.kind === 'stand') stand(state, phase, move.crew, tell);
      else run(state, phase, tell);
      return false;
    case 'drift':
      if (move.kind === 'drift' && move.to !== ship.at) leap(state, seat, 'drift', move.to, tell);
      return false;
    case 'peek': {
      if (move.kind !== 'peek') return false;
      lookUnder(state, seat, move.tile, tell);
      const { steps } = phase;
      const tiles = phase.tiles - 1;
      if (tiles === 0 || peekable(open, ship, steps).length === 0) return false;
      open.phase = { kind: 'peek', seat, tiles, steps };
      return true;
    }
    case 'raid': {
      if (move.kind !== 'raid' || move.seat === null) return false;
      const rival = open.ships[move.seat]!;
      const gold = Math.min(phase.gold, rival.gold);
      rival.gold -= gold;
      ship.gold += gold;
      tell.all({ type: 'raided', seat, from: move.seat, gold });
      return false;
    }
    case 'swap':
      if (move.kind !== 'swap' || move.crew === 0) return false;
      ship.crew += move.crew;
      ship.food -= move.crew;
      tell.all({ type: 'swapped', seat, crew: move.crew, food: -move.crew });
      return false;
  }
}

function run({ open }: FortuneState, phase: Extract<Question, { kind: 'beast' }>, tell: FortuneTell): void {
  const { seat, script, step } = phase;
  const ship = open.ships[seat]!;
  const [, , , food] = beastOf(script, step);
  ship.food -= food;
  tell.all({ type: 'beast-fled', seat, card: causeOf(script), food, left: ship.food });
}
