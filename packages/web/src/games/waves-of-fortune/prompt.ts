// The prompt where the rules' own sentence would say what lies beside it, and once a tile or a split of the hold is
// chosen: what it costs and what is left after it.

import type { Phrase } from '@quayside/rules';
import { distance, holdOf, isHidden, isHome, type Move, speedOf, tileName } from '@quayside/rules/waves-of-fortune';
import { chosenMove } from './choices.ts';
import { myShip } from './draft.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

export function promptOf(props: Props): Phrase | null {
  const { draft, view } = props;
  const current = draft.value;
  if (view.seat === null) return null;
  if (!current) return besideCard(props);
  if (current.kind === 'crew') return ofHold(props, current.crew);
  if (current.kind === 'aim' && current.tile === null) return [words.asks.aim];
  const move = chosenMove(props);
  return move && ofMove(props, move);
}

/** What the card, the glass or the home base says beside it need not be said twice. */
function besideCard({ view: { open } }: Props): Phrase | null {
  const { phase } = open;
  switch (phase.kind) {
    case 'pirate':
      return [words.asks.pirate];
    case 'send':
      return [words.asks.send];
    case 'dock':
      return [words.asks.dock];
    default:
      return null;
  }
}

function ofHold({ view }: Props, crew: number): Phrase {
  const ship = myShip(view);
  if (view.open.phase.kind === 'swap') return [words.asks.swap(ship.crew + crew, ship.food - crew)];
  return [words.asks.load(crew, holdOf(ship) - crew)];
}

function ofMove({ view }: Props, move: Move): Phrase | null {
  const ship = myShip(view);
  switch (move.kind) {
    case 'sail':
    case 'teleport': {
      const far = { spaces: distance(ship.at, move.to), speed: speedOf(ship) };
      const lies = isHidden(view.open, move.to) ? words.asks.hidden : words.asks.met;
      const left = Math.max(0, ship.food - (isHome({ ...ship, at: move.to }) ? 0 : 1));
      const to = tileName(move.to);
      return [move.kind === 'sail' ? words.asks.sail(to, far, { lies, left }) : words.asks.whirl(to, { lies, left })];
    }
    case 'stay':
      return [isHome(ship) ? words.asks.stayHome : words.asks.stay(Math.max(0, ship.food - 1))];
    case 'peek':
      return [words.asks.peek(tileName(move.tile))];
    case 'ram':
      return [words.asks.push(tileName(move.to))];
    case 'drift':
      return [words.asks.drift(tileName(move.to))];
    default:
      return null;
  }
}
