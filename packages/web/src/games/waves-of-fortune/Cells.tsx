// The hundred tiles as a grid with names: one of them can have the focus, arrow keys go from one to the next.

import type { Signal } from '@preact/signals';
import { type Move, SIDE, type Tile, tileName } from '@quayside/rules/waves-of-fortune';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { piece } from '../../ui/piece.ts';
import { contentsOf } from './aboutTile.ts';
import type { Props } from './props.ts';
import type { useSeaPointer } from './useSeaPointer.ts';
import { words } from './words.ts';

const LINE = Array.from({ length: SIDE }, (_, n) => n);

type CellsProps = Props & {
  cursor: Signal<Tile | null>;
  legal: ReadonlyMap<Tile, Move>;
  frame: RefObject<HTMLDivElement | null>;
  handlers: ReturnType<typeof useSeaPointer>['handlers'];
};

export function Cells(props: CellsProps) {
  const { scene, me, cursor, legal, frame } = props;
  const mine = me !== null && legal.size > 1 ? scene.ships[me]!.at : null;
  const anchors = new Map(scene.ships.map((ship, seat) => [ship.at, `ship:${seat}`]));
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
      {...props.handlers}
    >
      <tbody>
        {LINE.map(row => (
          <tr key={row}>
            {LINE.map(column => {
              const tile = row * SIDE + column;
              return (
                <td
                  key={column}
                  {...piece('tile', tile)}
                  data-tile={tile}
                  data-anchor={anchors.get(tile)}
                  tabIndex={tile === at ? 0 : -1}
                  class={`${legal.has(tile) ? 'wf-cell-may' : ''} ${tile === mine ? 'wf-cell-mine' : ''}`}
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
