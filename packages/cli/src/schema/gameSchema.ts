// The JSON Schema of a game, made from the types its rules are written in: `packages/rules/src/<game>/types.ts`, and
// from the lists they name (`(typeof CHESTS)[number]`), whose values are read from the module itself. So it cannot say
// anything else than the types; and a test holds both to thousands of real views, menus, moves and events. Sentences
// are the comments of the types, and for fields without one those of `fields.ts` beside them.

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyGame } from '@quayside/rules';
import type { Field, TypeNode, Variant } from './parseTypes.ts';
import { type Literal, type Scope, TypeFiles } from './typeFiles.ts';

export type Schema = { description?: string; [keyword: string]: unknown };

const RULES = dirname(fileURLToPath(import.meta.resolve('@quayside/rules')));

export async function gameSchema(game: AnyGame): Promise<Schema> {
  const maker = new SchemaMaker(game);
  await maker.loadSentences();
  const [open, own, move, event] = [
    await maker.named('Open'),
    await maker.named('Own'),
    await maker.named('Move'),
    await maker.named('Event'),
  ];
  const $defs: Record<string, Schema> = {
    view: object('What one seat sees: this, and nothing else, is sent to it.', {
      seat: { type: 'integer', minimum: 0, description: 'The seat that looks, from 0.' },
      open: { ...open, description: 'What everybody sees.' },
      own: { ...own, description: 'What this seat alone sees.' },
    }),
    menu: object('What a seat may do now.', {
      ask: {
        enum: Object.keys(game.words.asks),
        description: `What is asked, with its paragraph in RULES.md: ${asksOf(game)}.`,
      },
      moves: { type: 'array', items: move, description: 'Legal moves.' },
      complete: { type: 'boolean', description: 'Whether these are all legal moves; else there are others like them.' },
    }),
    move,
    event,
    ...maker.definitions,
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:quayside:${game.id}:${game.version}`,
    title: `${game.title}, version ${game.version} of the rules`,
    ...object('Each of the four under its name: the definitions below are what a bot is sent, and what it answers.', {
      view: { $ref: '#/$defs/view', description: 'What one seat sees.' },
      menu: { $ref: '#/$defs/menu', description: 'What it may do.' },
      move: { $ref: '#/$defs/move', description: 'What it does.' },
      event: { $ref: '#/$defs/event', description: 'What it is told of what happened.' },
    }),
    $defs,
  };
}

const asksOf = ({ words }: AnyGame): string =>
  Object.entries(words.asks)
    .map(([ask, { rule }]) => `${ask} (${rule})`)
    .join(', ');

const object = (description: string, properties: Record<string, Schema>): Schema => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

class SchemaMaker {
  /** Of named types, by the name in the schema. */
  readonly definitions: Record<string, Schema> = {};
  readonly #types = new TypeFiles();
  readonly #glossary: string;
  readonly #folder: string;
  /** By file and name: the name in the schema. */
  readonly #names = new Map<string, string>();
  #sentences: Record<string, string> = {};

  readonly #game: AnyGame;

  constructor(game: AnyGame) {
    this.#game = game;
    this.#folder = join(RULES, game.id);
    this.#glossary = join(this.#folder, 'types.ts');
  }

  async loadSentences(): Promise<void> {
    const { FIELDS } = await import(pathToFileURL(join(this.#folder, 'fields.ts')).href);
    this.#sentences = FIELDS;
  }

  /** A type of types.ts. */
  named(name: string): Promise<Schema> {
    return this.#reference(name, { file: this.#glossary, params: new Map(), paramScope: null });
  }

  async #reference(name: string, scope: Scope): Promise<Schema> {
    const found = this.#types.find(name, scope.file);
    if (!found) throw new Error(`${scope.file} has no type ${name}`);
    const { file, declaration } = found;
    const key = `${file} ${name}`;
    const known = this.#names.get(key);
    if (known) return { $ref: `#/$defs/${known}` };
    const taken = new Set(this.#names.values());
    let as = name;
    for (let n = 2; taken.has(as); n++) as = `${name}${n}`;
    this.#names.set(key, as);
    this.definitions[as] = {}; // in the order in which they are first named
    const schema = await this.#schema(declaration.type(), { file, params: new Map(), paramScope: null }, name);
    const description = declaration.doc || this.#sentences[name];
    this.definitions[as] = description ? { description, ...schema } : schema;
    return { $ref: `#/$defs/${as}` };
  }

  async #schema(type: TypeNode, scope: Scope, owner: string): Promise<Schema> {
    const literals = await this.#types.literals(type, scope);
    if (literals) return literals.length === 1 ? { const: literals[0] } : { enum: literals };
    switch (type.node) {
      case 'name':
        return this.#namedSchema(type, scope, owner);
      case 'array':
        return { type: 'array', items: await this.#schema(type.of, scope, owner) };
      case 'tuple': {
        const prefixItems = await Promise.all(type.items.map(item => this.#schema(item, scope, owner)));
        return { type: 'array', prefixItems, items: false, minItems: prefixItems.length };
      }
      case 'union':
        return { anyOf: await this.#variants(type.of, scope, owner) };
      case 'object':
        return this.#object(type.fields, scope, owner);
      case 'both':
        return this.#both(type.of, scope, owner);
      default:
        throw new Error(`${owner}: a type (${type.node}) that has no schema`);
    }
  }

  async #variants(of: Variant[], scope: Scope, owner: string): Promise<Schema[]> {
    const variants: Schema[] = [];
    const plain: Literal[] = [];
    for (const { type, doc } of of) {
      const literals = await this.#types.literals(type, scope);
      if (literals) plain.push(...literals);
      else {
        const schema = await this.#schema(type, scope, owner);
        const description = doc || this.#sentences[`${owner} ${tagOf(schema)}`];
        variants.push(description && !('$ref' in schema) ? { description, ...schema } : schema);
      }
    }
    return plain.length > 0 ? [...variants, { enum: plain }] : variants;
  }

  async #namedSchema({ name, args }: { name: string; args: TypeNode[] }, scope: Scope, owner: string): Promise<Schema> {
    const bound = scope.params.get(name);
    if (bound) return this.#schema(bound, scope.paramScope!, owner);
    switch (name) {
      case 'number':
        return { type: 'number' };
      case 'string':
        return { type: 'string' };
      case 'boolean':
        return { type: 'boolean' };
      case 'Partial':
        return { ...(await this.#schema(args[0]!, scope, owner)), required: [] };
      case 'Record':
        return this.#record(args, scope, owner);
    }
    return this.#reference(name, scope);
  }

  async #record([key, value]: TypeNode[], scope: Scope, owner: string): Promise<Schema> {
    const keys = await this.#types.literals(key!, scope);
    const of = await this.#schema(value!, scope, owner);
    if (!keys) return { type: 'object', additionalProperties: of };
    const described = (name: string): Schema => ({
      ...of,
      description: this.#sentences[`${owner}.${name}`] ?? `For “${name}”: as in the other fields of this table.`,
    });
    const properties = Object.fromEntries(keys.map(name => [String(name), described(String(name))]));
    return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  }

  async #object(fields: Field[], scope: Scope, owner: string): Promise<Schema> {
    const tag = await this.#tag(fields, scope);
    const properties: Record<string, Schema> = {};
    for (const field of fields) {
      const schema = await this.#schema(field.type, scope, owner);
      properties[field.name] = { ...schema, description: this.#sentence(owner, tag, field, schema) };
    }
    const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
    return { type: 'object', properties, required, additionalProperties: false };
  }

  /** Objects that are joined have the fields of all; where one is a choice, there is one joined object for each. */
  async #both(of: TypeNode[], scope: Scope, owner: string): Promise<Schema> {
    const parts = await Promise.all(of.map(part => this.#resolved(part, scope)));
    let joined: { fields: Field[]; doc: string; scope: Scope }[] = [{ fields: [], doc: '', scope }];
    for (const part of parts) {
      const choices = part.type.node === 'union' ? part.type.of : [{ type: part.type, doc: '' }];
      joined = joined.flatMap(({ fields, doc, scope }) =>
        choices.map(choice => {
          if (choice.type.node !== 'object') throw new Error(`${owner}: only objects can be joined`);
          return { fields: [...fields, ...choice.type.fields], doc: choice.doc || doc, scope: part.scope ?? scope };
        }),
      );
    }
    const schemas: Schema[] = [];
    for (const { fields, doc } of joined) {
      const schema = await this.#joinedObject(fields, parts, owner);
      schemas.push(doc ? { description: doc, ...schema } : schema);
    }
    return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
  }

  /** Each field is looked up in the file it was written in. */
  async #joinedObject(fields: Field[], parts: { type: TypeNode; scope: Scope }[], owner: string): Promise<Schema> {
    const scopeOf = (field: Field): Scope =>
      parts.find(({ type }) =>
        (type.node === 'union' ? type.of.map(choice => choice.type) : [type]).some(
          object => object.node === 'object' && object.fields.includes(field),
        ),
      )!.scope;
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    const tag = await this.#tag(fields, scopeOf(fields[0]!));
    for (const field of fields) {
      const schema = await this.#schema(field.type, scopeOf(field), owner);
      properties[field.name] = { ...schema, description: this.#sentence(owner, tag, field, schema) };
      if (!field.isOptional) required.push(field.name);
    }
    return { type: 'object', properties, required, additionalProperties: false };
  }

  /** The object or choice that a name stands for. */
  async #resolved(type: TypeNode, scope: Scope): Promise<{ type: TypeNode; scope: Scope }> {
    if (type.node !== 'name') return { type, scope };
    const found = this.#types.find(type.name, scope.file);
    if (!found) throw new Error(`${scope.file} has no type ${type.name}`);
    return this.#resolved(found.declaration.type(), { file: found.file, params: new Map(), paramScope: null });
  }

  /** What an object of a tagged union is called: the literal of its `kind` or `type`. */
  async #tag(fields: Field[], scope: Scope): Promise<string> {
    const tag = fields.find(({ name }) => name === 'kind' || name === 'type');
    const literals = tag && (await this.#types.literals(tag.type, scope));
    return literals ? String(literals[0]) : '';
  }

  #sentence(owner: string, tag: string, { name, doc }: Field, schema: Schema): string {
    const mine = this.#sentences;
    // A comment may be no more than the number of a paragraph.
    const found =
      (/[a-z]{2}/i.test(doc) && doc) || (owner === 'TableSettings' && this.#optionHelp(name)) || mine[`${tag}.${name}`];
    if (found || mine[`${owner}.${name}`]) return found || mine[`${owner}.${name}`]!;
    if (name === 'kind' || name === 'type') return 'Which of these it is.';
    const ref = String(schema['$ref'] ?? '').replace('#/$defs/', '');
    return mine[name] || this.definitions[ref]?.description || '';
  }

  /** What the host chose is told as the form for a new table tells it. */
  #optionHelp(name: string): string {
    const plain = (text: string) => text.replaceAll('-', '').toLowerCase();
    return this.#game.options.find(({ id }) => plain(id) === plain(name))?.help ?? '';
  }
}

function tagOf({ properties }: Schema): string {
  const { kind, type } = (properties ?? {}) as Record<string, Schema>;
  return String((kind ?? type)?.['const'] ?? '');
}
