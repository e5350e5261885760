import type { GameRecord, Verdict } from '@quayside/engine';

/** Checks a game in a worker of its own. */
export function verified(record: GameRecord): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('the worker that checks games failed'));
    };
    worker.postMessage(record);
  });
}
