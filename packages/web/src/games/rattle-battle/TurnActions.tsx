// My turn at sea: my ships, what they may aim at, what lies at hand, and what the draft would do.

import {
  atHand,
  DICE,
  type DieId,
  FACES,
  faceOf,
  fireCost,
  fleetOf,
  isHoarder,
  MM,
  type Move,
  SAILOR,
  shipAt,
  UPGRADE,
  type Use,
} from '@quayside/rules/rattle-battle';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import {
  aimable,
  berthas,
  chosenMove,
  currentAim,
  pressShip,
  setDraft,
  shotCost,
  takeUp,
  usesNow,
  wanting,
} from './choices.ts';
import { type Aim, mine, rangeOf } from './draft.ts';
import { DieFace, dieName, faceName, shipName } from './looks.tsx';
import type { Props } from './props.ts';
import './palette.css';
import './actions.css';

export function Turn(props: Props) {
  const { menu, view, me, send, check, sentence } = props;
  const aim = currentAim(props)!;
  const move = chosenMove(props);
  const refusal = move && check(move);
  const leave: Move = menu!.moves.some(({ kind }) => kind === 'pass') ? { kind: 'pass' } : { kind: 'end-turn' };
  const fleet = fleetOf(view.open, me!);
  const targets = aimable(props);
  return (
    <>
      <div class="rb-picks">
        {fleet.map(ship => (
          <Button
            key={ship.die}
            class="rb-pick"
            aria-pressed={aim.ship === ship.die}
            aria-label={`${dieName(ship.die)}, showing ${faceName(faceOf(ship))}`}
            hint={`Your ${dieName(ship.die)} (S: the next)`}
            onClick={() => pressShip(props, ship.die)}
          >
            <DieFace die={ship.die} side={ship.side} faces={props.faces} />
          </Button>
        ))}
        {(aim.ship !== null || aim.act !== null) &&
          targets.map(die => (
            <Button
              key={die}
              class="rb-pick rb-pick-target"
              aria-pressed={aim.target === die}
              aria-label={`Aim at ${shipName(die, props.faces)}`}
              hint={aimHint(props, die)}
              onClick={() => pressShip(props, die)}
            >
              <DieFace die={die} side={shipAt(view.open, die)?.side ?? null} faces={props.faces} />
            </Button>
          ))}
        {usesNow(props).map(use => (
          <Button
            key={use}
            class="rb-pick rb-use"
            aria-pressed={aim.act === use}
            hint={useText(use)}
            onClick={() => takeUp(props, use)}
          >
            <Mark name={useMark(use)} /> {useName(use)}
          </Button>
        ))}
      </div>
      <Extras {...props} aim={aim} />
      <p class={`rb-say ${refusal ? 'rb-say-bad' : ''}`} role="status">
        {[says(props, aim) ?? wanting(props), refusal && sentence(refusal)].filter(Boolean).join(' ')}
      </p>
      {props.draft.value !== null && (
        <Button
          class="rb-again"
          aria-label="Choose again"
          hint="Choose again (Escape)"
          onClick={() => setDraft(props, null)}
        >
          <Icon name="close" />
        </Button>
      )}
      {move ? (
        <Button
          kind="brass"
          class="rb-confirm"
          why={refusal && sentence(refusal)}
          hint="Enter"
          onClick={() => send(move)}
        >
          {label(move)}
        </Button>
      ) : (
        <Button
          class="rb-leave"
          hint={leave.kind === 'pass' ? 'Passing ends your part in this Adventure (P)' : 'The next player acts (P)'}
          onClick={() => send(leave)}
        >
          {leave.kind === 'pass' ? 'Pass' : 'End turn'}
        </Button>
      )}
    </>
  );
}

function aimHint(props: Props, die: DieId): string {
  const cost = shotCost(props, die);
  const price = cost === null ? '' : `, for ${cost === 1 ? '1 Cannon' : `${cost} Cannons`}`;
  return `Aim at ${shipName(die, props.faces)}${price} (F: the next)`;
}

const label = (move: Move): string =>
  move.kind === 'move' ? 'Move' : move.kind === 'fire' ? 'Fire' : move.kind === 'use' ? `Use ${useName(move.use)}` : '';

/** What the draft would do, with its measures and its price. */
function says({ view, faces }: Props, aim: Aim): string | null {
  const ship = aim.ship === null ? undefined : shipAt(view.open, aim.ship);
  if (!ship) return null;
  if (aim.act === 'fire' && aim.target !== null) {
    const cost = aim.keg ? 'a Powder Keg' : `${fireCost(view.open, ship)} of ${mine(view).cannons.ready} Cannons`;
    return `At ${shipName(aim.target, faces)}, for ${cost}.`;
  }
  if (aim.place) {
    const far = Math.hypot(aim.place.x - ship.x, aim.place.y - ship.y) / MM;
    const range = rangeOf(view.open, aim, atHand(mine(view), 'superSails'));
    const most = range == null ? '' : ` of ${range / MM}`;
    return `${far.toFixed(1)}${most} mm${aim.act === 'move' ? ', for a Sail' : ''}.`;
  }
  return null;
}

function Extras(props: Props & { aim: Aim }) {
  const { aim, view, faces } = props;
  const galleon = mine(view);
  const toggle = (next: Partial<Aim>) => setDraft(props, { ...aim, ...next });
  const second = aim.act === 'fire' ? berthas(props, aim) : [];
  const ship = aim.ship === null ? undefined : shipAt(view.open, aim.ship);
  return (
    <>
      {aim.act === 'move' && atHand(galleon, 'drill') && (
        <Button aria-pressed={aim.drill} hint={UPGRADE.drill.text} onClick={() => toggle({ drill: !aim.drill })}>
          <Mark name="bow" /> Drill
        </Button>
      )}
      {aim.act === 'fire' && galleon.loot.keg > 0 && (
        <Button aria-pressed={aim.keg} hint="Instead of Cannons" onClick={() => toggle({ keg: !aim.keg })}>
          <Mark name="keg" /> Powder Keg
        </Button>
      )}
      {second.map(die => (
        <Button
          key={die}
          aria-pressed={aim.bertha === die}
          hint={`Big Bertha: ${shipName(die, faces)} too`}
          onClick={() => toggle({ bertha: aim.bertha === die ? null : die })}
        >
          + {shipName(die, faces)}
        </Button>
      ))}
      {aim.act === 'steeringWheel' &&
        ship &&
        FACES[DICE[ship.die]!.hull].map((face, side, all) =>
          face === faceOf(ship) || all.indexOf(face) !== side ? null : (
            <Button key={side} aria-pressed={aim.side === side} onClick={() => toggle({ side })}>
              {faceName(face)}
            </Button>
          ),
        )}
    </>
  );
}

const useName = (use: Use): string =>
  use === 'flag' ? 'White Flag' : isHoarder(use) ? SAILOR[use].name : UPGRADE[use].name;
const useText = (use: Use): string =>
  use === 'flag' ? 'One of your ships goes home unharmed.' : isHoarder(use) ? SAILOR[use].text : UPGRADE[use].text;
const useMark = (use: Use): MarkName => (use === 'flag' ? 'flag' : isHoarder(use) ? 'crew' : UPGRADE[use].place);
