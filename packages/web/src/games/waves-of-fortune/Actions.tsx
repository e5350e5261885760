// The bar at the bottom: what can be done with the draft. What chance decides is confirmed; the rest is one step.

import {
  beastOf,
  COLOUR,
  COLOURS,
  choicesOf,
  ENGAGE,
  ESCAPE,
  FIGHT,
  FIGHTERS,
  LEAVE,
  type Move,
  OPTION,
  PARLEY,
  RAID_NOBODY,
  RUN,
  SEND,
  STAND,
  STOP,
  shipOn,
  tileName,
} from '@quayside/rules/waves-of-fortune';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { allHands } from './allHands.ts';
import { Mark } from './art/Marks.tsx';
import { oddsAsked } from './Battle.tsx';
import type { Props } from './Board.tsx';
import { chosenMove, draftOf, nextTeleport, teleports, toggleSpyglass } from './choices.ts';
import { mine } from './Dock.tsx';
import type { Draft } from './draft.ts';
import { outlook, percent } from './outlook.ts';
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
      return <Confirm {...props}>{draftOf(props) ? 'Exchange' : 'Exchange nothing'}</Confirm>;
    case 'move':
      return <Sailing {...props} />;
    case 'ram':
      return <Chosen {...props} missing="Choose where the ship is pushed." />;
    case 'drift':
      return <Chosen {...props} missing="Choose a tile that glows, or your own to stay." />;
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

type DeedProps = Props & { move: Move; brass?: boolean; hint?: string; children: ComponentChildren };

/** A button that does one thing at once, or says why not. */
function Deed({ move, brass = false, hint, check, sentence, send, children }: DeedProps) {
  const refusal = check(move);
  return (
    <Button kind={brass ? 'brass' : 'paper'} hint={hint} why={refusal && sentence(refusal)} onClick={() => send(move)}>
      {children}
    </Button>
  );
}

/** The button that sends the draft. */
function Confirm(props: Props & { missing?: string; children: ComponentChildren }) {
  const { missing = '', check, sentence, send, children } = props;
  const move = chosenMove(props);
  const refusal = move && check(move);
  return (
    <Button
      kind="brass"
      class="wf-confirm"
      why={move ? refusal && sentence(refusal) : missing}
      onClick={() => {
        if (move) send(move);
      }}
    >
      {children}
    </Button>
  );
}

/** What is chosen on the sea: what it would mean, a step back, and the deed. */
function Chosen(props: Props & { missing: string }) {
  const { draft, view, faces, missing } = props;
  const move = chosenMove(props);
  const remarks = move ? outlook(view, faces, view.seat!, move) : [];
  return (
    <>
      {remarks.length > 0 && (
        <p class="wf-outlook" role="status">
          {remarks.map(({ text, tone }) => (
            <span key={text} class={`wf-${tone}`}>
              {text}
            </span>
          ))}
        </p>
      )}
      {move && (
        <Button
          hint="Choose again (Escape)"
          aria-label="Choose again"
          onClick={() => {
            draft.value = null;
          }}
        >
          <Icon name="close" />
        </Button>
      )}
      <Confirm {...props} missing={missing}>
        {move ? deedOf(props, move) : 'Choose a tile'}
      </Confirm>
    </>
  );
}

function deedOf({ view: { open }, faces }: Props, move: Move): ComponentChildren {
  switch (move.kind) {
    case 'sail':
    case 'teleport': {
      const rival = shipOn(open, move.to);
      if (rival !== null)
        return (
          <>
            Ram <Emblem face={faces[rival]!} /> <span class="sr-only">{faces[rival]!.name}</span> at {tileName(move.to)}
          </>
        );
      return `${move.kind === 'sail' ? 'Sail' : 'Whirl'} to ${tileName(move.to)}`;
    }
    case 'stay':
      return 'Stay here';
    case 'drift':
      return move.to === open.ships[open.phase.kind === 'drift' ? open.phase.seat : 0]!.at
        ? 'Do not drift'
        : `Drift to ${tileName(move.to)}`;
    case 'ram':
      return `Push to ${tileName(move.to)}`;
    case 'peek':
      return `Look at ${tileName(move.tile)}`;
    default:
      return 'Do it';
  }
}

function Sailing(props: Props) {
  const { menu, draft, check, sentence } = props;
  const current = draftOf(props);
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
            draft.value = { kind: 'tile', tile: mine(props).at } satisfies Draft;
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

function Meeting({ fight, leave, away, ...props }: Props & { fight: Move; leave: Move; away: string }) {
  const odds = oddsAsked(props.view);
  return (
    <>
      <Deed {...props} move={leave}>
        {away}
      </Deed>
      <Deed {...props} move={fight} brass hint="To the death: once begun there is no way back.">
        <Mark name="swords" /> Fight {odds && percent(odds.win)}
      </Deed>
    </>
  );
}

function Sending(props: Props) {
  const { phase } = props.view.open;
  const kraken = phase.kind === 'send' && phase.battle.enemy === 'kraken';
  return (
    <>
      {SEND.slice(1, FIGHTERS + 1).map((move, n) => (
        <Deed key={n} {...props} move={move} hint={`Key ${n + 1}`}>
          Send {n + 1}
        </Deed>
      ))}
      <Button
        kind="brass"
        hint={kraken ? 'Sends the fewest until it is over (A)' : 'Sends the most until it is over (A)'}
        onClick={() => {
          allHands.value = true;
        }}
      >
        To the end
      </Button>
    </>
  );
}

type Step = { script: string; step: number };

const Options = ({ script, step, ...props }: Props & Step) => (
  <>
    {choicesOf(script, step).map(({ label }, n) => (
      <Deed key={label} {...props} move={OPTION[n]!} hint={`Key ${n + 1}`}>
        {label}
      </Deed>
    ))}
  </>
);

/** With so many dice, one at least is high enough. */
const beats = (least: number, crew: number): number => 1 - ((least - 1) / 6) ** crew;

function Beast({ script, step, ...props }: Props & Step) {
  const [, least, , run] = beastOf(script, step);
  return (
    <>
      <Deed {...props} move={RUN} hint="Key R">
        Run −{run} <Mark name="food" />
        <span class="sr-only">food</span>
      </Deed>
      {STAND.slice(1).map((move, n) => (
        <Deed
          key={n}
          {...props}
          move={move}
          hint={`Stand with ${n + 1}: key ${n + 1}. Each die under ${least} loses one.`}
        >
          Stand {n + 1}: {percent(beats(least, n + 1))}
        </Deed>
      ))}
    </>
  );
}
