// The contract every game fulfils. Read this first.
//
// A game is a record of pure functions over plain JSON data. It knows no clock, no network, no screen and no other
// game. The engine drives it, the server stores it, the web draws it, the bots search it: all through this page.

import type { Phrase } from './kit/phrase.ts';
import type { Rng } from './kit/rng.ts';
import type { Seat } from './kit/seat.ts';

export type { Seat };

/**
 * The seat of the device that rolls dice; comments call it the sea. Where `deciding` is [SEA], the engine asks the
 * device for a move (at a live table, dice that really fall; in search and simulation `nature`), never a person.
 */
export const SEA = -1;

/** The five types a game declares. All plain JSON data: no classes, closures, Maps or undefined. */
export type Shape = { open: object; own: object; shut: object; move: object; event: { type: string } };

/** Everything there is. WHERE a fact is stored decides who sees it, so no game writes a filter. */
export type State<G extends Shape> = {
  /** Everybody, spectators included. */
  open: G['open'];
  /** own[seat]: that seat alone. */
  own: G['own'][];
  /** Nobody: deck order, what lies face down unseen by its owner too. */
  shut: G['shut'];
  /** Nobody. Set anew by the engine before every move. */
  rng: Rng;
};

/** What a set-up or an imagined world consists of: a state without its generator. */
export type World<G extends Shape> = Omit<State<G>, 'rng'>;

/** What one seat sees; a spectator's seat and own are null. */
export type View<G extends Shape> = { seat: Seat | null; open: G['open']; own: G['own'] | null };

/**
 * What a seat may do now. Not complete: whatever else `check` accepts is legal too. Moves are shared, never changed.
 */
export type Menu<G extends Shape> = { ask: string; moves: readonly G['move'][]; complete: boolean };

/** Why a move is illegal: a code with a sentence in the game's words.ts. */
export type Refusal = { code: string; args?: Record<string, string | number> };

/** How `play` reports what happened. */
export type Tell<G extends Shape> = { all(event: G['event']): void; only(seat: Seat, event: G['event']): void };

/**
 * The end. Rank 1 is first; equal ranks tie (team-mates share a rank). `reason` is a key of the game's words.reasons.
 */
export type Outcome = { ranks: number[]; scores: number[]; reason: string };

/**
 * How one seat stands now: its score, and where the score comes from (labels are keys of words.sources). The values add
 * up to the score; where one of them is called `total`, it is the score, and the others are other ways to count it.
 */
export type Standing = { seat: Seat; side: number; score: number; sources: { source: string; value: number }[] };

/**
 * A decision that several seats make at once. Each commits in secret and may revoke that until the last has committed,
 * whose move brings about what all decided. Those who take part are `committed` and `awaited` together.
 */
export type Joint = { committed: readonly Seat[]; awaited: readonly Seat[] };

/** The chosen value of every option by its id, for those who do not know the game. */
export type Options = Readonly<Record<string, string>>;

/**
 * One thing the host may choose before the game. Values are strings; the web builds its form from these. A game writes
 * its list with `option` (kit/options.ts) and takes the type of its options from the list (`OptionsOf`), so that a
 * misspelt id or value does not compile. `chosen` holds the options that stand before this one in the list.
 */
export type OptionSpec<Id extends string = string, Value extends string = string> = {
  id: Id;
  label: string;
  help: string;
  choices: { value: Value; label: string; help?: string }[];
  /** The value when nothing was chosen. */
  default(seats: number, chosen: Options): NoInfer<Value>;
  /** Which choices make sense now; all of them when left out. An option with fewer than two is not shown. */
  fits?(value: NoInfer<Value>, seats: number, chosen: Options): boolean;
};

/** The options of a game, from its list: every id with the values it may have. */
export type OptionsOf<List extends readonly OptionSpec[]> = {
  readonly [Spec in List[number] as Spec['id']]: Spec['choices'][number]['value'];
};

/** What the front page and the table form need to know: small, loaded for every game at once. */
export type Meta = {
  id: string;
  title: string;
  /** Raised when a rule changes; stored with every match. */
  version: number;
  seats: { min: number; max: number };
  minutes: { min: number; max: number };
  /** Two or three sentences in our own words. */
  pitch: string;
  /** As the rulebook names them; null where it names nobody. */
  credits: { designer: string | null; publisher: string | null };
  options: readonly OptionSpec[];
  /** The side each seat plays for under these options; left out where everybody plays alone. */
  sides?(seats: number, options: Options): readonly number[];
};

/** Every sentence a player can read, in one file per game. */
export type Words<G extends Shape> = {
  refusals: Record<string, (args: Record<string, string | number>) => string>;
  /** By menu.ask: the prompt for the deciding seat, and the rule it rests on (a number in RULES.md). */
  asks: Record<string, { prompt(view: View<G>): Phrase; rule: string }>;
  /** What the others read while somebody decides: "… is choosing an Agent". */
  awaiting(open: G['open'], seat: Seat): Phrase;
  /** One sentence for the log; null for an event that is only for the animation. */
  event(event: G['event']): Phrase | null;
  /**
   * A move as a short phrase, for buttons, hints and the record. With `open` it may say what the move is in that
   * position.
   */
  move(move: G['move'], open?: G['open']): Phrase;
  reasons: Record<string, string>;
  sources: Record<string, string>;
};

/** `O`: the game's options, typed by its list. Who does not know the game leaves it out. */
export type Game<G extends Shape, O extends Options = Options> = Meta & {
  options: readonly { [Id in keyof O & string]: OptionSpec<Id, O[Id]> }[keyof O & string][];
  /** No random game is longer than this many moves. */
  bound: number;
  /** True when equal moves are the same object, so a search may key its tree by the object itself. */
  interned: boolean;
  words: Words<G>;
  setup(seats: number, options: O, rng: Rng): World<G>;
  /** Several at once = simultaneous; [SEA] = a device; [] = over. */
  deciding(open: G['open']): readonly Seat[];
  /** The joint decision that is open now: whenever several are deciding, and until the last of them has. */
  joint?(open: G['open']): Joint | null;
  menu(view: View<G>): Menu<G>;
  /**
   * A seat with one answer only is not asked: the game goes on by itself. Here are the questions (`menu.ask`) asked all
   * the same, because not asking would tell a secret, each with its reason.
   */
  alwaysAsked?: Readonly<Record<string, string>>;
  /** The shape of a move off the wire; null when it is none. */
  parse(raw: unknown): G['move'] | null;
  /** Legality: written once, from what the seat can see. */
  check(view: View<G>, move: G['move']): Refusal | null;
  /** Mutates the state. The move was checked. */
  play(state: State<G>, seat: Seat, move: G['move'], tell: Tell<G>): void;
  /** A full world this seat could be in: hidden things dealt afresh. A spectator's view imagines too. */
  imagine(view: View<G>, rng: Rng): World<G>;
  /** A cheap answer of [SEA], without a device: for search and simulation. */
  nature?(open: G['open'], rng: Rng): G['move'];
  standings(open: G['open']): Standing[];
  /** 0 to 1, for progress bars. */
  progress(open: G['open']): number;
  outcome(open: G['open']): Outcome | null;
  /** Only where the rules speak of it: the sides that confer, and `hushed`, who must say nothing now. */
  talk?(open: G['open']): { sides: Seat[][]; hushed: Seat[] };
  /** What does not add up (a lost card, a doubled die); null when all is well. */
  audit(state: State<G>): string | null;
};

/** A game whose shape the holder does not know: what engine, server and bots work with. */
export type AnyShape = { open: object; own: object; shut: object; move: object; event: { type: string } };
export type AnyGame = Game<AnyShape>;
