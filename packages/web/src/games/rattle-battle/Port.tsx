// The port: six houses in the order they are visited; the one where somebody is stands open, closed ones say why.

import {
  cardPrice,
  count,
  LOCATION_NAMES,
  LOCATIONS,
  type Location,
  type Open,
  TAVERN_RUM,
  VP_CARDS,
  works,
} from '@quayside/rules/rattle-battle';
import { Emblem } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import { HouseArt } from './art/HouseArt.tsx';
import type { Props } from './props.ts';
import './port.css';

export function Port(props: Props) {
  const { open } = props.scene;
  const here = LOCATIONS.indexOf(open.step as Location);
  const now = LOCATIONS[here];
  return (
    <section class="rb-port" aria-label="Port">
      <ol>
        {LOCATIONS.map((location, i) => (
          <House
            key={location}
            {...props}
            location={location}
            state={i === here ? 'open' : i < here ? 'past' : 'next'}
          />
        ))}
      </ol>
      {now && (
        <p class="rb-port-offer">
          <b>{LOCATION_NAMES[now]}</b> {offer(open, now)}
        </p>
      )}
    </section>
  );
}

type HouseProps = Props & { location: Location; state: 'open' | 'past' | 'next' };

function House({ location, state, ...props }: HouseProps) {
  const { open } = props.scene;
  const visitors = state === 'open' && 'waiting' in open.phase ? open.phase.waiting : [];
  const why = whyNot(props, location);
  const shut = state === 'past' ? 'already visited' : why;
  return (
    <li
      class={`rb-house rb-house-is-${state} ${shut ? 'rb-house-shut' : ''}`}
      aria-current={state === 'open' ? 'step' : undefined}
      {...tip(`${LOCATION_NAMES[location]}: ${shut ?? offer(open, location)}`)}
    >
      <HouseArt location={location} open={state === 'open'} />
      <b>{LOCATION_NAMES[location]}</b>
      <span class="rb-house-says">{shut ?? offer(open, location)}</span>
      <span class="rb-visitors">
        {visitors.map(seat => (
          <Emblem key={seat} face={props.faces[seat]!} />
        ))}
      </span>
    </li>
  );
}

/** Why there is nothing for me in a house, as things stand: the rules are asked what I could do there. */
function whyNot({ game, view, faces, scene, me }: Props, location: Location): string | null {
  const closed = scene.open.closed.find(it => it.location === location);
  if (closed && closed.seat !== me) return `only for ${faces[closed.seat]!.name}`;
  if (me === null || !LOCATIONS.includes(scene.open.step as Location)) return null;
  const open: Open = { ...view.open, step: location, phase: { kind: location, waiting: [me], ready: [] } };
  const { moves } = game.menu({ ...view, open });
  return moves.some(({ kind }) => kind !== 'done') ? null : needs(open, location, me);
}

function needs(open: Open, location: Location, seat: number): string {
  switch (location) {
    case 'market':
      return 'needs 2 Loot';
    case 'tavern':
      return `needs ${works(open.galleons[seat]!, 'heavensKitchen') ? 1 : TAVERN_RUM} Rum`;
    case 'shipyard':
      return 'needs Fabrics';
    case 'workshop':
      return 'needs Spices and Fabrics';
    case 'pit':
      return 'needs Loot';
    case 'guild':
      return VP_CARDS[open.sold] ? `needs ${cardPrice(open, seat, false)} coins` : 'sold out';
  }
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
