// The bar at the bottom: what can be done with the draft. What chance decides is confirmed; the rest is one step.

import {
  COLOUR,
  COLOURS,
  choicesOf,
  DRIFT,
  ENGAGE,
  ESCAPE,
  FIGHT,
  LEAVE,
  OPTION,
  PARLEY,
  RAID_NOBODY,
  STOP,
} from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import { Mark } from './art/Marks.tsx';
import { nextTeleport, teleports, toggleSpyglass } from './choices.ts';
import { myShip } from './draft.ts';
import { Beast, Meeting, Sending } from './Foes.tsx';
import { Chosen, Confirm, MoveButton } from './MoveButton.tsx';
import { optionLabels } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './palette.css';
import './actions.css';

export const Actions = (props: Props) => (
  <div class="wf-actions wf-palette">
    <Choices {...props} />
  </div>
);

function Choices(props: Props) {
  const { phase } = props.view.open;
  switch (phase.kind) {
    case 'colour':
      return <Colours {...props} />;
    case 'load':
    case 'dock':
      return <Confirm {...props}>{phase.kind === 'load' ? words.bar.load : words.bar.loadAndSetOut}</Confirm>;
    case 'swap':
      return <Confirm {...props}>{props.draft.value ? words.bar.exchange : words.bar.exchangeNothing}</Confirm>;
    case 'move':
      return <Sailing {...props} />;
    case 'ram':
      return <Chosen {...props} missing={words.bar.pushMissing} />;
    case 'drift':
      return (
        <>
          {!props.draft.value && (
            <MoveButton {...props} move={DRIFT[myShip(props.view).at]!}>
              {words.bar.doNotDrift}
            </MoveButton>
          )}
          <Chosen {...props} missing={words.bar.driftMissing} />
        </>
      );
    case 'peek':
      return (
        <>
          <MoveButton {...props} move={STOP}>
            {words.bar.stopLooking}
          </MoveButton>
          <Chosen {...props} missing={words.bar.peekMissing} />
        </>
      );
    case 'raid':
      return <Raiding {...props} />;
    case 'pirate':
      return <Meeting {...props} fight={FIGHT} leave={PARLEY} away={words.foes.letThemLie} />;
    case 'kraken':
      return <Meeting {...props} fight={ENGAGE} leave={LEAVE} away={words.foes.leaveIt} />;
    case 'king':
      return <Meeting {...props} fight={FIGHT} leave={ESCAPE} away={words.foes.escapeHome} />;
    case 'send':
      return <Sending {...props} />;
    case 'option':
      return <Options {...props} script={phase.script} step={phase.step} />;
    case 'beast':
      return <Beast {...props} script={phase.script} step={phase.step} />;
    case 'over':
      return null;
  }
}

function Sailing(props: Props) {
  const { menu, draft, check, sentence } = props;
  const current = props.draft.value;
  const peeks = menu!.moves.some(({ kind }) => kind === 'peek');
  const whirls = teleports(props);
  if (current && (current.kind !== 'aim' || current.tile !== null)) return <Chosen {...props} missing="" />;
  const aiming = current?.kind === 'aim';
  const spyglass = myShip(props.view).upgrades.includes('spyglass');
  const whyNoPeek = check({ kind: 'peek', tile: myShip(props.view).at });
  return (
    <>
      <p class="wf-hint">{aiming ? words.bar.pressHidden : words.bar.pressGlowing}</p>
      {spyglass && (
        <Button
          {...piece('spyglass')}
          aria-pressed={aiming}
          hint={words.bar.spyglassHint}
          why={peeks ? null : sentence(whyNoPeek ?? { code: 'already-spied' })}
          onClick={() => toggleSpyglass(props)}
        >
          <Mark name="spyglass" /> {words.bar.spyglass}
        </Button>
      )}
      {whirls.length > 0 && !aiming && (
        <Button hint={words.bar.whirlpoolHint} onClick={() => nextTeleport(props)}>
          <Mark name="whirlpool" /> {whirls.length}
          <span class="sr-only"> {words.bar.whirlpools}</span>
        </Button>
      )}
      {!aiming && (
        <Button
          {...piece('choice', 'stay')}
          hint={words.bar.stayHint}
          onClick={() => {
            draft.value = { kind: 'tile', tile: myShip(props.view).at };
          }}
        >
          {words.bar.stay}
        </Button>
      )}
    </>
  );
}

const Colours = (props: Props) => (
  <>
    {COLOURS.map(colour => (
      <MoveButton key={colour} {...props} move={COLOUR[colour]}>
        <i class={`wf-swatch wf-colour-${colour}`} /> {words.colours[colour]}
      </MoveButton>
    ))}
  </>
);

function Raiding(props: Props) {
  const { menu, faces, view } = props;
  return (
    <>
      {menu!.moves.map(move =>
        move.kind === 'raid' && move.seat !== null ? (
          <MoveButton key={move.seat} {...props} move={move}>
            <Emblem face={faces[move.seat]!} /> <span class="sr-only">{faces[move.seat]!.name}</span>
            <Mark name="gold" /> {view.open.ships[move.seat]!.gold}
          </MoveButton>
        ) : null,
      )}
      <MoveButton {...props} move={RAID_NOBODY}>
        {words.bar.raidNobody}
      </MoveButton>
    </>
  );
}

const Options = ({ script, step, ...props }: Props & { script: string; step: number }) => (
  <>
    {choicesOf(script, step).map(({ label }, n) => (
      <MoveButton key={label} {...props} move={OPTION[n]!} hint={words.bar.key(n + 1)}>
        {optionLabels[label]}
      </MoveButton>
    ))}
  </>
);
