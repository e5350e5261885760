// The hundred tiles as a grid with names: one of them can have the focus, arrow keys go from one to the next.

import type { Signal } from '@preact/signals';
import {
  CORNERS,
  type Face,
  HOME_OF,
  homeOf,
  MAP_CARDS,
  type Move,
  SIDE,
  type Tile,
  TOKEN_NAMES,
  tileName,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Props } from './props.ts';

const LINE = Array.from({ length: SIDE }, (_, n) => n);

type CellsProps = Props & {
  cursor: Signal<Tile | null>;
  legal: ReadonlyMap<Tile, Move>;
  frame: RefObject<HTMLDivElement | null>;
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onClick(event: MouseEvent): void;
};

export function Cells(props: CellsProps) {
  const { scene, me, cursor, legal, frame } = props;
  const at = cursor.value ?? Math.max(0, scene.ships[me ?? 0]!.at);
  useLayoutEffect(() => {
    if (cursor.value !== null && frame.current?.contains(document.activeElement))
      frame.current.querySelector<HTMLElement>(`[data-tile="${cursor.value}"]`)?.focus({ preventScroll: true });
  }, [cursor.value]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the whole board are in keys.ts
    <table
      class="wf-cells"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one can act in
      role="grid"
      aria-label="The sea"
      onPointerMove={props.onPointerMove}
      onPointerLeave={props.onPointerLeave}
      onClick={props.onClick}
    >
      <tbody>
        {LINE.map(row => (
          <tr key={row}>
            {LINE.map(column => {
              const tile = row * SIDE + column;
              const deed = legal.get(tile);
              return (
                <td
                  key={column}
                  data-tile={tile}
                  tabIndex={tile === at ? 0 : -1}
                  class={deed ? 'wf-cell-may' : ''}
                  aria-label={`${tileName(tile)}, ${holds(props, tile)}${deed ? `: ${DEEDS[deed.kind] ?? 'choose'}` : ''}`}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DEEDS: Partial<Record<Move['kind'], string>> = {
  sail: 'sail here',
  teleport: 'go through the whirlpool',
  stay: 'stay',
  peek: 'look here',
  ram: 'push here',
  drift: 'drift here',
  raid: 'rob this ship',
};

/** What a tile holds, in words. */
function holds({ scene, faces }: Props, tile: Tile): string {
  const { ships, tokens, wrecks, seen } = scene;
  const words = [ground(scene.faces[tile] ?? null, tile)];
  const mine = seen.find(peek => peek.tile === tile);
  if (mine) words.push(`you have seen: ${mine.face}`);
  for (const [seat, ship] of ships.entries()) {
    const name = faces[seat]!.name;
    if (ship.colour && homeOf(ship) === tile) words.push(`home base of ${name}`);
    if (ship.at === tile) words.push(ship.afloat ? `the ship of ${name}` : `the sunk ship of ${name}`);
    if (ship.peeked.includes(tile)) words.push(`${name} has looked here`);
    for (const map of ship.maps) if (MAP_CARDS[map].x === tile) words.push(`X on the map of ${name}`);
  }
  const laid = tokens.find(token => token.tile === tile);
  if (laid) words.push(`${TOKEN_NAMES[laid.token]}${laid.hp > 0 ? `, ${laid.hp} HP` : ''}`);
  const wreck = wrecks.find(it => it.tile === tile);
  if (wreck) words.push(`wreck with ${wreck.gold} gold${wreck.maps.length > 0 ? ' and a map' : ''}`);
  return words.join(', ');
}

function ground(face: Face | null, tile: Tile): string {
  if (face === 'home') return `${HOME_OF[tile]} harbour`;
  if (CORNERS.includes(tile)) return face ? 'corner, treasure taken' : 'corner with 700 gold';
  if (face === null) return `undiscovered ${ZONE_OF[tile] === 'shallows' ? 'Shallows' : 'Depths'}`;
  return face === 'king' ? 'the Pirate King' : face;
}
