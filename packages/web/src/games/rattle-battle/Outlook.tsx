// "If the battle began now": a switch, and in a line what everybody would win and lose.

import { signal } from '@preact/signals';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Mark } from './art/Marks.tsx';
import type { Forecast } from './preview.ts';
import type { Props } from './props.ts';

/** Whether the battle to come is drawn; kept from turn to turn. */
export const foresight = signal(true);

export function Outlook({ outlook, scene, faces }: Props & { outlook: Forecast | null }) {
  const acting = scene.open.step === 'actions';
  return (
    <>
      {acting && (
        <Button
          aria-pressed={foresight.value}
          hint="If the battle began now: who fights whom, in order (V)"
          onClick={() => {
            foresight.value = !foresight.value;
          }}
        >
          <Mark name="swords" /> Battle
        </Button>
      )}
      {outlook && (
        <ul class="rb-outlook" aria-label="If the battle began now">
          {faces.map(face => (
            <li key={face.seat}>
              <Emblem face={face} />
              <span class="sr-only">{face.name}: </span>
              <span class="rb-gain">
                +{outlook.coins[face.seat]}
                <Mark name="coin" />
                <span class="sr-only">coins</span>
              </span>
              {outlook.loot[face.seat]! > 0 && (
                <span class="rb-gain">
                  +{outlook.loot[face.seat]}
                  <Mark name="hold" />
                  <span class="sr-only">Loot</span>
                </span>
              )}
              {outlook.lost[face.seat]! > 0 && (
                <span class="rb-loss">
                  −{outlook.lost[face.seat]}{' '}
                  <span class="rb-small">{outlook.lost[face.seat] === 1 ? 'ship' : 'ships'}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
