// The battle as it would be fought now, in order: the legend of the flags in the Sea. A line lights its pair, a ship
// its lines. Below it what everybody would win and lose.

import type { Signal } from '@preact/signals';
import { type Open, shipAt } from '@quayside/rules/rattle-battle';
import { Emblem } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import type { BattlePreview } from './battlePreview.ts';
import { DieFace } from './dieFaces.tsx';
import { type Duel, duelKey } from './duels.ts';
import type { Props } from './props.ts';
import { sayDuel } from './sayDuel.ts';
import { words } from './words.ts';
import './battleOrder.css';

type OrderProps = Props & {
  preview: BattlePreview;
  duels: readonly Duel[];
  /** Lit by a ship that is pointed at; and the one pointed at here, which is set. */
  lit: readonly string[];
  pointed: Signal<string | null>;
};

export function BattleOrder({ preview, duels, lit, pointed, ...props }: OrderProps) {
  const { faces, scene } = props;
  return (
    <section class="rb-order" aria-label={words.sea.ifBattle}>
      <h2>
        {words.sea.ifBattle} <span class="rb-small">{words.sea.orderHow}</span>
      </h2>
      <ol>
        {duels.map(duel => {
          const key = duelKey(duel);
          const says = sayDuel(duel, faces);
          const point = () => {
            pointed.value = key;
          };
          const release = () => {
            if (pointed.value === key) pointed.value = null;
          };
          return (
            <li key={key} onPointerEnter={point} onPointerLeave={release}>
              <button
                type="button"
                class={`rb-order-line ${lit.includes(key) ? 'rb-order-lit' : ''}`}
                aria-label={words.sea.numbered(duel.number, says)}
                onFocus={point}
                onBlur={release}
                onClick={point}
                {...tip(says)}
              >
                <b class="rb-order-number">{duel.number}</b>
                <Fighter {...{ duel, faces }} open={scene.open} side="ours" />
                <Fighter {...{ duel, faces }} open={scene.open} side="theirs" />
              </button>
            </li>
          );
        })}
      </ol>
      <ul class="rb-preview">
        {faces.map(face => (
          <li key={face.seat}>
            <Emblem face={face} />
            <span class="sr-only">{words.sea.of(face.name)} </span>
            <span class="rb-gain" {...tip(words.sea.coins)}>
              +{preview.coins[face.seat]}
              <Mark name="coin" />
              <span class="sr-only">{words.sea.coins}</span>
            </span>
            {preview.loot[face.seat]! > 0 && (
              <span class="rb-gain" {...tip(words.sea.loot)}>
                +{preview.loot[face.seat]}
                <Mark name="hold" />
                <span class="sr-only">{words.sea.loot}</span>
              </span>
            )}
            {preview.lost[face.seat]! > 0 && (
              <span class="rb-loss">
                −{preview.lost[face.seat]} <span class="rb-small">{words.sea.ships(preview.lost[face.seat]!)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FighterProps = { duel: Duel; faces: Props['faces']; open: Open; side: 'ours' | 'theirs' };

/** One of the two, with its Strength; crossed out where it goes down. */
function Fighter({ duel: { pair, sunk }, faces, open, side }: FighterProps) {
  const die = pair[side];
  const goesDown = sunk.includes(die);
  return (
    <span class={`rb-fighter ${goesDown ? 'rb-fighter-sunk' : ''}`}>
      <DieFace
        die={die}
        side={shipAt(open, die)?.side ?? null}
        faces={faces}
        strength={side === 'ours' ? pair.oursStrength : pair.theirsStrength}
      />
    </span>
  );
}
