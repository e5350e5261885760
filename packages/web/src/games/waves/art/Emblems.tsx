// The marks of Atlantis: one silhouette per class, the fish and the crab, Shell, Wave and lightning.
// Drawn in currentColor with lines cut out in --waves-cut, like linoleum prints.

import type { Class } from '@quayside/rules/waves';
import type { ComponentChildren } from 'preact';
import { SolidMark } from '../../../ui/Mark.tsx';

const CUT = 'var(--waves-cut)';
const cut = (width: number) => ({
  fill: 'none',
  stroke: CUT,
  'stroke-width': width,
  'stroke-linecap': 'round' as const,
  'stroke-linejoin': 'round' as const,
});

const SCHOLAR = (
  <>
    <path d="M32 1c4.5 4 6.5 7.5 4.5 11-1 1.9-2.7 2.8-4.5 2.8s-3.5-.9-4.5-2.8C25.5 8.5 27.5 5 32 1Z" />
    <path d="M14 18h36a5.5 5.5 0 0 1 0 11h-1v20h1.5a5.5 5.5 0 0 1 0 11h-37a5.5 5.5 0 0 1 0-11H15V29h-1a5.5 5.5 0 0 1 0-11Z" />
    <path {...cut(2.4)} d="M15.5 29h33M15.5 49h33M21 34.5h14m4 0h4M21 39.5h6m4 0h12M21 44.5h18" />
    <circle fill={CUT} cx="13.5" cy="23.5" r="1.9" />
    <circle fill={CUT} cx="50.5" cy="54.5" r="1.9" />
  </>
);

const KEEPER = (
  <>
    <path d="M32 2c5 0 8.2 3.4 8.2 7.6 4.6-.8 8.8 2.4 8.8 7.2 0 5-4.2 8-8.6 7.6-1 2.4-2.7 4-4.9 4.8V62h-7V29.2c-2.2-.8-3.9-2.4-4.9-4.8-4.4.4-8.6-2.6-8.6-7.6 0-4.8 4.2-8 8.8-7.2C23.8 5.4 27 2 32 2Z" />
    <path d="M35 42.5h12.5v6H43v-2h-3v2h-5ZM35 52.5h15v8h-5v-3h-4.5v3H35Z" />
    <path fill={CUT} d="M32 11.5 37.6 17 32 22.6 26.4 17Z" />
    <circle {...cut(2)} cx="32" cy="9.4" r="0.4" />
    <path {...cut(2.4)} d="M28.5 33.5h7M28.5 38h7" />
  </>
);

const KNIGHT = (
  <>
    <path d="M32 2c7 5 15 7 24.5 7v21C56.5 46.5 45.5 56 32 62.5 18.5 56 7.5 46.5 7.5 30V9C17 9 25 7 32 2Z" />
    <path
      {...cut(1.8)}
      d="M32 7.6c6 3.8 12.3 5.6 19.6 6v16.6C51.6 43.2 43.2 51 32 56.8 20.8 51 12.4 43.2 12.4 30.2V13.6C19.7 13.2 26 11.4 32 7.6Z"
    />
    <path {...cut(3.4)} d="M32 17v32M21.5 20v6.5c0 5.8 4.6 8.5 10.5 8.5s10.5-2.7 10.5-8.5V20M27 43h10" />
    <path fill={CUT} d="m32 12 3.4 7h-6.8ZM21.5 15l3 6.4h-6Zm21 0 3 6.4h-6Z" />
  </>
);

const SEER = (
  <>
    <path d="M2 37c9-13.5 19.5-19.5 30-19.5S53 23.5 62 37C53 49 42.5 55 32 55S11 49 2 37Z" />
    <path {...cut(2)} d="M8.5 37C16 27 24 22.5 32 22.5S48 27 55.5 37C48 46 40 50.2 32 50.2S16 46 8.5 37Z" />
    <circle fill={CUT} cx="32" cy="36.5" r="10.8" />
    <circle cx="32" cy="36.5" r="7.8" />
    <path fill={CUT} d="M30 30.8a5.6 5.6 0 0 0-4 5.2c0 1 .9 1 1.3.2a6 6 0 0 1 3.6-3.6c1.2-.5.6-2.2-.9-1.8Z" />
    <path d="M32 1.5c1.7 3.4 2.5 5.8 2.5 7.6a2.5 2.5 0 0 1-5 0c0-1.8.8-4.2 2.5-7.6ZM14.5 7c3.2 2 5 3.7 5.9 5.3a2.5 2.5 0 0 1-4.3 2.5C15.2 13.2 14.6 10.8 14.5 7ZM49.5 7c-.1 3.8-.7 6.2-1.6 7.8a2.5 2.5 0 0 1-4.3-2.5C44.5 10.7 46.3 9 49.5 7Z" />
  </>
);

