import { defineConfig, type Plugin } from 'vite';
import { breakpointNames } from './breakpointNames.ts';
import { fontSubsets } from './fontSubsets.ts';
import { precompress } from './precompress.ts';
import { rulesHtml } from './rulesHtml.ts';

/** Turns `RULES.md?rules` into HTML while building, so no Markdown is parsed in the browser. */
const rules: Plugin = {
  name: 'quayside-rules',
  enforce: 'pre',
  transform: {
    filter: { id: /\.md\?rules$/ },
    handler: markdown => ({ code: `export default ${JSON.stringify(rulesHtml(markdown))};`, map: null }),
  },
};

/** main.tsx imports the app when the words are there; the browser is to fetch both at once. */
const preloadApp: Plugin = {
  name: 'quayside-preload-app',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = new Set<string>();
      const add = (name: string): void => {
        const file = bundle[name];
        if (file?.type !== 'chunk' || chunks.has(name)) return;
        chunks.add(name);
        file.imports.forEach(add);
      };
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.name === 'start') add(file.fileName);
      const styles = [...chunks].flatMap(name => {
        const file = bundle[name];
        return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
      });
      const links = [
        ...[...chunks].map(file => ({ rel: 'modulepreload', href: `/${file}` })),
        ...[...new Set(styles)].map(file => ({ rel: 'stylesheet', href: `/${file}` })),
      ];
      return links
        .filter(({ href }) => !html.includes(href))
        .map(attrs => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }));
    },
  },
};

/** Modules of ours that belong to no single game: pieces, and the rules' kit. */
const SHARED = /web\/src\/(ui|shared|playback)\/|web\/src\/games\/\w+\.tsx?$|rules\/src\/kit\/(?!geometry)/;

const server = `localhost:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [rules, breakpointNames, fontSubsets, preloadApp, precompress],
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
    rolldownOptions: {
      checks: { pluginTimings: false },
      // One file for what the front page needs: the app is imported when its words are there, and would fall to pieces.
      // What main.tsx itself needs stands apart: it must not evaluate the app.
      output: {
        codeSplitting: {
          groups: [
            // The pseudo-language comes when it is asked for.
            { name: 'words', test: /src\/words\/(?!pseudo|recordWords)\w+\.ts$|preload-helper/, priority: 6 },
            { name: 'start', test: /src\/start\.tsx$/, priority: 5 },
            // What covers and boards both draw with: a board need not fetch the covers for it.
            {
              name: 'art',
              test: /src\/(ui\/art\/|ui\/Mark\.tsx|dice\/marks\.tsx|games\/([\w-]+\/palette\.css|rolling-with-the-waves\/art\/skull\.tsx|waves-of-fortune\/art\/king\.tsx))/,
              priority: 4.5,
            },
            // The five covers stand on the front page together; the shell of a table, whatever the game, comes as one.
            { name: 'covers', test: /src\/games\/covers\.ts$/, priority: 4 },
            { name: 'table', test: /src\/table\/TablePage\.tsx$/, priority: 3 },
            // What several boards draw with. Without this each small module they share would be a file of its own; it
            // comes before the next, which would take what it needs of it along.
            { name: 'pieces', test: SHARED, minShareCount: 2, priority: 2.7 },
            // Rules, board, guide and falling dice of Rattle, Battle share these; apart they would be small files, and
            // with the pieces every board would fetch them.
            {
              name: 'rattle-battle-shared',
              test: /rules\/src\/rattle-battle\/(tables\/|facts\/|effects\/|phases\/|forecast|standings|words\/pieces\.ts)|rules\/src\/kit\/geometry|dice\/src\/|web\/src\/dice\//,
              minShareCount: 2,
              priority: 2.5,
            },
          ],
        },
      },
    },
  },
});
