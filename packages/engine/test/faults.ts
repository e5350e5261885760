// Faults planted in the game of pearls, for the laws to find.

import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { conformance } from '@quayside/engine';
import type { AnyGame, Game } from '@quayside/rules';
import { type Pearls, type PearlsState, pearls } from './pearls.ts';

export type Change = Partial<Game<Pearls>>;
export type Play = Game<Pearls>['play'];

/** The fault is found by this law, in these words. */
export function plant(law: number, fault: string, what: RegExp, change: () => Change): void {
  test(fault, () => {
    const game = { ...pearls, ...change() } as unknown as AnyGame;
    const findings = conformance({ game, seats: 3, options: { rounds: '2' } }, 2);
    ok(
      findings.some(finding => finding.law === law && what.test(finding.what)),
      `law ${law} does not say ${what}; found: ${JSON.stringify(findings.slice(0, 5), null, 1)}`,
    );
  });
}

/** The `play` of pearls as it is, with something else done before or after it. */
export const playing = (before: Play | null, after: Play | null): Change => ({
  play(state, seat, move, tell) {
    before?.(state, seat, move, tell);
    pearls.play(state, seat, move, tell);
    after?.(state, seat, move, tell);
  },
});

/** Puts something into `open` that does not belong there. */
export const write = (state: PearlsState, key: string, value: unknown) => Object.assign(state.open, { [key]: value });
