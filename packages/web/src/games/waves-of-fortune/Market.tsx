// What else lies on the table: the round, the four draw piles, the upgrades and their prices.

import { DECK_NAMES, DECKS, UPGRADE_CARDS, UPGRADES } from '@quayside/rules/waves-of-fortune';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import type { Props } from './props.ts';
import './market.css';

export const Market = ({ scene }: Props) => (
  <div class="wf-market">
    <p class="wf-round">
      Round <b>{Math.max(1, scene.round)}</b>
      {scene.table.roundLimit !== null && <> of {scene.table.roundLimit}</>}
    </p>
    <ul class="wf-decks" aria-label="Draw piles">
      {DECKS.map(deck => (
        <li
          key={deck}
          class={`wf-deck wf-deck-${deck[0]}`}
          {...tip(`${DECK_NAMES[deck]}: ${scene.left[deck]} cards left`)}
        >
          <Mark name={deck.endsWith('O') ? 'ocean' : 'flower'} />
          <b>{scene.left[deck]}</b>
          <span class="sr-only"> cards, {DECK_NAMES[deck]}</span>
        </li>
      ))}
    </ul>
    <ul class="wf-upgrades" aria-label="Upgrades for sale at home">
      {UPGRADES.map(upgrade => {
        const { name, price, text } = UPGRADE_CARDS[upgrade];
        return (
          <li key={upgrade} {...tip(`${name}, ${price} gold: ${text}`)}>
            <Mark name={upgrade} />
            <span class="wf-upgrade-name">{name}</span>
            <b>{price}</b>
          </li>
        );
      })}
    </ul>
  </div>
);
