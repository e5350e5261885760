// Where everything stands on a Pirate Map, in units of its drawing. One picture in four settings: wide for one's own
// map on a large screen, square for phones, mini, flat and tall for the other captains' maps.

import type { Cannon, Chest, Icon } from '@quayside/rules/rolling-with-the-waves';

export type Box = { x: number; y: number; w: number; h: number };

/** Squares or marks in a row: the first stands at x, each other `step` further. */
export type Row = { x: number; y: number; step: number; size: number };

export type Places = {
  name: 'wide' | 'square' | 'mini';
  width: number;
  height: number;
  /** Whose map it is, score and Infamy. */
  plate: Box;
  /** The crow's nests: corners of the dice, and how wide these are. */
  nests: Row;
  /** What is pressed or pointed at for each area. */
  areas: Record<Icon, Box>;
  island: Box;
  chests: Record<Chest, Box>;
  ports: { squares: Row; flags: Row; bonus: Point | null };
  ship: { hull: string; deck: string; mastFoot: number; sails: boolean; wales: readonly Wale[]; water: Box };
  crew: { squares: Row; marks: Row; bonus: Point | null };
  hull: { squares: Row; marks: Row; bonus: Point | null };
  guns: Record<Cannon, { barrel: Box; squares: Row; balls: Row }>;
  bottle: { glass: Box; squares: Row };
  /** Where the skulls of Infamy lie in a row; null where the plate has the number alone. */
  skulls: Row | null;
  compass: Point | null;
};

type Point = { x: number; y: number; r: number };
type Wale = { x1: number; x2: number; y: number; h: number };

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const row = (x: number, y: number, step: number, size: number): Row => ({ x, y, step, size });
const point = (x: number, y: number, r: number): Point => ({ x, y, r });
const wale = (x1: number, x2: number, y: number, h: number): Wale => ({ x1, x2, y, h });

const wide: Places = {
  name: 'wide',
  width: 1000,
  height: 566,
  plate: box(12, 10, 428, 68),
  nests: row(582, 6, 136, 48),
  areas: {
    spirits: box(458, 196, 76, 160),
    chestA: box(42, 104, 124, 200),
    chestB: box(168, 104, 124, 200),
    chestC: box(294, 104, 124, 200),
    hull: box(538, 380, 412, 50),
    smallCannon: box(546, 280, 164, 98),
    largeCannon: box(712, 280, 232, 98),
    ports: box(40, 332, 380, 88),
    crew: box(538, 190, 406, 80),
  },
  island: box(8, 86, 440, 350),
  chests: { chestA: box(48, 110, 112, 158), chestB: box(174, 110, 112, 158), chestC: box(300, 110, 112, 158) },
  ports: { squares: row(60, 376, 72, 38), flags: row(186, 450, 84, 38), bonus: point(462, 469, 16) },
  ship: {
    hull: 'M456 200H532L535 246H900L994 212C990 330 958 420 906 470H548C492 410 462 310 456 200Z',
    deck: 'M546 282H950L934 376H556Z',
    mastFoot: 246,
    sails: true,
    wales: [wale(540, 930, 430, 11), wale(548, 921, 443, 11), wale(558, 910, 456, 11)],
    water: box(448, 466, 500, 26),
  },
  crew: { squares: row(548, 228, 50, 36), marks: row(802, 232, 33, 28), bonus: point(922, 245, 15) },
  hull: { squares: row(546, 386, 61, 36), marks: row(866, 404, 29, 14), bonus: point(972, 398, 16) },
  guns: {
    smallCannon: { barrel: box(556, 308, 136, 60), squares: row(580, 319, 37, 34), balls: row(588, 296, 24, 11) },
    largeCannon: { barrel: box(722, 308, 178, 60), squares: row(748, 319, 37, 34), balls: row(756, 296, 24, 11) },
  },
  bottle: { glass: box(473, 208, 52, 138), squares: row(482, 302, -40, 34) },
  skulls: row(196, 540, 20, 15),
  compass: point(950, 56, 44),
};

