// When something of Rattle, Battle, Grab the Loot is met for the first time, and where it lies.

import type { First, Firsts } from '../../lesson.ts';
import { seaCard } from '../facts/sea.ts';
import { CARDS, DICE, isCrazy, ruleOf } from '../tables/index.ts';
import type { RattleBattle, RattleView } from '../types.ts';
import { firstWords } from './firstWords.ts';

const mine = ({ open, seat }: RattleView) => (seat === null ? null : open.galleons[seat]!);

/** 7.9 Among the choices for a latecomer there is no room for more. */
const isCrowded = ({ open }: RattleView): boolean => open.phase.kind === 'latecomer';

const galleonOf = (seat: number | null): string[] | null => (seat === null ? null : [`galleon:${seat}`]);

/** What a Galleon is, and who comes first, is told where it is thought about: before ships are sent, and in port. */
const SENDING = ['send'];
const IN_PORT = ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild'];

const at = ({ open }: RattleView, kinds: readonly string[], seat: number | null): string[] | null =>
  kinds.includes(open.phase.kind) ? galleonOf(seat) : null;

/** 6.9 The ally, while it lies in the Sea. */
function allyOf({ open }: RattleView): string | undefined {
  const card = seaCard(open);
  const colour = card && ruleOf(card, 'ally')?.colour;
  return colour ? open.sea.find(({ die }) => DICE[die]!.hull === colour)?.die : undefined;
}

const MET: Record<keyof typeof firstWords, Pick<First<RattleBattle>, 'rule' | 'met'>> = {
  lost: {
    rule: '10.7',
    met: ({ view }) => {
      const die = mine(view)?.voyage.lost[0];
      return die === undefined || isCrowded(view) ? null : [`berth:${die}`];
    },
  },
  crazy: {
    rule: '14.1',
    met: ({ view: { open } }) =>
      open.crazy && open.card !== null && isCrazy(CARDS[open.card]!) ? ['adventure'] : null,
  },
  ally: {
    rule: '6.9',
    met: ({ view }) => {
      const ally = allyOf(view);
      return ally === undefined || isCrowded(view) ? null : [`die:${ally}`];
    },
  },
  revenge: {
    rule: '16.2',
    met: ({ view }) => ((mine(view)?.revenge ?? 0) > 0 ? at(view, ['turn'], view.seat) : null),
  },
  wanted: { rule: '3.5', met: ({ view }) => at(view, SENDING, view.open.wanted) },
  exhausted: {
    rule: '11.1',
    met: ({ view }) => {
      const upgrade = mine(view)?.upgrades.find(({ ready }) => !ready);
      return upgrade && [...SENDING, 'turn'].includes(view.open.phase.kind) ? [`card:${upgrade.id}`] : null;
    },
  },
  baron: { rule: '1.4', met: ({ view }) => at(view, IN_PORT, view.open.baron) },
  galleon: { rule: '3.1', met: ({ view }) => at(view, SENDING, view.seat) },
};

export const firsts: Firsts<RattleBattle, typeof firstWords> = {
  words: firstWords,
  firsts: w => Object.entries(MET).map(([id, it]) => ({ id, say: w[id as keyof typeof w], ...it })),
};
