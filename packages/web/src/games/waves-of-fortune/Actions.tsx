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
import { Mark } from './art/Marks.tsx';
import { nextTeleport, teleports, toggleSpyglass } from './choices.ts';
import { Chosen, Confirm, Deed } from './Deed.tsx';
import { mine } from './Dock.tsx';
import { Beast, Meeting, Sending } from './Foes.tsx';
import type { Props } from './props.ts';
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
      return <Confirm {...props}>{phase.kind === 'load' ? 'Load the hold' : 'Load, and set out'}</Confirm>;
    case 'swap':
      return <Confirm {...props}>{props.draft.value ? 'Exchange' : 'Exchange nothing'}</Confirm>;
    case 'move':
      return <Sailing {...props} />;
    case 'ram':
      return <Chosen {...props} missing="Choose where the ship is pushed." />;
    case 'drift':
      return (
        <>
          {!props.draft.value && (
            <Deed {...props} move={DRIFT[mine(props).at]!}>
              Do not drift
            </Deed>
          )}
          <Chosen {...props} missing="Choose a tile that glows." />
        </>
      );
    case 'peek':
      return (
        <>
          <Deed {...props} move={STOP}>
            Stop looking
          </Deed>
          <Chosen {...props} missing="Choose a tile to look at." />
        </>
      );
    case 'raid':
      return <Raiding {...props} />;
    case 'pirate':
      return <Meeting {...props} fight={FIGHT} leave={PARLEY} away="Let them lie" />;
    case 'kraken':
      return <Meeting {...props} fight={ENGAGE} leave={LEAVE} away="Leave it" />;
    case 'king':
      return <Meeting {...props} fight={FIGHT} leave={ESCAPE} away="Escape home" />;
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
  const spyglass = mine(props).upgrades.includes('spyglass');
  const whyNoPeek = check({ kind: 'peek', tile: mine(props).at });
  return (
    <>
      <p class="wf-hint">{aiming ? 'Press a hidden tile to look at it.' : 'Press a tile that glows.'}</p>
      {spyglass && (
        <Button
          aria-pressed={aiming}
          hint="Look secretly at a hidden tile (P)"
          why={peeks ? null : sentence(whyNoPeek ?? { code: 'already-spied' })}
          onClick={() => toggleSpyglass(props)}
        >
          <Mark name="spyglass" /> Spyglass
        </Button>
      )}
      {whirls.length > 0 && !aiming && (
        <Button hint="The next whirlpool you could come out of (T)" onClick={() => nextTeleport(props)}>
          <Mark name="whirlpool" /> {whirls.length}
          <span class="sr-only"> whirlpools to go to</span>
        </Button>
      )}
      {!aiming && (
        <Button
          hint="Stay on this tile (S)"
          onClick={() => {
            draft.value = { kind: 'tile', tile: mine(props).at };
          }}
        >
          Stay
        </Button>
      )}
    </>
  );
}

const Colours = (props: Props) => (
  <>
    {COLOURS.map(colour => (
      <Deed key={colour} {...props} move={COLOUR[colour]}>
        <i class={`wf-swatch wf-colour-${colour}`} /> {colour}
      </Deed>
    ))}
  </>
);

function Raiding(props: Props) {
  const { menu, faces, view } = props;
  return (
    <>
      {menu!.moves.map(move =>
        move.kind === 'raid' && move.seat !== null ? (
          <Deed key={move.seat} {...props} move={move}>
            <Emblem face={faces[move.seat]!} /> <span class="sr-only">{faces[move.seat]!.name}</span>
            <Mark name="gold" /> {view.open.ships[move.seat]!.gold}
          </Deed>
        ) : null,
      )}
      <Deed {...props} move={RAID_NOBODY}>
        Nobody
      </Deed>
    </>
  );
}

const Options = ({ script, step, ...props }: Props & { script: string; step: number }) => (
  <>
    {choicesOf(script, step).map(({ label }, n) => (
      <Deed key={label} {...props} move={OPTION[n]!} hint={`Key ${n + 1}`}>
        {label}
      </Deed>
    ))}
  </>
);