const square: Places = {
  name: 'square',
  width: 400,
  height: 394,
  plate: box(4, 2, 216, 54),
  nests: row(229, 2, 57, 42),
  areas: {
    spirits: box(2, 66, 54, 120),
    chestA: box(12, 246, 122, 92),
    chestB: box(138, 246, 122, 92),
    chestC: box(264, 246, 122, 92),
    hull: box(57, 174, 336, 54),
    smallCannon: box(57, 114, 122, 60),
    largeCannon: box(180, 114, 210, 60),
    ports: box(8, 338, 384, 54),
    crew: box(57, 60, 336, 54),
  },
  island: box(3, 244, 394, 148),
  chests: { chestA: box(20, 250, 108, 86), chestB: box(146, 250, 108, 86), chestC: box(272, 250, 108, 86) },
  ports: { squares: row(24, 359, 40, 28), flags: row(226, 359, 42, 30), bonus: point(368, 373, 13) },
  ship: {
    hull: 'M2 72H55L57 100H350L398 72C397 150 386 200 366 238H44C18 190 6 130 2 72Z',
    deck: 'M60 115H388L380 173H64Z',
    mastFoot: 100,
    sails: false,
    wales: [wale(40, 372, 211, 7), wale(44, 369, 220, 7), wale(50, 366, 229, 7)],
    water: box(4, 236, 392, 10),
  },
  crew: { squares: row(64, 80, 35, 30), marks: row(244, 84, 28, 25), bonus: point(346, 96, 13) },
  hull: { squares: row(62, 178, 42, 30), marks: row(290, 193, 26, 12), bonus: point(371, 193, 12) },
  guns: {
    smallCannon: { barrel: box(62, 136, 114, 38), squares: row(82, 140, 30, 28), balls: row(92, 126, 22, 10) },
    largeCannon: { barrel: box(186, 136, 150, 38), squares: row(208, 140, 30, 28), balls: row(218, 126, 22, 10) },
  },
  bottle: { glass: box(8, 78, 42, 102), squares: row(15, 144, -32, 28) },
  skulls: null,
  compass: null,
};

const mini: Places = {
  name: 'mini',
  width: 340,
  height: 202,
  plate: box(2, 1, 336, 30),
  nests: row(226, 32, 36, 26),
  areas: {
    spirits: box(166, 76, 30, 76),
    chestA: box(8, 36, 51, 92),
    chestB: box(59, 36, 51, 92),
    chestC: box(110, 36, 51, 92),
    hull: box(192, 150, 144, 26),
    smallCannon: box(197, 108, 60, 42),
    largeCannon: box(258, 108, 80, 42),
    ports: box(6, 130, 158, 62),
    crew: box(196, 78, 136, 30),
  },
  island: box(3, 32, 162, 166),
  chests: { chestA: box(11, 39, 46, 86), chestB: box(61, 39, 46, 86), chestC: box(111, 39, 46, 86) },
  ports: { squares: row(12, 160, 25, 22), flags: row(139, 159, 0, 22), bonus: null },
  ship: {
    hull: 'M168 78H195L196 95H318L339 82C338 126 333 164 322 190H190C176 164 170 122 168 78Z',
    deck: 'M198 108H337L333 148H200Z',
    mastFoot: 95,
    sails: false,
    wales: [wale(182, 328, 174, 4), wale(185, 326, 179, 4), wale(188, 324, 184, 4)],
    water: box(166, 188, 172, 8),
  },
  crew: { squares: row(199, 84, 21, 20), marks: row(307, 84, 0, 20), bonus: null },
  hull: { squares: row(196, 151, 23.5, 20), marks: row(325, 161, 0, 10), bonus: null },
  guns: {
    smallCannon: { barrel: box(198, 116, 60, 32), squares: row(208, 118, 20, 19), balls: row(220, 112, 8, 3) },
    largeCannon: { barrel: box(260, 116, 78, 32), squares: row(270, 118, 20, 19), balls: row(282, 112, 8, 3) },
  },
  bottle: { glass: box(169, 80, 25, 70), squares: row(172, 128, -23, 19) },
  skulls: null,
  compass: null,
};

