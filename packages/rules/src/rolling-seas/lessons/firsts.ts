// When something of Rolling Seas is met for the first time, and where it lies.

import type { First, Firsts } from '../../lesson.ts';
import { MONSTER, ROCKS, STORM } from '../tables/index.ts';
import type { RollingSeas, SeasView } from '../types.ts';
import { firstWords } from './firstWords.ts';

/** Under sail my own chart lies in front; before the first turn there is nothing to be told of it. */
const underSail = ({ open, seat }: SeasView) =>
  seat !== null && open.phase.kind === 'action' ? open.captains[seat]! : null;

/** The first cell of my chart that holds this. */
const cellWith = (view: SeasView, content: number): string[] | null => {
  const cell = underSail(view)?.chart.cells.indexOf(content) ?? -1;
  return cell < 0 ? null : [`cell:${cell}`];
};

const MET: Record<keyof typeof firstWords, Pick<First<RollingSeas>, 'rule' | 'met'>> = {
  stuck: {
    rule: '6.11',
    met: ({ view, events }) =>
      underSail(view) && events.some(it => it.type === 'hove-to' && it.seat === view.seat) ? ['ship'] : null,
  },
  explored: {
    rule: '7.2',
    met: ({ view, events }) => {
      const explored = events.findLast(it => it.type === 'explored' && it.seat === view.seat);
      return underSail(view) && explored?.type === 'explored' ? [`cell:${explored.at}`] : null;
    },
  },
  noProvisions: {
    rule: '6.2',
    met: ({ view }) => {
      const ledger = underSail(view)?.ledger;
      // Whoever has had none yet begins like that.
      return ledger?.provisions === 0 && ledger.provisionsFilled > 0 ? ['track:provisions'] : null;
    },
  },
  told: {
    rule: '8.2',
    met: ({ view, events }) => {
      const told = events.findLast(it => it.type === 'told' && it.seat !== view.seat);
      return underSail(view) && told?.type === 'told' ? [`plate:${told.seat}`] : null;
    },
  },
  storm: { rule: '6.5', met: ({ view }) => cellWith(view, STORM) },
  monster: { rule: '6.6', met: ({ view }) => cellWith(view, MONSTER) },
  rocks: { rule: '6.3', met: ({ view }) => cellWith(view, ROCKS) },
};

export const firsts: Firsts<RollingSeas, typeof firstWords> = {
  words: firstWords,
  firsts: w => Object.entries(MET).map(([id, it]) => ({ id, say: w[id as keyof typeof w], ...it })),
};
