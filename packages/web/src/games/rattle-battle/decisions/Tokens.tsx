// Loot in two trays, what is chosen and what is not: press a token and it goes over, or drag it onto another.

import { count, LOOT, type Loot, type LootKind, minus } from '@quayside/rules/rattle-battle';
import { piece } from '../../../ui/piece.ts';
import { Mark } from '../art/Marks.tsx';
import { type Drop, movable } from '../drag.ts';
import { lootNames } from '../printed.ts';
import { withoutToken, withToken } from '../tokens.ts';
import { words } from './words.ts';
import './tokens.css';

type Titles = { title: string; empty: string; lost?: boolean };
type Props = {
  stock: Loot;
  chosen: Loot;
  /** So many are chosen at most; the places that are free are drawn. */
  most: number;
  /** How the two trays are called, what they say when empty, and whether what lies there is lost. */
  chosenTray: Titles;
  restTray: Titles;
  /** What is not chosen lies in piles: there may be dozens. */
  piled?: boolean;
  /** The chosen ones first. */
  chosenFirst?: boolean;
  onChange(chosen: Loot): void;
};

const MANY = 12; // places are drawn up to this number

export function Tokens({ stock, chosen, most, chosenTray, restTray, piled, chosenFirst, onChange }: Props) {
  const add = (kind: LootKind, onto: LootKind | null) => onChange(withToken(chosen, kind, most, onto));
  const remove = (kind: LootKind) => onChange(withoutToken(chosen, kind));
  const drop =
    (kind: LootKind, from: 'chosen' | 'rest') =>
    ({ place, onto }: Drop) => {
      if (place === from) return;
      if (from === 'rest') add(kind, onto as LootKind | null);
      else if (onto !== null && onto !== kind)
        onChange(withToken(withoutToken(chosen, kind), onto as LootKind, most, null));
      else remove(kind);
    };
  const rest = minus(stock, chosen);
  const free = most > MANY ? 0 : Math.max(0, Math.min(most, count(stock)) - count(chosen));
  const trays = [
    <Tray
      key="chosen"
      place="chosen"
      loot={chosen}
      free={free}
      {...chosenTray}
      other={restTray.title}
      onPress={remove}
      drop={drop}
    />,
    <Tray
      key="rest"
      place="rest"
      loot={rest}
      free={0}
      {...restTray}
      other={chosenTray.title}
      piled={piled ?? false}
      onPress={kind => add(kind, null)}
      drop={drop}
    />,
  ];
  return <div class="rb-trays">{chosenFirst ? trays : trays.reverse()}</div>;
}

type TrayProps = Titles & {
  place: 'chosen' | 'rest';
  loot: Loot;
  free: number;
  other: string;
  piled?: boolean;
  onPress(kind: LootKind): void;
  drop(kind: LootKind, from: 'chosen' | 'rest'): (drop: Drop) => void;
};

function Tray({ place, title, empty, lost = false, loot, free, other, piled = false, onPress, drop }: TrayProps) {
  const tokens = LOOT.flatMap(kind =>
    Array.from({ length: piled ? Math.min(1, loot[kind] ?? 0) : (loot[kind] ?? 0) }, (_, n) => ({ kind, n })),
  );
  return (
    <section class={`rb-tray ${lost ? 'rb-tray-lost' : ''}`} data-place={place} aria-label={title}>
      <h2>
        {title} <span class="rb-small">{count(loot)}</span>
      </h2>
      <div class="rb-tray-tokens">
        {tokens.map(({ kind, n }) => (
          <button
            key={`${kind}${n}`}
            type="button"
            class={`rb-token-piece rb-loot-${kind}`}
            {...piece('token', kind)}
            aria-label={words.tokens.toTray(lootNames[kind], other)}
            {...movable(words.tokens.toTray(lootNames[kind], other), () => onPress(kind), drop(kind, place))}
          >
            <Mark name={kind} />
            <span class="rb-token-name">{lootNames[kind]}</span>
            {piled && <b class="rb-token-count">{loot[kind]}</b>}
            {lost && <Cross />}
          </button>
        ))}
        {Array.from({ length: free }, (_, n) => (
          <span key={n} class="rb-token-place" aria-hidden="true" />
        ))}
        {tokens.length === 0 && free === 0 && <span class="rb-small">{empty}</span>}
      </div>
    </section>
  );
}

const Cross = () => (
  <svg class="rb-token-cross" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 5l14 14M19 5 5 19" />
  </svg>
);
