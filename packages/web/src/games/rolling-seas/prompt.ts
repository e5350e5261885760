// The prompt once an action is begun: what it has cost so far, what is left, and what it brings.

import type { Phrase } from '@quayside/rules';
import { cellName, FINDS, RESUPPLY_PRICE, SHIPS, speedOf } from '@quayside/rules/rolling-seas';
import type { Draft } from './draft.ts';
import type { Props } from './props.ts';
import { account, underWay } from './sailPreview.ts';
import { names, words } from './words.ts';

export function promptOf(props: Props): Phrase | null {
  const current = props.draft.value;
  switch (current?.kind) {
    case 'home':
      return [words.asks.home(names.ports[current.port], cellName(current.at))];
    case 'sail':
      return ofSail(props, current);
    case 'explore':
      return ofLand(props, current);
    case 'port':
      return [ofVisit(props, current)];
    default:
      return null;
  }
}

const captainOf = ({ view }: Props) => view.open.captains[view.seat ?? 0]!;

function ofSail(props: Props, sail: Extract<Draft, { kind: 'sail' }>): Phrase | null {
  const captain = captainOf(props);
  const { sailing } = underWay(captain, sail, props.view.open.table) ?? {};
  if (!sailing) return null;
  const wind = names.directions[sail.wind];
  const { mp, provisions, story } = account(captain, sailing); // mp: points left
  const speed = speedOf(captain.ledger);
  const left = sailing.ledger.provisions;
  return [words.asks.sail(wind, { used: speed - mp, speed, provisions, left, story })];
}

function ofLand({ view }: Props, { at }: Extract<Draft, { kind: 'explore' }>): Phrase | null {
  const face = view.open.dice?.face;
  if (at === null || face === undefined) return null;
  return [words.asks.explore(cellName(at), names.finds[face]!, FINDS[face]!)];
}

function ofVisit(props: Props, { port, tell, resupply, upgrade }: Extract<Draft, { kind: 'port' }>): string {
  const { gold, story, ship } = captainOf(props).ledger;
  const price = (resupply ? RESUPPLY_PRICE : 0) + (upgrade ? (SHIPS[ship + 1]?.price ?? 0) : 0);
  return words.asks.visit(names.ports[port], { reputation: tell ? story : 0, price, gold });
}
