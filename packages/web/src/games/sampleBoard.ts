// What a board is given at a position of a game played at random, for samples in the gallery: seeds are fixed, so that
// the same position comes every time.

import { eventsFor, Past, randomRecord } from '@quayside/engine';
import { type AnyGame, type Game, type Options, type Shape, settle, type View } from '@quayside/rules';
import { faceOf } from '../ui/Emblem.tsx';
import type { BoardProps } from './gameUi.ts';

type Sought<G extends Shape, Scene, O extends Options> = {
  game: Game<G, O>;
  still(view: View<G>): Scene;
  /** By seat; the board is that of the first. */
  names: readonly string[];
  /** The first position this holds for is taken. */
  at(open: G['open'], asked: boolean): boolean;
};

const MOST_GAMES = 60;

export function sampleBoard<G extends Shape, Scene, Draft, O extends Options>({
  game,
  still,
  names,
  at,
}: Sought<G, Scene, O>): BoardProps<G, Scene, Draft> {
  const anyGame = game as unknown as AnyGame;
  const { options } = settle(anyGame, names.length, {});
  for (let n = 0; n < MOST_GAMES; n++) {
    const history: G['event'][] = [];
    for (const { match, step } of new Past(anyGame, randomRecord(anyGame, names.length, options!, `${n}`)).steps()) {
      history.push(...eventsFor(step.told, 0));
      const asked = match.deciding.includes(0);
      if (!at(match.state.open as G['open'], asked)) continue;
      const view = structuredClone(match.view(0)) as unknown as View<G>;
      return {
        game: game as unknown as Game<G>,
        scene: still(view),
        now: null,
        history,
        faces: names.map((name, seat) => faceOf(seat, name, seat === 0)),
        view,
        me: 0,
        marks: [],
        menu: asked ? game.menu(view) : null,
        draft: { value: null },
        check: move => game.check(view, move),
        sentence: ({ code }) => code,
        send: () => {},
      };
    }
  }
  throw new Error(`no random game of ${game.id} comes to such a position`);
}
