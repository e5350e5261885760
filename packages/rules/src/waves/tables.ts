// The printed matter of W·A·V·E·S: classes, Council cards, Rule Tablets, presets. Readable against RULES.md.

/** A class by its printed power: 1 Scholars, 2 Keepers, 3 Knights, 4 Seers, 5 Nobles. */
export type Class = 1 | 2 | 3 | 4 | 5;

/** The goals a solo player may have (2.3). */
export type SoloGoal = '4-or-6' | '3-or-5';

export const CLASSES = [1, 2, 3, 4, 5] as const;
export const COPIES = 20; // cards of each class

export const CLASS_NAMES: Record<Class, { one: string; many: string }> = {
  1: { one: 'Scholar', many: 'Scholars' },
  2: { one: 'Keeper', many: 'Keepers' },
  3: { one: 'Knight', many: 'Knights' },
  4: { one: 'Seer', many: 'Seers' },
  5: { one: 'Noble', many: 'Nobles' },
};

export type Mode = 'head-to-head' | 'all-vs-all' | 'teams';
export type Goal = { different: number; total: number };

export type CouncilCard = {
  mode: Mode;
  seats: number;
  /** The side each seat plays for. */
  sides: readonly number[];
  /** The seat that owns each place of the ring. */
  owners: readonly number[];
  /** Shells by class of the Open Majority, index class - 1. Reconstructed, but for the Seers' 2. */
  shells: readonly number[];
  goal: Goal;
};

const FIVE_OR_SEVEN: Goal = { different: 5, total: 7 };
const FOUR_OR_SIX: Goal = { different: 4, total: 6 };

const RING = [0, 1, 2, 3, 4, 5];
const ring = (seats: number) => RING.slice(0, seats);

export const COUNCIL_CARDS = {
  'head-to-head-2': {
    mode: 'head-to-head',
    seats: 2,
    sides: [0, 1],
    owners: [0, 1, 0, 1],
    shells: [3, 2, 2, 2, 1],
    goal: FIVE_OR_SEVEN,
  },
  'all-vs-all-3': {
    mode: 'all-vs-all',
    seats: 3,
    sides: ring(3),
    owners: ring(3),
    shells: [3, 2, 2, 2, 2],
    goal: FIVE_OR_SEVEN,
  },
  'all-vs-all-4': {
    mode: 'all-vs-all',
    seats: 4,
    sides: ring(4),
    owners: ring(4),
    shells: [3, 3, 2, 2, 1],
    goal: FOUR_OR_SIX,
  },
  'all-vs-all-5': {
    mode: 'all-vs-all',
    seats: 5,
    sides: ring(5),
    owners: ring(5),
    shells: [4, 3, 2, 2, 2],
    goal: FOUR_OR_SIX,
  },
  'all-vs-all-6': {
    mode: 'all-vs-all',
    seats: 6,
    sides: ring(6),
    owners: ring(6),
    shells: [5, 4, 3, 2, 2],
    goal: FOUR_OR_SIX,
  },
  'teams-4': {
    mode: 'teams',
    seats: 4,
    sides: [0, 1, 0, 1],
    owners: ring(4),
    shells: [3, 3, 2, 2, 1],
    goal: FIVE_OR_SEVEN,
  },
  'teams-5': {
    mode: 'teams',
    seats: 5,
    sides: [0, 1, 0, 1, 2],
    owners: ring(5),
    shells: [4, 3, 3, 2, 2],
    goal: FIVE_OR_SEVEN,
  },
  'teams-6': {
    mode: 'teams',
    seats: 6,
    sides: [0, 1, 0, 1, 0, 1],
    owners: ring(6),
    shells: [3, 3, 2, 2, 1],
    goal: FIVE_OR_SEVEN,
  },
} as const satisfies Record<string, CouncilCard>;
export type CouncilCardId = keyof typeof COUNCIL_CARDS;

/** The seat that plays alone in a 5-player team game, its hand and its goals. */
export const SOLO_SEAT = 4;
export const SOLO_SIDE = 2;
export const SOLO_HAND = 6;
export const HAND = 5;
export const DRAWN_BETWEEN = 2; // head to head, after the first of one's two Elders (9.4)
export const SOLO_GOALS: Record<SoloGoal, Goal> = { '4-or-6': FOUR_OR_SIX, '3-or-5': { different: 3, total: 5 } };

