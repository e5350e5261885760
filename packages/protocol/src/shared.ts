// Shapes that travel both ways, and how schemas are described: docs/protocol.md is made of `description` and `title`.

import { type TSchema, type TUnsafe, Type } from 'typebox';
import { LEVELS } from './levels.ts';
import { LIMITS } from './limits.ts';

/** An object has its fields and no others. */
export const exact = { additionalProperties: false };
export const about = (description: string) => ({ ...exact, description });

/**
 * The same schema with a description of its own. Copies what is hidden too: TypeBox keeps the kind of a schema there.
 */
export const described = <T extends TSchema>(schema: T, description: string): T =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(schema),
      description: { value: description, enumerable: true, configurable: true, writable: true },
    },
  ) as T;

export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** One of these texts: a union of literals, whose type TypeBox cannot tell from a list. */
export const oneOf = <const V extends string>(
  values: readonly V[],
  options: { title?: string; description?: string } = {},
): TUnsafe<V> =>
  Type.Union(
    values.map(value => Type.Literal(value)),
    options,
  ) as unknown as TUnsafe<V>;

export const LevelName = oneOf(LEVELS, {
  title: 'LevelName',
  description: 'How well a bot plays, from weak to strong.',
});

export const Name = Type.String({
  minLength: 1,
  maxLength: LIMITS.nameLength,
  title: 'Name',
  description: 'Printable text without line breaks, tidied by the server: one space between words, none around.',
});
export const SeatNumber = Type.Integer({
  minimum: 0,
  maximum: 15,
  title: 'SeatNumber',
  description: 'A place at the table, from 0.',
});
export const Id = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z0-9_-]+$',
  title: 'Id',
  description: 'Letters, digits, “_” and “-”.',
});
export const Ply = Type.Integer({
  minimum: 0,
  title: 'Ply',
  description: 'How many entries a log has: the place of the next.',
});
