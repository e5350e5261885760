// When something of Waves of Fortune is met for the first time, and where it lies.

import type { First, Firsts } from '../../lesson.ts';
import { isAtSea } from '../facts/ships.ts';
import { type Face, MAP_CARDS } from '../tables/index.ts';
import type { FortuneView, WavesOfFortune } from '../types.ts';
import { firstWords } from './firstWords.ts';

/** Told while the ship is steered: what else is asked comes from a card and is about that card. */
const steering = ({ open }: FortuneView): boolean => open.phase.kind === 'move';

const tileOf = (view: FortuneView, at: number | undefined): string[] | null =>
  steering(view) && at !== undefined && at >= 0 ? [`tile:${at}`] : null;

const faceOf = (view: FortuneView, face: Face): string[] | null => tileOf(view, view.open.faces.indexOf(face));

const MET: Record<keyof typeof firstWords, Pick<First<WavesOfFortune>, 'rule' | 'met'>> = {
  noFood: {
    rule: '2.4',
    met: ({ view }) => {
      const ship = view.seat === null ? null : view.open.ships[view.seat]!;
      return steering(view) && ship && isAtSea(ship) && ship.food === 0 ? [`hold:${view.seat}`] : null;
    },
  },
  king: { rule: '6.9', met: ({ view }) => faceOf(view, 'king') },
  wreck: { rule: '8.3', met: ({ view }) => tileOf(view, view.open.wrecks[0]?.tile) },
  map: {
    rule: '8.4',
    met: ({ view }) => {
      const carrier = view.open.ships.findIndex(({ maps }) => maps.length > 0);
      const [map] = view.open.ships[carrier]?.maps ?? [];
      return steering(view) && map ? [`hold:${carrier}`, `tile:${MAP_CARDS[map].x}`] : null;
    },
  },
  mine: {
    rule: '5.1',
    met: ({ view }) => tileOf(view, view.open.tokens.find(({ token }) => token === 'mine1' || token === 'mine2')?.tile),
  },
  post: { rule: '5.1', met: ({ view }) => tileOf(view, view.open.tokens.find(it => it.token === 'post')?.tile) },
  whirlpool: { rule: '3.7', met: ({ view }) => faceOf(view, 'whirlpool') },
  reef: { rule: '2.1', met: ({ view }) => faceOf(view, 'reef') },
};

export const firsts: Firsts<WavesOfFortune, typeof firstWords> = {
  words: firstWords,
  firsts: w => Object.entries(MET).map(([id, it]) => ({ id, say: w[id as keyof typeof w], ...it })),
};
