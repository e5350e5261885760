// What every decision has in the bar: one step back, and the button that sends the choice.

import type { Captain, Move } from '@quayside/rules/rolling-seas';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { ConfirmMove } from '../../ui/ConfirmMove.tsx';
import { piece } from '../../ui/piece.ts';
import { Mark } from './art/Marks.tsx';
import { moveOf } from './draft.ts';
import type { Props } from './props.ts';
import { captainAfter } from './sailPreview.ts';
import { words } from './words.ts';
import './palette.css';
import './actions.css';

export const Bar = ({ children }: { children: ComponentChildren }) => (
  <div class="rs-actions rs-palette">{children}</div>
);

export const captainOf = ({ view }: Props): Captain => view.open.captains[view.seat!]!;

/** One stride back, or the whole choice. */
export function stepBack({ draft }: Props): void {
  const current = draft.value;
  draft.value =
    current?.kind === 'sail' && current.path.length > 0
      ? { ...current, path: current.path.slice(0, -1), bonus: false }
      : null;
}

export const Back = (props: Props) => (
  <Button
    {...piece('action', 'back')}
    hint={words.stepBackHint}
    aria-label={words.stepBack}
    onClick={() => stepBack(props)}
  >
    <Mark name="erase" />
  </Button>
);

/** The move the draft stands for. */
export const chosenMove = (props: Props): Move | null =>
  props.menu && moveOf(props.draft.value, props.view, props.menu.moves);

/** What I shall be like when the chosen action is carried out; null while there is none that can be. */
export function meAfter(props: Props): Captain | null {
  const { open, seat } = props.view;
  const move = chosenMove(props);
  return move && seat !== null && !props.check(move) ? captainAfter(open, seat, move) : null;
}

export const Confirm = ({ missing, children, ...props }: Props & { missing: string; children: ComponentChildren }) => {
  const { check, sentence, send } = props;
  return (
    <span class="rs-confirm-place" {...piece('action', 'confirm')}>
      <ConfirmMove move={chosenMove(props)} {...{ missing, check, sentence, send }} class="rs-confirm">
        {children}
      </ConfirmMove>
    </span>
  );
};
