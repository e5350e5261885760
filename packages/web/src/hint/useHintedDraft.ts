// The move of a hint, drawn on the board: while it is shown, the board is given the choice that stands for it in place
// of one's own. It goes with the first press or key, so that what is chosen begins from one's own choice.

import { useSignal } from '@preact/signals';
import type { AnyShape, View } from '@quayside/rules';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';

type Draft = AnyBoardProps['draft'];

/** A draft that reads as `shown` says while there is one; what is chosen goes to one's own, and puts an end to it. */
export function inFrontOf(own: Draft, shown: { value: { draft: unknown } | null }): Draft {
  return {
    get value() {
      return shown.value?.draft ?? own.value;
    },
    set value(draft) {
      shown.value = null;
      own.value = draft;
    },
  };
}

/** Keys that only move about or leave do not choose anything. */
const IDLE_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

export function useHintedDraft(own: Draft, move: object | null, ui: AnyGameUi, view: View<AnyShape>) {
  const shown = useSignal<{ move: object; draft: unknown } | null>(null);
  const text = JSON.stringify(move);
  useEffect(() => {
    const show = () => {
      shown.value = move && { move, draft: ui.draftOf?.(move, view) ?? null };
    };
    show();
    if (!move) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.board, .prompt-beside')) shown.value = null;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (!IDLE_KEYS.has(key)) shown.value = null;
    };
    // The finger scrolls the page instead of pressing something, so the hint is shown again.
    const onCancel = () => show();
    addEventListener('pointerdown', onPress, true);
    addEventListener('click', onPress, true);
    addEventListener('keydown', onKey, true);
    addEventListener('pointercancel', onCancel);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('click', onPress, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointercancel', onCancel);
    };
  }, [text, view.open, ui]);
  const draft = useMemo(() => inFrontOf(own, shown), [own, shown]);
  // Without a move nothing is hinted, though the effect that clears `shown` has not run yet.
  return move && shown.value ? { draft, hinted: shown.value.move } : { draft: own, hinted: null };
}
