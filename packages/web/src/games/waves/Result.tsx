// The end: what every side collected, and which goal was met.

import { CLASSES, councilCard, different, goalOf, total, type Waves } from '@quayside/rules/waves';
import { SeatName } from '../../ui/Emblem.tsx';
import type { ResultProps } from '../gameUi.ts';
import { CardFace } from './art/Card.tsx';
import { words } from './words.ts';
import './palette.css';
import './result.css';

export const Result = ({ view: { open }, faces }: ResultProps<Waves>) => {
  const { sides } = councilCard(open);
  const winner = open.phase.kind === 'over' ? open.phase : null;
  const order = open.collected
    .map((_, side) => side)
    .sort(
      (a, b) =>
        Number(b === winner?.side) - Number(a === winner?.side) ||
        total(open.collected[b]!) - total(open.collected[a]!),
    );
  return (
    <ol class="waves-result waves-palette">
      {order.map(side => {
        const pile = open.collected[side]!;
        const goal = goalOf(open, side);
        const won = side === winner?.side;
        return (
          <li key={side} class={won ? 'waves-winner' : ''}>
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
