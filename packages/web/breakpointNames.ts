// Puts the sizes of src/ui/breakpoints.ts into the queries of style sheets.

import type { Plugin } from 'vite';
import { BREAKPOINTS } from './src/ui/breakpoints.ts';

/** The condition of an @media or @container rule. */
const QUERY = /@(?:media|container)\b[^{]*/g;
const sizes: Readonly<Record<string, string>> = BREAKPOINTS;

/** `@media (width >= --tablet)` becomes `@media (width >= 40rem)`. A name that is not declared stops the build. */
export const withSizes = (css: string): string =>
  css.replace(QUERY, query =>
    query.replace(/--([\w-]+)/g, (_, name: string) => {
      const size = sizes[name];
      if (!size) throw new Error(`No breakpoint is called --${name}; src/ui/breakpoints.ts lists them.`);
      return size;
    }),
  );

export const breakpointNames: Plugin = {
  name: 'quayside-breakpoints',
  enforce: 'pre',
  transform: { filter: { id: /\.css$/ }, handler: css => ({ code: withSizes(css), map: null }) },
};
