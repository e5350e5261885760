// The pieces as they stand in sentences: small, with their name; cards say what they do when they are pointed at.

import {
  CARDS,
  DICE,
  type GalleonPart,
  isCrazy,
  type LootKind,
  type SailorId,
  UPGRADE,
  type UpgradeId,
} from '@quayside/rules/rattle-battle';
import type { VNode } from 'preact';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import { adventures, cardTexts, sailors, upgrades } from './printed.ts';
import { words } from './words.ts';
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
  part: (id, text) => marked(id as GalleonPart, text),
  loot: (id, text) => marked(id as LootKind, text),
  upgrade: (id, text) => {
    const upgrade = id as UpgradeId;
    return marked(UPGRADE[upgrade].place, text, 'card', upgrades[upgrade].text);
  },
  sailor: (id, text) => marked('crew', text, 'card', sailors[id as SailorId].text),
  adventure: (id, text) => {
    const card = CARDS[String(id)]!;
    const printed = adventures[card.id]!;
    const rules = isCrazy(card) ? printed.text : words.adventure.sentences(card.rules.map(cardTexts.rule));
    return marked(card.pile, text, 'card', rules || printed.flavour);
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
