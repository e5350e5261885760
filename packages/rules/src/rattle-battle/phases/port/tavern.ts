// 15.3 Tavern: for 2 Rum draw three Sailors and keep one.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { joinCrew, topSailor } from '../../effects/galleon.ts';
import { toHeap } from '../../effects/loot.ts';
import { works } from '../../facts/ships.ts';
import { mateOf } from '../../facts/uses.ts';
import { CARDS_SHOWN, MORE_CARDS_SHOWN, TAVERN_RUM } from '../../tables/index.ts';
import type { Galleon } from '../../types/galleon.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleRefusal, RattleState, RattleTell } from '../../types.ts';
import { askThose, me, NOT_NOW, type PlayerDecision, type SeatAnswer, turnOrder } from '../asking.ts';
import { checkName, DONE, enter, mayName, name, namings, shuffleBack, shutOut, stay, tooLate } from './visiting.ts';

export const begin = (state: RattleState): Phase | null => finish(state, enter(state.open, 'tavern', able));

/** When nobody is left, the cards turned down go back into the deck. */
function finish(state: RattleState, phase: Phase | null): Phase | null {
  if (phase === null) shuffleBack(state);
  return phase;
}

const price = (galleon: Galleon): number => (works(galleon, 'heavensKitchen') ? 1 : TAVERN_RUM);
const mayHire = (galleon: Galleon): boolean => galleon.visit.hired < (mateOf(galleon, 'bjorn') ? 2 : 1);

function able(open: Open, seat: Seat): boolean {
  const galleon = open.galleons[seat]!;
  if (shutOut(open, seat, 'tavern') || !mayHire(galleon) || open.decks.sailors === 0) return false;
  return galleon.loot.rum >= price(galleon) || mayName(open, seat);
}

function refusesHire(open: Open, seat: Seat): RattleRefusal | null {
  const galleon = open.galleons[seat]!;
  if (!mayHire(galleon)) return no('one-only');
  if (open.decks.sailors === 0) return no('deck-empty');
  return galleon.loot.rum >= price(galleon) ? null : no('wrong-price');
}

export const tavern: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const moves: Move[] = [DONE, ...namings(open, me(view))];
    if (!refusesHire(open, me(view))) moves.push({ kind: 'hire' });
    return { ask: 'tavern', moves, complete: true };
  },

  check(view, move) {
    if (move.kind === 'done') return null;
    if (move.kind === 'name') return checkName(view.open, me(view), move);
    return move.kind === 'hire' ? refusesHire(view.open, me(view)) : NOT_NOW;
  },

  resolve(state, answers, tell) {
    const { open, own } = state;
    for (const { seat, move } of answers) {
      if (move.kind === 'name') name(state, seat, move, 'tavern', tell);
      if (move.kind === 'hire') draw(state, seat, tell);
    }
    const choosing = answers.map(({ seat }) => seat).filter(seat => own[seat]!.sailors.length > 0);
    const staying = answers.filter(({ move }) => move.kind === 'name').map(({ seat }) => seat);
    if (choosing.length === 0) return finish(state, stay(open, 'tavern', staying, able));
    // Those who named a wild token are asked again after the others have chosen.
    open.queue = [...staying, ...open.queue];
    return askThose('keep-sailor', choosing, seat => own[seat]!.sailors.length > 1) ?? keep(state, [], tell);
  },
};

function draw(state: RattleState, seat: Seat, tell: RattleTell): void {
  const { open, own } = state;
  const galleon = open.galleons[seat]!;
  if (open.decks.sailors === 0) {
    tooLate(seat, 'tavern', tell);
    return;
  }
  const loot = { rum: price(galleon) };
  toHeap(state, seat, loot);
  tell.all({ type: 'paid', seat, location: 'tavern', loot });
  galleon.visit.hired += 1;
  const rosie = mateOf(galleon, 'rosie');
  const shown = rosie?.used === false ? MORE_CARDS_SHOWN : CARDS_SHOWN;
  if (rosie) rosie.used = true; // 12.3
  const { sailors } = own[seat]!;
  while (sailors.length < shown && open.decks.sailors > 0) sailors.push(topSailor(state)!);
  galleon.visit.drawn = sailors.length;
  tell.all({ type: 'cards-drawn', seat, location: 'tavern', count: sailors.length });
  tell.only(seat, { type: 'sailors-seen', seat, sailors: [...sailors] });
}

export const keepSailor: PlayerDecision = {
  menu: ({ own }) => ({
    ask: 'keep-sailor',
    moves: (own?.sailors ?? []).map((sailor): Move => ({ kind: 'keep-sailor', sailor })),
    complete: true,
  }),

  check({ own }, move) {
    if (move.kind !== 'keep-sailor') return NOT_NOW;
    return own?.sailors.includes(move.sailor) ? null : no('not-drawn');
  },

  resolve: keep,
};

/** Who drew the last Sailor of the deck was not asked, and keeps that one (3.6). */
function keep(state: RattleState, answers: readonly SeatAnswer[], tell: RattleTell): Phase | null {
  const { open, own } = state;
  const keeping = turnOrder(open).filter(seat => own[seat]!.sailors.length > 0);
  for (const seat of keeping) {
    const { sailors, turnedDown } = own[seat]!;
    const { visit } = open.galleons[seat]!;
    const answer = answers.find(it => it.seat === seat)?.move;
    const kept = answer?.kind === 'keep-sailor' ? answer.sailor : sailors[0]!;
    visit.turnedDown += visit.drawn - 1;
    visit.drawn = 0;
    turnedDown.sailors.push(...sailors.splice(0).filter(sailor => sailor !== kept));
    joinCrew(state, seat, kept, 'hired', tell);
  }
  return finish(state, stay(open, 'tavern', keeping, able));
}
