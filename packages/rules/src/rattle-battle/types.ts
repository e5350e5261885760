// The glossary of Rattle, Battle, Grab the Loot. Numbers in brackets are paragraphs of RULES.md.
// Lengths are whole hundredths of a millimetre, angles whole tenths of a degree (tables/dice.ts).

import type { Menu, Refusal, Seat, Shape, State, Tell, View } from '../game.ts';
import type {
  CardId,
  DieId,
  Good,
  Location,
  LootKind,
  Part,
  Power,
  SailorId,
  Scenario,
  UpgradeId,
  Use,
} from './tables/index.ts';

// ---------------------------------------------------------------------------------------------------------------
// What the sea is asked, and what it answers. This is all a device for falling dice has to know:
// - When `open.phase.kind` is 'sea', `open.phase.thrown` says what is thrown; `open.sea` lists the dice that already
//   lie in the box (BOX x BOX, dice of edge EDGE, x to the right, y downwards).
// - The answer is one `Landed` move: the poses of the dice when all lie flat.
// - No two dice may be pressed into each other by more than OVERLAP, and all corners lie inside the box: `check` of
//   the game judges the answer (seat SEA).
// ---------------------------------------------------------------------------------------------------------------

export type Point = { x: number; y: number };

/**
 * A die lying flat. `x`, `y`: its centre. `rotation`: 0 to 3599, turned clockwise as seen from above (x towards y).
 * `side`: which of its six sides is up; FACES[hull][side] is what it shows, and sides i and 5 - i are opposite.
 */
export type Pose = { die: DieId; x: number; y: number; rotation: number; side: number };

export type Throw =
  /**
   * These dice fall all at once over the middle of the box. Dice that lie in `open.sea` are immovable; nothing leaves
   * the box (a drop that does is done again). The answer lists exactly these dice, in this order; `out` is empty.
   */
  | { kind: 'drop'; dice: DieId[] }
  /**
   * One die is tossed from `from` (outside the box, TOSS_HEIGHT above it) at `aim`, and may strike the dice in
   * `open.sea`, which then move, turn over or leave. The answer lists all dice in the box afterwards (those of
   * `open.sea` in their order, then the tossed one), and in `out` those that left it.
   */
  | { kind: 'toss'; die: DieId; from: Point; aim: Point; power: Power };

/**
 * The sea's answer. `fall`: how the dice came to lie there, packed by the device as text of at most FALL_TEXT letters
 * (A-Z, a-z, 0-9, +, /, =); for the eye alone, handed on in the event and judged by nobody. '' where nothing really fell.
 */
export type Landed = { kind: 'landed'; dice: Pose[]; out: DieId[]; fall: string };
export const FALL_TEXT = 40_000;

// ---------------------------------------------------------------------------------------------------------------

/** A ship in the Sea Box, with what lasts until the end of the Adventure. */
export type Ship = Pose & {
  /** Strength gained by Powder Monkey Pip or lost to a Drill. */
  bonus: number;
  /** Bribery Bart: Strength 0, and it surrenders. */
  bribed: boolean;
  /** The Non-Player Ship its Boarding Hook has caught. */
  hooked: DieId | null;
};

/** So many tokens of each kind; kinds with none are left out, the others stand in the order of LOOT. */
export type Loot = Partial<Record<LootKind, number>>;
/** The same with every kind named. */
export type Stock = Record<LootKind, number>;

/** Sails or Cannons. */
export type Gear = { ready: number; exhausted: number };
/** `used`: in this Adventure, or on this Port Visit. */
export type Fitted = { id: UpgradeId; ready: boolean; used: boolean };
/** `used` likewise; `hoard`: how much Loot lies on a Sailor of the crew pack. */
export type Mate = { id: SailorId; used: boolean; hoard: number };

/** A ship sunk and what it pays. An unpaid one is none. `die` may be in several players' hands at once (8.4). */
export type Trophy = { die: DieId; coins: number; loot: number; boarded: boolean };

/** What a player has done and suffered in the present Adventure. */
export type Voyage = {
  sent: DieId[];
  /** Own ships that were sunk and are to be repaired. */
  lost: DieId[];
  trophies: Trophy[];
  /** How many own ships other players sank: as many Revenge cards are drawn after the repairs. */
  wronged: number;
  /** Ships that Nils Nagel repairs for nothing. */
  mended: number;
  ballista: boolean;
  passed: boolean;
  /** Loot besides the trophies': of an Ocean tile touched at the end of the player actions. */
  tileLoot: number;
  /** How much Loot is to be drawn, once the Battle is over. */
  due: number;
};