const NOBLE = (
  <>
    <path d="M9 47 4.5 21.5 19 32 32 11l13 21 14.5-10.5L55 47Z" />
    <path d="M9.5 50.5h45V58a3 3 0 0 1-3 3h-39a3 3 0 0 1-3-3Z" />
    <circle cx="4.8" cy="17.5" r="3.8" />
    <circle cx="32" cy="6.5" r="4.5" />
    <circle cx="59.2" cy="17.5" r="3.8" />
    <path
      fill={CUT}
      d="M32 25.5c4.6 0 8.2 3.4 8.2 7.4 0 3.2-2.4 6-5.2 8.3h-6c-2.8-2.3-5.2-5.1-5.2-8.3 0-4 3.6-7.4 8.2-7.4Z"
    />
    <path d="M31 28h2v12h-2ZM27 29.6l1.7-.8 2 11h-1.6ZM37 29.6l-1.7-.8-2 11h1.6Z" />
    <path
      fill={CUT}
      d="m16 55.7 2.7-2.7 2.7 2.7-2.7 2.7Zm13.3 0L32 53l2.7 2.7-2.7 2.7Zm13.3 0 2.7-2.7 2.7 2.7-2.7 2.7Z"
    />
  </>
);

export const EMBLEMS: Record<Class, ComponentChildren> = { 1: SCHOLAR, 2: KEEPER, 3: KNIGHT, 4: SEER, 5: NOBLE };

/** Swims to the left; the mark of a Follower. */
export const FISH = (
  <>
    <path d="M2 17C8 7 17 3.5 26 3.5c8 0 14 4 18.5 9.5L58 4.5c-2.5 8-2.5 17 0 25L44.5 21C40 26.5 34 30.5 26 30.5 17 30.5 8 27 2 17Z" />
    <circle fill={CUT} cx="14" cy="14.5" r="2.6" />
    <path {...cut(2.2)} d="M22 8.5c3.5 5 3.5 12 0 17M30 11c1.8 3.8 1.8 8.2 0 12M37 13c1 2.5 1 5.5 0 8" />
  </>
);

/** Claws raised; the mark of a Rebel. */
export const CRAB = (
  <>
    <path d="M30 11c9 0 15.5 4.5 15.5 11S39 32 30 32s-15.5-3.5-15.5-10S21 11 30 11Z" />
    <path d="M15 15C8 14 4 10 5 4.5 6 1.5 9 0 11.5 1L10 5.5l5-2c2 3 1.5 7-1 9.5ZM45 15c7-1 11-5 10-10.5C54 1.5 51 0 48.5 1L50 5.5l-5-2c-2 3-1.5 7 1 9.5Z" />
    <path
      d="M15 20 4 18.5M14.5 24.5 4.5 27M17 28.5 9 34M45 20l11-1.5M45.5 24.5l10 2.5M43 28.5l8 5.5"
      fill="none"
      stroke="currentColor"
      stroke-width="2.8"
      stroke-linecap="round"
    />
    <path {...cut(2)} d="M23 27c4.5 2.2 9.5 2.2 14 0" />
    <circle fill={CUT} cx="25" cy="18" r="2.3" />
    <circle fill={CUT} cx="35" cy="18" r="2.3" />
  </>
);

/** A scallop: one of the Ceremonial Shells. */
export const SHELL = (
  <>
    <path d="M30 4c3 0 4.5 2 7 2.5S43 6 45.5 8.5s1.5 4.5 3.5 6.5 5 2 6 5.5-1.5 5.5-1.5 8 2 5.5 0 8.5c-4 6-11 11-15.5 14.5V57h-16v-5.5C17.5 48 10.5 43 6.5 37c-2-3 0-6 0-8.5S4 24 5 20.5 9 17 11 15s1-4 3.5-6.5S20.5 7 23 6.5 27 4 30 4Z" />
    <path
      {...cut(2.2)}
      d="M30 11v38M21 13.5 26.5 49M39 13.5 33.5 49M13 21.5 23 49M47 21.5 37 49M9.5 32 20 47.5M50.5 32 40 47.5M23 52.5h14"
    />
  </>
);

/** A breaking wave: who plays first. */
const WAVE = (
  <path d="M2 44C8 24 22 8 40 8c11 0 18 7 18 15.5 0 6.5-5 11-10.5 11-4.5 0-8-3-8-7 0-3.5 2.5-6 5.5-6-2-2-6.5-2-9.5.5-4 3.3-4.5 9.5-1.5 14.5 4 6.5 12 9 24 7.5v8H2Z" />
);

/** Rules that act at once. */
const LIGHTNING = <path d="M36 1 12 35h14l-6 28 32-38H34L44 1Z" />;

type MarkProps = { class?: string; children: ComponentChildren; box?: string };

/** A mark inside running text or a button; says nothing to a screen reader. */
const Mark = ({ children, box = '0 0 64 64', class: extra = '' }: MarkProps) => (
  <SolidMark class={`waves-mark ${extra}`} box={box}>
    {children}
  </SolidMark>
);

export const ClassMark = ({ card }: { card: Class }) => <Mark class={`waves-class-${card}`}>{EMBLEMS[card]}</Mark>;
export const FishMark = () => <Mark box="0 0 60 34">{FISH}</Mark>;
export const CrabMark = () => <Mark box="0 0 60 36">{CRAB}</Mark>;
export const ShellMark = () => (
  <Mark class="waves-shell" box="0 0 60 60">
    {SHELL}
  </Mark>
);
export const WaveMark = () => <Mark box="0 0 60 60">{WAVE}</Mark>;
export const LightningMark = () => <Mark>{LIGHTNING}</Mark>;
