// Rule 8, Visit a port: tell the story, resupply and upgrade the ship, in this order (or the one the host chose).

import { no } from '../../kit/refusal.ts';
import { addStory, fillHold, type Scribe } from '../effects/ledger.ts';
import { holdOf } from '../facts/ledger.ts';
import { noted } from '../facts/log.ts';
import { harbourOf, hasTold, portsAt } from '../facts/ports.ts';
import { visitsTo } from '../moves.ts';
import { RESUPPLY_PRICE, SHIPS, TELLING_STARS } from '../tables/index.ts';
import type { Captain, Ledger, Move, Open, SeasRefusal, TableSettings } from '../types.ts';

type Visit = Extract<Move, { kind: 'port' }>;

/** 8.5 What is done at a port, by what the host chose. */
export const PORT_ORDERS = {
  'resupply-first': ['tell', 'resupply', 'upgrade'],
  'upgrade-first': ['tell', 'upgrade', 'resupply'],
} as const;

export function list({ table }: Open, captain: Captain, moves: Move[]): void {
  for (const port of portsAt(captain.chart, captain.at!))
    for (const visit of visitsTo(port)) if (whyNotVisit(table, captain, visit) === null) moves.push(visit);
}

export function check({ table }: Open, captain: Captain, visit: Visit): SeasRefusal | null {
  if (!harbourOf(captain.chart, visit.port)) return no('no-such-port', { port: visit.port });
  if (!portsAt(captain.chart, captain.at!).includes(visit.port)) return no('not-at-port', { port: visit.port }); // 8.1
  return whyNotVisit(table, captain, visit);
}

/** Tries the visit on a copy of the ledger: telling may bring the Gold that the rest costs. */
function whyNotVisit({ portOrder }: TableSettings, captain: Captain, visit: Visit): SeasRefusal | null {
  if (!visit.tell && !visit.resupply && !visit.upgrade) return no('nothing-chosen');
  const ledger = { ...captain.ledger };
  for (const action of PORT_ORDERS[portOrder]) {
    if (!visit[action]) continue;
    const why = whyNot(action, captain, ledger, visit);
    if (why) return why;
    carryOut(action, ledger, null);
  }
  return null;
}

type PortAction = 'tell' | 'resupply' | 'upgrade';

function whyNot(action: PortAction, captain: Captain, ledger: Ledger, { port }: Visit): SeasRefusal | null {
  switch (action) {
    case 'tell':
      return hasTold(captain, port) ? no('already-told', { port }) : null; // 8.2
    case 'resupply':
      if (ledger.provisions >= holdOf(ledger)) return no('hold-full'); // 8.3
      return ledger.gold < RESUPPLY_PRICE ? no('no-gold') : null;
    case 'upgrade': {
      const next = SHIPS[ledger.ship + 1]; // 8.4
      if (!next) return no('finest-ship');
      return ledger.gold < next.price ? no('too-dear', { price: next.price, gold: ledger.gold }) : null;
    }
  }
}

/** What an action does to the ledger; the telling itself is noted by `act`. */
function carryOut(action: PortAction, ledger: Ledger, scribe: Scribe): void {
  switch (action) {
    case 'tell':
      addStory(ledger, 'port', 1, scribe);
      return;
    case 'resupply':
      ledger.gold -= RESUPPLY_PRICE;
      fillHold(ledger, scribe, { free: false });
      return;
    case 'upgrade': {
      const price = SHIPS[ledger.ship + 1]!.price;
      ledger.gold -= price;
      ledger.ship += 1;
      const { ship } = ledger;
      scribe?.tell.all({ type: 'upgraded', seat: scribe.seat, ship, price });
      scribe?.tell.all({ type: 'bonus', seat: scribe.seat, bonus: 'star', source: 'ships', number: ship });
      return;
    }
  }
}

export function act({ table, turn }: Open, captain: Captain, visit: Visit, scribe: NonNullable<Scribe>): void {
  const { port, tell, resupply, upgrade } = visit;
  for (const action of PORT_ORDERS[table.portOrder]) {
    if (!visit[action]) continue;
    if (action === 'tell') noteTelling(captain, { port, value: captain.ledger.story, turn }, scribe);
    carryOut(action, captain.ledger, scribe);
  }
  captain.log.push(noted({ kind: 'port', port, tell, resupply, upgrade }));
}

function noteTelling(
  captain: Captain,
  telling: Captain['tellings'][number],
  { seat, tell }: NonNullable<Scribe>,
): void {
  captain.tellings.push(telling);
  const slot = captain.tellings.length;
  tell.all({ type: 'told', seat, port: telling.port, value: telling.value, slot });
  for (let star = 0; star < TELLING_STARS[slot]!; star++)
    tell.all({ type: 'bonus', seat, bonus: 'star', source: 'tellings', number: slot });
}
