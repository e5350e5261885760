// What players read stands in words files, where a translator finds it. This looks through every other file of the web
// for text that would be shown.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parseSync } from 'vite';

const SRC = join(import.meta.dirname, '../src');

/** Folders and files whose sentences have not been moved yet. It only ever gets shorter. */
const NOT_YET: readonly string[] = [];

/** What looks like text and is not, each with its reason: file and literal. */
const ALLOWED: Readonly<Record<string, string>> = {
  'notify/Webhook.tsx: https://': 'how an address begins',
  'table/boardPicture.ts: image/svg+xml': 'a type of file',
  'ui/pageTitle.ts: Quayside': 'the name of the site, in every language',
  'games/markPieces.ts: <span class="rule-piece" data-rule-piece="…">…</span>': 'HTML around a word',
};

/** Attributes of elements and components, and fields of objects, whose value is read or heard. */
const VISIBLE = new Set(
  'alt aria-label aria-description aria-roledescription aria-valuetext ariaLabel caption empty heading help hint label legend message note placeholder prompt sentence summary text title tip tooltip waiting'.split(
    ' ',
  ),
);

/** Properties of elements and of the page that show whatever they are given. */
const SHOWING = new Set([...VISIBLE, 'textContent', 'innerText']);

/** Calls whose text is for programs or developers. */
const SILENT =
  /^(Error|TypeError|RangeError|RegExp|reportError|matchMedia|querySelector|querySelectorAll|closest|matches|addEventListener|getContext|setProperty|setAttribute|split|glob)$/;

