// Tokens to choose from: how many of each kind, out of how many.

import { count, LOOT, LOOT_NAMES, type Loot, type LootKind } from '@quayside/rules/rattle-battle';
import { Mark } from './art/Marks.tsx';
import { Stepper } from './Stepper.tsx';

type Props = {
  /** What happens to the chosen ones, in a word: kept, paid, given. */
  what: string;
  stock: Loot;
  chosen: Loot;
  /** Altogether. */
  most: number;
  onChange(kind: LootKind, times: number): void;
};

export const LootTray = ({ what, stock, chosen, most, onChange }: Props) => (
  <div class="rb-tray">
    {LOOT.filter(kind => stock[kind]).map(kind => {
      const now = chosen[kind] ?? 0;
      return (
        <Stepper
          key={kind}
          label={`${LOOT_NAMES[kind]} ${what}`}
          value={now}
          least={0}
          most={Math.min(stock[kind]!, now + most - count(chosen))}
          onChange={times => onChange(kind, times)}
        >
          <span class={`rb-loot rb-loot-${kind}`}>
            <Mark name={kind} />
            <b>
              {now}/{stock[kind]}
            </b>
          </span>
          <span class="rb-small">{LOOT_NAMES[kind]}</span>
        </Stepper>
      );
    })}
  </div>
);
