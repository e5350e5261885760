// The gun deck: whom to rob, of which chest, and which of one's own takes the loot. Each target's tooltip says what the shots would do.

import {
  BROADSIDE,
  CHESTS,
  type Chest,
  FIRE,
  levelOf,
  type Move,
  type Phase,
} from '@quayside/rules/rolling-with-the-waves';
import { Emblem } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { firing, type Target } from './draft.ts';
import { volleys } from './preview.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './gunDeck.css';

type Deck = Props & { phase: Extract<Phase, { kind: 'fire' }>; seat: number };

/** What can be shot at, in the order of the buttons: the same for the number keys. */
export function targetsOf({ menu }: Pick<Props, 'menu'>): (Target | 'same')[] {
  const targets: (Target | 'same')[] = [];
  for (const move of menu?.moves ?? []) {
    if (move.kind === 'broadside') targets.push('same');
    if (move.kind !== 'fire') continue;
    const { target, chest } = move;
    if (!targets.some(t => t !== 'same' && t.target === target && t.chest === chest)) targets.push({ target, chest });
  }
  return targets;
}

export function GunDeck(props: Props) {
  const { menu, view } = props;
  const { phase } = view.open;
  if (phase.kind !== 'fire' || view.seat === null || !menu?.ask.startsWith('fire')) return null;
  const deck: Deck = { ...props, phase, seat: view.seat };
  return (
    <section class="rw-deck" aria-label={words.gunDeck}>
      <ul class="rw-targets">
        {phase.aim && <Together {...deck} />}
        {props.faces
          .filter(({ seat }) => seat !== view.seat && seat !== phase.aim?.target)
          .map(({ seat }) => (
            <Ship key={seat} {...deck} target={seat} />
          ))}
      </ul>
      <Receiving {...deck} />
    </section>
  );
}

function Ship(props: Deck & { target: number }) {
  const { target, faces, view } = props;
  const face = faces[target]!;
  const hull = levelOf(view.open.captains[target]!, 'hull');
  return (
    <li class="rw-ship">
      <span class="rw-ship-name">
        <Emblem face={face} />
        <bdi>{face.name}</bdi>
        <span class="rw-blocks" {...tip(words.hullBlocks(hull))}>
          <Mark name="shield" />
          <span aria-hidden="true">{hull}</span>
          <span class="sr-only">{words.shotsBlocked(hull)}</span>
        </span>
      </span>
      <span class="rw-ship-chests">
        {CHESTS.map(chest => (
          <TargetChest key={chest} {...props} chest={chest} />
        ))}
      </span>
    </li>
  );
}

function TargetChest(props: Deck & { target: number; chest: Chest }) {
  const { target, chest, view, phase, seat, faces, draft, check, sentence } = props;
  const { squares } = view.open.captains[target]!;
  const chosen = firing(draft.value);
  const into = chosen.into ?? CHESTS.find(own => !view.open.captains[seat]!.buried[own])!;
  const move = FIRE[phase.cannon][target]![chest][into];
  const refusal = check(move);
  const why = refusal && sentence(refusal);
  const here = chosen.at !== null && chosen.at !== 'same' && chosen.at.target === target && chosen.at.chest === chest;
  const number = targetsOf(props).findIndex(t => t !== 'same' && t.target === target && t.chest === chest) + 1;
  return (
    <button
      type="button"
      class="rw-target"
      aria-label={words.targetChest(chest, faces[target]!.name, squares[chest].toReversed())}
      aria-pressed={here}
      aria-disabled={why ? 'true' : undefined}
      aria-keyshortcuts={why ? undefined : `${number}`}
      onClick={() => {
        if (!why) draft.value = { ...chosen, at: { target, chest } };
      }}
      {...tip(why ?? outlook(view, move, { isLootChestChosen: chosen.into !== null }))}
    >
      <Pile letter={chest.slice(-1)} values={squares[chest]} buried={refusal?.code === 'target-buried'} />
    </button>
  );
}

function Together({ phase, faces, view, draft }: Deck) {
  const chosen = firing(draft.value);
  const { target, chest } = phase.aim!;
  return (
    <li class="rw-ship">
      <span class="rw-ship-name">
        <Emblem face={faces[target]!} />
        <bdi>{faces[target]!.name}</bdi>
      </span>
      <button
        type="button"
        class="rw-target rw-together"
        aria-pressed={chosen.at === 'same'}
        aria-keyshortcuts="1"
        onClick={() => {
          draft.value = { ...chosen, at: 'same' };
        }}
        {...tip(outlook(view, BROADSIDE, { isLootChestChosen: true }))}
      >
        <Mark name="ball" />
        <Mark name="ball" />
        {words.bothAt(chest)}
      </button>
    </li>
  );
}

function Receiving({ view, seat, phase, draft, sentence }: Deck) {
  const chosen = firing(draft.value);
  const { squares, buried } = view.open.captains[seat]!;
  const fixed = chosen.at === 'same' ? phase.aim!.into : null;
  return (
    <fieldset class="rw-receiving">
      <legend>{words.lootInto}</legend>
      {CHESTS.map(chest => {
        const why = buried[chest]
          ? sentence({ code: 'chest-buried', args: { icon: chest } })
          : fixed && fixed !== chest
            ? words.bothTogether
            : null;
        return (
          <button
            key={chest}
            type="button"
            class="rw-target"
            aria-label={words.lootIntoChest(chest, squares[chest].toReversed())}
            aria-pressed={(fixed ?? chosen.into) === chest}
            aria-disabled={why ? 'true' : undefined}
            aria-keyshortcuts={chest.slice(-1)}
            onClick={() => {
              if (!why) draft.value = { ...chosen, into: chest };
            }}
            {...tip(why ?? (squares[chest].length === 4 ? words.noRoom : null))}
          >
            <Pile letter={chest.slice(-1)} values={squares[chest]} buried={buried[chest]} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** A chest's treasure, the topmost first: that is what a shot takes first. */
const Pile = ({ letter, values, buried }: { letter: string; values: readonly number[]; buried: boolean }) => (
  <>
    <span class="rw-pile-letter">{letter}</span>
    <span class="rw-pile">
      {buried && <Mark name="cross" />}
      {values.length === 0 && '–'}
      {values.toReversed().map((value, n) => (
        <i key={n}>{value}</i>
      ))}
    </span>
  </>
);

/** What the shots would do. How much is lost is known once the chest for the loot is chosen. */
export const outlook = (
  view: Props['view'],
  move: Move,
  { isLootChestChosen }: { isLootChestChosen: boolean },
): string =>
  words.volleys(
    volleys(view, move).map(({ shots, blocked, stolen, stored }) => ({
      shots,
      blocked,
      stolen,
      lost: isLootChestChosen ? stolen.slice(stored) : [],
    })),
  );
