// The battle as it would be fought if it began now: the rules play on, in an imagined state, with everybody passing.

import { signal } from '@preact/signals';
import { type Game, rngOf, type State } from '@quayside/rules';
import type { DieId, Event, Open, Point, RattleBattle, RattleView } from '@quayside/rules/rattle-battle';
import { isWide } from '../../ui/useWide.ts';

type Clash = Extract<Event, { type: 'clash' }>;
export type BattlePreview = {
  clashes: Clash[];
  /** By seat. */
  coins: number[];
  loot: number[];
  lost: number[];
};

/** Whether the battle to come is drawn; kept from turn to turn. On a small screen only when it is asked for. */
export const showsPreview = signal(globalThis.matchMedia === undefined || isWide());

type Ghost = { ship: DieId; place: Point } | null;

const MOST = 60; // turns that are ended, more than there can be: the loop must end

export function previewBattle(game: Game<RattleBattle>, view: RattleView, ghost: Ghost): BattlePreview | null {
  if (view.open.step !== 'actions' || view.open.phase.kind !== 'turn') return null;
  const rng = rngOf(1);
  const state = structuredClone({ ...game.imagine(view, rng), rng }) as State<RattleBattle>;
  const ship = ghost && state.open.sea.find(({ die }) => die === ghost.ship);
  if (ship) Object.assign(ship, ghost.place);
  const events: Event[] = [];
  const tell = { all: (event: Event) => void events.push(event), only() {} };
  for (let n = 0; n < MOST && stillActing(state.open); n++) {
    const { phase } = state.open;
    if (phase.kind !== 'turn') return null;
    game.play(state, phase.waiting[0]!, phase.acted || phase.used ? { kind: 'end-turn' } : { kind: 'pass' }, tell);
  }
  return summed(view.open.galleons.length, events);
}

const stillActing = ({ step, phase }: Open): boolean => step === 'actions' && phase.kind === 'turn';

function summed(seats: number, events: readonly Event[]): BattlePreview {
  const none = () => Array<number>(seats).fill(0);
  const result: BattlePreview = { clashes: [], coins: none(), loot: none(), lost: none() };
  for (const event of events) {
    if (event.type === 'clash') {
      result.clashes.push(event);
      for (const die of event.sunk) {
        const owner = /^(?:ship|captain)-(\d)/.exec(die)?.[1];
        if (owner !== undefined) result.lost[Number(owner)]! += 1;
      }
    }
    if (event.type === 'trophy') {
      result.coins[event.seat]! += event.trophy.coins;
      result.loot[event.seat]! += event.trophy.loot;
    }
    if (event.type === 'survived' || event.type === 'coins') break;
  }
  return result;
}
