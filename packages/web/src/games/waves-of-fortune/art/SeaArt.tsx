// The chart: a hundred tiles with letters and numbers along the edge, and what lies on them.

import { type Face, HOME_OF, MAP_CARDS, SIDE, TILES, type Tile, ZONE_OF } from '@quayside/rules/waves-of-fortune';
import type { ComponentChildren } from 'preact';
import { EmblemMark } from '../../../ui/Emblem.tsx';
import type { Scene } from '../scene.ts';
import { cornerOf, EDGE, MARGIN, SPAN } from './geometry.ts';
import { drawing } from './Marks.tsx';
import { BackArt, FaceArt, type Waters } from './TileArt.tsx';
import { TokenArt, WreckArt } from './TokenArt.tsx';
import './seaArt.css';

type Sea = Pick<Scene, 'ships' | 'faces' | 'tokens' | 'wrecks' | 'seen' | 'unfound'>;

type Props = {
  scene: Sea;
  /** The tile being turned over now. */
  fresh?: Tile | null;
  /** Drawn on the tiles, below whatever lies there. */
  glow?: ComponentChildren;
  /** Drawn above all that. */
  children?: ComponentChildren;
};

export const SeaArt = ({ scene, fresh = null, glow, children }: Props) => (
  <svg class="wf-sea" viewBox={`${-MARGIN} ${-MARGIN} ${SPAN + MARGIN + 2} ${SPAN + MARGIN + 2}`} aria-hidden="true">
    <Letters />
    {TILES.map(tile => (
      <TileOf key={tile} scene={scene} tile={tile} fresh={fresh === tile} />
    ))}
    {glow}
    <Crosses scene={scene} />
    {scene.wrecks.map(({ tile, gold, maps }) => (
      <g key={tile} transform={at(tile, 20, 22)}>
        <WreckArt gold={gold} maps={maps} />
      </g>
    ))}
    <Tokens scene={scene} crowded={false} />
    {children}
    <Tokens scene={scene} crowded />
  </svg>
);

const at = (tile: Tile, x: number, y: number): string => {
  const [left, top] = cornerOf(tile);
  return `translate(${left + x} ${top + y})`;
};

/** A ship or a wreck lies there as well: the token makes room. */
const shared = ({ ships, wrecks }: Sea, tile: Tile): boolean =>
  ships.some(ship => ship.at === tile) || wrecks.some(wreck => wreck.tile === tile);

/** Those that have a tile to themselves lie under the ships, the others in a corner above them. */
const Tokens = ({ scene, crowded }: { scene: Sea; crowded: boolean }) => (
  <>
    {scene.tokens
      .filter(({ tile }) => shared(scene, tile) === crowded)
      .map(({ tile, token, hp }) => (
        <g key={tile} transform={crowded ? at(tile, 29, 10) : at(tile, 20, 19)}>
          <TokenArt token={token} hp={hp} small={crowded} />
        </g>
      ))}
  </>
);

const Letters = () => (
  <g class="wf-letters">
    {Array.from({ length: SIDE }, (_, n) => (
      <g key={n}>
        <text x={(n + 0.5) * EDGE} y={-3.5}>
          {String.fromCharCode(65 + n)}
        </text>
        <text x={-9} y={(n + 0.5) * EDGE + 5}>
          {n + 1}
        </text>
      </g>
    ))}
  </g>
);

/** All that is hidden in no zone and is no home is a corner. */
const watersOf = (tile: Tile): Waters => ZONE_OF[tile] ?? 'corner';

function TileOf({ scene, tile, fresh }: { scene: Sea; tile: Tile; fresh: boolean }) {
  const face = scene.faces[tile]!;
  return (
    <g transform={at(tile, 0, 0)}>
      {face === 'home' ? (
        <Home scene={scene} tile={tile} />
      ) : face && scene.unfound.includes(tile) ? (
        <>
          <BackArt waters={watersOf(tile)} />
          <Beneath tile={tile} face={face} />
        </>
      ) : face ? (
        <g key={face} class={fresh ? 'wf-fresh' : ''}>
          <FaceArt waters={watersOf(tile)} face={face} />
        </g>
      ) : (
        <>
          <BackArt waters={watersOf(tile)} />
          <Peeked scene={scene} tile={tile} />
        </>
      )}
    </g>
  );
}

/** What lies under a tile that was not turned over in play. */
const Beneath = ({ tile, face }: { tile: Tile; face: Face }) => (
  <g class="wf-beneath" transform="translate(5 5) scale(.75)">
    <FaceArt waters={watersOf(tile)} face={face} />
  </g>
);

/** Mine to see: what lies beneath, under an eye. Somebody else's: the eye alone. */
function Peeked({ scene, tile }: { scene: Sea; tile: Tile }) {
  const mine: Face | undefined = scene.seen.find(peek => peek.tile === tile)?.face;
  if (!mine && !scene.ships.some(({ peeked }) => peeked.includes(tile))) return null;
  return (
    <>
      {mine && <Beneath tile={tile} face={mine} />}
      <g class="wf-eye" transform={mine ? 'translate(25 25)' : 'translate(13 13)'}>
        <circle cx="7" cy="7" r="8" />
        <svg x="0" y="0" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
          {drawing('eye')}
        </svg>
      </g>
    </>
  );
}

/** A quay in the colours of whoever lives there; a closed one has a boom across. */
function Home({ scene, tile }: { scene: Sea; tile: Tile }) {
  const seat = scene.ships.findIndex(({ colour }) => colour !== null && colour === HOME_OF[tile]);
  if (seat < 0)
    return (
      <g class={`wf-home wf-home-closed wf-colour-${HOME_OF[tile]}`}>
        <rect x="1" y="1" width="38" height="38" rx="3" />
        <path d="M8 8 32 32M32 8 8 32" />
      </g>
    );
  return (
    <g class={`wf-home seat-${seat % 8}`}>
      <rect x="1" y="1" width="38" height="38" rx="3" />
      <path class="wf-piers" d="M6 6h28M6 34h28M6 6v28M34 6v28" />
      {!scene.ships.some(ship => ship.at === tile) && (
        <svg class="wf-home-emblem" x="10" y="10" width="20" height="20" aria-hidden="true">
          <EmblemMark seat={seat} />
        </svg>
      )}
    </g>
  );
}

/** The X of every map aboard, in the colours of whoever carries it. */
function Crosses({ scene }: { scene: Sea }) {
  return (
    <>
      {scene.ships.flatMap(({ maps }, seat) =>
        maps.map(map => (
          <g key={map} class={`wf-cross seat-${seat % 8}`} transform={at(MAP_CARDS[map].x, 0, 0)}>
            <path d="M9 9 31 31M31 9 9 31" />
            <path class="wf-cross-ink" d="M9 9 31 31M31 9 9 31" />
          </g>
        )),
      )}
    </>
  );
}
