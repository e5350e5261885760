// The bar at the bottom: what can be done with the draft. What is played cannot be taken back, so it takes two steps.

import { CLASS_NAMES, type Move, surplus } from '@quayside/rules/waves';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { CrabMark, FishMark } from './art/Emblems.tsx';
import { type AgentDraft, agentDraft, dropped, moveOf, takeStance } from './draft.ts';
import { pieces } from './pieces.tsx';
import type { Props } from './props.ts';
import './palette.css';
import './actions.css';

export function Actions(props: Props) {
  const { menu, draft } = props;
  if (!menu) return null;
  const current = draft.value;
  const agent = agentDraft(current);
  return (
    <div class="waves-actions waves-palette">
      {menu.ask === 'token' && <Confirm {...props} move={moveOf(current)} missing="Choose one of the two Elders." />}
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
  const why = agent ? null : 'First choose a card from your hand.';
  const take = (stance: 'follower' | 'rebel') => () => {
    if (agent) draft.value = takeStance(agent, stance, { count: 1, held: held(props, agent) });
  };
  return (
    <>
      <Button why={why} hint="Beneath your Elder: collects in the first wave." onClick={take('follower')}>
        <FishMark /> Follow
      </Button>
      <Button why={why} hint="Over your Elder: counts for the True Majority." onClick={take('rebel')}>
        <CrabMark /> Rebel
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
  const { one, many } = CLASS_NAMES[agent.card];
  return (
    <>
      <Back {...props} />
      {agent.stance === 'rebel' && most > 1 && (
        <fieldset class="waves-stepper" aria-label={`How many ${many}`}>
          <Button
            aria-label="One Rebel fewer"
            why={agent.count === 1 ? 'At least one Rebel.' : null}
            onClick={step(-1)}
          >
            −
          </Button>
          <output>{agent.count}</output>
          <Button
            aria-label="One Rebel more"
            why={agent.count === most ? `You hold ${most} ${most === 1 ? one : many}.` : null}
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
  const missing = left === 1 ? 'Choose one more card to discard.' : `Choose ${left} cards to discard.`;
  return (
    <>
      {dropped(current).length > 0 && <Back {...props} />}
      <Confirm {...props} move={left > 0 ? null : moveOf(current)} missing={missing} />
    </>
  );
}

const Back = ({ draft }: Props) => (
  <IconButton
    kind="paper"
    icon="undo"
    label="Choose again"
    onClick={() => {
      draft.value = null;
    }}
  />
);

/** Sends the move; takes the focus when there is one to send, so that Enter is enough. */
function Confirm(props: Props & { move: Move | null; missing: string }) {
  const { game, faces, move, missing, check, sentence, send } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const ready = move !== null;
  useEffect(() => {
    if (ready) frame.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [ready]);
  const refusal = move && check(move);
  return (
    <span class="waves-confirm" ref={frame}>
      <Button
        kind="brass"
        why={move ? refusal && sentence(refusal) : missing}
        onClick={() => {
          if (move) send(move);
        }}
      >
        {move ? (
          <span>
            <Phrase phrase={game.words.move(move)} faces={faces} pieces={pieces} />
          </span>
        ) : (
          'Choose'
        )}
      </Button>
    </span>
  );
}
