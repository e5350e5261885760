// The pieces as they are drawn into the rules, each before the word that names it.

import type { RulePiece } from '@quayside/rules/rattle-battle';
import type { VNode } from 'preact';
import { Mark, type MarkName } from './art/Marks.tsx';
import './palette.css';
import './pieces.css';
import '../../dice/SeaBox.css';

const marked =
  (name: MarkName, kind: string = name) =>
  (): VNode => (
    <span class={`rb-palette rb-piece rb-piece-${kind}`}>
      <Mark name={name} />
    </span>
  );

const die = (tint: string) => (): VNode => (
  <span class="rb-palette rb-piece">
    <i class={`rb-chip-die box-die ${tint}`} aria-hidden="true" />
  </span>
);

export const pictures: Record<RulePiece, () => VNode> = {
  spices: marked('spices'),
  rum: marked('rum'),
  fabrics: marked('fabrics'),
  valuables: marked('valuables'),
  map: marked('map'),
  keg: marked('keg'),
  flag: marked('flag'),
  bottle: marked('bottle'),
  idol: marked('idol'),
  sail: marked('sail'),
  cannon: marked('cannon'),
  hold: marked('hold'),
  hamster: marked('hamster'),
  coin: marked('coin'),
  vp: marked('vp'),
  baron: marked('baron'),
  wanted: marked('wanted'),
  revenge: marked('revenge'),
  sailor: marked('crew'),
  soft: marked('soft'),
  hard: marked('hard'),
  crazy: marked('crazy'),
  port: marked('port'),
  escape: marked('escape'),
  explode: marked('explode'),
  volley: marked('volley'),
  redrop: marked('redrop'),
  surrender: marked('surrender'),
  mast: marked('mast'),
  deck: marked('hull'),
  bow: marked('bow'),
  stern: marked('stern'),
  playerShip: die('seat-0'),
  captainShip: die('seat-0 box-die-captain'),
  yellow: die('box-die-glass box-die-yellow'),
  green: die('box-die-glass box-die-green'),
  red: die('box-die-glass box-die-red'),
  orange: die('box-die-glass box-die-orange'),
  blue: die('box-die-glass box-die-blue'),
  violet: die('box-die-glass box-die-violet'),
};
