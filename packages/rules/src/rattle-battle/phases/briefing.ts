// 4.1 and 4.2 The next card is turned over; what it gives is given, and what it takes from the Wanted player is taken.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { addPart } from '../effects/galleon.ts';
import { seaCard } from '../facts/sea.ts';
import { upgradeOf } from '../facts/ships.ts';
import { type CardId, hasRule, NOT_EXHAUSTIBLE, type Pile, questsOf, ruleOf, type UpgradeId } from '../tables/index.ts';
import type { Galleon, Visit, Voyage } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';

export const noVoyage = (): Voyage => ({
  sent: [],
  lost: [],
  trophies: [],
  wronged: 0,
  mended: 0,
  ballista: false,
  passed: false,
  tileLoot: 0,
  due: 0,
  chained: 0,
});

export const noVisit = (): Visit => ({ hired: 0, parts: 0, upgrades: 0, drawn: 0, turnedDown: 0 });

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  open.round += 1;
  open.adventure += 1;
  open.card = nextCard(state);
  open.drawn.push(open.card);
  open.redrops = { queue: [], again: [], counts: {} };
  for (const galleon of open.galleons) {
    galleon.voyage = noVoyage();
    rest(galleon);
  }
  tell.all({ type: 'adventure', quest: open.quest, round: open.round, card: open.card });
  const card = seaCard(open);
  if (!card) return null;
  const gift = ruleOf(card, 'gift');
  if (gift) for (const seat of turnOrder(open)) addPart(state, seat, gift.part, 'gift', tell);
  return hasRule(card, 'wanted-exhausts') && open.wanted !== null ? askToExhaust(open, open.wanted, tell) : null;
}

function askToExhaust(open: Open, wanted: Seat, tell: RattleTell): Phase | null {
  const upgrades = exhaustible(open.galleons[wanted]!);
  if (upgrades.length > 1) return { kind: 'exhaust', ...asked(wanted) };
  for (const { id } of upgrades) exhaustUpgrade(open, wanted, id, tell); // 3.6
  return null;
}

function exhaustUpgrade(open: Open, seat: Seat, upgrade: UpgradeId, tell: RattleTell): void {
  upgradeOf(open.galleons[seat]!, upgrade)!.ready = false;
  tell.all({ type: 'upgrade-exhausted', seat, upgrade });
}

/** What may be used once an Adventure or a Port Visit may be used again. */
export function rest({ upgrades, crew }: Galleon): void {
  for (const upgrade of upgrades) upgrade.used = false;
  for (const mate of crew) mate.used = false;
}

/** 3.2 From the pile the order names; the introductory cards come in their own order. */
function nextCard({ open, shut }: RattleState): CardId {
  const next = questsOf(open.table.scenario)[open.quest - 1]![open.adventure - 1]!;
  return open.table.scenario === 'introductory' ? next : shut[next as Pile].pop()!;
}

const exhaustible = ({ upgrades }: Galleon) =>
  upgrades.filter(({ id, ready }) => ready && !NOT_EXHAUSTIBLE.includes(id));

export const exhaust: PlayerDecision = {
  menu(view) {
    const moves = exhaustible(view.open.galleons[me(view)]!).map(({ id }): Move => ({ kind: 'exhaust', upgrade: id }));
    return { ask: 'exhaust', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'exhaust') return NOT_NOW;
    const upgrade = upgradeOf(view.open.galleons[me(view)]!, move.upgrade);
    if (!upgrade) return no('no-such-upgrade');
    if (!upgrade.ready || NOT_EXHAUSTIBLE.includes(upgrade.id)) return no('not-exhaustible');
    return null;
  },

  resolve({ open }, [answer], tell) {
    const { seat, move } = answer!;
    if (move.kind === 'exhaust') exhaustUpgrade(open, seat, move.upgrade, tell);
    return null;
  },
};
