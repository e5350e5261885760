// The files that types are declared in: where a name is declared, whatever files hand it on, and which values a type
// has that is taken from a list or table (`(typeof CHESTS)[number]`).

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Declaration, type ParsedFile, parseFile, type TypeNode } from './parseTypes.ts';

/** Names in use at a place of a file: parameters of a generic type. */
export type Scope = { file: string; params: ReadonlyMap<string, TypeNode>; paramScope: Scope | null };

export type Literal = string | number | boolean | null;

const BUILT_IN = new Set(['number', 'string', 'boolean', 'Record', 'Partial', 'unknown', 'never']);

export class TypeFiles {
  readonly #files = new Map<string, ParsedFile>();

  #fileOf(path: string): ParsedFile {
    const known = this.#files.get(path);
    if (known) return known;
    const parsed = parseFile(readFileSync(path, 'utf8'));
    this.#files.set(path, parsed);
    return parsed;
  }

  /** Where a type is declared, whatever files hand it on. */
  find(name: string, file: string): { file: string; declaration: Declaration } | null {
    const { declarations, imports, reexports } = this.#fileOf(file);
    const declaration = declarations.get(name);
    if (declaration) return { file, declaration };
    const imported = imports.get(name);
    if (imported) return this.find(imported.name, join(dirname(file), imported.from));
    for (const from of reexports) {
      const found = this.find(name, join(dirname(file), from));
      if (found) return found;
    }
    return null;
  }

  /** The value of a list or table that a type is taken from. */
  async #value(name: string, file: string): Promise<unknown> {
    const module = await import(pathToFileURL(file).href);
    if (name in module) return module[name];
    const imported = this.#fileOf(file).imports.get(name);
    if (!imported) throw new Error(`${name} of ${file} has a type that others use, and is not exported`);
    return this.#value(imported.name, join(dirname(file), imported.from));
  }

  /** All values of a type that is nothing but literals; null for any other. */
  async literals(type: TypeNode, scope: Scope): Promise<Literal[] | null> {
    switch (type.node) {
      case 'literal':
        return [type.value];
      case 'union': {
        const all = await Promise.all(type.of.map(variant => this.literals(variant.type, scope)));
        return all.every(list => list !== null) ? all.flat() : null;
      }
      case 'template':
        return this.#combined(type.parts, scope);
      case 'keyof':
      case 'indexed':
        return this.#listed(type, scope);
      case 'name': {
        const bound = scope.params.get(type.name);
        if (bound) return this.literals(bound, scope.paramScope!);
        if (type.name === 'Exclude') return this.#excluded(type.args, scope);
        const found = BUILT_IN.has(type.name) ? null : this.find(type.name, scope.file);
        if (!found) return null;
        const { declaration, file } = found;
        const bindings = new Map(declaration.params.map((param, at) => [param, type.args[at]!]));
        return this.literals(declaration.type(), { file, params: bindings, paramScope: scope });
      }
      default:
        return null;
    }
  }

  async #excluded([from, less]: TypeNode[], scope: Scope): Promise<Literal[] | null> {
    const [all, out] = [await this.literals(from!, scope), await this.literals(less!, scope)];
    return all && out && all.filter(value => !out.includes(value));
  }

  async #combined(parts: (string | TypeNode)[], scope: Scope): Promise<Literal[] | null> {
    let texts = [''];
    for (const part of parts) {
      const more = typeof part === 'string' ? [part] : await this.literals(part, scope);
      if (!more) return null;
      texts = texts.flatMap(text => more.map(end => `${text}${end}`));
    }
    return texts;
  }

  /** `(typeof LIST)[number]`, `(typeof TABLE)[Key][number]`, `keyof typeof TABLE`. */
  async #listed(type: TypeNode, scope: Scope): Promise<Literal[] | null> {
    if (type.node === 'keyof')
      return type.of.node === 'typeof' ? Object.keys((await this.#value(type.of.name, scope.file)) as object) : null;
    const values = await this.#valuesOf(type, scope);
    return values?.every(value => typeof value !== 'object' || value === null) ? (values as Literal[]) : null;
  }

  /** The values a type is taken from, such as those of a list. */
  async #valuesOf(type: TypeNode, scope: Scope): Promise<unknown[] | null> {
    if (type.node === 'typeof') return [await this.#value(type.name, scope.file)];
    if (type.node !== 'indexed') return null;
    const of = await this.#valuesOf(type.of, scope);
    if (!of) return null;
    if (type.by.node === 'name' && type.by.name === 'number') return of.flatMap(list => [...(list as unknown[])]);
    const keys = await this.literals(type.by, scope);
    return keys && of.flatMap(table => keys.map(key => (table as Record<string, unknown>)[String(key)]));
  }
}
