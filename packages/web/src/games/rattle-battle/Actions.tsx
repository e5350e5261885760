// The bar at the bottom: what can be done with the draft now.

import { POWERS } from '@quayside/rules/rattle-battle';
import { Button } from '../../ui/Button.tsx';
import { ConfirmMove } from '../../ui/ConfirmMove.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { piece } from '../../ui/piece.ts';
import { chosenMove, setDraft } from './choices.ts';
import { tossOf } from './draft.ts';
import { pieces } from './pieces.tsx';
import { choiceKey } from './points.ts';
import type { Props } from './props.ts';
import { Turn } from './TurnActions.tsx';
import { words } from './words.ts';
import './palette.css';
import './actions.css';

export const Actions = (props: Props) => (
  <div class="rb-actions rb-palette">
    <Choices {...props} />
  </div>
);

function Choices(props: Props) {
  const { ask } = props.menu!;
  switch (ask) {
    case 'turn':
    case 'turn-acted':
      return <Turn {...props} />;
    case 'send':
      return <Confirm {...props} says={words.bar.send} />;
    case 'stow':
      return <Confirm {...props} says={words.bar.stow} />;
    case 'unload':
      return <Confirm {...props} says={words.bar.keep} />;
    case 'repair':
      return props.menu!.moves.some(({ kind }) => kind === 'save') ? null : <Confirm {...props} says={words.bar.pay} />;
    case 'choose':
      return <Confirm {...props} says={words.bar.take} />;
    case 'market':
      return (
        <>
          <Done {...props} />
          <Confirm {...props} says={words.bar.trade} missing={words.bar.tradeMissing} />
        </>
      );
    case 'pit':
      return (
        <>
          <Done {...props} />
          <Confirm {...props} says={words.bar.give} missing={words.bar.giveMissing} />
        </>
      );
    case 'reroll': {
      const draft = props.draft.value;
      const again = draft?.kind === 'dice' ? draft.dice.length : 0;
      return <Confirm {...props} says={again === 0 ? words.bar.keepAll : words.bar.rollAgain(again)} />;
    }
    case 'dig':
      return <Confirm {...props} says={words.bar.dig} />;
    case 'toss':
      return <Toss {...props} />;
    case 'latecomer':
    case 'bones':
      return <AllMoves {...props} />;
    default:
      return props.menu!.moves.some(({ kind }) => kind === 'done') ? <Done {...props} /> : null;
  }
}

/** Questions asked while ships are in the Sea, which stays in view: every answer is a button here. */
const AllMoves = ({ menu, game, faces, send }: Props) => (
  <div class="rb-all-moves" {...piece('choices')}>
    {menu!.moves.map((move, n) => (
      <Button
        key={JSON.stringify(move)}
        {...piece('choice', choiceKey(move))}
        hint={words.bar.key(n + 1)}
        onClick={() => send(move)}
      >
        <Phrase phrase={game.words.move(move)} faces={faces} pieces={pieces} />
      </Button>
    ))}
  </div>
);

const Done = ({ check, sentence, send }: Props) => {
  const refusal = check({ kind: 'done' });
  return (
    <Button
      {...piece('button', 'done')}
      hint={words.bar.doneHint}
      why={refusal && sentence(refusal)}
      onClick={() => send({ kind: 'done' })}
    >
      {words.bar.done}
    </Button>
  );
};

/** The button that sends the draft. */
function Confirm({ says, missing = '', ...props }: Props & { says: string; missing?: string }) {
  const { check, sentence, send } = props;
  return (
    <span {...piece('button', 'confirm')}>
      <ConfirmMove
        move={chosenMove(props)}
        {...{ missing, check, sentence, send }}
        class="rb-confirm"
        hint={words.bar.enter}
      >
        {says}
      </ConfirmMove>
    </span>
  );
}

function Toss(props: Props) {
  const now = tossOf(props.draft.value);
  return (
    <>
      <p class="rb-say">{words.bar.tossHint}</p>
      <div class="rb-picks">
        {POWERS.map((power, n) => (
          <Button
            key={power}
            aria-pressed={now.power === power}
            hint={words.bar.key(n + 1)}
            onClick={() => setDraft(props, { ...now, kind: 'toss', power })}
          >
            {words.bar.powers[power]}
          </Button>
        ))}
      </div>
      <Confirm {...props} says={words.bar.toss} />
    </>
  );
}
