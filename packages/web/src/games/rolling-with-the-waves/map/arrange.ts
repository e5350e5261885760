// How the parts of the table lie in the room there is. Wide: one's own map with the deck above it, the rivals beside.
// On its side: the deck as a column beside the map, the rivals as cards beside it or below it, wherever the map is
// larger: all of it in view. Upright: rivals as cards, the map, the deck below.

import { bestFit, type Fit, PLACES, type Room, scaleIn } from './places.ts';

export type TableShape = 'wide' | 'side' | 'upright';

export type Arrangement = {
  shape: TableShape;
  /** One's own map; of a spectator, nothing. */
  own: Fit;
  /** The other captains' maps in so many columns; null where they are cards. */
  rivals: { fit: Fit; columns: number } | null;
  /** On its side: the cards of the rivals stand in a column beside the map instead of a row below it. */
  beside: boolean;
  deck: Room;
  /** The deck is too narrow for the dice of all captains in one row. */
  twoRows: boolean;
};

const GAP = 8; // px between the parts
const SHEET = 12; // px of parchment around a picture, both sides together
const WIDE: Room = { w: 740, h: 400 };
const SIDE_WIDTH = 366; // px: an upright phone is narrower, also where a lesson's speech leaves it a low board
const COLUMN = 92; // px: two dice of the pool side by side
const CARD: Room = { w: 74, h: 76 }; // px: the narrowest and the lowest card of a rival, on its side
const CARDS = 78; // px: the cards of the rivals, and the deck with two rows of dice, on an upright phone
const ROWS = 172;
const DICE_EACH = 3; // of a captain, in a pool
const PLACE = 44; // px: a die of the pool under a thumb
const BAG = 128; // px: bag and round beside the pool, without the drawing of the bag
const TWO_ROWS = 132; // px: the deck with two rows of dice
const READ = 0.8; // the least scale of a square map at which its numbers stand apart
const PRESSED = 0.835; // the least scale of a square map at which a thumb hits its areas

export function arrange(room: Room, { maps, isPlayer }: { maps: number; isPlayer: boolean }): Arrangement {
  const shape = shapeOf(room);
  const others = isPlayer ? maps - 1 : maps;
  if (!isPlayer) return watching(room, shape, others);
  if (shape === 'wide') return wide(room, others);
  if (shape === 'side') return onItsSide(room);
  const largest = fitted({ w: room.w, h: Infinity }, ['square']);
  const { scale } = fitted({ w: room.w, h: room.h - CARDS - ROWS - GAP }, ['square']);
  const own = { ...largest, scale: Math.min(largest.scale, Math.max(PRESSED, scale)) };
  return { shape, own, rivals: null, beside: false, deck: { w: room.w, h: 0 }, twoRows: false };
}

function shapeOf({ w, h }: Room): TableShape {
  if (w >= WIDE.w && h >= WIDE.h) return 'wide';
  return w >= SIDE_WIDTH && w > h * 0.95 && h < 560 ? 'side' : 'upright';
}

function onItsSide(room: Room): Arrangement {
  const deck = { w: COLUMN, h: room.h };
  const left = room.w - COLUMN - GAP;
  const beside = fitted({ w: left - CARD.w - GAP, h: room.h }, ['square']);
  const above = fitted({ w: left, h: room.h - CARD.h - GAP }, ['square']);
  const isBeside = beside.scale >= above.scale;
  return { shape: 'side', own: isBeside ? beside : above, rivals: null, beside: isBeside, deck, twoRows: false };
}

function wide(room: Room, others: number): Arrangement {
  const column = Math.max(230, room.w * 0.26);
  const ownAbove = (deck: number) => fitted({ w: room.w - column - GAP, h: room.h - deck - GAP }, ['wide', 'square']);
  const taking = ({ places, scale }: Fit) => places.width * scale + SHEET;
  const low = Math.round(Math.min(116, Math.max(84, room.h * 0.155)));
  const twoRows = taking(ownAbove(low)) < (others + 1) * DICE_EACH * PLACE + BAG;
  const deck = twoRows ? TWO_ROWS : low;
  const own = ownAbove(deck);
  const taken = taking(own);
  const rivals = gridOf({ w: room.w - taken - GAP, h: room.h }, others);
  return { shape: 'wide', own, rivals, beside: false, deck: { w: taken, h: deck }, twoRows };
}

function watching(room: Room, shape: TableShape, maps: number): Arrangement {
  const deck = { w: room.w, h: 96 };
  const rivals =
    shape === 'wide'
      ? gridOf({ w: room.w, h: room.h - deck.h - GAP }, maps)
      : { fit: fitted({ w: room.w, h: Infinity }, ['square']), columns: 1 };
  return { shape: shape === 'side' ? 'upright' : shape, own: rivals.fit, rivals, beside: false, deck, twoRows: false };
}

const larger = (one: Fit, other: Fit): Fit => (sizeOf(one) > sizeOf(other) ? one : other);
const sizeOf = ({ places, scale }: Fit): number => places.width * places.height * scale ** 2;

/** So many maps in a room: the number of columns in which they become largest. */
function gridOf(room: Room, maps: number): { fit: Fit; columns: number } {
  const grids = Array.from({ length: maps }, (_, n) => {
    const columns = n + 1;
    const rows = Math.ceil(maps / columns);
    const cell = { w: (room.w - GAP * (columns - 1)) / columns, h: (room.h - GAP * (rows - 1)) / rows };
    const square = fitted(cell, ['square']);
    // Small, the marks of the square map run into each other.
    const small = fitted(cell, maps === 1 ? ['mini', 'tall'] : ['mini', 'flat']);
    return { columns, fit: square.scale >= READ ? larger(square, small) : small };
  });
  return grids.reduce((best, grid) => (sizeOf(grid.fit) > sizeOf(best.fit) * 1.05 ? grid : best));
}

const fitted = ({ w, h }: Room, among: readonly (keyof typeof PLACES)[]): Fit =>
  bestFit(
    { w: w - SHEET, h: h - SHEET },
    among.map(name => PLACES[name]),
  );

/** For a map that is opened alone. */
export const alone = (room: Room): Fit => {
  const inner = { w: room.w - SHEET, h: room.h - SHEET };
  const places = scaleIn(PLACES.wide, inner) >= 0.72 ? PLACES.wide : PLACES.square;
  return { places, scale: scaleIn(places, inner) };
};
