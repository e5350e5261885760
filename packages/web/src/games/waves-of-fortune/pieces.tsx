// The pieces as they stand in sentences: small, with their name; a card says what it does when it is pointed at.

import { CARDS, type Face, type Token, type Upgrade } from '@quayside/rules/waves-of-fortune';
import type { VNode } from 'preact';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import { cards } from './printed.ts';
import './palette.css';
import './pieces.css';

const marked = (name: MarkName, text: string, kind: string = name): VNode => (
  <span class={`wf-palette wf-piece wf-piece-${kind}`}>
    <Mark name={name} />
    {text}
  </span>
);

const plain = (_: string | number, text: string): VNode => <b class="wf-palette wf-piece">{text}</b>;

export const pieces: Record<string, (id: string | number, text: string) => VNode> = {
  card: (id, text) => {
    const card = CARDS[String(id)]!;
    return (
      <span class={`wf-palette wf-piece wf-piece-card wf-piece-${card.deck[0]}`} {...tip(cards.text(card.id))}>
        <Mark name={card.deck.endsWith('O') ? 'ocean' : 'flower'} />
        {text}
      </span>
    );
  },
  token: (id, text) => marked(id as Token, text, 'token'),
  face: (id, text) => marked(id as Face, text, 'face'),
  enemy: (id, text) => marked(id as 'pirate' | 'kraken' | 'king', text, 'enemy'),
  upgrade: (id, text) => marked(id as Upgrade, text, 'upgrade'),
  map: (_, text) => marked('map', text),
  gold: (_, text) => marked('gold', text),
  food: (_, text) => marked('food', text),
  crew: (_, text) => marked('crew', text),
  tile: plain,
  colour: plain,
  die: (_, text) => <b class="wf-palette wf-piece wf-piece-die">{text}</b>,
};
