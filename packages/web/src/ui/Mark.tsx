// Frames of small drawings that stand in running text or on a button, in the colour of the text around them. They say
// nothing to a screen reader: the text or the button does.

import type { ComponentChildren } from 'preact';

type LineProps = { class: string; width?: number; children: ComponentChildren };

/** Drawn with strokes on a grid of 24; `width`: of the strokes. */
export const LineMark = ({ class: name, width = 1.9, children }: LineProps) => (
  <svg
    class={name}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    {children}
  </svg>
);

type SolidProps = { class: string; box?: string; children: ComponentChildren };

/** Drawn with filled shapes, on a grid of 64 unless the drawing has another. */
export const SolidMark = ({ class: name, box = '0 0 64 64', children }: SolidProps) => (
  <svg class={name} viewBox={box} fill="currentColor" aria-hidden="true">
    {children}
  </svg>
);
