// 15.5 Workshop: for 1 Spices and 1 Fabrics draw three Upgrades and keep one.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { addUpgrade, topUpgrade } from '../../effects/galleon.ts';
import { toHeap } from '../../effects/loot.ts';
import { count, goodsIn, holdsAll, picks } from '../../facts/loot.ts';
import { mateOf } from '../../facts/uses.ts';
import { CARDS_SHOWN, GOODS, MORE_CARDS_SHOWN } from '../../tables/index.ts';
import type { Galleon, Loot } from '../../types/galleon.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../../types.ts';
import { askThose, me, NOT_NOW, type PlayerDecision, type SeatAnswer, turnOrder } from '../asking.ts';
import { checkName, DONE, enter, mayName, name, namings, shuffleBack, shutOut, stay, tooLate } from './visiting.ts';

export const begin = (state: RattleState): Phase | null => finish(state, enter(state.open, 'workshop', able));

function finish(state: RattleState, phase: Phase | null): Phase | null {
  if (phase === null) shuffleBack(state);
  return phase;
}

const PRICE: Loot = { spices: 1, fabrics: 1 };

/** Sparks McGee pays with any two. */
function payments(galleon: Galleon): Loot[] {
  if (mateOf(galleon, 'sparks')) return picks(galleon.loot, 2, GOODS);
  return holdsAll(galleon.loot, PRICE) ? [PRICE] : [];
}

function able(open: Open, seat: Seat): boolean {
  const galleon = open.galleons[seat]!;
  if (shutOut(open, seat, 'workshop') || galleon.visit.upgrades > 0 || open.decks.upgrades === 0) return false;
  return payments(galleon).length > 0 || mayName(open, seat);
}

export const workshop: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const moves: Move[] = [DONE, ...namings(open, me(view))];
    for (const pay of payments(open.galleons[me(view)]!)) moves.push({ kind: 'buy-upgrade', pay });
    return { ask: 'workshop', moves, complete: true };
  },

  check(view, move) {
    const { open } = view;
    if (move.kind === 'done') return null;
    if (move.kind === 'name') return checkName(open, me(view), move);
    if (move.kind !== 'buy-upgrade') return NOT_NOW;
    const galleon = open.galleons[me(view)]!;
    const usual = holdsAll(PRICE, move.pay);
    if (count(move.pay) !== 2 || goodsIn(move.pay) !== 2 || !(usual || mateOf(galleon, 'sparks')))
      return no('wrong-price');
    return holdsAll(galleon.loot, move.pay) ? null : no('not-your-loot');
  },

  resolve(state, answers, tell) {
    const { open, own } = state;
    for (const { seat, move } of answers) {
      if (move.kind === 'name') name(state, seat, move, 'workshop', tell);
      if (move.kind === 'buy-upgrade') draw(state, seat, move.pay, tell);
    }
    const choosing = answers.map(({ seat }) => seat).filter(seat => own[seat]!.upgrades.length > 0);
    const staying = answers.filter(({ move }) => move.kind === 'name').map(({ seat }) => seat);
    if (choosing.length === 0) return finish(state, stay(open, 'workshop', staying, able));
    open.queue = [...staying, ...open.queue];
    return askThose('keep-upgrade', choosing, seat => own[seat]!.upgrades.length > 1) ?? keep(state, [], tell);
  },
};

function draw(state: RattleState, seat: Seat, loot: Loot, tell: RattleTell): void {
  const { open, own } = state;
  const galleon = open.galleons[seat]!;
  if (open.decks.upgrades === 0) {
    tooLate(seat, 'workshop', tell);
    return;
  }
  toHeap(state, seat, loot);
  tell.all({ type: 'paid', seat, location: 'workshop', loot });
  galleon.visit.upgrades += 1;
  const shown = mateOf(galleon, 'cog') ? MORE_CARDS_SHOWN : CARDS_SHOWN;
  const { upgrades } = own[seat]!;
  while (upgrades.length < shown && open.decks.upgrades > 0) upgrades.push(topUpgrade(state)!);
  galleon.visit.drawn = upgrades.length;
  tell.all({ type: 'cards-drawn', seat, location: 'workshop', count: upgrades.length });
  tell.only(seat, { type: 'upgrades-seen', seat, upgrades: [...upgrades] });
}

export const keepUpgrade: PlayerDecision = {
  menu: ({ own }) => ({
    ask: 'keep-upgrade',
    moves: (own?.upgrades ?? []).map((upgrade): Move => ({ kind: 'keep-upgrade', upgrade })),
    complete: true,
  }),

  check({ own }, move) {
    if (move.kind !== 'keep-upgrade') return NOT_NOW;
    return own?.upgrades.includes(move.upgrade) ? null : no('not-drawn');
  },

  resolve: keep,
};

/** Who drew the last Upgrade of the deck was not asked, and keeps that one (3.6). */
function keep(state: RattleState, answers: readonly SeatAnswer[], tell: RattleTell): Phase | null {
  const { open, own } = state;
  for (const seat of turnOrder(open)) {
    const { upgrades, turnedDown } = own[seat]!;
    if (upgrades.length === 0) continue;
    const { visit } = open.galleons[seat]!;
    const answer = answers.find(it => it.seat === seat)?.move;
    const kept = answer?.kind === 'keep-upgrade' ? answer.upgrade : upgrades[0]!;
    visit.turnedDown += visit.drawn - 1;
    visit.drawn = 0;
    turnedDown.upgrades.push(...upgrades.splice(0).filter(upgrade => upgrade !== kept));
    addUpgrade(state, seat, kept, 'bought', tell);
  }
  return finish(state, stay(open, 'workshop', [], able));
}
