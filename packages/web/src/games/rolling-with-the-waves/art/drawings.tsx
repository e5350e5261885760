// What the areas of a Pirate Map are drawn on: planks, a coast, hammocks, gun barrels, chests and islands. Stretched to
// the area they lie in; their lines keep their width.

import './drawings.css';
import type { ComponentChildren } from 'preact';

const Stretched = ({ of, box, children }: { of: string; box: string; children: ComponentChildren }) => (
  <svg class={`rw-drawing rw-${of}`} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
);

/** The ship's side. */
export const Planks = () => (
  <Stretched of="planks" box="0 0 400 60">
    <path class="wood" d="M4 4h392c-1 26-6 42-16 52H20C10 46 5 30 4 4Z" />
    <path
      class="seam"
      d="M6 20h388M10 36h380M90 5v14M230 5v14M330 5v14M50 21v14M160 21v14M290 21v14M120 37v18M250 37v18"
    />
    <path class="rail" d="M2 4h396" />
  </Stretched>
);

/** A shore with bays, and the sea before it. */
export const Coast = () => (
  <Stretched of="coast" box="0 0 400 60">
    <path
      class="land"
      d="M0 60V34c14-8 22 4 34-2s16-14 30-10 12 14 26 12 20-14 36-10 14 12 30 12 22-16 38-12 16 14 30 12 20-12 34-8 18 12 32 8 22-14 36-8 20 10 30 6 28-4 44-2v36Z"
    />
    <path
      class="surf"
      d="M6 20q9-7 18 0t18 0 18 0M96 12q9-7 18 0t18 0M190 12q9-7 18 0t18 0M286 14q9-7 18 0t18 0 18 0"
    />
  </Stretched>
);

/** Canvas slung between beams. */
export const Hammocks = () => (
  <Stretched of="hammocks" box="0 0 400 60">
    <path class="beam" d="M2 4h396v7H2Z" />
    <path
      class="sling"
      d="M20 11c14 44 62 44 76 0M96 11c14 44 62 44 76 0M172 11c14 44 62 44 76 0M248 11c14 44 62 44 76 0M324 11c14 44 50 44 64 0"
    />
    <path class="post" d="M20 4v52M96 4v52M172 4v52M248 4v52M324 4v52M388 4v52" />
  </Stretched>
);

/** A gun run out to the right; its powder squares lie on the barrel. */
export const Barrel = () => (
  <Stretched of="barrel" box="0 0 200 60">
    <path class="carriage" d="M24 44h128l10 13H14Z" />
    <path
      class="iron"
      d="M3 24c6-4 8-3 10-10 4-8 14-8 20-8l146 4 3-6h13l3 26-3 26h-13l-3-6-146 4c-6 0-16 0-20-8-2-7-4-6-10-10-4-3-4-9 0-12Z"
    />
    <path class="band" d="M40 6v48M150 9v42M182 4v52" />
  </Stretched>
);

/** A chest with its lid open; the treasure lies in its body. */
export const ChestBody = () => (
  <Stretched of="chest-body" box="0 0 100 120">
    <path class="lid" d="M6 34C6 12 20 4 50 4s44 8 44 30Z" />
    <path class="strap" d="M20 9v25M80 9v25M6 34h88" />
    <path class="body" d="M4 36h92v74c0 4-3 7-7 7H11c-4 0-7-3-7-7Z" />
    <path class="strap" d="M4 40h92M14 40v76M86 40v76" />
  </Stretched>
);

/** Where the chest would be buried: the cross is drawn when it is. */
export const Island = ({ crossed }: { crossed: boolean }) => (
  <svg class="rw-isle" viewBox="0 0 80 32" aria-hidden="true">
    <path class="land" d="M4 24c2-8 12-7 17-12s12-9 20-6 14-2 20 3 3 8 10 10 6 8 0 10-60 3-67 0c-2-1-1-3 0-5Z" />
    <path class="palm" d="M60 18c0-5 1-8 3-11m0 0c-5-3-8-1-9 1m9-1c4-4 8-2 9 0m-9 0c0-4-4-6-6-5" />
    <path class="trail" d="M8 27c8-3 10 0 16-4s8-2 12-4" />
    <path class={crossed ? 'cross crossed' : 'cross'} d="m34 12 13 11m0-12L34 24" />
  </svg>
);
