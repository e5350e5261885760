// What is asked, where it takes more than a button or two: tokens to choose, dice to pick, cards to keep, ships to
// send.

import { seatClass } from '../../ui/Emblem.tsx';
import { Choices } from './decisions/Choices.tsx';
import { Dig } from './decisions/Dig.tsx';
import { Choose, Repair, Stow } from './decisions/LootDecisions.tsx';
import { Guild, Market, Pit } from './decisions/PortDecisions.tsx';
import { Reroll } from './decisions/Reroll.tsx';
import { Send } from './decisions/Send.tsx';
import { words } from './decisions/words.ts';
import type { Props } from './props.ts';
import './decisionPanel.css';

/** Asks that are answered on the Sea and in the bar alone. */
const ELSEWHERE = ['turn', 'turn-acted', 'toss', 'latecomer', 'bones'];

export function DecisionPanel(props: Props) {
  const { menu } = props;
  if (!menu || ELSEWHERE.includes(menu.ask)) return null;
  return (
    <section class={`rb-decisions ${seatClass(props.me ?? 0)}`} aria-label={words.title}>
      <Form {...props} />
    </section>
  );
}

function Form(props: Props) {
  switch (props.menu!.ask) {
    case 'send':
      return <Send {...props} />;
    case 'stow':
    case 'unload':
      return <Stow {...props} />;
    case 'repair':
      return props.menu!.moves.some(({ kind }) => kind === 'save') ? <Choices {...props} /> : <Repair {...props} />;
    case 'choose':
      return <Choose {...props} />;
    case 'market':
      return <Market {...props} />;
    case 'pit':
      return <Pit {...props} />;
    case 'reroll':
      return <Reroll {...props} />;
    case 'dig':
      return <Dig {...props} />;
    case 'guild':
      return <Guild {...props} />;
    default:
      return <Choices {...props} />;
  }
}
