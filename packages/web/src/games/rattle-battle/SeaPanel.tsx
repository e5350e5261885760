// Beside or below the Sea: how close it is shown, the battle to come, and what is known of the ship that is pointed at.

import { Button } from '../../ui/Button.tsx';
import { Mark } from './art/Marks.tsx';
import { BattleOrder } from './BattleOrder.tsx';
import { type BattlePreview, showsPreview } from './battlePreview.ts';
import { describeShip } from './describeShip.ts';
import { aimOf } from './draft.ts';
import { Raft } from './Raft.tsx';
import type { SeaProps } from './SeaTable.tsx';
import { CLOSEST, zoomBy } from './seaWindow.ts';
import { words } from './words.ts';
import './seaPanel.css';

type SeaPanelProps = SeaProps & { preview: BattlePreview | null };

export function SeaPanel(props: SeaPanelProps) {
  const { scene, faces, zoom, scale, looked, preview } = props;
  const aim = aimOf(props.draft.value);
  const found = scene.open.sea.find(({ die }) => die === (looked.value ?? aim.target ?? aim.ship));
  const seen = found && found.die === aim.ship && aim.place ? { ...found, ...aim.place } : found;
  return (
    <div class="rb-desk">
      <div class="rb-sea-tools">
        <Button
          aria-label={words.sea.closer}
          hint={words.sea.closerHint}
          why={scale.value >= CLOSEST ? words.sea.closest : null}
          onClick={() => zoomBy(zoom, 1, scale.value)}
        >
          <Mark name="zoomIn" />
        </Button>
        <Button
          aria-label={words.sea.farther}
          hint={words.sea.fartherHint}
          why={scale.value <= 1 ? words.sea.whole : null}
          onClick={() => zoomBy(zoom, -1, scale.value)}
        >
          <Mark name="zoomOut" />
        </Button>
        {scene.open.step === 'actions' && (
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
        <p class="rb-description">
          {seen ? describeShip(scene.open, seen, faces) : words.sea.pointAtShip}
          {aim.ship !== null && aim.target === null && <span class="rb-small"> {words.rings.legend}</span>}
        </p>
      </div>
      <Raft {...props} />
      {preview && <BattleOrder {...props} preview={preview} />}
    </div>
  );
}
