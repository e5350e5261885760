// The pieces as they are drawn into the rules, each before the word that names it.

import type { RulePiece } from '@quayside/rules/waves-of-fortune';
import type { VNode } from 'preact';
import { Mark, type MarkName } from './art/Marks.tsx';
import './palette.css';
import './pieces.css';

const marked =
  (name: MarkName, kind: string = name) =>
  (): VNode => (
    <span class={`wf-palette wf-piece wf-piece-${kind}`}>
      <Mark name={name} />
    </span>
  );

export const pictures: Record<RulePiece, () => VNode> = {
  food: marked('food'),
  crew: marked('crew'),
  gold: marked('gold'),
  chest: marked('chest'),
  gem: marked('gem'),
  map: marked('map'),
  rigging: marked('rigging', 'upgrade'),
  hold: marked('hold', 'upgrade'),
  cannons: marked('cannons', 'upgrade'),
  spyglass: marked('spyglass', 'upgrade'),
  pirate: marked('pirate', 'enemy'),
  king: marked('king', 'enemy'),
  kraken: marked('kraken', 'enemy'),
  mine: marked('mine1', 'token'),
  fish: marked('fish', 'token'),
  spring: marked('spring', 'token'),
  mermaid: marked('mermaid', 'token'),
  siren: marked('siren', 'token'),
  post: marked('post', 'token'),
  ocean: marked('ocean', 'face'),
  island: marked('island', 'face'),
  reef: marked('reef', 'face'),
  whirlpool: marked('whirlpool', 'face'),
  treasure: marked('treasure', 'gold'),
  home: marked('home'),
  hidden: marked('hidden'),
  wreck: marked('sunk'),
  becalmed: marked('noWind'),
  dice: marked('dice'),
};
