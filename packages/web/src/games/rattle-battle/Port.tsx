// The port: six houses in the order they are visited; the one where somebody is stands open, closed ones say why.

import {
  count,
  LOCATION_NAMES,
  LOCATIONS,
  type Location,
  type Open,
  TAVERN_RUM,
  VP_CARDS,
} from '@quayside/rules/rattle-battle';
import { Emblem } from '../../ui/Emblem.tsx';
import { HouseArt } from './art/HouseArt.tsx';
import type { Props } from './Board.tsx';
import './port.css';

export function Port({ scene, faces }: Props) {
  const { open } = scene;
  const here = LOCATIONS.indexOf(open.step as Location);
  return (
    <ol class="rb-port" aria-label="Port">
      {LOCATIONS.map((location, i) => {
        const closed = open.closed.find(it => it.location === location);
        const visitors = i === here && 'waiting' in open.phase ? open.phase.waiting : [];
        return (
          <li
            key={location}
            class={`rb-house ${i === here ? 'rb-house-open' : ''} ${i < here ? 'rb-house-past' : ''} ${closed ? 'rb-house-closed' : ''}`}
            aria-current={i === here ? 'step' : undefined}
          >
            <HouseArt location={location} open={i === here} />
            <b>{LOCATION_NAMES[location]}</b>
            <span class="rb-small">{closed ? `Only for ${faces[closed.seat]!.name}` : offer(open, location)}</span>
            <span class="rb-visitors">
              {visitors.map(seat => (
                <Emblem key={seat} face={faces[seat]!} />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function offer(open: Open, location: Location): string {
  switch (location) {
    case 'market':
      return `2 Loot for 1; ${count(open.bag)} in the bag`;
    case 'tavern':
      return `${TAVERN_RUM} Rum: a Sailor of ${open.decks.sailors}`;
    case 'shipyard':
      return `1 Fabrics: a Part (${open.supply.sail} Sails, ${open.supply.cannon} Cannons, ${open.supply.hold} Holds)`;
    case 'workshop':
      return `Spices, Fabrics: an Upgrade of ${open.decks.upgrades}`;
    case 'pit':
      return 'Loot for coins';
    case 'guild': {
      const top = VP_CARDS[open.sold];
      return top ? `${top.vp} points for ${top.price} coins` : 'Sold out';
    }
  }
}
