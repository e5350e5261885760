// The bar at the bottom: what can be done with the draft. What cannot be taken back takes two steps.

import {
  type Die,
  DRAFTED,
  KEEP,
  type Move,
  priceOf,
  RAISE,
  SAILOR_DRAFT,
} from '@quayside/rules/rolling-with-the-waves';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { ChooseAgain } from '../../ui/ChooseAgain.tsx';
import { ConfirmMove } from '../../ui/ConfirmMove.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { piece } from '../../ui/piece.ts';
import { gameWords } from '../words.ts';
import { Mark } from './art/Marks.tsx';
import { CrewDie } from './CrewDie.tsx';
import { chosenMove } from './choices.ts';
import { pieces } from './pieces.tsx';
import { outlook } from './preview.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './palette.css';
import './actions.css';

export function Actions(props: Props) {
  const { menu } = props;
  if (!menu) return null;
  return (
    <div class="rw-actions rw-palette">
      {menu.ask === 'draft' && <Drafting {...props} />}
      {menu.ask === 'allocate' && <Working {...props} />}
      {menu.ask === 'raise' && <Raising {...props} />}
      {menu.ask.startsWith('fire') && <Firing {...props} />}
    </div>
  );
}

function Drafting(props: Props) {
  const { check, send, me } = props;
  const current = props.draft.value;
  const die = current?.kind === 'die' ? current.die : null;
  const move = chosenMove(props);
  const sailor = die && SAILOR_DRAFT[die.colour]![die.face]!;
  return (
    <>
      {sailor && sailor !== move && !check(sailor) && (
        <Button hint={words.sailorHint} onClick={() => send(sailor)} {...piece('button', 'sailor')}>
          <Sailor />
        </Button>
      )}
      <Confirm {...props} move={move} missing={words.chooseDie}>
        {move === sailor ? <Sailor /> : die && <Taking die={die} price={priceOf(me ?? 0, die)} />}
      </Confirm>
    </>
  );
}

const Sailor = () => (
  <span>
    <Mark name="bottle" /> {words.sailor}
  </span>
);

const Taking = ({ die, price }: { die: Die; price: number }) => (
  <span class="rw-taking">
    <CrewDie die={die} />
    {price === 0 ? words.takeFree : <span>{words.takeFor(<Price price={price} />)}</span>}
  </span>
);

const Price = ({ price }: { price: number }) => (
  <>
    <Mark name="skull" />
    {price} <span class="sr-only">{words.infamyUnit}</span>
  </>
);

function Working(props: Props) {
  const { draft, view } = props;
  const current = props.draft.value;
  const bury = current?.kind === 'bury';
  const placed = current?.kind === 'allocate' ? current.places.filter(Boolean).length : 0;
  const missing = bury ? words.chooseBurial : words.diceLeft(DRAFTED - placed);
  const mayBury = props.menu?.moves.some(move => move.kind === 'bury');
  return (
    <>
      <Back {...props} />
      <Button
        {...piece('button', 'bury')}
        aria-pressed={bury}
        why={mayBury ? null : whyNoBurial(view)}
        hint={words.buryHint}
        onClick={() => {
          draft.value = bury ? null : { kind: 'bury', chest: null };
        }}
      >
        <Mark name="cross" /> {words.bury}
      </Button>
      <Confirm {...props} move={chosenMove(props)} missing={missing}>
        {words.yarrr}
      </Confirm>
    </>
  );
}

const whyNoBurial = ({ open, seat }: Props['view']): string => {
  const { squares, buried } = open.captains[seat!]!;
  const empty = Object.keys(buried).every(chest => squares[chest as keyof typeof buried].length === 0);
  return empty ? words.nothingToBury : words.allBuried;
};

function Raising(props: Props) {
  const { send } = props;
  const current = props.draft.value;
  const icon = current?.kind === 'raise' ? current.icon : null;
  return (
    <>
      <Button hint={words.keepHint} onClick={() => send(KEEP)} {...piece('button', 'keep')}>
        <Mark name="bottle" /> {words.keep}
      </Button>
      <Confirm {...props} move={icon && RAISE[icon]} missing={words.chooseSeven}>
        {icon && <Phrase phrase={props.game.words.move(RAISE[icon])} faces={props.faces} pieces={pieces} />}
      </Confirm>
    </>
  );
}

function Firing(props: Props) {
  const { menu, view } = props;
  const move = chosenMove(props);
  const waits =
    menu?.ask === 'fire' && move && view.open.phase.kind === 'fire' && view.open.phase.cannon === 'smallCannon';
  return (
    <>
      {move && <p class="rw-outlook">{outlook(view, move)}</p>}
      <Confirm {...props} move={move} missing={words.chooseTarget}>
        <Mark name="cannon" /> {waits && isLargeCannonLoaded(props) ? words.aim : words.fire}
      </Confirm>
    </>
  );
}

/** Whether the large cannon will be aimed after the small one. */
const isLargeCannonLoaded = ({ view: { open, seat } }: Props): boolean =>
  open.captains[seat!]!.squares.largeCannon.length === 3;

/** Always in its place, so that no button moves under the pointer. */
const Back = ({ draft }: Props) => (
  <ChooseAgain
    class={draft.value ? '' : 'rw-nothing-back'}
    label={gameWords.chooseAgain}
    onClick={() => {
      draft.value = null;
    }}
  />
);

function Confirm({ move, missing, children, ...props }: Props & ConfirmProps) {
  const { check, sentence, send } = props;
  return (
    <span class="rw-confirm" {...piece('button', 'confirm')}>
      <ConfirmMove {...{ move, missing, check, sentence, send }} takesFocus>
        <span>{move ? children : gameWords.choose}</span>
      </ConfirmMove>
    </span>
  );
}

type ConfirmProps = { move: Move | null; missing: string; children: ComponentChildren };
