// A thread that replays: one task after the other, each answered once.

import { parentPort } from 'node:worker_threads';
import { GAMES, loadGame } from '@quayside/rules';
import type { TaskResult } from './taskResult.ts';
import { type ReplayTask, ReplayTasks } from './tasks.ts';

/** `failed`: the task threw something unexpected, which is a bug; the main thread logs it. */
export type ReplayAnswer = { done: TaskResult<unknown> } | { failed: string };

const tasks = new ReplayTasks(async (id, version) => (Object.hasOwn(GAMES, id) ? loadGame(id, version) : null));

parentPort!.on('message', (task: ReplayTask) => {
  const answer = (answer: ReplayAnswer) => parentPort!.postMessage(answer);
  tasks.run(task).then(
    done => answer({ done }),
    (error: unknown) => answer({ failed: String((error as Error).stack ?? error) }),
  );
});
