// Changes the source of a module of the server while it is loaded: how a node is made that breaks a rule of the
// cluster. No setting of the server leads here.

import { registerHooks } from 'node:module';

/** Each text must be there once, so that a sabotage cannot become one that changes nothing. */
export function rewrite(file: string, changes: readonly (readonly [from: string, to: string])[]): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(file)) return loaded;
      let source = String(loaded.source);
      for (const [from, to] of changes) {
        if (source.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
        source = source.replace(from, to);
      }
      return { ...loaded, source };
    },
  });
}
