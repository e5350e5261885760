// A volley as one sentence in pieces: who fires, every shot a ball, the blocked ones stopped, what was taken and where
// it goes.

import { SeatName } from '../../../ui/Emblem.tsx';
import type { SeatFace } from '../../gameUi.ts';
import { Mark } from '../art/Marks.tsx';
import type { Fired } from '../scene.ts';
import { words } from '../words.ts';
import './volley.css';

export function Volley({ volley, faces }: { volley: Fired; faces: readonly SeatFace[] }) {
  const { seat, aim, shots, blocked, stolen, stored } = volley;
  return (
    <div class="rw-volley" aria-hidden="true">
      <SeatName face={faces[seat]!} />
      <span class="rw-balls">
        {Array.from({ length: shots }, (_, n) => (
          <span key={n} class={n < blocked ? 'rw-blocked' : ''} style={{ '--n': n }}>
            <Mark name={n < blocked ? 'shield' : 'ball'} />
          </span>
        ))}
        {shots === 0 && words.noShot}
      </span>
      {aim ? <SeatName face={faces[aim.target]!} /> : words.theSea}
      <span class="rw-loot">
        {stolen.length === 0 ? words.losesNothing : words.loses(<Loot stolen={stolen} stored={stored} />)}
      </span>
    </div>
  );
}

/** What finds no room is crossed out. */
const Loot = ({ stolen, stored }: Pick<Fired, 'stolen' | 'stored'>) => (
  <>
    {stolen.map((value, n) => (
      <b key={n} class={n < stored ? '' : 'rw-lost'}>
        {value}
      </b>
    ))}
  </>
);
