// Ocean tiles as islands, rocks, reefs, quays and whirlpools, exactly as large as the rules have them; and the raft.

import {
  CARDS,
  isCrazy,
  MM,
  type Open,
  RAFT,
  RAFT_OUTLINE,
  type SeaCard,
  TILE,
  type TileId,
  tilesOf,
} from '@quayside/rules/rattle-battle';
import { piece } from '../../../ui/piece.ts';
import { tileNames } from '../printed.ts';
import { words } from '../words.ts';

const path = (polygon: readonly number[]): string => {
  let d = '';
  for (let i = 0; i < polygon.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${polygon[i]! / MM} ${polygon[i + 1]! / MM}`;
  return `${d}Z`;
};

const centre = (polygon: readonly number[]): [number, number] => {
  let [x, y] = [0, 0];
  for (let i = 0; i < polygon.length; i += 2) {
    x += polygon[i]!;
    y += polygon[i + 1]!;
  }
  const corners = polygon.length / 2;
  return [x / corners / MM, y / corners / MM];
};

export function TileArt({ open }: { open: Open }) {
  const card = open.card === null ? null : CARDS[open.card]!;
  if (!card) return null;
  if (isCrazy(card))
    return card.game === 'bombs' ? (
      <g {...piece('raft')} class="rb-tile rb-tile-raft">
        <title>{words.sea.theRaft}</title>
        <path d={path(RAFT_OUTLINE)} />
        <path class="rb-tile-line" d={`M${RAFT.x - 24} ${RAFT.y - 8}h48M${RAFT.x - 24} ${RAFT.y + 8}h48`} />
      </g>
    ) : null;
  return <CardTiles card={card} named />;
}

const PLANK = 5; // mm

/** Of a quay: planks across it, beams along its edges, and bollards to moor at. */
function Planks({ polygon }: { polygon: readonly number[] }) {
  const corners = [0, 2, 4, 6].map(i => [polygon[i]! / MM, polygon[i + 1]! / MM] as const);
  const [a, b, c, d] = corners as [Corner, Corner, Corner, Corner];
  const at = (from: Corner, to: Corner, part: number): Corner => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const across = (part: number, inset: number): string => {
    const [from, to] = [at(a, b, part), at(d, c, part)];
    const [x1, y1] = at(from, to, inset);
    const [x2, y2] = at(from, to, 1 - inset);
    return `M${x1} ${y1}L${x2} ${y2}`;
  };
  const along = (inset: number): string => {
    const [x1, y1] = at(a, d, inset);
    const [x2, y2] = at(b, c, inset);
    return `M${x1} ${y1}L${x2} ${y2}`;
  };
  const planks = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / PLANK);
  const seams = Array.from({ length: planks - 1 }, (_, n) => across((n + 1) / planks, 0.14));
  return (
    <>
      <path class="rb-quay-planks" d={seams.join('')} />
      <path class="rb-quay-beams" d={along(0.14) + along(0.86)} />
      {[0.06, 0.35, 0.65, 0.94].flatMap(part =>
        [0.07, 0.93].map(edge => {
          const [x, y] = at(at(a, b, part), at(d, c, part), edge);
          return <circle key={`${part} ${edge}`} class="rb-quay-bollard" cx={x} cy={y} r="1.9" />;
        }),
      )}
    </>
  );
}

type Corner = readonly [number, number];

/** As they lie on a card, and in the Sea. */
export function CardTiles({ card, named = false }: { card: SeaCard; named?: boolean }) {
  return (
    <>
      {tilesOf({ card: card.id }).map((polygon, i) => {
        const tile: TileId = card.tiles![i]![0];
        const [x, y] = centre(polygon);
        return (
          <g key={i} class={`rb-tile rb-tile-${TILE[tile].name.split(' ').at(-1)!.toLowerCase()}`}>
            <path d={path(polygon)} />
            {TILE[tile].name === 'Quay' ? (
              <Planks polygon={polygon} />
            ) : (
              <path class="rb-tile-line" d={`M${x - 9} ${y + 3}q4.5-7 9 0t9 0M${x - 5} ${y - 4}q3-4 6 0`} />
            )}
            {named && (
              <text x={x} y={y + 11}>
                {tileNames[tile]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
