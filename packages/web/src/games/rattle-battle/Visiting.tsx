// In port, where nothing is asked of me: the house that is open, and who is inside.

import { LOCATIONS, type Location } from '@quayside/rules/rattle-battle';
import { SeatName } from '../../ui/Emblem.tsx';
import { HouseArt } from './art/HouseArt.tsx';
import { offer } from './Port.tsx';
import { locationNames } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './visiting.css';

export function Visiting({ scene, faces }: Props) {
  const { open } = scene;
  const location = LOCATIONS.find(it => it === open.step) as Location | undefined;
  const inside = 'waiting' in open.phase ? open.phase.waiting : [];
  return (
    <section class="rb-visiting" aria-label={words.port.inside}>
      {location && <HouseArt location={location} open />}
      <div>
        <h2>{location ? locationNames[location] : words.progress.steps[open.step]}</h2>
        {location && <p>{offer(open, location)}</p>}
        {inside.length > 0 && (
          <ul>
            {inside.map(seat => (
              <li key={seat}>
                <SeatName face={faces[seat]!} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
