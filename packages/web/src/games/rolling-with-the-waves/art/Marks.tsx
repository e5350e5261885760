// The pirates' signs, drawn in currentColor with lines cut out in --rw-cut, like a woodcut.

import type { Icon } from '@quayside/rules/rolling-with-the-waves';
import type { ComponentChildren } from 'preact';
import { SolidMark } from '../../../ui/Mark.tsx';
import { CUT, cut, SKULL } from './skull.tsx';

const line = (width: number) => ({ ...cut(width), stroke: 'currentColor' });

const BONES = (
  <path
    {...line(6)}
    d="M8 44 56 62M56 44 8 62M8 44l-3.5 1M8 44l-1-3M56 44l3.5 1M56 44l1-3M8 62l-3.5-1M8 62l-1 3M56 62l3.5-1M56 62l1 3"
  />
);

const BOTTLE = (
  <>
    <path d="M26 2h12v7h-2v10c7.5 3 11.5 8.5 11.5 16v20c0 4-2.5 7-6.5 7H23c-4 0-6.5-3-6.5-7V35C16.5 27.5 20.5 22 28 19V9h-2Z" />
    <path fill={CUT} d="M20.5 36h23v16h-23Z" />
    <path {...line(2.4)} d="m26 40 12 8.500M38 40l-12 8.5" />
  </>
);

const CHEST = (
  <>
    <path d="M5 27C6 14 14 8 32 8s26 6 27 19Z" />
    <path d="M5 30h54v26H5Z" />
    <path {...cut(2.4)} d="M16 9.500V56M48 9.500V56M5 28.500h54" />
    <path fill={CUT} d="M26 24h12v10c0 3-3 5-6 5s-6-2-6-5Z" />
    <path d="M30.5 28h3l1 6.500h-5Z" />
  </>
);

const HULL = (
  <>
    <path d="M2 26h60c-1.5 15-8 26-18 32H20C10 52 3.5 41 2 26Z" />
    <path
      {...cut(2.2)}
      d="M5 35h54M9 44h46M15 52.500h34M24 27v7M42 27v7M16 36v7M33 36v7M50 36v7M25 45v6.500M41 45v6.5"
    />
    <path d="M30.5 3h3v22h-3ZM35 5c8 2 13 8 14 18H35ZM29 8c-6 2-10 7-11 15h11Z" />
  </>
);

const CANNON = (
  <>
    <path d="M4 21.500c2-2 4-2.5 6-1.500l44-5 1-3.5 5 .5 1.5 20-5 1.5-1.5-3L13 39c-5 0-9-3-9.5-8.500C2 29 1.5 25 4 21.500Z" />
    <path d="M8 40h34l-4 10H14Z" />
    <circle cx="19" cy="50" r="9.5" />
    <circle cx="39" cy="51" r="8" />
    <path {...cut(2.2)} d="M19 43v14M12 50h14M39 45.500v11M33.5 51h11M26 19v18M44 16.500v18" />
  </>
);

const PORT = (
  <>
    <path d="M8 56V30l9-8 9 8v26ZM26 56V20h13v36Z" />
    <path d="m22.5 20 10-14 10 14ZM39 56V36h17v20ZM36.5 36l11-10 11 10Z" />
    <path fill={CUT} d="M13.5 35h7v7h-7ZM30 26h5v7h-5ZM30 46h5v10h-5ZM45 42h6v6h-6ZM14 48h6v8h-6Z" />
    <path {...line(3)} d="M2 60c5-3 9-3 14 0s11 3 16 0 11-3 16 0 9 3 14 0" />
  </>
);

const CREW = (
  <>
    <path d="M13 14h28v42c0 3-2 5-5 5H18c-3 0-5-2-5-5Z" />
    <path d="M11 15c-3-5 1-10 6-9 3-5 9-5 12-1 4-3 11-1 11 4 4 1 4 6 1 7-6 3-8 0-11 1-4 3-6 1-9-1-3 2-7 2-10-1Z" />
    <path {...line(5)} d="M42 24h5c5 0 8 3 8 8v8c0 5-3 8-8 8h-5" />
    <path {...cut(2.2)} d="M13 27h28M13 51h28M22 28v22M32 28v22" />
  </>
);

const CROSS = <path {...line(11)} d="M12 10c12 15 26 29 41 43M53 11C40 23 25 38 11 54" />;

/** A pouch with a cord: who holds it goes first. */
const BAG = (
  <>
    <path d="M22 17h20c10 8 17 19 17 30 0 9-6 14-14 14H19C11 61 5 56 5 47c0-11 7-22 17-30Z" />
    <path d="M19 3c5 2 8 2 13 0 5 2 8 2 13 0l-4 11H23Z" />
    <path {...cut(2.6)} d="M20 16c8 3 16 3 24 0" />
    <path fill={CUT} d="M23 35h18v16H23Z" />
    <circle cx="28" cy="39.5" r="2.6" />
    <circle cx="36" cy="46.5" r="2.6" />
  </>
);

const BALL = (
  <>
    <circle cx="32" cy="32" r="25" />
    <path {...cut(4)} d="M17 27c2-5 5-8 9-9.5" />
  </>
);

const SHIELD = <path d="M32 4c8 5 16 7 25 7v20c0 14-10 23-25 29C17 54 7 45 7 31V11c9 0 17-2 25-7Z" />;

const MARKS = {
  skull: SKULL,
  bones: (
    <>
      {BONES}
      <g transform="translate(9 -1) scale(.72)">{SKULL}</g>
    </>
  ),
  bottle: BOTTLE,
  chest: CHEST,
  hull: HULL,
  cannon: CANNON,
  port: PORT,
  crew: CREW,
  cross: CROSS,
  bag: BAG,
  ball: BALL,
  shield: SHIELD,
} satisfies Record<string, ComponentChildren>;

export type MarkName = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as MarkName[];

/** A sign inside running text or a button; says nothing to a screen reader. */
export const Mark = ({ name, class: extra = '' }: { name: MarkName; class?: string }) => (
  <SolidMark class={`rw-mark rw-mark-${name} ${extra}`}>{MARKS[name]}</SolidMark>
);

export const ICON_MARKS: Record<Icon, MarkName> = {
  spirits: 'bottle',
  chestA: 'chest',
  chestB: 'chest',
  chestC: 'chest',
  hull: 'hull',
  smallCannon: 'cannon',
  largeCannon: 'cannon',
  ports: 'port',
  crew: 'crew',
};
