// The table of Rattle, Battle, Grab the Loot: the Sea Box, the port or the dice of a Crazy Adventure in front; what is
// asked, the Adventure and the Galleons beside it. Draws the scene and gathers the draft; the rules judge it.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isWide } from '../../ui/useWide.ts';
import { gameWords } from '../words.ts';
import { AdventureCard } from './AdventureCard.tsx';
import { showsPreview } from './BattlePreviewBar.tsx';
import { previewBattle } from './battlePreview.ts';
import { CrazyTable } from './CrazyTable.tsx';
import { currentAim } from './choices.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { Galleons } from './Galleons.tsx';
import { useKeys } from './keys.ts';
import { Port } from './Port.tsx';
import { Progress } from './Progress.tsx';
import type { Props } from './props.ts';
import { SeaTable } from './SeaTable.tsx';
import { placeOf, type Scene } from './scene.ts';
import './palette.css';
import './board.css';

/** Decisions that are made on the Sea. */
const ON_THE_SEA = ['turn', 'turn-acted', 'toss'];

export function Board(props: Props) {
  const { scene, menu } = props;
  const board = useRef<HTMLElement>(null);
  const zoom = useSignal<number | null>(null);
  const preview = usePreview(props);
  const inPort = placeOf(scene) === 'port';
  useKeys(props, zoom);
  // A new decision scrolls back to the top of the board; on a small screen to the Sea, where it is made there.
  useEffect(() => {
    if (!menu) return;
    const sea = !isWide() && ON_THE_SEA.includes(menu.ask) ? board.current?.querySelector('.rb-sea') : null;
    (sea ?? board.current)?.scrollIntoView({ block: 'start' });
  }, [menu?.ask, menu === null]);
  return (
    <section
      ref={board}
      class={`rb-board rb-palette rb-at-${placeOf(scene)} ${isCalm(scene) ? 'rb-calm' : ''}`}
      aria-label={gameWords.table}
    >
      <div class="rb-main">
        <Progress {...props} />
        {inPort && <Port {...props} />}
        <DecisionPanel {...props} />
        {!inPort && <Place {...props} preview={preview} zoom={zoom} />}
      </div>
      <div class="rb-side">
        <AdventureCard {...props} />
        <Galleons {...props} />
      </div>
    </section>
  );
}

/** Nothing lies in the Sea, and nothing is on its way into it. */
const isCalm = ({ open, gone, falling }: Scene): boolean =>
  open.sea.length + gone.length === 0 && !falling && open.phase.kind !== 'sea' && open.phase.kind !== 'toss';

const Place = (props: Parameters<typeof SeaTable>[0]) =>
  placeOf(props.scene) === 'tavern' ? <CrazyTable {...props} /> : <SeaTable {...props} />;

/** The battle preview, with the ghost where it stands; only while no event is shown. */
function usePreview(props: Props) {
  const { game, view, now } = props;
  const aim = currentAim(props);
  const ghost = aim?.place && aim.ship !== null ? { ship: aim.ship, place: aim.place } : null;
  const wanted = showsPreview.value && now === null;
  return useMemo(
    () => (wanted ? previewBattle(game, view, ghost) : null),
    [game, view.open, wanted, ghost?.ship, ghost?.place.x, ghost?.place.y],
  );
}
