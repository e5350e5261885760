// What every decision has in the bar: a button that does one thing at once, and the one that sends what was chosen.

import { type Move, shipOn, tileName } from '@quayside/rules/waves-of-fortune';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { ChooseAgain } from '../../ui/ChooseAgain.tsx';
import { ConfirmMove } from '../../ui/ConfirmMove.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import type { SeatFace } from '../gameUi.ts';
import { chosenMove } from './choices.ts';
import { choiceKey } from './points.ts';
import type { Props } from './props.ts';
import { remarksOn } from './remarks.ts';
import { words } from './words.ts';

type MoveButtonProps = Props & { move: Move; brass?: boolean; hint?: string; children: ComponentChildren };

/** A button that does one thing at once, or says why not. */
export function MoveButton({ move, brass = false, hint, check, sentence, send, children }: MoveButtonProps) {
  const refusal = check(move);
  return (
    <Button
      {...piece('choice', choiceKey(move))}
      kind={brass ? 'brass' : 'paper'}
      hint={hint}
      why={refusal && sentence(refusal)}
      onClick={() => send(move)}
    >
      {children}
    </Button>
  );
}

/** The button that sends the draft. */
export const Confirm = ({
  missing = '',
  children,
  ...props
}: Props & { missing?: string; children: ComponentChildren }) => {
  const { check, sentence, send } = props;
  return (
    <span class="wf-confirm-frame" {...piece('confirm')}>
      <ConfirmMove move={chosenMove(props)} {...{ missing, check, sentence, send }} class="wf-confirm">
        {children}
      </ConfirmMove>
    </span>
  );
};

/** What is chosen on the sea: what it would mean, a button to choose again, and the one that sends it. */
export function Chosen(props: Props & { missing: string }) {
  const { draft, view, faces, missing } = props;
  const move = chosenMove(props);
  const remarks = move ? remarksOn(view, faces, view.seat!, move) : [];
  return (
    <>
      {remarks.length > 0 && (
        <p class="wf-remarks" role="status">
          {remarks.map(({ text, tone }) => (
            <span key={text} class={`wf-${tone}`}>
              {text}
            </span>
          ))}
        </p>
      )}
      {move && (
        <ChooseAgain
          label={words.bar.chooseAgain}
          hint={words.bar.chooseAgainHint}
          onClick={() => {
            draft.value = null;
          }}
        />
      )}
      <Confirm {...props} missing={missing}>
        {move ? labelOf(props, move) : words.bar.chooseTile}
      </Confirm>
    </>
  );
}

function labelOf({ view: { open }, faces }: Props, move: Move): ComponentChildren {
  const { moves } = words;
  switch (move.kind) {
    case 'sail':
    case 'teleport': {
      const rival = shipOn(open, move.to);
      if (rival !== null) return moves.ram(<Rival face={faces[rival]!} />, tileName(move.to));
      return move.kind === 'sail' ? moves.sail(tileName(move.to)) : moves.whirl(tileName(move.to));
    }
    case 'stay':
      return moves.stay;
    case 'drift':
      return move.to === open.ships[open.phase.kind === 'drift' ? open.phase.seat : 0]!.at
        ? words.bar.doNotDrift
        : moves.drift(tileName(move.to));
    case 'ram':
      return moves.push(tileName(move.to));
    case 'peek':
      return moves.look(tileName(move.tile));
    default:
      return moves.other;
  }
}

const Rival = ({ face }: { face: SeatFace }) => (
  <>
    <Emblem face={face} /> <span class="sr-only">{face.name}</span>
  </>
);
