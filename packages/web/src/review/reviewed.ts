import type { ReviewedDecision } from '@quayside/bots/review';
import type { ReviewRequest } from './reviewer.ts';

/** The decisions that mattered, found in a worker of its own; `stop` ends it. */
export function reviewed(wanted: ReviewRequest): { found: Promise<ReviewedDecision[]>; stop(): void } {
  const worker = new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' });
  const found = new Promise<ReviewedDecision[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReviewedDecision[]>) => resolve(data);
    worker.onerror = () => reject(new Error('the worker that looks back at decisions failed'));
  }).finally(() => worker.terminate());
  worker.postMessage(wanted);
  return { found, stop: () => worker.terminate() };
}
