// The bar at the bottom: what can be done with the draft. One step each: until all are ready it can be taken back.

import { FINDS, holdOf, portsAt, portsShutOff } from '@quayside/rules/rolling-seas';
import { Button } from '../../ui/Button.tsx';
import { piece } from '../../ui/piece.ts';
import { Mark } from './art/Marks.tsx';
import { Back, Bar, Confirm, captainOf, chosenMove } from './Bar.tsx';
import { asked } from './choices.ts';
import { PadInBar } from './DiceMat.tsx';
import { type Draft, visit } from './draft.ts';
import type { Props } from './props.ts';
import { underWay } from './sailPreview.ts';
import { Visiting } from './Visiting.tsx';
import { names, words } from './words.ts';

export function Actions(props: Props) {
  switch (asked(props)) {
    case 'draw':
      return <Drawing {...props} />;
    case 'home':
      return <Homing {...props} />;
    case 'action':
      return <Acting {...props} />;
    case null:
      return null;
  }
}

/** An island may shut off a port (2.3): whoever draws it there is told, and may. */
function Drawing(props: Props) {
  const { phase, table } = props.view.open;
  const move = chosenMove(props);
  const shut =
    phase.kind === 'island' && move?.kind === 'island'
      ? portsShutOff(captainOf(props).chart, phase.island, move, table.tightStraits)
      : [];
  return (
    <Bar>
      <PadInBar {...props} />
      {shut.length > 0 && (
        <p class="rs-outlook rs-warning" role="status">
          <Mark name="port" /> {words.shutsOff(shut)}
        </p>
      )}
      <Confirm {...props} missing="">
        {words.drawHere}
      </Confirm>
    </Bar>
  );
}

function Homing(props: Props) {
  const current = props.draft.value;
  return (
    <Bar>
      <Confirm {...props} missing={words.chooseHome}>
        <Mark name="home" /> {current?.kind === 'home' ? names.ports[current.port] : words.homePort}
      </Confirm>
    </Bar>
  );
}

function Acting(props: Props) {
  const current = props.draft.value;
  switch (current?.kind) {
    case 'sail':
      return <Sailing {...props} sail={current} />;
    case 'port':
      return <Visiting {...props} call={current} />;
    case 'explore':
      return <Exploring {...props} />;
    default:
      return <Choosing {...props} />;
  }
}

/** Nothing chosen yet: the other two actions; a sail begins on the mat or on the chart. */
function Choosing(props: Props) {
  const { menu, draft, sentence, check } = props;
  const captain = captainOf(props);
  const lands = menu!.moves.flatMap(move => (move.kind === 'explore' ? [move.at] : []));
  const [port] = portsAt(captain.chart, captain.at!);
  const calls = menu!.moves.some(move => move.kind === 'port');
  const whyNoLand = sentence(check({ kind: 'explore', at: captain.at! }) ?? { code: 'not-explorable' });
  return (
    <Bar>
      <p class="rs-outlook rs-hint">{words.sailHint}</p>
      <Button
        {...piece('action', 'explore')}
        why={lands.length > 0 ? null : whyNoLand}
        onClick={() => {
          draft.value = { kind: 'explore', at: lands[0] ?? null };
        }}
      >
        <Mark name="explore" /> {words.explore}
      </Button>
      <Button
        {...piece('action', 'port')}
        why={port === undefined ? words.notAtPort : calls ? null : words.nothingToDoHere}
        onClick={() => {
          if (port) draft.value = visit(port, menu!.moves);
        }}
      >
        <Mark name="port" /> {words.port}
      </Button>
    </Bar>
  );
}

function Sailing(props: Props & { sail: Extract<Draft, { kind: 'sail' }> }) {
  const { view, draft, sail } = props;
  const stock = underWay(captainOf(props), sail, view.open.table)?.sailing.ledger.moves ?? 0;
  return (
    <Bar>
      <Back {...props} />
      {stock > 0 && (
        <Button
          {...piece('action', 'bonus')}
          aria-pressed={sail.bonus}
          hint={words.bonusMovementHint}
          onClick={() => {
            draft.value = { ...sail, bonus: !sail.bonus };
          }}
        >
          <Mark name="move" /> {stock} <span class="sr-only">{words.bonusMovement}</span>
        </Button>
      )}
      <Confirm {...props} missing="">
        <Mark name="sail" /> {sail.path.length === 0 ? words.heaveTo : words.sail}
      </Confirm>
    </Bar>
  );
}

function Exploring(props: Props) {
  const { view } = props;
  const { ledger } = captainOf(props);
  const over = ledger.provisions + FINDS[view.open.dice!.face]!.provisions - holdOf(ledger);
  return (
    <Bar>
      {over > 0 && (
        <p class="rs-outlook">
          <s>{words.overHold(over)}</s>
        </p>
      )}
      <Back {...props} />
      <Confirm {...props} missing={words.chooseLand}>
        <Mark name="explore" /> {words.explore}
      </Confirm>
    </Bar>
  );
}
