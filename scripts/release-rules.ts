// Writes the rules of every game whose version has no file yet as one module without imports, kept for ever: a game
// goes on under the rules it began with. A released file is never written again.

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@quayside/rules';
import { build } from 'vite';
import { ROOT } from './steps.ts';

const RULES = join(ROOT, 'packages/rules');
const RELEASED = join(RULES, 'released');

/** `waves-of-fortune` is exported as `wavesOfFortune` by its folder. */
const exportOf = (id: string): string => id.replace(/-./g, text => text[1]!.toUpperCase());

/** Without comments; names and lines are kept, so that a stack trace can be read. */
const MINIFY = { compress: true, mangle: false, codegen: { removeWhitespace: false } };

async function bundled(id: string): Promise<string> {
  const entry = `\0release:${id}`;
  const source = `import { ${exportOf(id)} } from ${JSON.stringify(join(RULES, 'src', id, 'game.ts'))};
export const game = ${exportOf(id)};`;
  const built = await build({
    configFile: false,
    root: RULES,
    logLevel: 'warn',
    plugins: [
      {
        name: 'release',
        resolveId: name => (name === entry ? name : null),
        load: name => (name === entry ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: MINIFY },
      },
    },
  });
  if (!('output' in built)) throw new Error('The bundler gave more than one build.');
  const [{ code }, ...more] = built.output;
  if (more.length > 0) throw new Error(`The rules of ${id} did not fit into one file.`);
  return code;
}

/** The list that the loader reads. */
function listed(): string {
  const versions: Record<string, number[]> = {};
  for (const file of readdirSync(RELEASED)) {
    const [, id = '', version] = file.match(/^(.+)-(\d+)\.js$/) ?? [];
    if (version) versions[id] = [...(versions[id] ?? []), Number(version)].sort((a, b) => a - b);
  }
  const lines = Object.keys(versions)
    .sort()
    .map(id => {
      const files = versions[id]!.map(version => `    ${version}: () => import('../released/${id}-${version}.js'),\n`);
      return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: {\n${files.join('')}  },\n`;
    });
  return `// Written by \`npm run release-rules\`: the rules of every version that was released.

export const RELEASED: Record<string, Record<number, () => Promise<{ game: unknown }>>> = {\n${lines.join('')}};\n`;
}

for (const [id, { meta }] of Object.entries(GAMES)) {
  const file = join(RELEASED, `${id}-${meta.version}.js`);
  if (existsSync(file)) continue;
  const code = await bundled(id);
  writeFileSync(
    file,
    `// ${meta.title}, version ${meta.version} of its rules, as released. Never edit this file.\n${code}`,
  );
  process.stdout.write(`${id}-${meta.version}.js: ${(code.length / 1000).toFixed(1)} kB\n`);
}
writeFileSync(join(RULES, 'src/released.ts'), listed());
