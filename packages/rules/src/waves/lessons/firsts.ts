// When something of W·A·V·E·S is met for the first time, and where it lies.

import type { First, Firsts, Met } from '../../lesson.ts';
import { TABLETS } from '../tables.ts';
import type { Event, Waves } from '../types.ts';
import { firstWords } from './firstWords.ts';

type Kept = Extract<Event, { type: 'kept' }>;

/** The Elder that my own Agent did not collect, for this reason. */
const keptBy = ({ view, events }: Met<Waves>, why: Kept['why']): Kept | undefined =>
  events.find((it): it is Kept => it.type === 'kept' && it.seat === view.seat && it.why === why);

const MET: Record<keyof typeof firstWords, Pick<First<Waves>, 'rule' | 'met'>> = {
  noShell: {
    rule: '6.3',
    met: at => (keptBy(at, 'no-shell') ? ['shells'] : null),
  },
  tooWeak: {
    rule: '6.5',
    met: at => {
      const kept = keptBy(at, 'too-weak');
      if (!kept) return null;
      return (at.view.own?.hand[kept.elder] ?? 0) > 0 ? [`card:${kept.elder}`] : ['hand'];
    },
  },
  tablet: {
    rule: '5.3',
    met: ({ events }) => {
      const active = events.findLast(it => it.type === 'tablet');
      return active && TABLETS[active.tablet].level !== 'calm' ? [`tablet:${active.majority}`] : null;
    },
  },
  rebel: {
    rule: '5.2',
    met: ({ view: { open } }) => {
      const place = open.phase.kind === 'play' ? open.stances.indexOf('rebel') : -1;
      return place < 0 ? null : [`agent:${place}`];
    },
  },
  nobodysElder: {
    rule: '1.4',
    met: ({ view: { open } }) => (open.extra !== 0 && open.phase.kind === 'play' ? ['extra'] : null),
  },
  shells: {
    rule: '3.2',
    met: ({ view: { open } }) => (open.phase.kind === 'play' ? ['shells'] : null),
  },
  token: {
    rule: '6.1',
    met: ({ view: { open } }) => (open.phase.kind === 'play' ? ['token'] : null),
  },
};

export const firsts: Firsts<Waves, typeof firstWords> = {
  words: firstWords,
  firsts: w => Object.entries(MET).map(([id, it]) => ({ id, say: w[id as keyof typeof w], ...it })),
};
