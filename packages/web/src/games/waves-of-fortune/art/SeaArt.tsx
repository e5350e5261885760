// The chart of the sea as far as it is known: water, land and mist, and what lies on the tiles.

import { CORNERS, type Face, MAP_CARDS, TILES, type Tile, ZONE_OF, type Zone } from '@quayside/rules/waves-of-fortune';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { DrawnNext } from '../../../ui/DrawInParts.tsx';
import type { Scene } from '../scene.ts';
import { Frame, Hairlines, Water } from './Chart.tsx';
import { coastOf, mistOver } from './coasts.ts';
import { Bank, Curl, IslandFeature, Reef, Swell, Whirlpool } from './Features.tsx';
import { atCentre, EDGE, MARGIN, RIM, SPAN } from './geometry.ts';
import { drawing } from './Marks.tsx';
import { Corner, Harbour, KingRock, KingSkull, KingStain, KingStrength } from './Places.tsx';
import { TokenArt, WreckArt } from './TokenArt.tsx';
import './counters.css';
import './seaArt.css';

type Sea = Pick<Scene, 'ships' | 'faces' | 'tokens' | 'wrecks' | 'seen' | 'unfound' | 'fallen'>;

type Props = {
  scene: Sea;
  /** The letter of each seat. */
  letters: readonly string[];
  /** The tile being discovered now. */
  fresh?: Tile | null;
  /** A battle goes on there: what the enemy has left. */
  fight?: { tile: Tile; left: number } | null;
  /** Drawn on the water, below whatever lies there. */
  glow?: ComponentChildren;
  /** Drawn above all that. */
  children?: ComponentChildren;
};

export const SeaArt = ({ scene, letters, fresh = null, fight = null, glow, children }: Props) => {
  const { faces, unfound, ships } = scene;
  // By what they hold: every position brings arrays of its own.
  const known = `${faces.join()} ${unfound.join()}`;
  const fleet = ships.map(({ colour }) => colour).join();
  return (
    <svg
      class="wf-sea"
      viewBox={`${-MARGIN} ${-MARGIN} ${SPAN + MARGIN + RIM} ${SPAN + MARGIN + RIM}`}
      aria-hidden="true"
    >
      <Stain />
      <Water />
      {useMemo(
        () => (
          <DrawnNext>
            <Known faces={faces} unfound={unfound} />
          </DrawnNext>
        ),
        [known],
      )}
      {useMemo(
        () => (
          <DrawnNext>
            <Mist faces={faces} unfound={unfound} />
          </DrawnNext>
        ),
        [known],
      )}
      <Glimpses scene={scene} />
      <Hairlines />
      <King scene={scene} />
      {fresh !== null && <Lifting key={fresh} tile={fresh} />}
      {glow}
      {/* Over the rope, which would cut the island in two. */}
      {useMemo(
        () => (
          <Harbour ships={ships} letters={letters} />
        ),
        [fleet, letters.join()],
      )}
      <Crosses scene={scene} />
      {scene.wrecks.map(({ tile, gold, maps }) => (
        <g key={tile} transform={atCentre(tile, 0, 3)}>
          <WreckArt gold={gold} maps={maps} />
        </g>
      ))}
      <Tokens scene={scene} fight={fight} crowded={false} />
      {children}
      <Tokens scene={scene} fight={fight} crowded />
      <KingsNumber scene={scene} fight={fight} />
      <Frame />
    </svg>
  );
};

const Stain = () => (
  <defs>
    <radialGradient id="wf-stain">
      <stop offset="0" class="wf-stain-near" />
      <stop offset=".38" class="wf-stain-half" />
      <stop offset="1" class="wf-stain-far" />
    </radialGradient>
  </defs>
);

type Tiled = Pick<Sea, 'faces' | 'unfound'>;

const isKnown = ({ faces, unfound }: Tiled, tile: Tile): boolean => faces[tile] !== null && !unfound.includes(tile);

const knownAs = (sea: Tiled, face: Face): Tile[] =>
  TILES.filter(tile => sea.faces[tile] === face && isKnown(sea, tile));

/** What has been found: coasts are worked out for all islands at once, so that neighbours join. */
function Known(sea: Tiled) {
  const islands = knownAs(sea, 'island');
  const coast = coastOf(new Set(islands));
  const each = (tiles: readonly Tile[], Drawing: (props: { tile: Tile }) => ComponentChildren) =>
    tiles.map(tile => (
      <g key={tile} class={`wf-in-${ZONE_OF[tile] ?? 'depths'}`} transform={atCentre(tile)}>
        <Drawing tile={tile} />
      </g>
    ));
  return (
    <g class="wf-known">
      {each(knownAs(sea, 'ocean'), Swell)}
      {each(knownAs(sea, 'whirlpool'), Whirlpool)}
      <path class="wf-coast-shelf" d={coast.shelf} />
      <path class="wf-coast-shoal" d={coast.shoal} />
      <path class="wf-coast" d={coast.land} />
      {each(islands, IslandFeature)}
      {each(knownAs(sea, 'reef'), Reef)}
      {each(CORNERS, ({ tile }) => (
        <Corner taken={sea.faces[tile] !== null} />
      ))}
    </g>
  );
}

