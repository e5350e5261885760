// The bar at the bottom: what can be done with the draft. A card laid face down may not be free to take back, so playing takes two presses.

import { type Move, surplus } from '@quayside/rules/waves';
import { Button } from '../../ui/Button.tsx';
import { ChooseAgain } from '../../ui/ChooseAgain.tsx';
import { ConfirmMove } from '../../ui/ConfirmMove.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { gameWords } from '../words.ts';
import { CrabMark, FishMark } from './art/Emblems.tsx';
import { type AgentDraft, agentDraft, dropped, moveOf, takeStance } from './draft.ts';
import { pieces } from './pieces.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './palette.css';
import './actions.css';

export function Actions(props: Props) {
  const { menu, draft } = props;
  if (!menu) return null;
  const current = draft.value;
  const agent = agentDraft(current);
  return (
    <div class="waves-actions waves-palette">
      {menu.ask === 'token' && <Confirm {...props} move={moveOf(current)} missing={words.chooseElder} />}
      {menu.ask === 'discard' && <Discard {...props} />}
      {menu.ask === 'play' && !agent?.stance && <Stances {...props} agent={agent} />}
      {menu.ask === 'play' && agent?.stance && <Play {...props} agent={agent} />}
    </div>
  );
}

type AgentProps = Props & { agent: AgentDraft };

const held = ({ view }: Props, { card }: AgentDraft): number => view.own?.hand[card] ?? 0;

function Stances(props: Props & { agent: AgentDraft | null }) {
  const { agent, draft } = props;
  const why = agent ? null : words.chooseCardFirst;
  const take = (stance: 'follower' | 'rebel') => () => {
    if (agent) draft.value = takeStance(agent, stance, { count: 1, held: held(props, agent) });
  };
  return (
    <>
      <Button why={why} hint={words.followHint} onClick={take('follower')}>
        <FishMark /> {words.follow}
      </Button>
      <Button why={why} hint={words.rebelHint} onClick={take('rebel')}>
        <CrabMark /> {words.rebel}
      </Button>
    </>
  );
}

function Play(props: AgentProps) {
  const { agent, draft } = props;
  const most = held(props, agent);
  const step = (by: number) => () => {
    draft.value = takeStance(agent, 'rebel', { count: agent.count + by, held: most });
  };
  return (
    <>
      <Back {...props} />
      {agent.stance === 'rebel' && most > 1 && (
        <fieldset class="waves-stepper" aria-label={words.howMany(agent.card)}>
          <Button
            aria-label={words.oneRebelFewer}
            why={agent.count === 1 ? words.atLeastOneRebel : null}
            onClick={step(-1)}
          >
            −
          </Button>
          <output>{agent.count}</output>
          <Button
            aria-label={words.oneRebelMore}
            why={agent.count === most ? words.youHold(most, agent.card) : null}
            onClick={step(1)}
          >
            +
          </Button>
        </fieldset>
      )}
      <Confirm {...props} move={moveOf(agent)} missing="" />
    </>
  );
}

function Discard(props: Props) {
  const { draft, view } = props;
  const current = draft.value;
  const left = surplus(view.open, view.seat ?? 0) - dropped(current).length;
  return (
    <>
      {dropped(current).length > 0 && <Back {...props} />}
      <Confirm {...props} move={left > 0 ? null : moveOf(current)} missing={words.chooseDiscards(left)} />
    </>
  );
}

const Back = ({ draft }: Props) => (
  <ChooseAgain
    label={gameWords.chooseAgain}
    onClick={() => {
      draft.value = null;
    }}
  />
);

/** The button names the move it would send. */
function Confirm({ move, missing, ...props }: Props & { move: Move | null; missing: string }) {
  const { game, faces, check, sentence, send } = props;
  return (
    <ConfirmMove {...{ move, missing, check, sentence, send }} class="waves-confirm" takesFocus>
      {move ? (
        <span>
          <Phrase phrase={game.words.move(move)} faces={faces} pieces={pieces} />
        </span>
      ) : (
        gameWords.choose
      )}
    </ConfirmMove>
  );
}
