// A worker thread that plays one chunk of a plan at a time.

import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { type Chunk, type ChunkResult, playChunk } from './chunk.ts';
import type { Plan } from './plan.ts';

// Nobody waits for a game of the lab: whatever else this machine does goes first, thoughts for a server above all. A
// thread has a priority of its own on Linux only.
try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
} catch {}

export default ({ plan, chunk }: { plan: Plan; chunk: Chunk }): Promise<ChunkResult> => playChunk(plan, chunk);
