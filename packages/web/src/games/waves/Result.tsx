// The end: what every side collected, and which goal was met.

import {
  CLASSES,
  councilCard,
  different,
  goalOf,
  sideOf,
  total,
  type Waves,
  type WavesView,
} from '@quayside/rules/waves';
import { SeatName } from '../../ui/Emblem.tsx';
import type { ResultProps } from '../gameUi.ts';
import { CardFace } from './art/Card.tsx';
import { words } from './words.ts';
import './palette.css';
import './result.css';

/** How many Elders the side of this seat lacked for the nearer of its goals. */
export function shortOf({ open }: Pick<WavesView, 'open'>, seat: number): string | null {
  const side = sideOf(open, seat);
  const { different: kinds, total: all } = goalOf(open, side);
  const pile = open.collected[side]!;
  const lacks = { kinds: kinds - different(pile), all: all - total(pile) };
  if (lacks.kinds <= 0 || lacks.all <= 0) return null;
  return lacks.kinds <= lacks.all ? words.shortOfKinds(lacks.kinds) : words.shortOfAll(lacks.all);
}

export const Result = ({ game, view: { open }, faces }: ResultProps<Waves>) => {
  const sides: readonly number[] = councilCard(open).sides;
  const winner = open.phase.kind === 'over' ? open.phase : null;
  const ranks = game.outcome(open)?.ranks;
  const rankOf = (side: number): number => ranks?.[sides.indexOf(side)] ?? 1;
  const order = open.collected
    .map((_, side) => side)
    .sort((a, b) => rankOf(a) - rankOf(b) || total(open.collected[b]!) - total(open.collected[a]!));
  return (
    <ol class="waves-result waves-palette" aria-label={words.placesAndScores}>
      {order.map(side => {
        const pile = open.collected[side]!;
        const goal = goalOf(open, side);
        const won = side === winner?.side;
        return (
          <li key={side} class={won ? 'waves-winner' : ''}>
            <b class="waves-result-rank">{rankOf(side)}</b>
            <span class="waves-result-names">
              {faces
                .filter(face => sides[face.seat] === side)
                .map(face => (
                  <SeatName key={face.seat} face={face} />
                ))}
            </span>
            <span class="waves-result-cards">
              {CLASSES.flatMap(card =>
                Array.from({ length: pile[card]! }, (_, n) => (
                  <span key={`${card}-${n}`}>
                    <CardFace card={card} />
                  </span>
                )),
              )}
              {total(pile) === 0 && <span class="waves-none">{words.noElder}</span>}
            </span>
            <span class="waves-result-goals">
              <span class={won && winner?.how === 'variety' ? 'waves-met' : ''}>
                {words.differentElders(<b>{words.outOf(different(pile), goal.different)}</b>)}
              </span>
              <span class={won && winner?.how === 'total' ? 'waves-met' : ''}>
                {words.eldersInTotal(<b>{words.outOf(total(pile), goal.total)}</b>)}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
};
