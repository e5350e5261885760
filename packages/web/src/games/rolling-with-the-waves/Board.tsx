// The table of Rolling with the Waves: the others' Pirate Maps, the pool between, one's own map in front. Draws the
// scene and changes the draft; what is legal, `check` says.

import { type Icon, type Order, RAISED } from '@quayside/rules/rolling-with-the-waves';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FlightLayer } from '../../ui/Flights.tsx';
import { gameWords } from '../words.ts';
import { Bag } from './Bag.tsx';
import { Course } from './Course.tsx';
import { choiceOf } from './choices.ts';
import { allocating, ordersOf, putOn, takeUp } from './draft.ts';
import { flights } from './flights.tsx';
import { GunDeck } from './GunDeck.tsx';
import { useKeys } from './keys.ts';
import { MapHead } from './MapHead.tsx';
import { Nests } from './Nests.tsx';
import { Others } from './Others.tsx';
import { PirateMap } from './PirateMap.tsx';
import { Pool } from './Pool.tsx';
import type { Props } from './props.ts';
import { Volley } from './Volley.tsx';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, now, faces, me } = props;
  const board = useRef<HTMLElement>(null);
  useKeys(props);
  useInSight(board, props.menu?.ask ?? null);
  return (
    <section ref={board} class={`rw-board rw-palette ${layoutClass(me, faces.length)}`} aria-label={gameWords.table}>
      <div class="rw-middle">
        <Bag scene={scene} faces={faces} />
        {scene.volley ? <Volley volley={scene.volley} faces={faces} /> : <GunDeck {...props} />}
        {scene.pool.length > 0 ? <Pool {...props} /> : <Course {...props} />}
      </div>
      {me !== null && <OwnMap {...props} me={me} />}
      <Others {...props} />
      <FlightLayer board={board} scene={scene} now={now} flights={flights} />
    </section>
  );
}

/** The layout depends on how many maps are the others': for a spectator all of them. */
const layoutClass = (me: number | null, seats: number): string =>
  me === null ? 'rw-watching' : `rw-others-${seats - 1}`;

/** Scrolls to what a question is about when it is asked: a small screen does not show the whole board. */
function useInSight(board: RefObject<HTMLElement | null>, ask: string | null): void {
  useEffect(() => {
    const about = ask === 'allocate' || ask === 'raise' ? '.rw-large' : '.rw-middle';
    if (ask) board.current?.querySelector(about)?.scrollIntoView({ block: 'nearest' });
  }, [ask]);
}

function OwnMap(props: Props & { me: number }) {
  const { scene, now, faces, me, menu, draft } = props;
  const captain = scene.captains[me]!;
  const current = draft.value;
  const hand = allocating(current);
  const working = menu?.ask === 'allocate' && current?.kind !== 'bury';
  return (
    <PirateMap
      scene={scene}
      face={faces[me]!}
      size="large"
      awaited={menu !== null}
      orders={ordersToShow(props)}
      burying={chestToBury(props)}
      choice={icon => (now ? null : choiceOf(props, icon))}
    >
      <MapHead scene={scene} face={faces[me]!}>
        {working ? (
          <Nests
            seat={me}
            nest={captain.nest}
            faces={faces}
            hand={{
              places: hand.places,
              held: hand.hand,
              take: die => {
                draft.value = takeUp(allocating(draft.value), die);
              },
              drop: icon => {
                const choice = choiceOf(props, icon);
                if (choice?.why) return;
                draft.value = putOn(allocating(draft.value), icon) ?? draft.value;
              },
            }}
          />
        ) : (
          <Nests seat={me} nest={captain.nest} faces={faces} />
        )}
      </MapHead>
    </PirateMap>
  );
}

/** Values that go onto my map and are not written yet: being chosen, committed in secret, or revealed. */
function ordersToShow({ scene, now, view, menu, draft, me }: Props & { me: number }): readonly Order[] {
  const current = draft.value;
  const captain = scene.captains[me]!;
  if (menu?.ask === 'allocate') return current?.kind === 'allocate' ? ordersOf(current, captain) : [];
  const raised = current?.kind === 'raise' ? current.icon : raisedIcon(view.own?.raising ?? null);
  const secret = now ? null : view.own?.allocation;
  const orders = secret?.kind === 'allocate' ? secret.orders : scene.pending[me]!;
  return orders.map(order => (order.icon === raised ? { ...order, value: RAISED } : order));
}

const raisedIcon = (raising: { kind: string; icon?: Icon } | null): Icon | null => raising?.icon ?? null;

/** The chest that all my dice are going to bury. */
function chestToBury({ scene, now, view, draft, me }: Props & { me: number }): Icon | null {
  const current = draft.value;
  if (current?.kind === 'bury') return current.chest;
  const allocation = (now ? null : view.own?.allocation) ?? scene.captains[me]!.allocation;
  return allocation?.kind === 'bury' ? allocation.chest : null;
}
