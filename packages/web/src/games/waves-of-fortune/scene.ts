// What the board draws, and how each event changes it. Pure: a replay steps through it, a test compares it.

import {
  CARDS,
  COLOURS,
  cardsOf,
  DECKS,
  type Deck,
  type Event,
  type FortuneView,
  HOLD,
  HOMES,
  MAP_CARDS,
  type Open,
  type Own,
  PURSES,
  type Ship,
  type Tile,
  type Wreck,
} from '@quayside/rules/waves-of-fortune';
import { type Tableau, tableauAfter, tableauOf } from './tableau.ts';

export type Scene = Pick<Open, 'table' | 'round' | 'active' | 'ships' | 'faces' | 'tokens' | 'wrecks'> & {
  seat: number | null;
  /** Cards still to be drawn. */
  left: Record<Deck, number>;
  /** What I alone have seen under hidden tiles. */
  seen: Own['seen'];
  /** Tiles turned over only after the end. */
  unfound: readonly Tile[];
  /** Whether the King was seen to fall. */
  fallen: boolean;
  /** How the game has ended, once that was told. */
  ending: Pick<Extract<Event, { type: 'ended' }>, 'how' | 'slayer'> | null;
  /** The card, the dice and the battle on the table. */
  tableau: Tableau;
};

export const still = ({ seat, open, own }: FortuneView): Scene => ({
  seat,
  table: open.table,
  round: open.round,
  active: open.active,
  ships: open.ships,
  faces: open.faces,
  tokens: open.tokens,
  wrecks: open.wrecks,
  left: byDeck(deck => open.piles[deck].left),
  seen: own?.seen ?? [],
  unfound: open.phase.kind === 'over' ? open.phase.unfound : [],
  fallen: open.phase.kind === 'over' && open.phase.slayer !== null,
  ending: open.phase.kind === 'over' ? { how: open.phase.how, slayer: open.phase.slayer } : null,
  tableau: tableauOf(open),
});

/** The phase is that of the position before, until the end was told. */
export const openOf = (scene: Scene, before: Open): Open => ({
  ...before,
  round: scene.round,
  active: scene.active,
  phase: scene.ending ? { kind: 'over', ...scene.ending, unfound: [...scene.unfound] } : before.phase,
  ships: scene.ships,
  faces: scene.faces,
  tokens: scene.tokens,
  wrecks: scene.wrecks,
  piles: Object.fromEntries(
    DECKS.map(deck => [deck, { ...before.piles[deck], left: scene.left[deck] }]),
  ) as Open['piles'],
});

const byDeck = (count: (deck: Deck) => number): Record<Deck, number> =>
  Object.fromEntries(DECKS.map(deck => [deck, count(deck)])) as Record<Deck, number>;

const changed = (scene: Scene, seat: number, change: (ship: Ship) => Partial<Ship>): Scene => ({
  ...scene,
  ships: scene.ships.map((ship, at) => (at === seat ? { ...ship, ...change(ship) } : ship)),
});

export const stage = (scene: Scene, event: Event): Scene => ({
  ...atSea(scene, event),
  tableau: tableauAfter(scene.tableau, event),
});

