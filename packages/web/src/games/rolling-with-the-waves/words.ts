// The sentences on the board of Rolling with the Waves, and the names its rules give the areas.

import { type Chest, ICON_NAMES, type Icon, type Score } from '@quayside/rules/rolling-with-the-waves';
import type { VNode } from 'preact';
import { defineWords } from '../../words/define.ts';
import { plural, series } from '../../words/grammar.ts';

export const names = defineWords('games/rolling-with-the-waves/names', {
  /** Inside a sentence. */
  icons: ICON_NAMES,
  /** Alone, or at the beginning of a sentence. */
  areas: {
    spirits: 'Raise Spirits',
    chestA: 'Chest A',
    chestB: 'Chest B',
    chestC: 'Chest C',
    hull: 'Hull',
    smallCannon: 'Small cannon',
    largeCannon: 'Large cannon',
    ports: 'Ports',
    crew: 'Crew',
  } satisfies Record<Icon, string>,
});

const points = (count: number): string => plural(count, { one: `${count} point`, other: `${count} points` });
const shots = (count: number): string => plural(count, { one: `${count} shot`, other: `${count} shots` });

const values = (list: readonly number[]): string => (list.length === 0 ? 'empty' : series(list));

const LEVELS = ['no level', 'level 1', 'level 2', 'level 3'];

export type AreaContent = {
  values: readonly number[];
  /** How many squares are empty. */
  free: number;
  sum: number;
  /** The level, or for a cannon its shots; null where an area has none. */
  level: number | null;
  /** The sum that the next level needs; null at the highest, and where there are none. */
  needed: number | null;
  /** A value that is meant for the area and not written yet. */
  coming: number | null;
  isBuried: boolean;
};

function levelReached(icon: Icon, { sum, level }: AreaContent): string {
  if (level === null) return '';
  const isCannon = icon === 'smallCannon' || icon === 'largeCannon';
  return ` sum ${sum}, ${isCannon ? shots(level) : `level ${level}`};`;
}

/** What one volley does: `lost` finds no room in the chest it goes into. */
export type VolleyResult = { shots: number; blocked: number; stolen: readonly number[]; lost: readonly number[] };

function volley({ shots: fired, blocked, stolen, lost }: VolleyResult): string {
  const start = `${shots(fired)}, ${blocked} blocked: `;
  if (stolen.length === 0) return `${start}nothing to steal.`;
  return `${start}steals ${series(stolen)}${lost.length > 0 ? `; no room for ${series(lost)}` : ''}.`;
}

/** What an area holds now, and what the next level needs. */
function stands(icon: Icon, { sum, level, needed, free, isBuried }: AreaContent): string {
  if (isBuried) return `${points(sum)}, safe for good.`;
  if (level === null)
    return icon === 'spirits' ? `${2 - free} of 2 filled.` : `${points(sum)} in it now, ${free} free.`;
  const reached = icon === 'smallCannon' || icon === 'largeCannon' ? shots(level) : `level ${level}`;
  const next = needed === null ? '' : `, the next at ${needed}`;
  return `Now ${sum}: ${reached}${next}; ${free} free.`;
}

const pointsBySource = ({ treasure, buried, completed, infamy }: Score): string =>
  series([
    `${treasure} treasure`,
    `${buried} for buried chests`,
    `${completed} for filled areas`,
    `${infamy} for Infamy`,
  ]);

const TREASURE = 'Treasure: its sum is points. The topmost is stolen first.';

const ABOUT = {
  spirits: 'Two values here buy a 7: written instead of another die.',
  chestA: TREASURE,
  chestB: TREASURE,
  chestC: TREASURE,
  hull: 'Each level blocks one shot. All five squares filled: 5 points.',
  smallCannon: 'Fires in the round its second square is filled. The lowest value is gained as Infamy.',
  largeCannon: 'Fires in the round its third square is filled. The lowest value is gained as Infamy.',
  ports: 'Each round as much Infamy as levels, and 1 more for the greatest sum. All five filled: 5 points.',
  crew: 'Each level puts one more die of yours into the bag. All five filled: 5 points.',
} satisfies Record<Icon, string>;

