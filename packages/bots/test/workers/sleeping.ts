import { type AnyShape, loadGame, type View } from '@quayside/rules';

/** Takes all the time it is given, as a person would see it, and answers with the first move of the menu. */
export default async function think({ game, view, ms }: { game: string; view: View<AnyShape>; ms: number }) {
  await new Promise(resolve => setTimeout(resolve, ms));
  return (await loadGame(game)).menu(view).moves[0];
}