function atSea(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'colour-chosen':
      return withPurses(changed(scene, event.seat, () => ({ colour: event.colour, at: HOMES[event.colour] })));
    case 'loads-shown':
      return {
        ...scene,
        ships: scene.ships.map((ship, seat) => ({
          ...ship,
          crew: event.crews[seat]!,
          food: HOLD - event.crews[seat]!,
        })),
      };
    case 'round':
      return { ...scene, round: event.round };
    case 'turn':
      return { ...scene, active: event.seat };
    case 'no-wind':
      return changed(scene, event.seat, () => ({ becalmed: false }));
    case 'becalmed':
      return changed(scene, event.seat, () => ({ becalmed: true }));
    case 'moved':
      return changed(scene, event.seat, () => ({ at: event.path.at(-1)! }));
    case 'rammed':
      return changed(scene, event.seat, () => ({ at: event.to }));
    case 'repaired':
      return changed(scene, event.seat, () => ({ afloat: true }));
    case 'flipped':
      return flipped(scene, event);
    case 'uncovered':
      return uncovered(scene, event);
    case 'card':
      return { ...scene, left: { ...scene.left, [event.deck]: scene.left[event.deck] - 1 } };
    case 'reshuffled':
      return { ...scene, left: { ...scene.left, [event.deck]: notLyingAbout(scene, event.deck) } };
    case 'corner':
    case 'map-dug':
      return dug(scene, event);
    case 'gold':
    case 'battle-won':
      return won(scene, event);
    case 'food':
    case 'fed':
    case 'beast-fled':
      return changed(scene, event.seat, () => ({ food: event.left }));
    case 'crew':
    case 'beast-fought':
      return changed(scene, event.seat, () => ({ crew: event.left }));
    case 'battle-round':
      return changed(scene, event.seat, () => ({ crew: event.crew }));
    case 'swapped':
      return changed(scene, event.seat, ({ crew, food }) => ({ crew: crew + event.crew, food: food + event.food }));
    case 'token-placed': {
      const { tile, token, hp, card } = event;
      return { ...scene, tokens: [...scene.tokens, { tile, token, hp, card }] };
    }
    case 'token-removed':
      return { ...scene, tokens: scene.tokens.filter(({ tile }) => tile !== event.tile) };
    case 'map-taken':
      return changed(scene, event.seat, ({ maps }) => ({ maps: [...maps, event.map] }));
    case 'salvaged':
      return changed(
        { ...scene, wrecks: scene.wrecks.filter(({ tile }) => tile !== event.tile) },
        event.seat,
        ({ gold, maps }) => ({ gold: gold + event.gold, maps: [...maps, ...event.maps] }),
      );
    case 'raided':
      return changed(
        changed(scene, event.from, ({ gold }) => ({ gold: gold - event.gold })),
        event.seat,
        ({ gold }) => ({ gold: gold + event.gold }),
      );
    case 'peeked':
      return changed(scene, event.seat, ({ peeked }) => ({ peeked: [...peeked, event.tile] }));
    case 'spied':
      return { ...scene, seen: [...scene.seen, { tile: event.tile, face: event.face }] };
    case 'sunk':
      return sunk(scene, event);
    case 'docked':
      return changed(scene, event.seat, () => ({ gold: 0, chest: event.chest }));
    case 'bought':
      return changed(scene, event.seat, ({ upgrades }) => ({
        chest: event.chest,
        upgrades: [...upgrades, event.upgrade],
      }));
    case 'loaded':
      return changed(scene, event.seat, () => ({ crew: event.crew, food: event.food }));
    case 'ready':
    case 'reef-roll':
    case 'stayed':
    case 'calm':
    case 'rolled':
    case 'chose':
    case 'token-met':
    case 'parleyed':
    case 'kraken-left':
    case 'battle':
    case 'broadside':
    case 'battle-lost':
    case 'king-found':
    case 'king-escaped':
      return scene;
    case 'king-slain':
      return { ...scene, fallen: true };
    case 'ended':
      return { ...scene, left: byDeck(() => 0), ending: { how: event.how, slayer: event.slayer } };
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Those who sail later may begin with a little gold, once the order is known. */
function withPurses(scene: Scene): Scene {
  if (!scene.table.purse || scene.ships.some(({ colour }) => colour === null)) return scene;
  const order = COLOURS.filter(colour => scene.ships.some(ship => ship.colour === colour));
  return { ...scene, ships: scene.ships.map(ship => ({ ...ship, chest: PURSES[order.indexOf(ship.colour!)]! })) };
}

function flipped(scene: Scene, { tile, face }: Of<'flipped'>): Scene {
  return {
    ...scene,
    faces: scene.faces.map((known, at) => (at === tile ? face : known)),
    seen: scene.seen.filter(peek => peek.tile !== tile),
    ships: scene.ships.map(ship =>
      ship.peeked.includes(tile) ? { ...ship, peeked: ship.peeked.filter(at => at !== tile) } : ship,
    ),
  };
}

/** At the end all tiles are turned over, and what anybody alone had seen is known to all. */
function uncovered(scene: Scene, { tiles }: Of<'uncovered'>): Scene {
  const faces = scene.faces.slice();
  for (const { tile, face } of tiles) faces[tile] = face;
  const ships = scene.ships.map(ship => (ship.peeked.length > 0 ? { ...ship, peeked: [] } : ship));
  return { ...scene, faces, ships, seen: [], unfound: tiles.map(({ tile }) => tile) };
}

/** Every card of a deck that is neither a token on the board nor a map somewhere at sea. */
function notLyingAbout({ tokens, ships, wrecks }: Scene, deck: Deck): number {
  const maps = [...ships, ...wrecks].flatMap(holder => holder.maps);
  return (
    cardsOf(deck).length -
    tokens.filter(({ card }) => CARDS[card]!.deck === deck).length -
    maps.filter(map => MAP_CARDS[map].deck === deck).length
  );
}

const dug = (scene: Scene, event: Of<'corner'> | Of<'map-dug'>): Scene =>
  changed(scene, event.seat, ({ gold, maps }) => ({
    gold: gold + event.gold,
    maps: event.type === 'map-dug' ? maps.filter(map => map !== event.map) : maps,
  }));

const won = (scene: Scene, event: Of<'gold'> | Of<'battle-won'>): Scene =>
  changed(scene, event.seat, ({ gems }) => ({
    gold: event.aboard,
    gems: event.type === 'battle-won' && event.enemy === 'kraken' ? gems + 1 : gems,
  }));

function sunk(scene: Scene, { seat, tile, gold, maps }: Of<'sunk'>): Scene {
  const lost = changed(scene, seat, () => ({ afloat: false, food: 0, crew: 0, gold: 0, maps: [], becalmed: false }));
  return gold > 0 || maps.length > 0 ? { ...lost, wrecks: withWreck(lost.wrecks, { tile, gold, maps }) } : lost;
}

function withWreck(wrecks: readonly Wreck[], { tile, gold, maps }: { tile: Tile } & Wreck): Wreck[] {
  if (!wrecks.some(wreck => wreck.tile === tile)) return [...wrecks, { tile, gold, maps }];
  return wrecks.map(wreck =>
    wreck.tile === tile ? { tile, gold: wreck.gold + gold, maps: [...wreck.maps, ...maps] } : wreck,
  );
}