export const TABLETS_BY_CLASS = {
  1: ['scholars-six', 'three-and-six'],
  2: ['equal-or-lower', 'shell-bonus'],
  3: ['calm-knights', 'rebels-first', 'elder-from-right', 'agent-from-right'],
  4: ['rotate', 'followers-minus-two', 'counterclockwise', 'lone-class'],
  5: ['calm-nobles', 'first-returns', 'no-duplicates', 'shells-are-followers'],
} as const satisfies Record<Class, readonly string[]>;
/** One side of a tablet; `TabletOf<3>`: of the Knights' tablet. */
export type TabletOf<C extends Class> = (typeof TABLETS_BY_CLASS)[C][number];
export type Tablet = TabletOf<Class>;

export type TabletText = { name: string; level: 'calm' | 'base' | 'advanced'; direct: boolean; text: string };
export const TABLETS: Record<Tablet, TabletText> = {
  'scholars-six': {
    name: 'Learned Six',
    level: 'base',
    direct: false,
    text: 'Every Scholar, Elder or Agent, has power 6.',
  },
  'three-and-six': {
    name: 'Three and Six',
    level: 'advanced',
    direct: false,
    text: 'Followers have power 3, Rebels have power 6.',
  },
  'equal-or-lower': {
    name: 'Humble Hands',
    level: 'base',
    direct: false,
    text: 'An Agent collects with a power equal to or lower than the Elder’s.',
  },
  'shell-bonus': {
    name: 'Shell Song',
    level: 'advanced',
    direct: false,
    text: 'Every Keeper has +2 power for each Shell in the Council.',
  },
  'calm-knights': { name: 'Calm', level: 'calm', direct: false, text: 'Nothing special.' },
  'rebels-first': {
    name: 'Rebels First',
    level: 'base',
    direct: false,
    text: 'Rebels collect in the first wave, Followers in the second.',
  },
  'elder-from-right': {
    name: 'Borrowed Rank',
    level: 'base',
    direct: true,
    text: 'Each Elder has the power printed on the Elder to its right.',
  },
  'agent-from-right': {
    name: 'Borrowed Arms',
    level: 'advanced',
    direct: false,
    text: 'Each Agent has the power printed on the Agent of the player to the right.',
  },
  rotate: { name: 'Turning Tide', level: 'base', direct: true, text: 'Every Elder moves one player counterclockwise.' },
  'followers-minus-two': { name: 'Heavy Water', level: 'base', direct: false, text: 'Followers have 2 less power.' },
  counterclockwise: { name: 'Backwash', level: 'base', direct: false, text: 'Both waves run counterclockwise.' },
  'lone-class': {
    name: 'One of a Kind',
    level: 'advanced',
    direct: false,
    text: 'Only an Elder that was the sole one of its class when the round began can be collected.',
  },
  'calm-nobles': { name: 'Calm', level: 'calm', direct: false, text: 'Nothing special.' },
  'first-returns': {
    name: 'Homeward',
    level: 'base',
    direct: false,
    text: 'The first Elder that would be collected goes to the hand; no Shell is removed.',
  },
  'no-duplicates': {
    name: 'No Two Alike',
    level: 'base',
    direct: false,
    text: 'You cannot collect a class your side already has.',
  },
  'shells-are-followers': {
    name: 'A Shell Each',
    level: 'advanced',
    direct: true,
    text: 'There are as many Shells as Followers.',
  },
};

/** Which side of each tablet to use, Scholars to Nobles. */
export const PRESETS = {
  'first-game': ['scholars-six', 'equal-or-lower', 'calm-knights', 'rotate', 'calm-nobles'],
  'head-to-head': ['scholars-six', 'equal-or-lower', 'rebels-first', 'followers-minus-two', 'no-duplicates'],
  'three-players': ['scholars-six', 'shell-bonus', 'agent-from-right', 'rotate', 'shells-are-followers'],
  teams: ['scholars-six', 'equal-or-lower', 'rebels-first', 'rotate', 'first-returns'],
  'all-vs-all': ['three-and-six', 'shell-bonus', 'elder-from-right', 'counterclockwise', 'no-duplicates'],
} as const satisfies Record<string, readonly Tablet[]>;
export type Preset = keyof typeof PRESETS;
