// Shapes that travel both ways.

import { type Static, Type } from 'typebox';

export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const;
export const Level = Type.Union([
  Type.Literal('deckhand'),
  Type.Literal('mate'),
  Type.Literal('captain'),
  Type.Literal('admiral'),
]);
export type Level = Static<typeof Level>;

/** Limits every side knows. */
export const LIMITS = {
  nameLength: 24, // characters
  frameBytes: 16 * 1024,
  framesPerSecond: 30, // sustained, per socket
  tablesPerGuest: 50, // not yet over
  spectators: 100, // per table
};

/** Printable text without line breaks, tidied by the server: one space between words, none around. */
export const Name = Type.String({ minLength: 1, maxLength: LIMITS.nameLength });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const Id = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });
