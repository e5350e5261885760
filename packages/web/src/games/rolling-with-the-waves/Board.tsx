// The table of Rolling with the Waves: one's own Pirate Map, the deck with bag and pool, the other captains' maps.
// Draws the scene and changes the draft; what is legal, `check` says.

import { type Chest, type Icon, type Order, priceOf, RAISED } from '@quayside/rules/rolling-with-the-waves';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DrawnNext } from '../../ui/DrawInParts.tsx';
import { gameWords } from '../words.ts';
import { ArcFlightLayer } from './ArcFlightLayer.tsx';
import { choiceOf, chosenMove } from './choices.ts';
import { Deck } from './deck/Deck.tsx';
import { GunDeck } from './deck/GunDeck.tsx';
import { allocating, ordersOf, place, takeUp } from './draft.ts';
import { useKeys } from './keys.ts';
import { type Arrangement, arrange, type TableShape } from './map/arrange.ts';
import { type Hand, Nests } from './map/Nests.tsx';
import { PirateMap } from './map/PirateMap.tsx';
import { OtherCaptains } from './OtherCaptains.tsx';
import type { Props } from './props.ts';
import { Refused, type RefusedArea } from './Refused.tsx';
import { useRoom } from './useRoom.ts';
import './palette.css';
import './board.css';

const FEW = 980; // px: a deck below it has no room for the drawing of the bag beside fifteen dice

export function Board(props: Props) {
  const board = useRef<HTMLElement>(null);
  const { faces, me } = props;
  const room = useRoom(board);
  const layout = room && arrange(room, { maps: faces.length, isPlayer: me !== null });
  useKeys(props);
  useInSight(board, props.menu?.ask ?? null, layout?.shape ?? null);
  if (!layout) return <section ref={board} class="rw-board rw-palette" aria-label={gameWords.table} />;
  return (
    <section
      ref={board}
      class={`rw-board rw-palette rw-${layout.shape} ${layout.beside ? 'rw-beside' : ''} ${me === null ? 'rw-watching' : ''} ${layout.deck.w < FEW ? 'rw-short-deck' : ''} ${layout.twoRows ? 'rw-two-rows' : ''}`}
      style={{ '--own': `${layout.deck.w}px`, '--deck': `${layout.deck.h}px` }}
      aria-label={gameWords.table}
    >
      {me !== null && <OwnMap {...props} me={me} layout={layout} />}
      <DrawnNext>
        <Deck {...props} isAimedElsewhere={layout.shape !== 'upright'} />
      </DrawnNext>
      <DrawnNext>
        <OtherCaptains {...props} rivals={layout.rivals} beside={layout.beside} />
      </DrawnNext>
      <ArcFlightLayer board={board} scene={props.scene} now={props.now} />
    </section>
  );
}

/** Scrolls to what a question is about when it is asked: a small screen does not show the whole board. */
function useInSight(board: RefObject<HTMLElement | null>, ask: string | null, shape: TableShape | null): void {
  useEffect(() => {
    const about = ask === 'allocate' || ask === 'raise' ? '.rw-own' : '.rw-deck';
    if (ask) board.current?.querySelector(about)?.scrollIntoView({ block: 'nearest' });
  }, [ask, shape]);
}

function OwnMap(props: Props & { me: number; layout: Arrangement }) {
  const { scene, now, faces, me, menu, draft, layout, check, send } = props;
  const [refused, setRefused] = useState<RefusedArea | null>(null);
  const captain = scene.captains[me]!;
  const current = draft.value;
  const working = menu?.ask === 'allocate' && current?.kind !== 'bury';
  const { volley } = scene;
  const move = current?.kind === 'die' ? chosenMove(props) : null;
  const hand: Hand = {
    places: allocating(current).places,
    held: allocating(current).hand,
    take(die) {
      setRefused(null);
      draft.value = takeUp(allocating(draft.value), die);
    },
    drop(die, icon) {
      const why = icon && choiceOf(props, icon)?.why;
      setRefused(icon && why ? { icon, why } : null);
      draft.value = place(allocating(draft.value), die, why ? null : icon);
    },
  };
  return (
    <div class="rw-own">
      <PirateMap
        scene={scene}
        faces={faces}
        face={faces[me]!}
        fit={layout.own}
        awaited={menu !== null}
        aside={volley !== null && volley.seat !== me && volley.aim?.target !== me}
        orders={ordersToShow(props)}
        burying={chestToBury(props)}
        cost={current?.kind === 'die' && move?.kind === 'draft' ? priceOf(me, current.die) : 0}
        choice={icon => (now ? null : choiceOf(props, icon))}
      >
        <Nests
          seat={me}
          nest={captain.nest}
          faces={faces}
          places={layout.own.places}
          hand={working ? hand : undefined}
          onTake={move && !check(move) ? () => send(move) : null}
        />
        {layout.shape === 'side' && menu?.ask.startsWith('fire') && <GunDeck {...props} />}
        <Refused refused={refused} places={layout.own.places} onGone={() => setRefused(null)} />
      </PirateMap>
    </div>
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
function chestToBury({ scene, now, view, draft, me }: Props & { me: number }): Chest | null {
  const current = draft.value;
  if (current?.kind === 'bury') return current.chest;
  const allocation = (now ? null : view.own?.allocation) ?? scene.captains[me]!.allocation;
  return allocation?.kind === 'bury' ? allocation.chest : null;
}
