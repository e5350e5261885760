// Reads type declarations from the text of a TypeScript file: as much of the language as the types of games use. Their
// comments are kept, because they are the sentences of the schema. What is not understood throws.

export type TypeNode =
  | { node: 'name'; name: string; args: TypeNode[] }
  | { node: 'literal'; value: string | number | boolean | null }
  | { node: 'template'; parts: (string | TypeNode)[] }
  | { node: 'object'; fields: Field[] }
  | { node: 'array'; of: TypeNode }
  | { node: 'tuple'; items: TypeNode[] }
  | { node: 'union'; of: Variant[] }
  | { node: 'both'; of: TypeNode[] }
  | { node: 'indexed'; of: TypeNode; by: TypeNode }
  | { node: 'keyof'; of: TypeNode }
  | { node: 'typeof'; name: string };

export type Field = { name: string; isOptional: boolean; type: TypeNode; doc: string };
export type Variant = { type: TypeNode; doc: string };
/** `type`: read when it is asked for, since files have types that no game sends. */
export type Declaration = { name: string; params: string[]; doc: string; type(): TypeNode };

/** `imports`: by name as used here, the file it comes from (as written) and its name there; `*` re-exports by file. */
export type ParsedFile = {
  declarations: Map<string, Declaration>;
  imports: Map<string, { from: string; name: string }>;
  reexports: string[];
};

type Token = { kind: 'doc' | 'word' | 'string' | 'number' | 'template' | 'mark'; text: string };

const TOKEN =
  /\/\*\*([\s\S]*?)\*\/|\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\]|\\.)*)'|`([^`]*)`|(-?\d[\d_]*(?:\.\d+)?)|([A-Za-z_$][\w$]*)|(=>|[{}()[\]<>|&;:,=?.*])|\s+|(.)/g;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [, doc, string, template, number, word, mark, other] of text.matchAll(TOKEN)) {
    if (doc !== undefined) tokens.push({ kind: 'doc', text: sentenceOf(doc) });
    else if (string !== undefined) tokens.push({ kind: 'string', text: string });
    else if (template !== undefined) tokens.push({ kind: 'template', text: template });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
    else if (other !== undefined) tokens.push({ kind: 'mark', text: other });
  }
  return tokens;
}

const sentenceOf = (comment: string): string =>
  comment
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const IMPORT = /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']*)';/gm;
const REEXPORT = /^export (?:type )?\* from '(\.[^']*)';/gm;
const DECLARED = /^(?:export )?type (\w+)(?:<([^=]*?)>)? =/gm;

export function parseFile(text: string): ParsedFile {
  const imports: ParsedFile['imports'] = new Map();
  for (const [, names, from] of text.matchAll(IMPORT))
    for (const part of names!.split(',')) {
      const [name, as = name] = part
        .replace(/\btype\b/, '')
        .trim()
        .split(/\s+as\s+/);
      if (name) imports.set(as!, { from: from!, name });
    }
  const declarations: ParsedFile['declarations'] = new Map();
  for (const match of text.matchAll(DECLARED)) {
    const [found, name, params = ''] = match;
    const doc = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, match.index))?.[1] ?? '';
    const body = declarationAt(text, match.index + found.length);
    const declared = params.split(',').map(param => param.trim().split(' ')[0]!);
    declarations.set(name!, {
      name: name!,
      params: declared.filter(Boolean),
      doc: sentenceOf(doc),
      type: () => new Parser(tokensOf(body)).whole(),
    });
  }
  return { declarations, imports, reexports: [...text.matchAll(REEXPORT)].map(([, from]) => from!) };
}

/** As far as the next statement, which begins at the start of a line. */
const declarationAt = (text: string, from: number): string => text.slice(from).split(/\n(?=[a-z/])/)[0]!;

class Parser {
  readonly #tokens: Token[];
  #at = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  whole(): TypeNode {
    const type = this.#union();
    if (!this.#takes(';')) throw this.#stuck();
    return type;
  }

