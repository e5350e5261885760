// The switch of the battle preview, and a line with what everybody would win and lose in it.

import { signal } from '@preact/signals';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Mark } from './art/Marks.tsx';
import type { BattlePreview } from './battlePreview.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

/** Whether the battle to come is drawn; kept from turn to turn. */
export const showsPreview = signal(true);

export function BattlePreviewBar({ preview, scene, faces }: Props & { preview: BattlePreview | null }) {
  const acting = scene.open.step === 'actions';
  return (
    <>
      {acting && (
        <Button
          aria-pressed={showsPreview.value}
          hint={words.sea.battleHint}
          onClick={() => {
            showsPreview.value = !showsPreview.value;
          }}
        >
          <Mark name="swords" /> {words.sea.battle}
        </Button>
      )}
      {preview && (
        <ul class="rb-preview" aria-label={words.sea.ifBattle}>
          {faces.map(face => (
            <li key={face.seat}>
              <Emblem face={face} />
              <span class="sr-only">{words.sea.of(face.name)} </span>
              <span class="rb-gain">
                +{preview.coins[face.seat]}
                <Mark name="coin" />
                <span class="sr-only">{words.sea.coins}</span>
              </span>
              {preview.loot[face.seat]! > 0 && (
                <span class="rb-gain">
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
      )}
    </>
  );
}
