// Shapes that travel both ways.

import { Type } from 'typebox';
import { LIMITS } from './limits.ts';

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
