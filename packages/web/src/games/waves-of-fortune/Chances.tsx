// The chance to win, as a sentence and a bar in a neutral tone: what to make of it is the captain's business.

import { KING_HP, KRAKEN_HP, type Odds, oddsAgainst } from '@quayside/rules/waves-of-fortune';
import type { Props } from './props.ts';
import { crewLeft, hundredths, tellsOdds } from './remarks.ts';
import { words } from './words.ts';
import './chances.css';

/** `here`: in the middle of a battle. */
export function Chances({ odds, here = false }: { odds: Odds; here?: boolean }) {
  const { chances, chancesHere, chanceAlone, chanceAloneHere } = words.battle;
  const win = <b>{hundredths(odds.win)}</b>;
  const left = crewLeft(odds);
  return (
    <p class="wf-odds">
      <span class="wf-odds-bar" style={{ '--win': odds.win }} aria-hidden="true" />
      <span>
        {left === null
          ? (here ? chanceAloneHere : chanceAlone)(win)
          : (here ? chancesHere : chances)(win, <b>{left}</b>)}
      </span>
    </p>
  );
}

/** The chances of a fight one may still decline; null when nothing of the kind is asked, or the table hides them. */
export function oddsAsked(view: Props['view']): Odds | null {
  const { phase, ships } = view.open;
  if (!tellsOdds(view)) return null;
  switch (phase.kind) {
    case 'pirate':
      return oddsAgainst(ships[phase.seat]!, 'pirate', phase.hp);
    case 'kraken':
      return oddsAgainst(ships[phase.seat]!, 'kraken', KRAKEN_HP);
    case 'king':
      return oddsAgainst(ships[phase.seat]!, 'king', KING_HP);
    default:
      return null;
  }
}
