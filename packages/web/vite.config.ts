import { defineConfig, type Plugin } from 'vite';
import { rulesHtml } from './rulesHtml.ts';

/** Turns `RULES.md?rules` into HTML while building, so no Markdown is parsed in the browser. */
const rules: Plugin = {
  name: 'quayside-rules',
  enforce: 'pre',
  transform: {
    filter: { id: /RULES\.md\?rules$/ },
    handler: markdown => ({ code: `export default ${JSON.stringify(rulesHtml(markdown))};`, map: null }),
  },
};

const server = `localhost:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [rules],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: {
    port: 5173,
    proxy: { '/api': { target: `http://${server}` }, '/socket': { target: `ws://${server}`, ws: true } },
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // What an open page was made of stays until `serve` forgets it: a rebuild must not break a game in play.
    emptyOutDir: false,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Everything comes as a file that the browser can keep, and pages need no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The box in space and the physics that checks it are large, and come only when dice fall.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
