import type { VNode } from 'preact';

/** A piece in the gallery: what it is called in the code, and how it looks in each of its states. */
export type Sample = { name: string; states: Readonly<Record<string, VNode>> };
