import type { AnyShape, State, World } from '@quayside/rules';

export type S = State<AnyShape>;
export type W = World<AnyShape>;
