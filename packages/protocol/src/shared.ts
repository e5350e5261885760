// Shapes that travel both ways.

import { Type } from 'typebox';
import { LIMITS } from './limits.ts';

export const exact = { additionalProperties: false };
export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

export const LevelName = Type.Union([
  Type.Literal('deckhand'),
  Type.Literal('mate'),
  Type.Literal('captain'),
  Type.Literal('admiral'),
]);

/** Printable text without line breaks, tidied by the server: one space between words, none around. */
export const Name = Type.String({ minLength: 1, maxLength: LIMITS.nameLength });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const Id = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });
/** How many entries a log has: the place of the next. */
export const Ply = Type.Integer({ minimum: 0 });
