// The table of Rattle, Battle, Grab the Loot: the Sea Box, the port or the dice of a Crazy Adventure in front; what is
// asked, the Adventure and the Galleons beside it. Draws the scene and gathers the draft; the rules judge it.

import { useSignal } from '@preact/signals';
import type { DieId, Point } from '@quayside/rules/rattle-battle';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { DrawnNext } from '../../ui/DrawInParts.tsx';
import { isWide } from '../../ui/useWide.ts';
import { gameWords } from '../words.ts';
import { AdventureCard } from './AdventureCard.tsx';
import { AdventureResult } from './AdventureResult.tsx';
import { duelsWith } from './BattleLines.tsx';
import { Beside } from './Beside.tsx';
import { previewBattle, showsPreview } from './battlePreview.ts';
import { Charter } from './Charter.tsx';
import { CrazyTable } from './CrazyTable.tsx';
import { currentAim } from './choices.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { aimOf } from './draft.ts';
import { duelsOf } from './duels.ts';
import { Galleons } from './Galleons.tsx';
import { useKeys } from './keys.ts';
import { Port } from './Port.tsx';
import { Progress } from './Progress.tsx';
import type { Props } from './props.ts';
import { SeaPanel } from './SeaPanel.tsx';
import { SeaTable } from './SeaTable.tsx';
import { placeOf, type Scene } from './scene.ts';
import { Visiting } from './Visiting.tsx';
import './palette.css';
import './board.css';
import './beside.css';
import './compact.css';
import './end.css';

/** Decisions that are made on the Sea. */
const ON_THE_SEA = ['turn', 'turn-acted', 'toss', 'latecomer', 'bones'];

export function Board(props: Props) {
  const { scene, menu } = props;
  const board = useRef<HTMLElement>(null);
  const zoom = useSignal<number | null>(null);
  const scale = useSignal(1);
  const battle = useBattle(props);
  const sea = { ...props, ...battle, zoom, scale };
  const place = placeOf(scene);
  const isOver = scene.open.phase.kind === 'over';
  const calm = isCalm(scene);
  useKeys(props, zoom);
  // On a small screen a new decision scrolls back to the top of the board, and as far down as what is asked needs, or
  // to the Sea, where it is made there.
  useEffect(() => {
    if (!menu || isWide()) return;
    const sea = ON_THE_SEA.includes(menu.ask) ? board.current?.querySelector('.rb-sea') : null;
    (sea ?? board.current)?.scrollIntoView({ block: 'start' });
    if (!sea) board.current?.querySelector('.rb-decisions')?.scrollIntoView({ block: 'nearest' });
  }, [menu?.ask, menu === null]);
  return (
    <section
      ref={board}
      class={`rb-board rb-palette rb-at-${isOver ? 'end' : place} ${calm ? 'rb-calm' : ''}`}
      aria-label={gameWords.table}
    >
      <div class="rb-main">
        {place === 'port' && (scene.open.step === 'starting-part' ? <Charter {...props} /> : <Port {...props} />)}
        {place === 'port' && !menu && !isOver && <Visiting {...props} />}
        <DecisionPanel {...props} />
        {place === 'sea' && <SeaTable {...sea} />}
        {place === 'tavern' && <CrazyTable {...props} />}
        <AdventureResult {...props} />
      </div>
      <Beside {...props} isCalm={calm}>
        <Progress {...props} />
        {place === 'sea' && <SeaPanel {...sea} />}
        <DrawnNext>
          <AdventureCard {...props} />
        </DrawnNext>
        <DrawnNext>
          <Galleons {...props} />
        </DrawnNext>
      </Beside>
    </section>
  );
}

/** Nothing lies in the Sea, and nothing is on its way into it. */
const isCalm = ({ open, gone, falling }: Scene): boolean =>
  open.sea.length + gone.length === 0 && !falling && open.phase.kind !== 'sea' && open.phase.kind !== 'toss';

/** The battle as it would be fought now, with the ghost where it stands, and what of it is pointed at. */
function useBattle(props: Props) {
  const { game, view, now, scene } = props;
  const aim = currentAim(props);
  const ghost = aim?.place && aim.ship !== null ? { ship: aim.ship, place: aim.place } : null;
  const wanted = showsPreview.value && now === null;
  const preview = useMemo(
    () => (wanted ? previewBattle(game, view, ghost) : null),
    [game, view.open, wanted, ghost?.ship, ghost?.place.x, ghost?.place.y],
  );
  const duels = useMemo(() => {
    const place = (die: DieId): Point | undefined =>
      die === ghost?.ship ? ghost.place : scene.open.sea.find(ship => ship.die === die);
    return duelsOf(preview, place);
  }, [preview, scene.open.sea]);
  const looked = useSignal<DieId | null>(null);
  const pointed = useSignal<string | null>(null);
  const lit =
    pointed.value === null ? duelsWith(duels, looked.value ?? aimOf(props.draft.value).ship) : [pointed.value];
  return { preview, duels, looked, pointed, lit };
}
