// "If the battle began now": a switch, and in a line what everybody would win and lose.

import { signal } from '@preact/signals';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Mark } from './art/Marks.tsx';
import type { Forecast } from './preview.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

/** Whether the battle to come is drawn; kept from turn to turn. */
export const foresight = signal(true);

export function Outlook({ outlook, scene, faces }: Props & { outlook: Forecast | null }) {
  const acting = scene.open.step === 'actions';
  return (
    <>
      {acting && (
        <Button
          aria-pressed={foresight.value}
          hint={words.sea.battleHint}
          onClick={() => {
            foresight.value = !foresight.value;
          }}
        >
          <Mark name="swords" /> {words.sea.battle}
        </Button>
      )}
      {outlook && (
        <ul class="rb-outlook" aria-label={words.sea.ifBattle}>
          {faces.map(face => (
            <li key={face.seat}>
              <Emblem face={face} />
              <span class="sr-only">{words.sea.of(face.name)} </span>
              <span class="rb-gain">
                +{outlook.coins[face.seat]}
                <Mark name="coin" />
                <span class="sr-only">{words.sea.coins}</span>
              </span>
              {outlook.loot[face.seat]! > 0 && (
                <span class="rb-gain">
                  +{outlook.loot[face.seat]}
                  <Mark name="hold" />
                  <span class="sr-only">{words.sea.loot}</span>
                </span>
              )}
              {outlook.lost[face.seat]! > 0 && (
                <span class="rb-loss">
                  −{outlook.lost[face.seat]} <span class="rb-small">{words.sea.ships(outlook.lost[face.seat]!)}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
