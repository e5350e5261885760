// An Elder card, drawn once for every size: power at both corners, the fish above, the crab below, and the class in a
// niche of tesserae. Rows of tesserae are dashed strokes: a mosaic in a few bytes.

import type { Class } from '@quayside/rules/waves';
import type { ComponentChildren } from 'preact';
import { CRAB, EMBLEMS, FISH } from './Emblems.tsx';
import './card.css';

/** Stones of uneven length, so that no two rows line up. */
const ROWS = ['4.6 .9 3.8 .9 5.2 .9', '5 .9 4.2 .9', '3.9 .9 4.8 .9 4.4 .9'];

const HALO = [8, 14, 20, 26, 32, 38, 44, 50];

/** A different weave behind each class, for eyes that do not tell the colours apart. */
const WEAVES: Record<Class, string> = {
  1: 'M20 52h60M20 64h60M20 76h60M20 88h60M20 100h60',
  2: 'M20 60 80 120M20 36 80 96M20 84 56 120M44 36 80 72M80 60 20 120M80 36 20 96M80 84 44 120M56 36 20 72',
  3: 'm20 58 15-12 15 12 15-12 15 12M20 76l15-12 15 12 15-12 15 12M20 94l15-12 15 12 15-12 15 12M20 112l15-12 15 12 15-12 15 12',
  4: 'M20 56q7.5-9 15 0t15 0 15 0 15 0M20 72q7.5-9 15 0t15 0 15 0 15 0M20 88q7.5-9 15 0t15 0 15 0 15 0M20 104q7.5-9 15 0t15 0 15 0 15 0',
  5: 'M50 70V20M50 70 20 28M50 70l30-42M50 70 16 58M50 70l34-12M50 70 16 92M50 70l34 22M50 70 28 122M50 70l22 52',
};

const ARCH = 'M17 113V61a33 33 0 0 1 66 0v52Z';

/** A drawing inside the drawing; `at` is x, y, width and height. */
const Inset = (props: { class: string; at: string; box: string; children: ComponentChildren }) => {
  const [x, y, width, height] = props.at.split(' ');
  return (
    <svg class={props.class} x={x} y={y} width={width} height={height} viewBox={props.box} aria-hidden="true">
      {props.children}
    </svg>
  );
};

export const CardFace = ({ card }: { card: Class }) => (
  <svg class={`waves-card waves-class-${card}`} viewBox="0 0 100 140" aria-hidden="true">
    <rect class="stock" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
    <rect class="border" x="7" y="7" width="86" height="126" rx="4" stroke-dasharray={ROWS[1]} />
    <path class="niche" d={ARCH} />
    <Inset class="halo" at="17 28 66 85" box="17 28 66 85">
      {HALO.map((r, i) => (
        <circle key={r} class={i % 3 === 2 ? 'pale' : ''} cx="50" cy="70" r={r} stroke-dasharray={ROWS[i % 3]} />
      ))}
      <path class="weave" d={WEAVES[card]} />
    </Inset>
    <path class="vault" d="M17 113V61a33 33 0 0 1 66 0v52h7V26H10v87Z" />
    <path class="rim" d={ARCH} />
    <circle class="disc" cx="50" cy="72" r="26" />
    <Inset class="figure" at="29.5 51.5 41 41" box="0 0 64 64">
      {EMBLEMS[card]}
    </Inset>
    <Inset class="end" at="40 13 22 13" box="0 0 60 34">
      {FISH}
    </Inset>
    <Inset class="end" at="40 115 22 13.5" box="0 0 60 36">
      {CRAB}
    </Inset>
    <path class="corner" d="M2 11a9 9 0 0 1 9-9h21v22a9 9 0 0 1-9 9H2ZM98 129a9 9 0 0 1-9 9H68v-22a9 9 0 0 1 9-9h21Z" />
    <text class="power" x="16.5" y="27.5">
      {card}
    </text>
    <text class="power" x="-83.5" y="-112.5" transform="rotate(180)">
      {card}
    </text>
  </svg>
);

/** Face down, both ends still show: how an Agent was played is public, who it is is not. */
export const CardBack = () => (
  <svg class="waves-card waves-back" viewBox="0 0 100 140" aria-hidden="true">
    <rect class="stock" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
    <Inset class="halo" at="6 6 88 128" box="6 6 88 128">
      {[10, 17, 24, 31, 38, 45, 52, 59, 66, 73, 80].map((r, i) => (
        <circle key={r} class={i % 4 === 2 ? 'pale' : ''} cx="50" cy="70" r={r} stroke-dasharray={ROWS[i % 3]} />
      ))}
    </Inset>
    <rect class="border" x="7" y="7" width="86" height="126" rx="4" stroke-dasharray={ROWS[1]} />
    <rect class="plate" x="20" y="13" width="60" height="33" rx="5" />
    <rect class="plate" x="20" y="94" width="60" height="33" rx="5" />
    <Inset class="end" at="29 17.5 42 24" box="0 0 60 34">
      {FISH}
    </Inset>
    <Inset class="end" at="29 98 42 25" box="0 0 60 36">
      {CRAB}
    </Inset>
  </svg>
);