export const words = defineWords('games/rolling-with-the-waves/board', {
  keys: [
    ['1 to 9, 0', 'choose a die of the pool, a die of your nests, or a chest to rob'],
    ['← and →', 'go through the dice of the pool'],
    ['D', 'take the die as a drunken sailor'],
    ['S, H, P, W', 'Spirits, Hull, Ports, Crew'],
    ['A, B, C', 'a chest of yours'],
    ['M, L', 'small cannon, large cannon'],
    ['X', 'bury a chest with all three dice'],
    ['K', 'keep the Spirits'],
    ['Enter', 'confirm'],
    ['Escape', 'choose again'],
  ],

  // The bar of actions
  sailor: 'Drunken sailor',
  sailorHint: 'Free, and turned to 1.',
  takeFree: 'Take, free',
  emptyNest: 'An empty crow’s nest: a die you take lies here until it is put to work.',
  takeHere: 'Take the chosen die',
  dragDie: 'Drag it to its place, or press a place: this die is in your hand.',
  takeFor: (price: VNode) => ['Take for ', price],
  infamyUnit: 'Infamy',
  chooseDie: 'Choose a die from the pool.',
  bury: 'Bury',
  /** The prompt once something is chosen. */
  asks: {
    free: ({ die, of }: { die: number; of: number }, face: number, infamy: number) =>
      `Die ${die} of ${of}: this ${face} is free. You keep ${infamy} Infamy.`,
    paid: (
      { die, of }: { die: number; of: number },
      face: number,
      { price, infamy }: { price: number; infamy: number },
    ) => `Die ${die} of ${of}: this ${face} costs ${price} of your ${infamy} Infamy.`,
    sailor: ({ die, of }: { die: number; of: number }) =>
      `Die ${die} of ${of}: as a drunken sailor it is free, and turned to its lowest face.`,
    placed: (face: number, place: string, does: string) => `The ${face} goes to the ${place}: ${does}`,
    nextDie: (before: string, { die, of, face }: { die: number; of: number; face: number }) =>
      [before, `Die ${die} of ${of}: where does the ${face} go?`].filter(Boolean).join(' '),
    allPlaced: (before: string) => `${before} All three are placed; others see it when all are done.`,
    bury: 'Which chest do you bury? It takes all three dice; the chest is safe from then on, and worth 2 points more.',
    buried: (chest: string) => `The ${chest} is buried with all three dice: nobody robs it, and nothing more goes in.`,
    raise: (place: string) => `The die for the ${place} is written as a 7, and the bottle is empty again.`,
    broadside: 'Both cannons fire at the same chest.',
    aimed: (captain: string, chest: string, into: string) =>
      `At ${captain}’s ${chest}, and the loot into your ${into}: choose another chest of yours, another target, or fire.`,
  },

  buryHint: 'All three dice bury one chest: safe, and 2 points.',
  chooseBurial: 'Choose the chest to bury.',
  nothingToBury: 'Your chests are empty: there is nothing to bury (5.5).',
  allBuried: 'Every chest with treasure is buried (5.5).',
  diceLeft: (left: number) =>
    plural(left, { one: 'One die is left: choose its icon.', other: `${left} dice are left: choose their icons.` }),
  yarrr: 'YARRR!',
  keep: 'Keep',
  keepHint: 'Both Spirits stay for another round.',
  chooseSeven: 'Choose the die that becomes a 7.',
  chooseTarget: 'Choose a chest to rob.',
  aim: 'Aim',
  fire: 'Fire!',

  // The bag and the dice
  round: (number: VNode) => ['Round ', number],
  bag: (dice: number, first: string) =>
    `In the bag: ${plural(dice, { one: `${dice} die`, other: `${dice} dice` })}. First this round: ${first}.`,
  crewInBag: (captain: string, { inBag, toHire }: { inBag: number; toHire: number }) =>
    `${captain}: crew in the bag ${inBag}, still to be hired ${toHire}`,
  freebootersInBag: (count: number) => `Freebooters in the bag: ${count}`,
  freebooter: (face: number) => `freebooter ${face}`,
  yourDie: (face: number) => `your ${face}`,
  dieOf: (captain: string, face: number) => `${captain}’s ${face}`,
  dieOfSomebody: (face: number) => `somebody’s ${face}`,
  pool: 'Pool of dice',
  poolDie: (die: string, price: string) => `${die}: ${price}`,
  tooDear: 'too dear',
  onlyAsSailor: 'only as a drunken sailor, turned to 1',
  free: 'free',
  costOf: (price: number) => (price === 0 ? 'free' : `costs ${price} Infamy`),
  pressTakes: (cost: string) => `${cost}: a press takes it.`,
  pressLifts: (cost: string) => `${cost}: press twice, or drag it onto your map.`,
  costs: (price: number) => `costs ${price} Infamy`,
  costsOrSailor: (price: number) => `${price} Infamy, or free as a drunken sailor turned to 1`,
  nestDie: (die: string, icon: Icon | null | undefined) => (icon ? `${die}, on ${names.icons[icon]}` : die),
  numberedDie: (number: number, description: string) => `Die ${number}: ${description}`,

  // What one's dice are put to
  orders: 'Your dice and their places',
  unplaced: 'Where to?',

  // A Pirate Map
  yourMap: 'Your Pirate Map',
  mapOf: (captain: string) => `Pirate Map of ${captain}`,
  openMapOf: (captain: string) => `Open the Pirate Map of ${captain}`,
  cardTip: (
    captain: string,
    it: { points: number; infamy: number; blocked: number; shots: number; chests: readonly number[] },
  ) =>
    `${captain}: ${points(it.points)}, ${it.infamy} Infamy, the Hull blocks ${shots(it.blocked)}, ${shots(it.shots)} in the cannons; in the chests ${series(it.chests)}. A press opens the map.`,
  openedMapOf: (captain: string) => `The Pirate Map of ${captain}`,
  holdsBag: 'Holds the bag',
  holdsBagTip: 'Holds the bag: goes first this round.',
  firesAs: (number: number) => `Fires as number ${number}.`,
  firesThisRound: 'fires this round',
  infamy: (infamy: number, income: number) => `Infamy: ${infamy}${income > 0 ? `, ${income} more each round` : ''}`,
  infamyTip: (infamy: number, income: number) =>
    `${infamy} Infamy${income > 0 ? `, ${income} more each round` : ''}: it pays for dice of other captains’ crews, as much as the die shows; who has the most fires first. Every 3 left are 1 point.`,
  score: (score: Score) => `${points(score.total)}: ${pointsBySource(score)}`,
  sourceNames: { treasure: 'treasure', buried: 'buried', completed: 'full rows', infamy: 'Infamy' },
  bonus: '+5',
  sum: (sum: number) => `sum ${sum}`,
  spiritsMake: '2 make a 7',
  smallGun: 'Small',
  largeGun: 'Large',
  shotsNow: (count: number) => shots(count),
  portsMost: (sum: number, who: string, most: number) => `sum ${sum}; most: ${who} ${most}`,
  portsEachRound: 'Infamy each round, 1 more for the greatest sum',
  hullLine: (sum: number, level: number, coming: number) =>
    `${sum} in the Hull: blocks ${coming > level ? `${level}, then ${coming}` : shots(level)}`,
  infamyName: 'Infamy',
  infamyPoints: '3 are 1 point',
  scoreTip: (score: Score) => `If it ended now: ${pointsBySource(score)}.`,

  // Its areas
  area: (icon: Icon, content: AreaContent) =>
    `${names.areas[icon]}${content.isBuried ? ', buried' : ''}: ${values(content.values)};${levelReached(icon, content)} ${
      content.free === 0 ? 'full' : `${content.free} free`
    }${content.coming === null ? '' : `; ${content.coming} to be written`}`,
  areaChoice: (area: string, choice: string) => `${area}. ${choice}`,
  closed: 'Closed',
  tipOf: (icon: Icon, content: AreaContent): string => `${names.areas[icon]}. ${ABOUT[icon]} ${stands(icon, content)}`,
  spirits: 'Spirits',
  mayBury: '× bury, +2',
  isBuried: 'safe, +2',

  // What pressing an area would do
  allPlaced: 'All three dice have their place. Take one up to move it.',
  takeUp: 'Take the die up again.',
  buryChest: (icon: Chest) =>
    `Bury the ${names.icons[icon]} with all three dice: safe from cannons, 2 points, and closed for good.`,
  writeSeven: (result: string) => `Write a 7. ${result}`,
  spiritsBoth: 'Both full: a 7 can be written this round.',
  spiritsOneMore: 'One more and a 7 can be written.',
  treasure: (value: number, left: number) =>
    left === 0 ? `${value} treasure on top, and the chest is full.` : `${value} treasure on top, ${left} left free.`,
  track: (sum: number, level: number, { isNew, isFull }: { isNew: boolean; isFull: boolean }) =>
    `${sum} in all: ${LEVELS[level]}${isNew ? ', a new one' : ''}${isFull ? '; all squares filled' : ''}.`,
  powder: (sum: number, count: number) => `${sum} powder so far: ${shots(count)}; fires when it is full.`,
  tooLittlePowder: (sum: number) => `Fires this round: ${sum} powder is too little for a shot.`,
  firesShots: (count: number) => `Fires this round: ${shots(count)}.`,

  // Firing
  gunDeck: 'Gun deck',
  hullBlocks: (level: number) => `Hull level ${level} blocks as many shots.`,
  shotsBlocked: (count: number) =>
    plural(count, { one: `${count} shot blocked by the Hull`, other: `${count} shots blocked by the Hull` }),
  targetChest: (target: Chest, captain: string, treasure: readonly number[]) =>
    `${names.areas[target]} of ${captain}: ${values(treasure)}`,
  bothAtChest: (chest: string) => `Both cannons together: ${chest}`,
  lootHere: 'The loot goes in here.',
  aimingSteps: ['Press a chest on another captain’s map.', 'Press your chest for the loot.', 'Fire!'],
  firingOrder: 'Firing order',
  noShot: 'no shot',
  powderIn: (count: number) =>
    plural(count, { one: `${count} shot in the cannons`, other: `${count} shots in the cannons` }),
  nestsOf: (pips: readonly number[], captain: string) =>
    pips.length === 0 ? '' : `Dice of ${captain}: ${series(pips)}`,
  lootIntoChest: (into: Chest, treasure: readonly number[]) =>
    `Loot into your ${names.icons[into]}: ${values(treasure)}`,
  bothTogether: 'Both cannons together: the loot goes where the small one’s does.',
  noRoom: 'Full: all loot would be lost.',
  volleys: (results: readonly VolleyResult[]) => results.map(volley).join(' Then '),
  theSea: 'the sea',
  loses: (loot: VNode) => ['loses ', loot],
  losesNothing: 'loses nothing',

  // What stays marked at a seat until it acts again
  markOwn: (face: number) => `took its ${face}`,
  markClear: (face: number) => `took a clear ${face}`,
  markBought: (face: number, price: number) => `paid ${price} for a ${face}`,
  markSailor: 'took a drunken sailor',
  markWrote: (value: number, icon: Icon) => `${value} into ${names.areas[icon]}`,
  markLevel: (track: 'hull' | 'ports' | 'crew', level: number) => `${names.areas[track]} level ${level}`,
  markBuried: (icon: Chest) => `buried ${names.areas[icon]}, +2`,
  markMissed: 'shot into the sea',
  markTookNothing: 'took nothing from',
  markStole: (loot: readonly number[]) => `took ${series(loot)} from`,

  // The end
  chest: (at: Chest, treasure: readonly number[], { isBuried }: { isBuried: boolean }) =>
    `${names.areas[at]}${isBuried ? ', buried' : ''}: ${values(treasure)}`,
});