/** What a player has done on the present Port Visit. */
export type Visit = {
  hired: number;
  parts: number;
  upgrades: number;
  /** Cards in hand to choose from, and turned down ones that are not shuffled back yet. */
  drawn: number;
  turnedDown: number;
};

export type Galleon = {
  /** All dice of the player, the Captain Ship last. */
  ships: DieId[];
  sails: Gear;
  cannons: Gear;
  holds: number;
  hamsters: number;
  upgrades: Fitted[];
  crew: Mate[];
  loot: Stock;
  /** Wild tokens of the Market, not yet named. */
  wilds: number;
  coins: number;
  /** Bought VP cards, as places in VP_CARDS. */
  cards: number[];
  revenge: number;
  voyage: Voyage;
  visit: Visit;
};

/** Dice on the table in a Crazy Adventure; a die not rolled yet has side null. */
export type Rolled = { die: DieId; side: number | null };
export type Hand = {
  /** The dice still in the game; in Bombs those not tossed yet. */
  dice: Rolled[];
  /** Drinking: rounds drunk. Plank: the total so far. Chest: coins won. */
  score: number;
  /** Out of the game, or content with the score. */
  done: boolean;
};
export type Crazy = { round: number; hands: Hand[] };

/** Where we are in an Adventure or on a Port Visit. */
export const STEPS = [
  'starting-part',
  'briefing',
  'send',
  'drop',
  'np-actions',
  'actions',
  'battle',
  'coins',
  'crazy',
  'loot',
  'sailors',
  'repairs',
  'stow',
  'market',
  'tavern',
  'shipyard',
  'workshop',
  'pit',
  'guild',
  'unload',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** Who is asked now, and who of those asked together has answered already. */
export type Asked = { waiting: Seat[]; ready: Seat[] };

export type Phase =
  | { kind: 'sea'; thrown: Throw }
  | (Asked &
      (
        | { kind: 'part' } // 1.3
        | { kind: 'exhaust' } // 13, Convey
        | { kind: 'send' } // 4.3
        | { kind: 'latecomer' } // 7.9
        /** 7 `acted`: a Move or Fire was done on this turn; `used`: an Upgrade or the like was. */
        | { kind: 'turn'; acted: boolean; used: boolean }
        /** 12.4 Zuri Bonecaster has rolled: keep which side? */
        | { kind: 'bones'; ship: DieId; side: number; acted: boolean }
        | { kind: 'close' } // 9.3
        | { kind: 'choose' } // 10.2
        | { kind: 'bargain'; swapped: boolean; refitted: boolean } // 10.4
        | { kind: 'sailors' } // 10.6
        /** 12.2 Quartermaster Quirijn has drawn these and returns one. */
        | { kind: 'quirijn'; drawn: LootKind[] }
        | { kind: 'repair' } // 10.7
        | { kind: 'stow' } // 10.9
        | { kind: 'market' | 'tavern' | 'shipyard' | 'workshop' | 'pit' | 'guild' } // 15
        | { kind: 'keep-sailor' } // 15.3
        | { kind: 'keep-upgrade' } // 15.5
        /** 14 What is asked in a Crazy Adventure. */
        | { kind: 'toss' | 'brawl' | 'reroll' | 'wall' | 'drink' | 'stake' | 'dig' | 'plank' | 'splash' }
      ))
  | { kind: 'over' };

/** The host's choices. `tie`: by how much distances may differ and still be the same. */
export type Table = {
  scenario: Scenario;
  crewPack: boolean;
  lootPack: boolean;
  latecomer: boolean;
  simultaneousPort: boolean;
  wildMarket: boolean;
  boardByFire: boolean;
  tie: number;
};

export type Open = {
  table: Table;
  /** Adventures begun so far. */
  round: number;
  /** From 1; and which Adventure of it, from 1 (0: none yet). */
  quest: number;
  adventure: number;
  step: Step;
  phase: Phase;
  /** Who is still to be asked in this step, after those asked now; in turn order. */
  queue: Seat[];
  baron: Seat;
  wanted: Seat | null;
  /** The Adventure being played, and all that were drawn so far (it included). */
  card: CardId | null;
  drawn: CardId[];
  /** The dice in the Sea Box. */
  sea: Ship[];
  /** 6.8 Dice to be dropped again, those that were and act next, and how often each was. */
  redrops: { queue: DieId[]; again: DieId[]; counts: Record<DieId, number> };
  crazy: Crazy | null;
  galleons: Galleon[];
  bag: Stock;
  /** Loot discarded in port; into the bag at the end of the Quest. */
  heap: Stock;
  supply: Record<Part, number>;
  /** How many cards are left face down. */
  decks: { sailors: number; upgrades: number };
  /** How many VP cards are sold: the next of VP_CARDS lies on top. */
  sold: number;
  revengeDeck: number;
  /** 9.3 Locations only one player may use on the next Port Visit. */
  closed: { location: Location; seat: Seat }[];
};

/** What one player alone knows. */
export type Own = {
  /** Decided while others still think; null at any other time. */
  choice: Move | null;
  /** Cards drawn in Tavern or Workshop, one of which is to be kept. */
  sailors: SailorId[];
  upgrades: UpgradeId[];
  /** Cards turned down, until they are shuffled back. */
  turnedDown: { sailors: SailorId[]; upgrades: UpgradeId[] };
};

/** The top card is the last one. */
export type Shut = {
  soft: CardId[];
  hard: CardId[];
  final: CardId[];
  crazy: CardId[];
  sailors: SailorId[];
  upgrades: UpgradeId[];
};

/** What Mutiny the Cat readies. */
export type Readied = 'sail' | 'cannon' | UpgradeId;

export type Move =
  | Landed
  | { kind: 'part'; part: Part }
  | { kind: 'exhaust'; upgrade: UpgradeId }
  /** So many ordinary ships, and the Captain Ship or not; the Loot that stays aboard the others and in the holds. */
  | { kind: 'send'; ships: number; captain: boolean; keep: Loot }
  /** 7.9 One more ship; null: none. */
  | { kind: 'join'; ship: 'ship' | 'captain' | null; keep: Loot }
  | { kind: 'move'; ship: DieId; x: number; y: number; superSails: boolean; drill: boolean }
  | {
      kind: 'fire';
      ship: DieId;
      target: DieId;
      superCannons: boolean;
      /** The second ship Big Bertha sinks. */
      bertha: DieId | null;
      revenge: boolean;
      keg: boolean;
    }
  /** What each use needs is listed in NEEDS; the rest is null. */
  | { kind: 'use'; use: Use; ship: DieId | null; target: DieId | null; place: Point | null; side: number | null }
  | { kind: 'end-turn' }
  | { kind: 'pass' }
  | { kind: 'bones'; keep: 'old' | 'new' }
  | { kind: 'close'; location: Location | null }
  /** The Loot chosen from the bag; null: draw as usual. */
  | { kind: 'choose'; loot: Loot | null }
  | { kind: 'swap' }
  | { kind: 'refit'; loot: Good }
  | { kind: 'bottle' }
  /** `loot`: what is returned, paid or hoarded. */
  | { kind: 'sailor'; sailor: SailorId; loot: Loot; part: Part | null; ready: Readied | null }
  | { kind: 'return'; loot: LootKind }
  /** 10.7 What pays for the repairs; or, when the Pirate King helps, the Loot the Secret Hold saves. */
  | { kind: 'repair'; pay: Loot }
  | { kind: 'save'; loot: LootKind }
  | { kind: 'stow'; keep: Loot }
  | { kind: 'trade'; give: Loot; take: Good | 'wild' }
  | { kind: 'name'; good: Good }
  | { kind: 'hire' }
  | { kind: 'keep-sailor'; sailor: SailorId }
  | { kind: 'buy-part'; part: Part; pay: Good }
  | { kind: 'buy-upgrade'; pay: Loot }
  | { kind: 'keep-upgrade'; upgrade: UpgradeId }
  | { kind: 'gift'; loot: Loot }
  | { kind: 'buy-revenge'; loot: Loot }
  | { kind: 'buy-card'; map: boolean }
  | { kind: 'done' }
  | { kind: 'toss'; x: number; y: number; power: Power }
  | { kind: 'brawl'; value: number }
  | { kind: 'reroll'; dice: DieId[] }
  | { kind: 'wall'; dice: number }
  | { kind: 'drink' }
  | { kind: 'stop' }
  | { kind: 'stake'; die: DieId }
  /** How many dice go into each of the four pits. */
  | { kind: 'dig'; pits: number[] }
  | { kind: 'step' }
  | { kind: 'stand' }
  | { kind: 'splash'; loot: LootKind };

export const REFUSAL_CODES = [
  'not-now',
  'not-your-turn',
  'only-the-sea',
  'wrong-dice',
  'outside-the-box',
  'part-sold-out',
  'no-such-upgrade',
  'not-exhaustible',
  'too-many-ships',
  'too-few-ships',
  'no-captain-ship',
  'wrong-loot-kept',
  'no-such-ship',
  'not-your-ship',
  'already-acted',
  'no-sail',
  'no-cannons',
  'too-far',
  'no-move',
  'on-a-ship',
  'tile-in-the-way',
  'on-a-tile',
  'own-ship',
  'is-ally',
  'not-an-enemy',
  'out-of-range',
  'captain-fires',
  'no-revenge',
  'no-keg',
  'nothing-for-bertha',
  'nobody-at-sea',
  'wrongly-aimed',
  'not-touching',
  'same-face',
  'nothing-to-ready',
  'nothing-to-spend',
  'not-at-hand',
  'not-an-np-ship',
  'turn-begun',
  'turn-not-begun',
  'location-closed',
  'not-in-bag',
  'not-your-loot',
  'wrong-price',
  'once-only',
  'sailor-used',
  'sailor-not-now',
  'deck-empty',
  'too-much-hoarded',
  'wrong-repair',
  'one-only',
  'uneven-gift',
  'too-dear',
  'no-map',
  'wilds-first',
  'no-wilds',
  'wilds-only',
  'wrong-count',
  'no-such-sailor',
  'not-drawn',
  'no-such-result',
  'no-such-dice',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Score = {
  seat: Seat;
  cards: number;
  coins: number;
  sailors: number;
  idol: number;
  total: number;
};

/** How the winner was found. */
export type Ending = 'points' | 'galleon' | 'sailors' | 'upgrades' | 'shared';

/** A Player Ship (or ally) against a Non-Player Ship, or by a Ram against another Player Ship: who has how much. */
export type Pair = { ours: DieId; theirs: DieId; oursStrength: number; theirsStrength: number };

export type Event =
  /** An answer to a joint question is in; nobody sees which. */
  | { type: 'ready'; seat: Seat }
  | { type: 'adventure'; quest: number; round: number; card: CardId }
  | { type: 'part-added'; seat: Seat; part: Part; why: PartWhy }
  | { type: 'hamster'; seat: Seat }
  | { type: 'upgrade-exhausted'; seat: Seat; upgrade: UpgradeId }
  /** `left`: Loot that lay on the ships and is lost. */
  | { type: 'sent'; seat: Seat; ships: DieId[]; left: Loot }
  | { type: 'nobody-sailed' }
  /** Dice rolled and put on the card's spots. */
  | { type: 'placed'; dice: Pose[] }
  | { type: 'landed'; how: 'drop' | 'redrop' | 'latecomer'; dice: Pose[]; fall: string }
  /** Bombs: where everything lies now, and what left the box. */
  | { type: 'tossed'; seat: Seat; die: DieId; aim: Point; power: Power; dice: Pose[]; out: DieId[]; fall: string }
  | { type: 'swallowed'; ships: DieId[] }
  | { type: 'escaped'; ships: DieId[] }
  /** Nearest victim first. */
  | { type: 'exploded'; ship: DieId; victims: DieId[]; reach: number }
  | { type: 'np-moved'; ship: DieId; act: 'towards' | 'away' | 'harpoon'; from: Point; to: Point }
  /** `gap`: to the closest ship. */
  | { type: 'volley'; ship: DieId; targets: DieId[]; gap: number }
  | { type: 'moved'; seat: Seat; ship: DieId; by: 'sail' | Use; from: Point; to: Point }
  | { type: 'drilled'; seat: Seat; ships: DieId[] }
  | {
      type: 'fired';
      seat: Seat;
      ship: DieId;
      target: DieId;
      gap: number;
      /** Cannons exhausted. */
      cannons: number;
      bertha: DieId | null;
      revenge: boolean;
      keg: boolean;
    }
  | { type: 'used'; seat: Seat; use: Use; ship: DieId | null; target: DieId | null }
  /** A die shows another side: Crow's Nest, Steering Wheel, Zuri. */
  | { type: 'turned'; ship: DieId; side: number }
  | { type: 'left'; ship: DieId; how: 'blackFlag' | 'flag' | 'ironTeeth' }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  /** Pairs at the same distance fight at once; `sunk`: all that go down. `why`: the Battle, Pillage Time, or a Ram. */
  | { type: 'clash'; why: 'battle' | 'wanted' | 'ram'; gap: number; pairs: Pair[]; sunk: DieId[] }
  | { type: 'trophy'; seat: Seat; trophy: Trophy }
  | { type: 'tile-touched'; seat: Seat; loot: number }
  /** The Battle is over: these sail home. */
  | { type: 'survived'; ships: DieId[] }
  | { type: 'coins'; seat: Seat; coins: number; why: CoinsWhy }
  | { type: 'location-closed'; seat: Seat; location: Location | null }
  | { type: 'loot-drawn'; seat: Seat; loot: LootKind[]; why: LootWhy }
  | { type: 'loot-returned'; seat: Seat; loot: Loot }
  | { type: 'bottle'; seat: Seat }
  | { type: 'sailor-used'; seat: Seat; sailor: SailorId }
  | { type: 'hoarded'; seat: Seat; sailor: SailorId; loot: Loot }
  | { type: 'readied'; seat: Seat; what: Readied; count: number }
  | { type: 'upgrade-added'; seat: Seat; upgrade: UpgradeId; why: 'bought' | 'emilio' }
  | { type: 'sailor-joined'; seat: Seat; sailor: SailorId; why: 'hired' | 'louigi' | 'olaf' }
  | { type: 'hiring-bonus'; seat: Seat; sailor: SailorId }
  | { type: 'repaired'; seat: Seat; ships: number; paid: Loot }
  /** Too little Loot: all of it is gone, all ships are repaired. */
  | { type: 'king-helped'; seat: Seat; ships: number; lost: Loot }
  | { type: 'revenge-taken'; seat: Seat; count: number; paid: Loot }
  | { type: 'overboard'; seat: Seat; loot: Loot }
  | { type: 'wanted'; seat: Seat }
  | { type: 'port'; quest: number }
  | { type: 'traded'; seat: Seat; give: Loot; take: Good | 'wild' }
  | { type: 'wild-named'; seat: Seat; good: Good }
  | { type: 'wilds-lost'; seat: Seat; count: number }
  /** What was wanted had run out when its turn came. */
  | { type: 'too-late'; seat: Seat; location: Location }
  /** Drew so many cards; the one concerned is told which. */
  | { type: 'cards-drawn'; seat: Seat; location: 'tavern' | 'workshop'; count: number }
  | { type: 'sailors-seen'; seat: Seat; sailors: SailorId[] }
  | { type: 'upgrades-seen'; seat: Seat; upgrades: UpgradeId[] }
  | { type: 'paid'; seat: Seat; location: Location; loot: Loot }
  | { type: 'card-bought'; seat: Seat; card: number; price: number; map: boolean }
  | { type: 'quest-ended'; quest: number; baron: Seat }
  /** Crazy Adventures: dice rolled by a player, all at once. */
  | { type: 'rolled'; seat: Seat; dice: { die: DieId; side: number }[] }
  | { type: 'race-lost'; value: number; dice: DieId[] }
  | { type: 'brawled'; values: (number | null)[]; lost: DieId[] }
  | { type: 'rerolled'; seat: Seat; dice: { die: DieId; side: number }[] }
  | { type: 'totals'; game: 'cannons-ready' | 'bombs' | 'plank' | 'drinking'; totals: (number | null)[] }
  | { type: 'dropped-out'; seats: Seat[] }
  | { type: 'wall'; height: number; throws: ({ dice: { die: DieId; side: number }[]; total: number } | null)[] }
  | { type: 'drank'; drank: Seat[]; stopped: Seat[]; under: DieId[] }
  | { type: 'staked'; dice: (DieId | null)[]; winner: Seat | null }
  | { type: 'dug'; pits: number[][]; totals: number[][] }
  | { type: 'plank'; stepped: Seat[]; stood: Seat[]; splashed: Seat[] }
  | { type: 'monkeys'; best: Seat[]; equal: number; value: number }
  /** Nobody can win any more. */
  | { type: 'nobody-wins' }
  | { type: 'ended'; how: Ending; scores: Score[] };

export type PartWhy = 'start' | 'gift' | 'bought' | 'refit' | 'max' | 'gunhild' | 'hamza';
export type CoinsWhy = 'ships' | 'ally' | 'swap' | 'crazy' | 'pit' | 'sal' | SailorId;
export type LootWhy = 'adventure' | 'chosen' | 'chain' | 'bottle' | SailorId;

export interface RattleBattle extends Shape {
  open: Open;
  own: Own;
  shut: Shut;
  move: Move;
  event: Event;
}

export type RattleRefusal = Refusal & { code: RefusalCode };
export type RattleState = State<RattleBattle>;
export type RattleView = View<RattleBattle>;
export type RattleMenu = Menu<RattleBattle>;
export type RattleTell = Tell<RattleBattle>;
