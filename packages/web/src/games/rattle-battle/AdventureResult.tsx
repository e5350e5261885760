// What the Adventure brought and cost everybody: on the calm Sea, from the end of the battle to the next drop, unless
// it is put away.

import { useSignal } from '@preact/signals';
import { type DieId, type Event, LOOT, type RoundStep } from '@quayside/rules/rattle-battle';
import { useMemo, useRef } from 'preact/hooks';
import { IconButton } from '../../ui/Button.tsx';
import { SeatName } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import { Amount, Mark } from './art/Marks.tsx';
import { DieFace } from './dieFaces.tsx';
import { type AdventureGains, gainsOf, type SeatGains } from './gainsAndLosses.ts';
import { shipName } from './names.ts';
import { adventures, lootNames } from './printed.ts';
import type { Props } from './props.ts';
import { placeOf } from './scene.ts';
import { words } from './words.ts';
import './adventureResult.css';

/** When the battle is over and nothing lies in the Sea yet. */
const SHOWN: readonly RoundStep[] = ['coins', 'loot', 'sailors', 'repairs', 'stow', 'briefing', 'send'];

export function AdventureResult(props: Props) {
  const { scene, faces } = props;
  const { open } = scene;
  const gains = useGains(props);
  const away = useSignal<number | null>(null);
  if (!gains || away.value === gains.round || !SHOWN.includes(open.step) || placeOf(scene) === 'port') return null;
  if (open.sea.length + scene.gone.length > 0) return null;
  return (
    <section class="rb-toll" aria-label={words.gains.title(adventures[gains.card]!.name)}>
      <header>
        <h2>{words.gains.title(adventures[gains.card]!.name)}</h2>
        <IconButton
          icon="close"
          label={words.gains.close}
          onClick={() => {
            away.value = gains.round;
          }}
        />
      </header>
      <ul>
        {gains.seats.map((seat, n) => (
          <li key={n} class={`seat-${n % 8}`}>
            <SeatName face={faces[n]!} />
            <Gains seat={seat} faces={faces} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gains({ seat, faces }: { seat: SeatGains; faces: Props['faces'] }) {
  const { sunk, coins, loot, lost, paid } = seat;
  const kinds = LOOT.filter(kind => loot[kind]);
  if (sunk.length + coins + kinds.length + lost.length + paid === 0)
    return <span class="rb-small">{words.gains.nothing}</span>;
  return (
    <span class="rb-toll-gains">
      {sunk.length > 0 && (
        <span class="rb-toll-ships" {...tip(words.gains.sunk(named(sunk, faces)))}>
          <Mark name="swords" />
          {sunk.map(die => (
            <DieFace key={die} die={die} side={null} faces={faces} />
          ))}
          <span class="sr-only">{words.gains.sunk(named(sunk, faces))}</span>
        </span>
      )}
      {coins > 0 && <Amount name="coin" value={words.gains.more(coins)} what={words.sea.coins} />}
      {kinds.map(kind => (
        <span key={kind} class={`rb-loot rb-loot-${kind}`} {...tip(lootNames[kind])}>
          <Mark name={kind} />
          <b>{words.gains.more(loot[kind]!)}</b>
          <span class="sr-only"> {lootNames[kind]}</span>
        </span>
      ))}
      {lost.length > 0 && (
        <span class="rb-toll-ships rb-toll-lost" {...tip(words.gains.lost(named(lost, faces)))}>
          {lost.map(die => (
            <DieFace key={die} die={die} side={null} faces={faces} plain />
          ))}
          <span class="sr-only">{words.gains.lost(named(lost, faces))}</span>
        </span>
      )}
      {paid > 0 && <span class="rb-small">{words.gains.paid(paid)}</span>}
    </span>
  );
}

const named = (dice: readonly DieId[], faces: Props['faces']): string[] => dice.map(die => shipName(die, faces));

/** Of what has been shown so far. A replay tells no history: there the events are gathered while they are shown. */
function useGains({ history, now, scene }: Props): AdventureGains | null {
  const seats = scene.open.galleons.length;
  const gathered = useRef<Event[]>([]);
  return useMemo(() => {
    if (history) return gainsOf(now ? history.slice(0, history.lastIndexOf(now) + 1) : history, seats);
    if (now && gathered.current.at(-1) !== now) gathered.current.push(now);
    return gainsOf(gathered.current, seats);
  }, [history, now, seats]);
}