  #union(): TypeNode {
    const of: Variant[] = [];
    let doc = this.#doc();
    this.#takes('|');
    do {
      doc = this.#doc() || doc;
      of.push({ type: this.#both(), doc });
      doc = this.#doc();
    } while (this.#takes('|'));
    return of.length === 1 ? of[0]!.type : { node: 'union', of };
  }

  #both(): TypeNode {
    const of = [this.#postfix()];
    while (this.#takes('&')) of.push(this.#postfix());
    return of.length === 1 ? of[0]! : { node: 'both', of };
  }

  #postfix(): TypeNode {
    let type = this.#prefix();
    while (this.#takes('[')) {
      if (this.#takes(']')) type = { node: 'array', of: type };
      else {
        type = { node: 'indexed', of: type, by: this.#union() };
        this.#needs(']');
      }
    }
    return type;
  }

  #prefix(): TypeNode {
    if (this.#takes('readonly')) return this.#postfix();
    if (this.#takes('keyof')) return { node: 'keyof', of: this.#prefix() };
    if (this.#takes('typeof')) return { node: 'typeof', name: this.#next().text };
    return this.#primary();
  }

  #primary(): TypeNode {
    const { kind, text } = this.#next();
    if (kind === 'string') return { node: 'literal', value: text };
    if (kind === 'number') return { node: 'literal', value: Number(text.replaceAll('_', '')) };
    if (kind === 'template') return templateOf(text);
    if (kind === 'word') return this.#named(text);
    if (text === '(') {
      const inner = this.#union();
      this.#needs(')');
      return inner;
    }
    if (text === '[') return { node: 'tuple', items: this.#list(']') };
    if (text === '{') return { node: 'object', fields: this.#fields() };
    throw this.#stuck();
  }

  #named(name: string): TypeNode {
    if (name === 'null') return { node: 'literal', value: null };
    if (name === 'true' || name === 'false') return { node: 'literal', value: name === 'true' };
    return { node: 'name', name, args: this.#takes('<') ? this.#list('>') : [] };
  }

  /** Types parted by commas; the names of the parts of a tuple are passed over. */
  #list(end: string): TypeNode[] {
    const items: TypeNode[] = [];
    while (!this.#takes(end)) {
      if (this.#tokens[this.#at + 1]?.text === ':') this.#at += 2;
      items.push(this.#union());
      this.#takes(',');
    }
    return items;
  }

  #fields(): Field[] {
    const fields: Field[] = [];
    for (let doc = this.#doc(); !this.#takes('}'); doc = this.#doc()) {
      this.#takes('readonly');
      const name = this.#next().text;
      const isOptional = this.#takes('?');
      this.#needs(':');
      fields.push({ name, isOptional, type: this.#union(), doc });
      if (!this.#takes(';')) this.#takes(',');
    }
    return fields;
  }

  #doc(): string {
    let doc = '';
    while (this.#tokens[this.#at]?.kind === 'doc') doc = this.#tokens[this.#at++]!.text;
    return doc;
  }

  #takes(text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.text !== text || token.kind === 'string' || token.kind === 'doc') return false;
    this.#at += 1;
    return true;
  }

  #needs(text: string): void {
    if (!this.#takes(text)) throw this.#stuck();
  }

  #next(): Token {
    const token = this.#tokens[this.#at++];
    if (!token) throw this.#stuck();
    return token;
  }

  #stuck(): Error {
    const near = this.#tokens.slice(Math.max(0, this.#at - 6), this.#at + 4).map(({ text }) => text);
    return new Error(`a type that cannot be read, near: ${near.join(' ')}`);
  }
}

/** `+${Direction}`: texts and the types between them. */
function templateOf(text: string): TypeNode {
  const parts = text
    .split(/\$\{|\}/)
    .map((part, at) => (at % 2 === 0 ? part : new Parser(tokensOf(`${part};`)).whole()));
  return { node: 'template', parts: parts.filter(part => part !== '') };
}
