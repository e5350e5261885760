// A volley while it is shown: every shot a ball, the blocked ones stopped, and what was taken.

import { Emblem } from '../../ui/Emblem.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import type { Fired } from './scene.ts';
import './volley.css';

export function Volley({ volley, faces }: { volley: Fired; faces: readonly SeatFace[] }) {
  const { seat, aim, shots, blocked, stolen, stored } = volley;
  return (
    <div class="rw-volley" aria-hidden="true">
      <Emblem face={faces[seat]!} />
      <span class="rw-balls">
        {Array.from({ length: shots }, (_, n) => (
          <span key={n} class={n < blocked ? 'rw-blocked' : ''} style={{ '--n': n }}>
            <Mark name={n < blocked ? 'shield' : 'ball'} />
          </span>
        ))}
      </span>
      {aim ? <Emblem face={faces[aim.target]!} /> : 'the sea'}
      <span class="rw-loot">
        {stolen.map((value, n) => (
          <b key={n} class={n < stored ? '' : 'rw-lost'}>
            {value}
          </b>
        ))}
        {stolen.length === 0 && 'nothing'}
      </span>
    </div>
  );
}
