import { BroadcastChannel } from 'node:worker_threads';
import { type AnyShape, loadGame, type View } from '@quayside/rules';

const thoughtFor = new BroadcastChannel('thought for');
thoughtFor.unref();

/**
 * Takes all the time it is given, as a person would see it, tells how long that was, and answers with the first move of
 * the menu.
 */
export default async function think({ game, view, ms }: { game: string; view: View<AnyShape>; ms: number }) {
  await new Promise(resolve => setTimeout(resolve, ms));
  thoughtFor.postMessage(ms);
  return (await loadGame(game)).menu(view).moves[0];
}
