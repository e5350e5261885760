import type { AdvisedMove } from '@quayside/bots';
import type { AnyShape, View, World } from '@quayside/rules';

/** Thinks elsewhere (the pool of worker threads, or a test); null when it had no time. */
export type HintService = {
  advise(job: { game: string; version: number; view: View<AnyShape>; seed: string }): Promise<AdvisedMove[] | null>;
  chances(job: { game: string; version: number; world: World<AnyShape>; seed: string }): Promise<number[] | null>;
};
