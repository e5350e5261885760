// The pieces as they stand in sentences: small, with their name; cards say what they do when they are pointed at.

import {
  CARDS,
  DICE,
  isCrazy,
  type LootKind,
  type Part,
  ruleText,
  SAILOR,
  type SailorId,
  UPGRADE,
  type UpgradeId,
} from '@quayside/rules/rattle-battle';
import type { VNode } from 'preact';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import './palette.css';
import './pieces.css';

const marked = (name: MarkName, text: string, kind: string = name, says?: string): VNode => (
  <span class={`rb-palette rb-piece rb-piece-${kind}`} {...tip(says)}>
    <Mark name={name} />
    {text}
  </span>
);

const plain = (_: string | number, text: string): VNode => <b class="rb-palette rb-piece">{text}</b>;

export const pieces: Record<string, (id: string | number, text: string) => VNode> = {
  coins: (_, text) => marked('coin', text),
  part: (id, text) => marked(id as Part, text),
  loot: (id, text) => marked(id as LootKind, text),
  upgrade: (id, text) => {
    const { place, text: does } = UPGRADE[id as UpgradeId];
    return marked(place, text, 'card', does);
  },
  sailor: (id, text) => marked('crew', text, 'card', SAILOR[id as SailorId].text),
  adventure: (id, text) => {
    const card = CARDS[String(id)]!;
    return marked(
      card.pile,
      text,
      'card',
      isCrazy(card) ? card.text : card.rules.map(ruleText).join(' ') || card.flavour,
    );
  },
  location: plain,
  die: (id, text) => {
    const { hull, owner } = DICE[String(id)]!;
    const tint =
      owner === null ? `box-die-glass box-die-${hull}` : `seat-${owner}${hull === 'captain' ? ' box-die-captain' : ''}`;
    return (
      <span class="rb-palette rb-piece">
        <i class={`rb-chip-die box-die ${tint}`} aria-hidden="true" />
        {text}
      </span>
    );
  },
  face: (_, text) => <b class="rb-palette rb-piece rb-piece-face">{text}</b>,
};
