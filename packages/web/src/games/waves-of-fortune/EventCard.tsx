// A card as it is shown to everybody: what it is called, what it does, and a line in small print. A token met again is
// shown as the card that brought it.

import { CARDS, type Op, type Token } from '@quayside/rules/waves-of-fortune';
import { Mark, type MarkName } from './art/Marks.tsx';
import { cards, deckNames, nameOf, tokenDoes } from './printed.ts';
import { words } from './words.ts';
import './eventCard.css';

const MARKS: Record<Op[0], MarkName> = {
  gold: 'gold',
  food: 'food',
  crew: 'crew',
  roll: 'dice',
  choose: 'hidden',
  pirate: 'pirate',
  kraken: 'kraken',
  beast: 'swords',
  token: 'island',
  map: 'map',
  drift: 'sail',
  maelstrom: 'whirlpool',
  peek: 'eye',
  swap: 'post',
  all: 'ocean',
  raid: 'gold',
  becalm: 'noWind',
};

function printed(id: string): { mark: MarkName; text: string; say: string; deck: string; back: string } {
  const card = CARDS[id];
  if (!card) {
    const token = id as Token;
    return { mark: token, text: tokenDoes(token), say: '', deck: words.events.onTheTile, back: 'token' };
  }
  const op = card.fx[0]!;
  const mark = op[0] === 'token' ? op[1] : MARKS[op[0]];
  return { mark, text: cards.text(id), say: cards.say(id), deck: deckNames[card.deck], back: card.deck };
}

export const EventCard = ({ id }: { id: string }) => {
  const { mark, text, say, deck, back } = printed(id);
  return (
    <article class={`wf-card wf-card-${back}`}>
      <span class="wf-card-art">
        <Mark name={mark} />
      </span>
      <h3>{nameOf(id)}</h3>
      <p class="wf-card-text">{text}</p>
      {say && <p class="wf-card-say">{say}</p>}
      <p class="wf-card-deck">{deck}</p>
    </article>
  );
};
