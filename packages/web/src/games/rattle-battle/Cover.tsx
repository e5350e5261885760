// The front page's picture: dice tumble from a tankard into a wooden box of sea by lantern light, and lie where they
// fell.

import type { VNode } from 'preact';
import { CannonMark, GrapeshotMark, Numeral, SailMark, SkullMark } from '../../dice/marks.tsx';
import { SolidDie } from '../../ui/art/SolidDie.tsx';
import './palette.css';
import './cover.css';

type Cast = { at: [number, number]; edge: number; turn: number; tint: string; sides: [VNode, VNode, VNode] };

const five = <Numeral value={5} />;
const three = <Numeral value={3} />;
const two = <Numeral value={2} />;
const gun = <CannonMark />;
const sail = <SailMark />;
const skull = <SkullMark />;
const shot = <GrapeshotMark />;

/** From the back of the box to the front. */
const AFLOAT: readonly Cast[] = [
  { at: [334, 188], edge: 28, turn: -6, tint: 'yellow', sides: [shot, gun, two] },
  { at: [206, 218], edge: 31, turn: 8, tint: 'seat-1', sides: [five, gun, sail] },
  { at: [446, 226], edge: 33, turn: -9, tint: 'red', sides: [skull, shot, three] },
  { at: [296, 284], edge: 41, turn: -4, tint: 'seat-0', sides: [gun, five, sail] },
  { at: [482, 312], edge: 43, turn: 7, tint: 'green', sides: [sail, two, gun] },
  { at: [132, 312], edge: 38, turn: 10, tint: 'seat-3', sides: [three, sail, gun] },
];
const FALLING: readonly Cast[] = [
  { at: [428, 104], edge: 29, turn: 34, tint: 'seat-4', sides: [three, gun, five] },
  { at: [352, 66], edge: 27, turn: -26, tint: 'seat-2', sides: [gun, two, sail] },
  { at: [330, 124], edge: 27, turn: 52, tint: 'seat-5', sides: [five, sail, three] },
];

/** Rows of waves, wider and farther apart the nearer they are. */
const WAVES = [174, 196, 224, 258, 300, 346]
  .map((y, row) => {
    const half = 196 + (y - 156) * 0.36;
    const step = 7 + row * 3;
    const count = Math.floor((2 * half) / (8 * step));
    return Array.from(
      { length: count },
      (_, n) =>
        `M${Math.round(320 - half + (n * 8 + (row % 2) * 4) * step)} ${y}q${step / 2}-${step / 2} ${step} 0t${step} 0 ${step} 0`,
    ).join('');
  })
  .join('');

const Lantern = () => (
  <g class="lantern">
    <path class="chain" d="M96 0V30" />
    <path d="M82 40q14-18 28 0zM74 40h44l6 12H68z" />
    <path class="glass" d="M72 52h48l5 62H67z" />
    <path class="flame" d="M96 62c18 20 12 44 0 44s-18-22 0-44z" />
    <path class="flame-heart" d="M96 82c7 9 5 22 0 22s-7-12 0-22z" />
    <path class="cage" d="M84 52l-3 62M108 52l3 62" />
    <path d="M62 114h68v11H62z" />
  </g>
);

/** A tankard of staves, its mouth to the left and down. */
const Tankard = () => (
  <g class="tankard" transform="translate(548 62) rotate(-118)">
    <path class="handle" d="M46-34c46-6 46 70-6 62" />
    <path class="handle-shine" d="M46-34c46-6 46 70-6 62" />
    <path class="body" d="M-50-56L-42 62q42 16 84 0L50-56z" />
    <path class="staves" d="M-30-44L-26 68M-10-42L-9 71M10-42L9 71M30-44L26 68" />
    <path class="band" d="M-48-26q48 18 96 0M-43 40q43 17 86 0" />
    <ellipse class="mouth" cy="-56" rx="50" ry="17" />
    <ellipse class="hollow" cy="-55" rx="41" ry="12" />
  </g>
);

const COINS: readonly (readonly [number, number])[] = [
  [596, 340],
  [596, 332],
  [596, 324],
  [562, 350],
  [38, 350],
  [38, 342],
  [64, 354],
];

export const Cover = () => (
  <svg class="rb-cover rb-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="rb-cover-glow">
        <stop class="glow-near" offset="0" />
        <stop class="glow-far" offset="1" />
      </radialGradient>
      <linearGradient id="rb-cover-water" x2="0" y2="1">
        <stop class="water-far" offset="0" />
        <stop class="water-near" offset="1" />
      </linearGradient>
    </defs>
    <rect class="wall" width="640" height="360" />
    <path class="planks" d="M0 44h640M0 88h640M150 0v44M420 0v44M250 44v44M560 44v44M60 88v60M590 88v60" />
    <Lantern />
    <path class="box" d="M84 108H556L660 376H-20Z" />
    <path class="box-grain" d="M96 118H544M60 180L-4 352M580 180L644 352M72 150l-60 170M568 150l60 170" />
    <path class="inside" d="M112 126H528L604 360H36Z" />
    <path class="water" fill="url(#rb-cover-water)" d="M120 154H520L590 360H50Z" />
    <path class="waves" d={WAVES} />
    <path class="iron" d="M78 108h62v12h-42l-10 34-24-2ZM562 108h-62v12h42l10 34 24-2Z" />
    <path class="rivets" d="M92 115h.1M122 114h.1M80 142h.1M548 115h.1M518 114h.1M560 142h.1" />
    {AFLOAT.map(({ at: [x, y], edge, ...cast }) => (
      <g key={x}>
        <ellipse class="ring" cx={x} cy={y + edge * 0.62} rx={edge * 1.5} ry={edge * 0.56} />
        <ellipse class="ring" cx={x} cy={y + edge * 0.62} rx={edge * 1.22} ry={edge * 0.44} />
        <SolidDie at={[x, y]} edge={edge} {...cast} />
      </g>
    ))}
    <path class="fall" d="M486 92C430 60 372 92 352 150M478 76C420 22 356 30 322 60M492 104C470 120 448 140 440 172" />
    {FALLING.map(({ at, ...cast }) => (
      <g key={at[0]} class="falling">
        <SolidDie at={at} {...cast} />
      </g>
    ))}
    <Tankard />
    {COINS.map(([x, y]) => (
      <g key={`${x} ${y}`} class="coins">
        <ellipse class="edge" cx={x} cy={y + 5} rx="24" ry="10" />
        <ellipse cx={x} cy={y} rx="24" ry="10" />
      </g>
    ))}
    <circle class="lamplight" fill="url(#rb-cover-glow)" cx="96" cy="84" r="210" />
  </svg>
);
