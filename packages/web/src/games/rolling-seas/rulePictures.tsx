// The pieces as they are drawn into the rules, each before the word that names it.

import type { RulePiece } from '@quayside/rules/rolling-seas';
import type { VNode } from 'preact';
import { Mark, type MarkName } from './art/Marks.tsx';
import './palette.css';
import './pieces.css';

const marked =
  (name: MarkName, kind = '') =>
  (): VNode => (
    <span class={`rs-palette rs-piece ${kind}`}>
      <Mark name={name} />
    </span>
  );

export const pictures: Record<RulePiece, () => VNode> = {
  rocks: marked('rocks', 'rs-piece-rocks'),
  storm: marked('storm', 'rs-piece-storm'),
  monster: marked('monster', 'rs-piece-monster'),
  current: marked('current', 'rs-piece-current'),
  provisions: marked('provisions'),
  gold: marked('gold'),
  story: marked('story'),
  reputation: marked('reputation'),
  port: marked('port'),
  home: marked('home'),
  wind: marked('sail'),
  move: marked('move'),
  resupply: marked('resupply'),
  explore: marked('explore'),
  star: marked('star'),
};
