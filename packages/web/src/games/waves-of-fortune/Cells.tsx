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
  tileName,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { tokenNames } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

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
      aria-label={words.cells.title}
      onPointerMove={props.onPointerMove}
      onPointerLeave={props.onPointerLeave}
      onClick={props.onClick}
    >
      <tbody>
        {LINE.map(row => (
          <tr key={row}>
            {LINE.map(column => {
              const tile = row * SIDE + column;
              return (
                <td
                  key={column}
                  data-tile={tile}
                  tabIndex={tile === at ? 0 : -1}
                  class={legal.has(tile) ? 'wf-cell-may' : ''}
                  aria-label={labelOf(props, tile)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function labelOf(props: CellsProps, tile: Tile): string {
  const move = props.legal.get(tile);
  const holds = contentsOf(props, tile);
  if (!move) return words.cells.cell(tileName(tile), holds);
  const { moves } = words.cells;
  const does = Object.hasOwn(moves, move.kind) ? moves[move.kind as keyof typeof moves] : moves.other;
  return words.cells.cellWithMove(tileName(tile), holds, does);
}

/** What a tile holds, in words. */
function contentsOf({ scene, faces }: Props, tile: Tile): string[] {
  const { ships, tokens, wrecks, seen } = scene;
  const { cells } = words;
  const holds = [groundOf(scene.faces[tile] ?? null, tile)];
  const mine = seen.find(peek => peek.tile === tile);
  if (mine) holds.push(cells.seen(words.faces[mine.face]));
  for (const [seat, ship] of ships.entries()) {
    const name = faces[seat]!.name;
    if (ship.colour && homeOf(ship) === tile) holds.push(cells.homeOf(name));
    if (ship.at === tile) holds.push(ship.afloat ? cells.shipOf(name) : cells.sunkShipOf(name));
    if (ship.peeked.includes(tile)) holds.push(cells.lookedAtBy(name));
    for (const map of ship.maps) if (MAP_CARDS[map].x === tile) holds.push(cells.xOf(name));
  }
  const laid = tokens.find(token => token.tile === tile);
  if (laid) holds.push(cells.token(tokenNames[laid.token], laid.hp));
  const wreck = wrecks.find(it => it.tile === tile);
  if (wreck) holds.push(wreck.maps.length > 0 ? cells.wreckAndMap(wreck.gold) : cells.wreck(wreck.gold));
  return holds;
}

function groundOf(face: Face | null, tile: Tile): string {
  const { cells } = words;
  if (face === 'home') return cells.harbour(words.colours[HOME_OF[tile]!]);
  if (CORNERS.includes(tile)) return face ? cells.emptyCorner : cells.corner;
  if (face === null) return cells.hidden(words.zones[ZONE_OF[tile]!]);
  return face === 'king' ? cells.king : words.faces[face];
}
