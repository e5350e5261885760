import type { Refusal } from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './Button.tsx';

type Props<Move> = {
  /** What the draft stands for; null while it is not complete. */
  move: Move | null;
  /** What is still to be chosen, while there is no move. */
  missing: string;
  check(move: Move): Refusal | null;
  sentence(refusal: Refusal): string;
  send(move: Move): void;
  class?: string;
  hint?: string;
  /** The button takes the focus as soon as there is a move, so that Enter is enough. */
  takesFocus?: boolean;
  children: ComponentChildren;
};

/** The button that sends the chosen move, or says why it cannot be sent. */
export function ConfirmMove<Move>(props: Props<Move>) {
  const { move, missing, check, sentence, send, class: name = '', hint, takesFocus = false, children } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const ready = move !== null;
  useEffect(() => {
    if (ready && takesFocus) frame.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [ready, takesFocus]);
  const refusal = move && check(move);
  return (
    <span ref={frame} class="confirm-frame">
      <Button
        kind="brass"
        class={name}
        hint={hint}
        why={move ? refusal && sentence(refusal) : missing}
        onClick={() => {
          if (move) send(move);
        }}
      >
        {children}
      </Button>
    </span>
  );
}
