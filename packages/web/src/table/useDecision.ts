// The decision asked of me: what I may do, and the choice I have half made.

import { useSignal } from '@preact/signals';
import type { AnyGame, AnyShape, Menu } from '@quayside/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { reportError } from '../net/reportError.ts';
import { outbox, position } from '../net/state.ts';
import { type Playback, viewOf } from '../playback/playback.ts';

/**
 * What I may do now: nothing while the board is being drawn, while events are shown, while my last move is on its way,
 * or when the table was stopped.
 */
export function useMenu(
  game: AnyGame,
  playback: Playback,
  isReady: boolean,
): { menu: Menu<AnyShape> | null; failure: unknown } {
  const at = position.value!;
  const moving = outbox.value.some(({ intent }) => intent.t === 'move' || intent.t === 'back');
  const free = isReady && at.decision !== null && at.seat !== null && !moving && !playback.showing;
  return useMemo(() => {
    try {
      return { menu: free ? game.menu(viewOf(at)) : null, failure: null };
    } catch (error) {
      reportError('menu', error);
      return { menu: null, failure: error };
    }
  }, [game, at, free]);
}

const DRAFT = 'quayside.draft';

/**
 * The half-made choice; a new decision starts without one, a reload brings it back, a table that was stopped has none.
 */
export function useDraft(table: string, isPlaying: boolean) {
  const draft = useSignal<unknown>(null);
  const question = `${table}/${position.value?.seat}/${isPlaying ? position.value?.decision : 'stopped'}`;
  // Before the board is drawn: an effect would show it the old draft once more.
  useMemo(() => {
    const [asked, kept] = JSON.parse(sessionStorage.getItem(DRAFT) ?? '[]');
    draft.value = asked === question ? kept : null;
  }, [question]);
  useEffect(() => sessionStorage.setItem(DRAFT, JSON.stringify([question, draft.value])), [question, draft.value]);
  return draft;
}
