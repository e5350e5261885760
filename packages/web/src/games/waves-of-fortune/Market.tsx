// What else lies on the table: the round, the four draw piles, the upgrades and their prices.

import { DECKS, UPGRADE_CARDS, UPGRADES } from '@quayside/rules/waves-of-fortune';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { deckNames, upgradeCards } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './market.css';

export const Market = ({ scene }: Props) => (
  <div class="wf-market">
    <p class="wf-round" {...piece('round')}>
      <Round round={Math.max(1, scene.round)} limit={scene.table.roundLimit} />
    </p>
    <ul class="wf-decks" aria-label={words.market.decks}>
      {DECKS.map(deck => (
        <li
          key={deck}
          {...piece('deck', deck)}
          class={`wf-deck wf-deck-${deck[0]}`}
          {...tip(words.market.deckHint(deckNames[deck], scene.left[deck]))}
        >
          <Mark name={deck.endsWith('O') ? 'ocean' : 'flower'} />
          <b>{scene.left[deck]}</b>
          <span class="sr-only"> {words.market.deck(deckNames[deck])}</span>
        </li>
      ))}
    </ul>
    <ul class="wf-upgrades" aria-label={words.market.upgrades}>
      {UPGRADES.map(upgrade => {
        const { price } = UPGRADE_CARDS[upgrade];
        const { name, text } = upgradeCards[upgrade];
        return (
          <li key={upgrade} {...piece('upgrade', upgrade)} {...tip(words.market.upgradeHint(name, price, text))}>
            <Mark name={upgrade} />
            <span class="wf-upgrade-name">{name}</span>
            <b>{price}</b>
          </li>
        );
      })}
    </ul>
  </div>
);

const Round = ({ round, limit }: { round: number; limit: number | null }) => (
  <>{limit === null ? words.market.round(<b>{round}</b>) : words.market.roundOf(<b>{round}</b>, limit)}</>
);
