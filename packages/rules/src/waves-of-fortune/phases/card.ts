// Rule 4.2: what cards and the Trading Post ask: an option, a beast, a drift, a peek, a raid, a swap.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { leap, stand, take } from '../effects/operations.ts';
import { lookUnder } from '../effects/tiles.ts';
import { beastOf, choicesOf, isMet, mayRun, peekable, preyOf, standing, swapsOf } from '../facts/choices.ts';
import { driftGoals } from '../facts/reach.ts';
import { shipOn, whyNotEnd } from '../facts/ships.ts';
import { DRIFT, OPTION, PEEK, RAID, RAID_NOBODY, RUN, STAND, STOP, swap as swapOf } from '../moves.ts';
import { causeOf, distance } from '../tables/index.ts';
import type {
  FortuneMenu,
  FortuneState,
  FortuneTell,
  FortuneView,
  Move,
  Open,
  Phase,
  Ship,
  WavesOfFortune,
} from '../types.ts';
import { whyNotPeek } from './move.ts';

type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;
type CardDecision<Kind extends Move['kind']> = Decision<WavesOfFortune, Extract<Move, { kind: Kind }>>;

const asked = <Kind extends Phase['kind']>({ phase }: Open) => phase as PhaseOf<Kind>;
const shipOf = ({ open, seat }: FortuneView): Ship => open.ships[seat!]!;

const listed = (ask: Phase['kind'], moves: readonly Move[]): FortuneMenu => ({ ask, moves, complete: true });

export const option: CardDecision<'option'> = {
  kinds: ['option'],

  menu(view) {
    const ship = shipOf(view);
    const { script, step } = asked<'option'>(view.open);
    const choices = choicesOf(script, step);
    return listed(
      'option',
      OPTION.filter((_, i) => choices[i] !== undefined && isMet(ship, choices[i])),
    );
  },

  check(view, move) {
    const ship = shipOf(view);
    const { script, step } = asked<'option'>(view.open);
    const choice = choicesOf(script, step)[move.option];
    if (!choice) return no('no-such-option');
    return isMet(ship, choice) ? null : no('need-not-met', { ...choice.need });
  },

  play(state, _, move, tell) {
    take(state, asked<'option'>(state.open), move.option, tell);
    return null;
  },
};

export const beast: CardDecision<'run' | 'stand'> = {
  kinds: ['run', 'stand'],

  menu(view) {
    const ship = shipOf(view);
    const { script, step } = asked<'beast'>(view.open);
    const stands = STAND.slice(1, standing(ship) + 1);
    return listed('beast', mayRun(ship, beastOf(script, step)) ? [RUN, ...stands] : stands);
  },

  check(view, move) {
    const ship = shipOf(view);
    const { script, step } = asked<'beast'>(view.open);
    const attack = beastOf(script, step);
    if (move.kind === 'run') return mayRun(ship, attack) ? null : no('no-food-to-run', { food: attack[3] });
    const most = standing(ship);
    return move.crew >= 1 && move.crew <= most ? null : no('bad-stand', { most });
  },

  play(state, seat, move, tell) {
    if (move.kind === 'stand') stand(state, asked<'beast'>(state.open), move.crew, tell);
    else run(state, seat, tell);
    return null;
  },
};

function run({ open }: FortuneState, seat: Seat, tell: FortuneTell): void {
  const { script, step } = asked<'beast'>(open);
  const ship = open.ships[seat]!;
  const [, , , food] = beastOf(script, step);
  ship.food -= food;
  tell.all({ type: 'beast-fled', seat, card: causeOf(script), food, left: ship.food });
}

export const drift: CardDecision<'drift'> = {
  kinds: ['drift'],

  menu(view) {
    const { open } = view;
    const ship = shipOf(view);
    const { steps } = asked<'drift'>(open);
    return listed('drift', [DRIFT[ship.at]!, ...driftGoals(open, ship, steps).map(tile => DRIFT[tile]!)]);
  },

  check(view, { to }) {
    const { open } = view;
    const ship = shipOf(view);
    const { steps } = asked<'drift'>(open);
    if (to === ship.at) return null;
    if (distance(ship.at, to) > steps) return no('too-far');
    const why = whyNotEnd(open, ship, to) ?? (shipOn(open, to) === null ? null : 'occupied');
    return why && no(why);
  },

  play(state, seat, { to }, tell) {
    if (to !== state.open.ships[seat]!.at) leap(state, seat, 'drift', to, tell);
    return null;
  },
};

export const peek: CardDecision<'peek' | 'stop'> = {
  kinds: ['peek', 'stop'],

  menu(view) {
    const { open } = view;
    const ship = shipOf(view);
    const { steps } = asked<'peek'>(open);
    return listed('peek', [STOP, ...peekable(open, ship, steps).map(tile => PEEK[tile]!)]);
  },

  check(view, move) {
    if (move.kind === 'stop') return null;
    const { steps } = asked<'peek'>(view.open);
    const why = whyNotPeek(view.open, shipOf(view), move.tile, steps);
    return why && no(why, { steps });
  },

  play(state, seat, move, tell) {
    if (move.kind === 'stop') return null;
    const { open } = state;
    const { tiles, steps } = asked<'peek'>(open);
    lookUnder(state, seat, move.tile, tell);
    if (tiles === 1 || peekable(open, open.ships[seat]!, steps).length === 0) return null;
    return { kind: 'peek', seat, tiles: tiles - 1, steps };
  },
};

export const raid: CardDecision<'raid'> = {
  kinds: ['raid'],

  menu({ open }) {
    const { seat, steps } = asked<'raid'>(open);
    return listed('raid', [RAID_NOBODY, ...preyOf(open, seat, steps).map(rival => RAID[rival]!)]);
  },

  check({ open }, move) {
    const { seat, steps } = asked<'raid'>(open);
    return move.seat === null || preyOf(open, seat, steps).includes(move.seat) ? null : no('no-prey');
  },

  play({ open }, seat, move, tell) {
    if (move.seat === null) return null;
    const rival = open.ships[move.seat]!;
    const gold = Math.min(asked<'raid'>(open).gold, rival.gold);
    rival.gold -= gold;
    open.ships[seat]!.gold += gold;
    tell.all({ type: 'raided', seat, from: move.seat, gold });
    return null;
  },
};

export const swap: CardDecision<'swap'> = {
  kinds: ['swap'],

  menu(view) {
    const ship = shipOf(view);
    const { most } = asked<'swap'>(view.open);
    const { toCrew, toFood } = swapsOf(ship, most);
    const moves: Move[] = [];
    for (let crew = -toFood; crew <= toCrew; crew++) moves.push(swapOf(crew));
    return listed('swap', moves);
  },

  check(view, { crew }) {
    const ship = shipOf(view);
    const { most } = asked<'swap'>(view.open);
    const { toCrew, toFood } = swapsOf(ship, most);
    return crew <= toCrew && -crew <= toFood ? null : no('not-in-hold');
  },

  play({ open }, seat, { crew }, tell) {
    if (crew === 0) return null;
    const ship = open.ships[seat]!;
    ship.crew += crew;
    ship.food -= crew;
    tell.all({ type: 'swapped', seat, crew, food: -crew });
    return null;
  },
};
