export { checkQueue, QueueAddressError, withoutPassword } from './connection.ts';
export { JobQueue } from './jobQueue.ts';
export { JobWorker } from './jobWorker.ts';
