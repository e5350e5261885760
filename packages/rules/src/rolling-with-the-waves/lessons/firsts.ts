// When something of Rolling with the Waves is met for the first time, and where it lies.

import type { First, Firsts } from '../../lesson.ts';
import { levelOf } from '../facts.ts';
import { CANNONS, CHESTS, SQUARES, TRACKS } from '../tables.ts';
import type { RollingView, RollingWithTheWaves } from '../types.ts';
import { firstWords } from './firstWords.ts';

/** One's own areas are drawn one by one; of the others' maps a small screen shows a card. */
const onMapOf = (seat: number, icon: string, me: number | null): string[] => [
  seat === me ? `${icon}:${seat}` : `map:${seat}`,
];

const mine = ({ open, seat }: RollingView) => (seat === null ? null : open.captains[seat]!);

const MET: Record<keyof typeof firstWords, Pick<First<RollingWithTheWaves>, 'rule' | 'met'>> = {
  hit: {
    rule: '7.3',
    met: ({ view: { seat }, events }) => {
      const hit = events.findLast(it => it.type === 'fired' && it.aim?.target === seat && it.stolen.length > 0);
      return hit?.type === 'fired' && hit.aim ? [`${hit.aim.chest}:${hit.aim.target}`] : null;
    },
  },
  loaded: {
    rule: '7.1',
    met: ({ view: { open, seat } }) => {
      const rival = open.captains.findIndex(
        ({ squares }, other) =>
          other !== seat && CANNONS.some(cannon => squares[cannon].length === SQUARES[cannon] - 1),
      );
      return rival < 0 ? null : [`map:${rival}`];
    },
  },
  sailor: {
    rule: '4.4',
    met: ({ view: { open, seat }, events }) => {
      const taken = events.findLast(it => it.type === 'drunken-sailor' && it.seat !== seat);
      if (taken?.type !== 'drunken-sailor' || open.captains[taken.seat]!.nest.length === 0) return null;
      return [`map:${taken.seat}`];
    },
  },
  noInfamy: {
    rule: '4.3',
    met: ({ view }) => (mine(view)?.infamy === 0 ? [`infamy:${view.seat}`] : null),
  },
  buried: {
    rule: '6.6',
    met: ({ view: { open, seat } }) => {
      for (const [owner, { buried }] of open.captains.entries()) {
        const chest = CHESTS.find(it => buried[it]);
        if (chest) return onMapOf(owner, chest, seat);
      }
      return null;
    },
  },
  level: {
    rule: '6.4',
    met: ({ view }) => {
      const captain = mine(view);
      const track = captain && TRACKS.find(it => levelOf(captain, it) > 0);
      return track ? [`${track}:${view.seat}`] : null;
    },
  },
};

export const firsts: Firsts<RollingWithTheWaves, typeof firstWords> = {
  words: firstWords,
  firsts: w => Object.entries(MET).map(([id, it]) => ({ id, say: w[id as keyof typeof w], ...it })),
};
