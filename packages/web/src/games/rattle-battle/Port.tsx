// The port: six houses in the order they are visited; the one where somebody is stands open, closed ones say why.

import {
  cardPrice,
  count,
  LOCATIONS,
  type Location,
  type Open,
  TAVERN_RUM,
  VP_CARDS,
  works,
} from '@quayside/rules/rattle-battle';
import { Emblem } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { HouseArt } from './art/HouseArt.tsx';
import { locationNames } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './port.css';

export function Port(props: Props) {
  const { open } = props.scene;
  const here = LOCATIONS.indexOf(open.step as Location);
  const now = LOCATIONS[here];
  return (
    <section class="rb-port" aria-label={words.port.title}>
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
          <b>{locationNames[now]}</b> {offer(open, now)}
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
  const shut = state === 'past' ? words.port.visited : why;
  return (
    <li
      {...piece('house', location)}
      class={`rb-house rb-house-is-${state} ${shut ? 'rb-house-shut' : ''}`}
      aria-current={state === 'open' ? 'step' : undefined}
      {...tip(words.port.house(locationNames[location], shut ?? offer(open, location)))}
    >
      <HouseArt location={location} open={state === 'open'} />
      <b>{locationNames[location]}</b>
      <span class="rb-house-says">{shut ?? offer(open, location)}</span>
      <span class="rb-visitors">
        {visitors.map(seat => (
          <Emblem key={seat} face={props.faces[seat]!} />
        ))}
      </span>
    </li>
  );
}

/** Why a house offers me nothing now: the menu the rules would give me there holds only `done`. */
function whyNot({ game, view, faces, scene, me }: Props, location: Location): string | null {
  const closed = scene.open.closed.find(it => it.location === location);
  if (closed && closed.seat !== me) return words.port.onlyFor(faces[closed.seat]!.name);
  if (me === null || !LOCATIONS.includes(scene.open.step as Location)) return null;
  const open: Open = { ...view.open, step: location, phase: { kind: location, waiting: [me], ready: [] } };
  const { moves } = game.menu({ ...view, open });
  return moves.some(({ kind }) => kind !== 'done') ? null : needs(open, location, me);
}

function needs(open: Open, location: Location, seat: number): string {
  const { needs } = words.port;
  switch (location) {
    case 'tavern':
      return needs.tavern(works(open.galleons[seat]!, 'heavensKitchen') ? 1 : TAVERN_RUM);
    case 'guild':
      return VP_CARDS[open.sold] ? needs.guild(cardPrice(open, seat, false)) : needs.soldOut;
    default:
      return needs[location];
  }
}

export function offer({ bag, decks, supply, sold }: Open, location: Location): string {
  const { offers } = words.port;
  switch (location) {
    case 'market':
      return offers.market(count(bag));
    case 'tavern':
      return offers.tavern(TAVERN_RUM, decks.sailors);
    case 'shipyard':
      return offers.shipyard(supply.sail, supply.cannon, supply.hold);
    case 'workshop':
      return offers.workshop(decks.upgrades);
    case 'pit':
      return offers.pit;
    case 'guild': {
      const top = VP_CARDS[sold];
      return top ? offers.guild(top.vp, top.price) : offers.soldOut;
    }
  }
}
