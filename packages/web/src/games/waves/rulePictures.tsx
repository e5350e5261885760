// The pieces as they are drawn into the rules, each before the word that names it.

import type { Class, RulePiece } from '@quayside/rules/waves';
import type { VNode } from 'preact';
import { CardBack, CardFace } from './art/Card.tsx';
import { ClassMark, CrabMark, FishMark, LightningMark, ShellMark, WaveMark } from './art/Emblems.tsx';
import './palette.css';
import './pieces.css';
import './art/card.css';
import './rulePictures.css';

const ofClass = (card: Class) => (): VNode => (
  <span class={`waves-palette waves-piece waves-class-${card}`}>
    <ClassMark card={card} />
  </span>
);

const inked = (mark: VNode) => (): VNode => <span class="waves-palette waves-rule-mark">{mark}</span>;

export const pictures: Record<RulePiece, () => VNode> = {
  scholars: ofClass(1),
  keepers: ofClass(2),
  knights: ofClass(3),
  seers: ofClass(4),
  nobles: ofClass(5),
  shells: () => (
    <span class="waves-palette waves-piece waves-piece-shells">
      <ShellMark />
    </span>
  ),
  token: inked(<WaveMark />),
  follower: inked(<FishMark />),
  rebels: inked(<CrabMark />),
  elder: () => (
    <span class="waves-palette waves-rule-card">
      <CardFace card={4} />
    </span>
  ),
  agent: () => (
    <span class="waves-palette waves-rule-card">
      <CardBack />
    </span>
  ),
  direct: inked(<LightningMark />),
};
