// The import graph of the sources, read from their text: every kind of import counts, also of types, re-exports and
// `import()`. A file that is run as a thread or a process of its own is not imported.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

/** By file (path from the root of the repository), the files of ours it imports by path. */
export type ImportGraph = Map<string, string[]>;

/** What a text imports, as it is written there. */
export const importsIn = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, target = '']) => target);

export function importGraph(root: string, pattern: string): ImportGraph {
  const files = globSync(pattern, { cwd: root }).filter(file => !file.includes('/test/'));
  return new Map(files.map(file => [file, filesImported(file, readFileSync(join(root, file), 'utf8'))]));
}

export const filesImported = (file: string, text: string): string[] =>
  importsIn(text)
    .filter(target => target.startsWith('.') && /\.tsx?$/.test(target))
    .map(target => join(dirname(file), target));

/** Groups of files that import each other in a circle, each sorted (Tarjan's strongly connected components). */
export function cyclesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || graph.get(file)!.includes(file)) cycles.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
