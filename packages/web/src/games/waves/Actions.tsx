// The bar at the bottom: what can be done with the cards taken up. Follow and Rebel play at once, because the move can
// be taken back until somebody has seen more; the Wave token cannot, so its Elder is chosen first.

import { plain } from '@quayside/rules';
import { type Move, surplus } from '@quayside/rules/waves';
import { Button } from '../../ui/Button.tsx';
import { ConfirmMove } from '../../ui/ConfirmMove.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { gameWords } from '../words.ts';
import { CrabMark, FishMark } from './art/Emblems.tsx';
import { type AgentDraft, agentDraft, dropped, moveOf, playOf, type Stance } from './draft.ts';
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
      {menu.ask === 'play' && (
        <>
          <Play {...props} agent={agent} stance="follower" />
          <Play {...props} agent={agent} stance="rebel" />
        </>
      )}
    </div>
  );
}

type AgentProps = Props & { agent: AgentDraft | null };

const STANCES = {
  follower: { label: words.follow, hint: words.followHint, Mark: FishMark },
  rebel: { label: words.rebel, hint: words.rebelHint, Mark: CrabMark },
};

function Play({ agent, stance, game, check, sentence, send }: AgentProps & { stance: Stance }) {
  const { label, hint, Mark } = STANCES[stance];
  const move = agent && playOf(agent, stance);
  const refusal = move && check(move);
  const why = !agent ? words.chooseCardFirst : !move ? words.oneFollower : refusal && sentence(refusal);
  return (
    <Button
      kind={agent ? 'brass' : 'paper'}
      why={why}
      hint={hint}
      {...(move && { 'aria-label': plain(game.words.move(move), String) })}
      onClick={() => {
        if (move) send(move);
      }}
    >
      <Mark /> {label}
      {stance === 'rebel' && agent && agent.count > 1 && <b>×{agent.count}</b>}
    </Button>
  );
}

function Discard(props: Props) {
  const { draft, view } = props;
  const left = surplus(view.open, view.seat ?? 0) - dropped(draft.value).length;
  return <Confirm {...props} move={left > 0 ? null : moveOf(draft.value)} missing={words.chooseDiscards(left)} />;
}

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