/** For four rivals one above the other. */
const flat: Places = {
  name: 'mini',
  width: 340,
  height: 168,
  plate: box(2, 1, 336, 29),
  nests: row(232, 29, 32, 22),
  areas: {
    spirits: box(166, 60, 30, 72),
    chestA: box(8, 34, 51, 74),
    chestB: box(59, 34, 51, 74),
    chestC: box(110, 34, 51, 74),
    hull: box(192, 126, 142, 24),
    smallCannon: box(196, 92, 60, 33),
    largeCannon: box(257, 92, 79, 33),
    ports: box(6, 110, 156, 48),
    crew: box(196, 68, 130, 24),
  },
  island: box(3, 31, 162, 134),
  chests: { chestA: box(11, 37, 46, 68), chestB: box(61, 37, 46, 68), chestC: box(111, 37, 46, 68) },
  ports: { squares: row(12, 132, 24, 20), flags: row(136, 130, 0, 22), bonus: null },
  ship: {
    hull: 'M168 64H194L195 80H316L338 68C337 108 332 138 322 160H190C176 138 170 104 168 64Z',
    deck: 'M198 92H336L332 125H200Z',
    mastFoot: 80,
    sails: false,
    wales: [wale(184, 326, 148, 3.5), wale(187, 325, 152.5, 3.5), wale(190, 323, 157, 3.5)],
    water: box(168, 160, 168, 6),
  },
  crew: { squares: row(199, 70, 20, 18), marks: row(302, 70, 0, 19), bonus: null },
  hull: { squares: row(196, 128, 23, 18), marks: row(320, 137, 0, 10), bonus: null },
  guns: {
    smallCannon: { barrel: box(198, 98, 58, 27), squares: row(208, 101, 20, 18), balls: row(220, 95, 8, 2.5) },
    largeCannon: { barrel: box(258, 98, 78, 27), squares: row(268, 101, 20, 18), balls: row(280, 95, 8, 2.5) },
  },
  bottle: { glass: box(170, 66, 24, 62), squares: row(173, 106, -20, 18) },
  skulls: null,
  compass: null,
};

/** For a single rival, whose column is higher than wide: the island below the ship. */
const tall: Places = {
  name: 'mini',
  width: 260,
  height: 478,
  plate: box(2, 2, 256, 32),
  nests: row(78, 37, 58, 34),
  areas: {
    spirits: box(4, 94, 36, 92),
    chestA: box(9, 278, 81, 112),
    chestB: box(90, 278, 80, 112),
    chestC: box(170, 278, 81, 112),
    hull: box(42, 188, 208, 34),
    smallCannon: box(42, 136, 90, 52),
    largeCannon: box(132, 136, 116, 52),
    ports: box(8, 400, 244, 66),
    crew: box(42, 100, 204, 34),
  },
  island: box(3, 268, 254, 206),
  chests: { chestA: box(18, 284, 70, 104), chestB: box(95, 284, 70, 104), chestC: box(172, 284, 70, 104) },
  ports: { squares: row(20, 428, 36, 28), flags: row(204, 426, 0, 32), bonus: null },
  ship: {
    hull: 'M3 92H40L42 116H226L257 94C256 170 250 222 238 258H32C14 214 6 150 3 92Z',
    deck: 'M44 137H247L243 187H49Z',
    mastFoot: 116,
    sails: false,
    wales: [wale(24, 245, 225, 6), wale(27, 243, 234, 6), wale(30, 241, 243, 6)],
    water: box(2, 255, 256, 10),
  },
  crew: { squares: row(46, 104, 26, 24), marks: row(186, 104, 0, 24), bonus: null },
  hull: { squares: row(47, 192, 33, 25), marks: row(228, 204, 0, 13), bonus: null },
  guns: {
    smallCannon: { barrel: box(45, 149, 82, 38), squares: row(58, 152, 25, 23), balls: row(70, 143, 9, 3.5) },
    largeCannon: { barrel: box(133, 149, 108, 38), squares: row(147, 152, 25, 23), balls: row(159, 143, 9, 3.5) },
  },
  bottle: { glass: box(8, 100, 29, 80), squares: row(12.5, 153, -25, 20) },
  skulls: null,
  compass: null,
};

export const PLACES = { wide, square, mini, flat, tall };

export type Room = { w: number; h: number };
/** A setting and how large it is drawn: pixels for each unit. */
export type Fit = { places: Places; scale: number };

/** How large a setting can be drawn in a room. */
export const scaleIn = ({ width, height }: Places, room: Room): number =>
  Math.max(0.1, Math.min(room.w / width, room.h / height));

/** The setting that fills a room best. */
export function bestFit(room: Room, among: readonly Places[]): Fit {
  const fits = among.map(places => ({ places, scale: scaleIn(places, room) }));
  return fits.reduce((best, fit) => (filled(fit) > filled(best) ? fit : best));
}

const filled = ({ places, scale }: Fit): number => places.width * places.height * scale ** 2;
