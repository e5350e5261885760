// What is asked, where it takes more than a button or two: tokens to choose, dice to pick, cards to keep, ships to send.

import { Choices } from './orders/Choices.tsx';
import { Dig } from './orders/Dig.tsx';
import { Choose, Repair, Stow } from './orders/LootOrders.tsx';
import { Guild, Market, Pit } from './orders/PortOrders.tsx';
import { Reroll } from './orders/Reroll.tsx';
import { Send } from './orders/Send.tsx';
import { words } from './orders/words.ts';
import type { Props } from './props.ts';
import './orders.css';

/** Asks that are answered on the Sea and in the bar alone. */
const ELSEWHERE = ['turn', 'turn-acted', 'toss'];

export function Orders(props: Props) {
  const { menu } = props;
  if (!menu || ELSEWHERE.includes(menu.ask)) return null;
  return (
    <section class="rb-orders" aria-label={words.title}>
      <Form {...props} />
    </section>
  );
}

function Form(props: Props) {
  switch (props.menu!.ask) {
    case 'send':
      return <Send {...props} />;
    case 'stow':
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
