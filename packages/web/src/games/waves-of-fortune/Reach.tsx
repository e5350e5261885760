// The tiles one may choose: a rope around all of them, and on each what it costs.

import { type Move, type Tile, tileName } from '@quayside/rules/waves-of-fortune';
import { useMemo } from 'preact/hooks';
import { atCentre, centreOf, EDGE, MIDDLE } from './art/geometry.ts';
import { drawing } from './art/Marks.tsx';
import { outlineOf } from './art/outline.ts';
import { chipOf } from './chips.ts';
import { tileOf } from './draft.ts';
import type { Props } from './props.ts';

type ReachProps = Props & { legal: ReadonlyMap<Tile, Move> };

/** Tiles that are chosen one by one, far apart or for another purpose than sailing there. */
const SINGLE = new Set<Move['kind']>(['teleport', 'ram', 'raid']);

export function Reach({ legal, draft }: ReachProps) {
  const chosen = tileOf(draft.value);
  const roped = [...legal].filter(([, { kind }]) => !SINGLE.has(kind)).map(([tile]) => tile);
  const rope = useMemo(() => outlineOf(new Set(roped)), [roped.join()]);
  return (
    <g class="wf-reach">
      {roped.length > 0 && (
        <>
          <path class="wf-veil" d={rope} />
          <path class="wf-rope-edge" d={rope} />
          <path class="wf-rope" d={rope} />
          <path class="wf-rope-twist" d={rope} />
        </>
      )}
      {[...legal].map(([tile, { kind }]) =>
        SINGLE.has(kind) ? (
          <g key={`${kind} ${tileName(tile)}`} class={`wf-may-${kind}`}>
            <Frame tile={tile} name="wf-may" />
          </g>
        ) : kind === 'peek' ? (
          <Glance key={tile} tile={tile} />
        ) : null,
      )}
      {chosen !== null && legal.has(chosen) && <Frame tile={chosen} name="wf-chosen" />}
    </g>
  );
}

const Frame = ({ tile, name }: { tile: Tile; name: string }) => (
  <rect
    class={name}
    transform={atCentre(tile)}
    x={2.5 - EDGE / 2}
    y={2.5 - EDGE / 2}
    width={EDGE - 5}
    height={EDGE - 5}
    rx="6"
  />
);

/** One may look through the mist there. */
const Glance = ({ tile }: { tile: Tile }) => (
  <g class="wf-glance" transform={atCentre(tile)}>
    <svg x="-9" y="-9" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      {drawing('eye')}
    </svg>
  </g>
);

/** Beside the flag of a harbour, where neither ship nor lighthouse is. */
function onJetty(tile: Tile): string {
  const [x, y] = centreOf(tile);
  return `${atCentre(tile, x < MIDDLE ? 6.5 : -20, y < MIDDLE ? -18.5 : 7)} scale(.72)`;
}

/** Above everything else on the tile, in its north-west. */
export const Chips = ({ legal, view, me }: ReachProps) => (
  <g class="wf-chips">
    {me !== null &&
      [...legal].map(([tile, move]) => {
        const chip = chipOf(view, me, move);
        if (!chip) return null;
        const { mark, text, tone } = chip;
        return (
          <g key={tile} transform={mark === 'home' ? onJetty(tile) : atCentre(tile, -18.5, -18.5)}>
            <g class={`wf-chip wf-chip-${tone} wf-chip-${mark} ${text ? 'wf-chip-text' : ''}`}>
              <rect width={text ? 15 + 9 * text.length : 19} height="16" rx="8" />
              <svg x="2.5" y="1.8" width="12.5" height="12.5" viewBox="0 0 24 24" aria-hidden="true">
                {drawing(mark)}
              </svg>
              {text && (
                <text x="15" y="13">
                  {text}
                </text>
              )}
            </g>
          </g>
        );
      })}
  </g>
);
