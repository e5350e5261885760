// Every entry of a words file of the web is used by some component: a sentence that nothing shows would be translated
// for nobody. What counts as a use is read from the syntax: `words.a.b` uses that entry, `words.a` by itself (handed
// on, or indexed by a variable) everything below it. Lessons, tips and examples are given their sentences, so there
// what they read is recorded.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, test } from 'node:test';
import { COURSE_IDS, loadCourse, loadExamples, loadFirsts, loadGuide } from '@quayside/rules/courses';
import { parseSync } from 'vite';
import { SRC } from './allWords.ts';

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap(value => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const programs = new Map<string, Node>();
for (const path of globSync('**/*.{ts,tsx}', { cwd: SRC }))
  programs.set(join(SRC, path), parseSync(path, readFileSync(join(SRC, path), 'utf8')).program as unknown as Node);

/** An exported result of defineWords, and the paths of its entries as they are written there. */
type WordsExport = { file: string; name: string; entries: string[] };

const keyOf = (property: Node): string => {
  const key = property['key'] as Node;
  return String(key['name'] ?? key['value']);
};

/** Entries made by a spread or by a call are not listed: they are texts of the rules, by id of a card. */
function entriesOf(object: Node, path: string): string[] {
  return (object['properties'] as Node[]).flatMap(property => {
    if (property.type !== 'Property') return [];
    const value = property['value'] as Node;
    const at = `${path}.${keyOf(property)}`;
    return value.type === 'ObjectExpression' ? entriesOf(value, at) : [at];
  });
}

function exportsOf(file: string, program: Node): WordsExport[] {
  return (program['body'] as Node[]).flatMap(statement => {
    const declaration = statement['declaration'] ?? statement;
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return [];
    return (declaration['declarations'] as Node[]).flatMap(({ id, init }) => {
      if (!isNode(init) || init.type !== 'CallExpression') return [];
      const [, english] = init['arguments'] as Node[];
      const isWords = (init['callee'] as Node)['name'] === 'defineWords' && english?.type === 'ObjectExpression';
      const name = String((id as Node)['name']);
      return isWords ? [{ file, name, entries: entriesOf(english, '') }] : [];
    });
  });
}

/** `words.a['b']` as ['words', 'a', 'b']; what is computed ends the path. */
function pathOf(node: Node): string[] | null {
  if (node.type === 'Identifier') return [String(node['name'])];
  if (node.type !== 'MemberExpression') return null;
  const path = pathOf(node['object'] as Node);
  if (!path || path.at(-1) === '*') return path;
  const property = node['property'] as Node;
  if (node['computed'] !== true) return [...path, String(property['name'])];
  return [...path, property.type === 'Literal' ? String(property['value']) : '*'];
}

/** The paths below `name` that a file uses; a local name for a part of them is followed. */
function usesOf(program: Node, name: string): string[] {
  const local = new Map([[name, '']]);
  const uses: string[] = [];
  const visit = (node: Node, parent: Node | null): void => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) {
      const path = pathOf(node['init']);
      const target = node['id'] as Node;
      if (path && local.has(path[0]!) && !path.includes('*')) {
        const below = [local.get(path[0]!)!, ...path.slice(1)].join('.');
        if (target.type === 'Identifier') return void local.set(String(target['name']), below);
        if (target.type === 'ObjectPattern') {
          for (const property of target['properties'] as Node[])
            uses.push(property.type === 'Property' ? `${below}.${keyOf(property)}` : below);
          return;
        }
      }
      return void visit(node['init'], node); // what is declared is no use
    }
    const isKey = parent?.type === 'Property' && parent['key'] === node && parent['value'] !== node;
    const path = isKey ? null : pathOf(node);
    if (path && local.has(path[0]!)) {
      uses.push([local.get(path[0]!)!, ...path.slice(1)].join('.').replace(/\.\*$/, ''));
      for (let part = node; part.type === 'MemberExpression'; part = part['object'] as Node)
        if (part['computed'] === true) visit(part['property'] as Node, part);
      return;
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program, null);
  return uses;
}

/** The name under which a file imports an export of another; its own name in the file itself. */
function importedAs(user: string, program: Node, { file, name }: WordsExport): string | null {
  if (user === file) return name;
  for (const statement of program['body'] as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (join(dirname(user), String((statement['source'] as Node)['value'])) !== file) continue;
    for (const specifier of statement['specifiers'] as Node[])
      if ((specifier['imported'] as Node | undefined)?.['name'] === name)
        return String((specifier['local'] as Node)['name']);
  }
  return null;
}

describe('Every entry of a words file is used', () => {
  const all = [...programs].flatMap(([file, program]) => exportsOf(file, program));

  test('words files are found', () => assert.ok(all.length > 40 && all.every(({ entries }) => entries.length > 0)));

  for (const words of all)
    test(`${relative(SRC, words.file)}: ${words.name}`, () => {
      const uses = [...programs].flatMap(([user, program]) => {
        const name = importedAs(user, program, words);
        return name === null ? [] : usesOf(program, name);
      });
      const isUsed = (entry: string) =>
        uses.some(use => entry === use || entry.startsWith(`${use}.`) || use.startsWith(`${entry}.`));
      assert.deepEqual(
        words.entries.filter(entry => !isUsed(entry)),
        [],
      );
    });
});

/** A sentence is a list of its parts, a title a string; whatever else is an object holds entries. */
const holdsEntries = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of `words` that `use` does not read. */
function unreadBy<W extends object>(use: (words: W) => unknown, words: W): string[] {
  const unread = new Set<string>();
  const watched = <T extends object>(entries: T, path: string): T => {
    for (const [key, value] of Object.entries(entries)) if (!holdsEntries(value)) unread.add(`${path}${key}`);
    const parts = new Map(
      Object.entries(entries).flatMap(([key, value]) =>
        holdsEntries(value) ? [[key, watched(value, `${path}${key}.`)]] : [],
      ),
    );
    return new Proxy(entries, {
      get(target, key) {
        unread.delete(`${path}${String(key)}`);
        return parts.get(String(key)) ?? Reflect.get(target, key);
      },
    });
  };
  use(watched(words, ''));
  return [...unread];
}

describe('Every sentence of a lesson, a tip or an example is used', () => {
  test('one that is not read is found', () => {
    const words = { first: { say: 'a', watch: ['b'] }, title: 'c' };
    assert.deepEqual(
      unreadBy(({ first, title }) => [first.say, title], words),
      ['first.watch'],
    );
  });

  for (const id of COURSE_IDS)
    test(id, async () => {
      const course = (await loadCourse(id))!;
      const examples = (await loadExamples(id))!;
      const guide = (await loadGuide(id))!;
      assert.deepEqual(unreadBy(course.lessons, course.words), []);
      assert.deepEqual(unreadBy(examples.examples, examples.words), []);
      const firsts = (await loadFirsts(id))!;
      assert.deepEqual(unreadBy(firsts.firsts, firsts.words), []);
      // What else a guide has is handed on whole.
      const isTip = (entry: string) => entry.startsWith('tips.');
      assert.deepEqual(unreadBy(guide.tips, guide.words).filter(isTip), []);
    });
});
