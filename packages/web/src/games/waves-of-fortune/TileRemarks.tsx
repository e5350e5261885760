// What a tile is and what going there would mean, said where the pointer is; and why not, where it was refused.

import { columnOf, type Move, rowOf, type Tile, tileName } from '@quayside/rules/waves-of-fortune';
import { tellsOf } from './aboutTile.ts';
import { refusal } from './choices.ts';
import { tileOf } from './draft.ts';
import type { Props } from './props.ts';
import { type Remark, remarksOn } from './remarks.ts';

type RemarksProps = Props & { legal: ReadonlyMap<Tile, Move>; at: Tile | null };

export function TileRemarks({ legal, at, ...props }: RemarksProps) {
  const refused = refusal.value;
  if (refused) return <Bubble tile={refused.tile} remarks={[{ text: refused.text, tone: 'bad' }]} alert />;
  if (at === null) return null;
  return <Bubble tile={at} remarks={remarksFor(props, legal, at)} />;
}

/** For a tile that is chosen already the bar says what it means. */
function remarksFor(props: Props, legal: ReadonlyMap<Tile, Move>, at: Tile): Remark[] {
  const { view, faces, me } = props;
  const move = legal.get(at);
  if (!move || me === null) return tellsOf(props, at);
  if (tileOf(props.draft.value) === at) return [];
  const remarks = remarksOn(view, faces, me, move);
  return remarks.length > 0 ? [{ text: tileName(at), tone: 'name' }, ...remarks] : [];
}

function Bubble({ tile, remarks, alert = false }: { tile: Tile; remarks: readonly Remark[]; alert?: boolean }) {
  if (remarks.length === 0) return null;
  const isBad = remarks.some(({ tone }) => tone === 'bad');
  return (
    <ul
      class={`wf-tile-remarks ${rowOf(tile) < 4 ? 'wf-tile-remarks-below' : ''} ${isBad ? 'wf-tile-remarks-bad' : ''}`}
      style={{ '--column': columnOf(tile), '--row': rowOf(tile) }}
      {...(alert ? { role: 'alert' } : {})}
    >
      {remarks.map(({ text, tone }) => (
        <li key={text} class={`wf-${tone}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