/** One cloth over each zone's undiscovered tiles. */
function Mist(sea: Tiled) {
  const hidden = TILES.filter(tile => ZONE_OF[tile] !== null && !isKnown(sea, tile));
  const zone = (name: Zone) => {
    const tiles = hidden.filter(tile => ZONE_OF[tile] === name);
    const { edge, inner } = mistOver(new Set(tiles));
    return (
      <g class={`wf-mist wf-mist-${name}`}>
        <path class="wf-mist-shade" d={edge} />
        <path class="wf-mist-cloth" d={edge} />
        <path class="wf-mist-inner" d={inner} />
        {tiles.map(tile => (
          <g key={tile} transform={atCentre(tile)}>
            <Bank tile={tile} />
            <Curl tile={tile} />
          </g>
        ))}
      </g>
    );
  };
  return (
    <>
      {zone('depths')}
      {zone('shallows')}
    </>
  );
}

/** The mist rolls back from a tile that is being discovered. */
const Lifting = ({ tile }: { tile: Tile }) => (
  <g transform={atCentre(tile)}>
    <rect
      class={`wf-lifting wf-lifting-${ZONE_OF[tile] ?? 'depths'}`}
      x={-EDGE / 2}
      y={-EDGE / 2}
      width={EDGE}
      height={EDGE}
      rx="9"
    />
  </g>
);

/** The King is felt from two tiles away, until he falls. */
function King({ scene }: { scene: Sea }) {
  const [tile] = knownAs(scene, 'king');
  if (tile === undefined) return null;
  return (
    <g transform={atCentre(tile)}>
      {!scene.fallen && <KingStain />}
      <KingRock crowded={shared(scene, tile)} fallen={scene.fallen} />
    </g>
  );
}

/** His HP fall while he is fought; once he has fallen there are none. */
function KingsNumber({ scene, fight }: { scene: Sea; fight: Props['fight'] }) {
  const [tile] = knownAs(scene, 'king');
  if (tile === undefined || scene.fallen) return null;
  return (
    <g transform={atCentre(tile)}>
      <KingStrength {...(fight?.tile === tile ? { left: fight.left } : {})} />
    </g>
  );
}

/** A tile as through a spyglass: a drop of its water, and what it shows. */
function Glimpse({ tile, face }: { tile: Tile; face: Face }) {
  return (
    <g class={`wf-beneath wf-beneath-${ZONE_OF[tile] ?? 'depths'}`}>
      <circle class="wf-glimpse" r="15.5" />
      <g transform="scale(.72)">
        {face === 'island' && (
          <>
            <path class="wf-coast" d="M-15 3C-16-8-7-15 3-14 12-15 17-5 15 4 15 12 6 15-3 14-11 15-14 10-15 3Z" />
            <IslandFeature tile={tile} />
          </>
        )}
        {face === 'ocean' && <Swell tile={tile} />}
        {face === 'reef' && <Reef tile={tile} />}
        {face === 'whirlpool' && <Whirlpool tile={tile} />}
        {face === 'king' && <KingSkull />}
      </g>
    </g>
  );
}

/** Through the mist: what I alone have seen, who looked where, and at the end what nobody found. */
function Glimpses({ scene: { faces, unfound, seen, ships } }: { scene: Sea }) {
  const peeked = new Set(ships.flatMap(ship => ship.peeked));
  for (const { tile } of seen) peeked.add(tile);
  return (
    <>
      {unfound.map(tile => (
        <g key={tile} transform={atCentre(tile)}>
          <Glimpse tile={tile} face={faces[tile]!} />
        </g>
      ))}
      {[...peeked].map(tile => {
        const mine = seen.find(peek => peek.tile === tile)?.face;
        return (
          <g key={`eye ${tile}`} transform={atCentre(tile)}>
            {mine && <Glimpse tile={tile} face={mine} />}
            <g class="wf-eye" transform={mine ? 'translate(11 11)' : undefined}>
              <circle r="8" />
              <svg x="-7" y="-7" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
                {drawing('eye')}
              </svg>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A ship or a wreck lies there as well: the token makes room in the north-east. */
const shared = ({ ships, wrecks }: Sea, tile: Tile): boolean =>
  ships.some(ship => ship.at === tile) || wrecks.some(wreck => wreck.tile === tile);

/** Those that have a tile to themselves lie under the ships, the others above them. */
const Tokens = ({ scene, fight, crowded }: { scene: Sea; fight: Props['fight']; crowded: boolean }) => (
  <>
    {scene.tokens
      .filter(({ tile }) => shared(scene, tile) === crowded)
      .map(({ tile, token, hp }) => (
        <g key={tile} transform={crowded ? atCentre(tile, 9, -9) : atCentre(tile, 3, -2)}>
          <TokenArt token={token} hp={fight?.tile === tile && hp > 0 ? fight.left : hp} small={crowded} />
        </g>
      ))}
  </>
);

/** The X of every map aboard, in the colours of whoever carries it. */
function Crosses({ scene }: { scene: Sea }) {
  return (
    <>
      {scene.ships.flatMap(({ maps }, seat) =>
        maps.map(map => (
          <g key={map} class={`wf-cross seat-${seat % 8}`} transform={atCentre(MAP_CARDS[map].x)}>
            <path d="M-9-9 9 9M9-9-9 9" />
            <path class="wf-cross-ink" d="M-9-9 9 9M9-9-9 9" />
          </g>
        )),
      )}
    </>
  );
}
