// The time of this server, or of the cluster: one for everything that is stored, sent or counted.

import type { Uptime } from '../domain/uptime.ts';

export type ServerTime = Uptime & {
  /** A moment by the wall clock in uptime. */
  fromWallClock(real: number): number;
  stop(): Promise<void>;
};
