// At a port: tell, resupply and upgrade, in the order of the table.

import { type Captain, holdOf, PORT_ORDERS, portsAt, RESUPPLY_PRICE, SHIPS } from '@quayside/rules/rolling-seas';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { piece } from '../../ui/piece.ts';
import { Mark } from './art/Marks.tsx';
import { Bar, Confirm, captainOf } from './Bar.tsx';
import { type Draft, visit } from './draft.ts';
import type { Props } from './props.ts';
import { names, words } from './words.ts';

type PortAction = 'tell' | 'resupply' | 'upgrade';

/** Three ticks, each with what it changes. */
export function Visiting(props: Props & { call: Extract<Draft, { kind: 'port' }> }) {
  const { menu, draft, check, sentence, call } = props;
  const captain = captainOf(props);
  const ports = portsAt(captain.chart, captain.at!);
  const bought = call.upgrade && props.view.open.table.portOrder === 'upgrade-first' ? 1 : 0;
  const holdThen = holdOf({ ...captain.ledger, ship: captain.ledger.ship + bought });
  return (
    <Bar>
      {PORT_ORDERS[props.view.open.table.portOrder].map(action => {
        const ticked = { ...call, [action]: true };
        const refusal = call[action] ? null : check(ticked);
        return (
          <Button
            {...piece('action', action)}
            key={action}
            class="rs-tick"
            aria-pressed={call[action]}
            why={refusal && sentence(refusal)}
            onClick={() => {
              draft.value = { ...call, [action]: !call[action] };
            }}
          >
            <span class="rs-box" aria-hidden="true">
              {call[action] ? '✓' : ''}
            </span>
            {labelOf(action, captain, holdThen)}
          </Button>
        );
      })}
      {ports.length > 1 && (
        <Button
          class="rs-other-port"
          hint={words.twoPorts}
          onClick={() => {
            draft.value = visit(ports[(ports.indexOf(call.port) + 1) % ports.length]!, menu!.moves);
          }}
        >
          <Mark name="port" /> {names.ports[call.port]}
        </Button>
      )}
      <Confirm {...props} missing="">
        <Mark name="port" /> {words.visit}
      </Confirm>
    </Bar>
  );
}

function labelOf(action: PortAction, { ledger }: Captain, hold: number): ComponentChildren {
  switch (action) {
    case 'tell':
      return <span class="rs-port-action">{words.tell(<b>+{ledger.story}</b>)}</span>;
    case 'resupply':
      return (
        <span class="rs-port-action">
          {words.resupply(
            <span>
              <b>
                {ledger.provisions}→{hold}
              </b>{' '}
              −{RESUPPLY_PRICE} <Mark name="gold" />
            </span>,
          )}
        </span>
      );
    case 'upgrade': {
      const next = SHIPS[ledger.ship + 1];
      return next ? (
        <span class="rs-port-action">
          {words.upgradeTo(
            ledger.ship + 1,
            <span>
              −{next.price} <Mark name="gold" />
            </span>,
          )}
        </span>
      ) : (
        words.upgrade
      );
    }
  }
}