type Node = { type: string; [field: string]: unknown };
/** `shown`: any word is read by people. `plain`: two words are, or one with a capital. `silent`: nothing is. */
type Visibility = 'shown' | 'plain' | 'silent';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** A word like "Won" or "Turn …": no path, no address, no name in camel case and no key of the keyboard. */
const hasCapitalWord = (text: string): boolean =>
  /(^|[^\w/.#?&=-])[A-Z][a-z]+(?![\w/=-])/.test(text) && !/^(Arrow|Enter|Tab|Shift|Control|Alt|Meta)$/.test(text);

const isStyleText = (text: string): boolean =>
  /^[\s\S]*(\b\d*(px|rem|em|deg|ms|fr|vw|cqw)\b|var\(|rgb|url\(|calc\(|\{)/.test(text) ||
  /^[a-z0-9-]+\(/.test(text.trim());

/** A word that is set off by a space, to stand beside others: “… gold”, “ and ”. */
const isPartOfSentence = (text: string): boolean =>
  /(^|…)\s+\p{L}{2,}(?![\w(-])|(^|[\s…])\p{L}{2,}\s+($|…)/u.test(text);

/** Class names with hyphens, paths of drawings and addresses. */
function isCode(text: string): boolean {
  const bare = text.replace(/\s?…\s?/g, '').trim(); // without the places of the arguments
  return (
    /^[#.:/?&=\w-]*$/.test(bare) ||
    /^\.?[a-z][a-z0-9]*(-[a-z0-9]+)+-?(\s+\.?[a-z][a-z0-9-]*)*$/.test(bare) ||
    /(^|\s)[.#[][a-z]/.test(text)
  );
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`;
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  return String(node['name'] ?? node['value'] ?? '');
};

/** What `element.setAttribute('aria-label', …)` and the like show; null for any other node. */
function visibleAttribute(node: Node): Node | null {
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'setAttribute') return null;
  const [name, value] = node['arguments'] as Node[];
  return VISIBLE.has(nameOf(name)) ? value! : null;
}

/** Where the parts of a node stand, by field; a part that is not named stands where the node does. */
function placesIn(node: Node, place: Visibility): Record<string, Visibility> {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { source: 'silent' };
    case 'JSXElement':
    case 'JSXFragment':
      return { children: 'shown' };
    case 'JSXAttribute': {
      const name = nameOf(node['name']);
      return { name: 'silent', value: VISIBLE.has(name) ? 'shown' : 'plain' };
    }
    case 'Property':
      return {
        key: 'silent',
        value: VISIBLE.has(nameOf(node['key'])) ? 'shown' : place === 'silent' ? place : 'plain',
      };
    case 'AssignmentExpression':
      return SHOWING.has(nameOf(node['left'])) ? { left: 'silent', right: 'shown' } : {};
    case 'CallExpression':
    case 'NewExpression':
      return { arguments: SILENT.test(nameOf(node['callee'])) ? 'silent' : place === 'silent' ? place : 'plain' };
    case 'BinaryExpression':
      return node['operator'] === '+' ? {} : { left: 'silent', right: 'silent' };
    case 'ConditionalExpression':
      return { test: 'plain' };
    case 'LogicalExpression':
      return node['operator'] === '&&' ? { left: 'plain' } : {};
    case 'MemberExpression':
      return { object: 'plain', property: 'silent' };
    case 'SwitchCase':
      return { test: 'silent' };
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return { params: 'plain', body: (node['body'] as Node).type === 'BlockStatement' ? 'plain' : place };
    default:
      return {};
  }
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

const isStyle = (node: Node): boolean =>
  node.type === 'JSXAttribute' &&
  /^(class|style|d|transform|points|viewBox|preserveAspectRatio|accept|data-.*|id|key|part|href|to|fill|stroke.*|filter|kind|gridArea|mask|type|xmlns|rel)$/.test(
    nameOf(node['name']),
  );

/** Every literal of a file that a player would read. */
export function literalsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, place: Visibility): void => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return;
    const shown = visibleAttribute(node);
    if (shown) {
      visit(shown, 'shown');
      return;
    }
    const text = textOf(node);
    if (text !== null && place !== 'silent') {
      const capital = hasCapitalWord(text);
      const isPart = isPartOfSentence(text);
      const least = place === 'shown' || node.type === 'JSXText' || capital || isPart ? 1 : 2;
      const isText =
        wordsIn(text) >= least && (place === 'shown' || !(isStyleText(text) || (isCode(text) && !capital && !isPart)));
      if (isText) found.push(text.trim().replace(/\s+/g, ' '));
    }
    const places = placesIn(node, place);
    for (const [field, value] of Object.entries(node)) {
      const inside = isStyle(node) ? 'silent' : (places[field] ?? place);
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) visit(part, inside);
    }
  };
  visit(parseSync(file, source).program as unknown as Node, 'plain');
  return found;
}

/** For developers, who read English. */
const isGallery = (file: string): boolean => /(^|\/)gallery(\/|\.tsx$)/.test(file);

const isWords = (file: string): boolean => /(^|\/)(words\/|words\.tsx?$|\w*Words\.tsx?$)/.test(file);

const files = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(
  file => !isWords(file) && !isGallery(file) && !file.endsWith('.d.ts'),
);
const literals = files
  .flatMap(file => literalsIn(file, readFileSync(join(SRC, file), 'utf8')).map(text => `${file}: ${text}`))
  .filter(found => !Object.hasOwn(ALLOWED, found));
const isLeft = (found: string): boolean => NOT_YET.some(path => found.startsWith(path));

describe('What players read', () => {
  test('stands in words files', () => {
    assert.deepEqual(
      literals.filter(found => !isLeft(found)),
      [],
    );
  });

  test('A folder that is done is no longer left out', () => {
    assert.deepEqual(
      NOT_YET.filter(path => !literals.some(found => found.startsWith(path))),
      [],
    );
  });

  test('What is allowed is still there', () => {
    const all = files.flatMap(file =>
      literalsIn(file, readFileSync(join(SRC, file), 'utf8')).map(t => `${file}: ${t}`),
    );
    assert.deepEqual(
      Object.keys(ALLOWED).filter(found => !all.includes(found)),
      [],
    );
  });
});

describe('A literal is found', () => {
  const finds = (source: string, ...texts: string[]) => assert.deepEqual(literalsIn('a.tsx', source), texts, source);

  test('between tags, in attributes that are read or heard, and in an expression', () => {
    finds('<p>Sit</p>', 'Sit');
    finds('<button aria-label="Sit" class="big button" />', 'Sit');
    finds('<p title={late ? "Late" : words.early}>{n === 1 ? "one" : many}</p>', 'Late', 'one');
    finds('<p>{`$' + '{n} tables`}</p>', '… tables');
  });

  test('in a string or a template of two words, and in a field that is shown', () => {
    finds('const x = "You left";', 'You left');
    finds('say(`You left $' + '{name}`);', 'You left …');
    finds('const row = { label: "Seat", id: "seat" };', 'Seat');
  });

  test('in an attribute of any name, and as one word with a capital', () => {
    finds('<Button why="No wind" />', 'No wind');
    finds('<Mark says="Taken" />', 'Taken');
    finds('<Row name="Gold" />', 'Gold');
    finds('const colours = { red: "Red" };', 'Red');
    finds('const prompt = `Turn $' + '{n}`;', 'Turn …');
    finds('const end = cond ? "Won" : "Lost";', 'Won', 'Lost');
  });

  test('as one small word that is put beside others', () => {
    finds('show(`$' + '{n} gold`);', '… gold');
    finds('const left = n + " gold";', 'gold');
    finds('names.join(" and ");', 'and');
    finds('const wide = `$' + '{card}-wide $' + '{on}`; move(`$' + '{at} scale(1)`);');
  });

  test('where code puts it on the page', () => {
    finds('note.textContent = "gone";', 'gone');
    finds('document.title = late ? "late" : words.early;', 'late');
    finds('link.setAttribute("aria-label", "gone");', 'gone');
    finds('link.setAttribute("class", "far gone"); link.id = "gone";');
  });

  test('in an argument, whatever the function is called', () => {
    finds('x.add("You left the table");', 'You left the table');
    finds('toast.warn("You left…");', 'You left…');
  });

  test('but not what is for programs and developers', () => {
    finds('import x from "a b/c d"; throw new Error("No such thing.");');
    finds('<p class={on ? "one two" : "three four"} style={{ transform: `translate($' + '{x}px, 0)` }} />');
    finds('<svg viewBox="0 0 4 4" preserveAspectRatio="xMidYMid slice" />; <input accept="application/json,.json" />;');
    finds('if (key.startsWith("Arrow") || key === "Won") keys.add("Enter").add("ArrowLeft");');
    finds('if (key === "Arrow Left") element.closest("dialog button");');
    finds('type A = "one thing" | "another thing";');
  });
});
