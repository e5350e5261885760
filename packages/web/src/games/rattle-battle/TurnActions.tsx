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
  shipAt,
  UPGRADE,
  type Use,
} from '@quayside/rules/rattle-battle';
import { useEffect } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { ChooseAgain } from '../../ui/ChooseAgain.tsx';
import { piece } from '../../ui/piece.ts';
import { noteRefusal } from '../../ui/refusedRule.ts';
import { Mark, type MarkName } from './art/Marks.tsx';
import {
  aimable,
  availableUses,
  berthaTargets,
  chosenMove,
  currentAim,
  nextStepText,
  pressShip,
  setDraft,
  shotCost,
  toggleUse,
} from './choices.ts';
import { DieFace } from './dieFaces.tsx';
import { type Aim, mine, rangeOf } from './draft.ts';
import { dieName, faceName, shipName } from './names.ts';
import { sailors, upgrades } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './palette.css';
import './actions.css';

export function Turn(props: Props) {
  const { menu, view, me, send, check, sentence } = props;
  const aim = currentAim(props)!;
  const move = chosenMove(props);
  const refusal = move && check(move);
  useEffect(() => {
    if (refusal) noteRefusal(sentence(refusal));
  }, [refusal?.code]);
  const leave: Move = menu!.moves.some(({ kind }) => kind === 'pass') ? { kind: 'pass' } : { kind: 'end-turn' };
  const fleet = fleetOf(view.open, me!);
  const targets = aimable(props);
  return (
    <>
      <div class="rb-picks">
        {fleet.map(ship => (
          <Button
            key={ship.die}
            {...piece('pick', ship.die)}
            class="rb-pick"
            aria-pressed={aim.ship === ship.die}
            aria-label={words.turn.yourShip(dieName(ship.die), faceName(faceOf(ship)))}
            hint={words.turn.yourShipHint(shipName(ship.die, props.faces))}
            onClick={() => pressShip(props, ship.die)}
          >
            <DieFace die={ship.die} side={ship.side} faces={props.faces} />
          </Button>
        ))}
        {(aim.ship !== null || aim.act !== null) &&
          targets.map(die => (
            <Button
              key={die}
              {...piece('pick', die)}
              class="rb-pick rb-pick-target"
              aria-pressed={aim.target === die}
              aria-label={words.turn.aimAt(shipName(die, props.faces))}
              hint={aimHint(props, die)}
              onClick={() => pressShip(props, die)}
            >
              <DieFace die={die} side={shipAt(view.open, die)?.side ?? null} faces={props.faces} />
            </Button>
          ))}
        {availableUses(props).map(use => (
          <Button
            key={use}
            {...piece('use', use)}
            class="rb-pick rb-use"
            aria-pressed={aim.act === use}
            hint={useText(use)}
            onClick={() => toggleUse(props, use)}
          >
            <Mark name={useMark(use)} /> {useName(use)}
          </Button>
        ))}
      </div>
      <Extras {...props} aim={aim} />
      <p class={`rb-say ${refusal ? 'rb-say-bad' : ''}`} role="status">
        {words.turn.sentences([stepOrPrice(props, aim), refusal && sentence(refusal)])}
      </p>
      {props.draft.value !== null && (
        <ChooseAgain
          class="rb-again"
          label={words.turn.chooseAgain}
          hint={words.turn.chooseAgainHint}
          onClick={() => setDraft(props, null)}
        />
      )}
      {move ? (
        <Button
          {...piece('button', 'confirm')}
          kind="brass"
          class="rb-confirm"
          why={refusal && sentence(refusal)}
          hint={words.bar.enter}
          onClick={() => send(move)}
        >
          {label(move)}
        </Button>
      ) : (
        <Button
          {...piece('button', 'leave')}
          class="rb-leave"
          hint={leave.kind === 'pass' ? words.turn.passHint : words.turn.endTurnHint}
          onClick={() => send(leave)}
        >
          {leave.kind === 'pass' ? words.turn.pass : words.turn.endTurn}
        </Button>
      )}
    </>
  );
}

function aimHint(props: Props, die: DieId): string {
  const cost = shotCost(props, die);
  const ship = shipName(die, props.faces);
  return cost === null ? words.turn.aimAtHint(ship) : words.turn.aimAtCost(ship, cost);
}

function label(move: Move): string {
  switch (move.kind) {
    case 'move':
      return words.turn.move;
    case 'fire':
      return words.turn.fire;
    case 'use':
      return words.turn.use(useName(move.use));
    default:
      return '';
  }
}

/** Before anything is chosen the first step; later steps stand in the prompt. */
const stepOrPrice = (props: Props, aim: Aim): string =>
  says(props, aim) ?? (props.draft.value === null ? nextStepText(props) : '');

/** What the draft would do, with its measures and its price. */
function says({ view, faces }: Props, aim: Aim): string | null {
  const ship = aim.ship === null ? undefined : shipAt(view.open, aim.ship);
  if (!ship) return null;
  if (aim.act === 'fire' && aim.target !== null) {
    const target = shipName(aim.target, faces);
    if (aim.keg) return words.turn.fireAtByKeg(target);
    return words.turn.fireAt(target, fireCost(view.open, ship), mine(view).cannons.ready);
  }
  if (aim.place) {
    const far = (Math.hypot(aim.place.x - ship.x, aim.place.y - ship.y) / MM).toFixed(1);
    const range = rangeOf(view.open, aim, atHand(mine(view), 'superSails'));
    const { sail, sailOf, put, putOf } = words.turn;
    if (aim.act === 'move') return range == null ? sail(far) : sailOf(far, range / MM);
    return range == null ? put(far) : putOf(far, range / MM);
  }
  return null;
}

function Extras(props: Props & { aim: Aim }) {
  const { aim, view, faces } = props;
  const galleon = mine(view);
  const toggle = (next: Partial<Aim>) => setDraft(props, { ...aim, ...next });
  const second = aim.act === 'fire' ? berthaTargets(props, aim) : [];
  const ship = aim.ship === null ? undefined : shipAt(view.open, aim.ship);
  return (
    <>
      {aim.act === 'move' && atHand(galleon, 'drill') && (
        <Button aria-pressed={aim.drill} hint={upgrades.drill.text} onClick={() => toggle({ drill: !aim.drill })}>
          <Mark name="bow" /> {words.turn.drill}
        </Button>
      )}
      {aim.act === 'fire' && galleon.loot.keg > 0 && (
        <Button aria-pressed={aim.keg} hint={words.turn.kegHint} onClick={() => toggle({ keg: !aim.keg })}>
          <Mark name="keg" /> {words.turn.keg}
        </Button>
      )}
      {second.map(die => (
        <Button
          key={die}
          aria-pressed={aim.bertha === die}
          hint={words.turn.berthaHint(shipName(die, faces))}
          onClick={() => toggle({ bertha: aim.bertha === die ? null : die })}
        >
          {words.turn.bertha(shipName(die, faces))}
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
  use === 'flag' ? words.turn.whiteFlag : isHoarder(use) ? sailors[use].name : upgrades[use].name;
const useText = (use: Use): string =>
  use === 'flag' ? words.turn.whiteFlagText : isHoarder(use) ? sailors[use].text : upgrades[use].text;
const useMark = (use: Use): MarkName => (use === 'flag' ? 'flag' : isHoarder(use) ? 'crew' : UPGRADE[use].place);
