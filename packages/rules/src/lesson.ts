// How a game is taught: lessons, tips and what winning means, as data. engine/src/lesson.ts runs a lesson on the real
// rules; the web shows it on the real board. docs/lessons.md tells how to write one.

import type { Options, Seat, Shape, View } from './game.ts';
import type { Phrase } from './kit/phrase.ts';

/** A move by a seat. */
export type ScriptedMove<G extends Shape> = readonly [seat: Seat, move: G['move']];

/** The fields a move must have to be meant; those left out may be anything. */
export type Pattern<M> = M extends object ? { readonly [K in keyof M]?: Pattern<M[K]> } : M;

/** Pieces to put a ring around, by the ids the board gives them (`data-piece`), and a rope from one to another. */
export type PointAt = { readonly point?: readonly string[]; readonly rope?: readonly [from: string, to: string] };

/** Something is told. */
export type SayStep = PointAt & { readonly say: Phrase };

/** The learner makes a move. One that is not wanted is answered and not played. */
export type AskStep<G extends Shape> = PointAt & {
  /** What to know, before what to do. */
  readonly say?: Phrase;
  readonly ask: Phrase;
  /** Any of these goes on. The first is what "Show me" plays. */
  readonly want: readonly Pattern<G['move']>[];
  /** Tries that have an answer of their own. `illegal`: the rules refuse them; the board may not even offer them. */
  readonly wrong?: readonly { readonly move: Pattern<G['move']>; readonly say: Phrase; readonly illegal?: true }[];
  /** The answer to every other legal move. */
  readonly otherwise: Phrase;
};

/** Other seats move, with the animation of every event; then the lesson goes on by itself. */
export type OthersStep<G extends Shape> = PointAt & {
  readonly others: readonly ScriptedMove<G>[];
  /** What to look at meanwhile. */
  readonly say?: Phrase;
};

/** What was understood: several answers, one of them right. Each is answered. */
export type QuestionStep = PointAt & {
  readonly question: Phrase;
  readonly answers: readonly { readonly text: Phrase; readonly say: Phrase; readonly right?: true }[];
};

/**
 * The others go on, with the animation of every event, until the learner is asked again or the game is over: by these
 * moves as long as they are legal, else by chance. For examples, where the learner may have done anything.
 */
export type PlayOnStep<G extends Shape> = PointAt & {
  readonly playOn: readonly ScriptedMove<G>[];
  readonly say?: Phrase;
};

export type LessonStep<G extends Shape> = SayStep | AskStep<G> | OthersStep<G> | QuestionStep | PlayOnStep<G>;

export type Lesson<G extends Shape> = {
  /** Part of the address. */
  readonly id: string;
  readonly title: string;
  /** One line for the list of lessons. */
  readonly about: string;
  readonly minutes: number;
  /** Paragraphs of RULES.md. */
  readonly teaches: readonly string[];
  /** The position it begins with: never made by hand where a seed and moves give it. */
  readonly begin: {
    readonly seats: number;
    /** Those left out have their default. */
    readonly options?: Options;
    readonly seed: string;
    readonly moves?: readonly ScriptedMove<G>[];
    /** What the sea answers, one after the other, in the whole lesson; after these the game's own `nature` does. */
    readonly sea?: readonly G['move'][];
  };
  /** The learner's seat. */
  readonly me: Seat;
  readonly steps: readonly LessonStep<G>[];
};

/** A position to try a rule in: that of a lesson where it asks for a move, but every legal move is played. */
export type Example = {
  /** Part of the address. */
  readonly id: string;
  /** The paragraph of RULES.md below which it stands. */
  readonly rule: string;
  /** What the link says. */
  readonly title: string;
  /** What to look at and what may be tried. */
  readonly say: Phrase;
  readonly lesson: string;
  /** The number of its step. */
  readonly step: number;
};

/** The examples in the rules of a game. Takes its sentences, as a course does. */
export type Examples<W extends object> = {
  /** In English. */
  words: W;
  examples(words: W): readonly Example[];
};

/** Shown the first time a kind of decision comes: what it is for, what to look at, a good habit. */
export type Tip<G extends Shape> = {
  readonly say: Phrase;
  readonly point?: (view: View<G>) => readonly string[];
  /** The lesson that tells more. */
  readonly lesson?: string;
};

/** A seat's view, and what it was told since its last move, the events of that move included. */
export type Met<G extends Shape> = { readonly view: View<G>; readonly events: readonly G['event'][] };

/** Something a newcomer meets for the first time, an event or a position: what it is, and what to look at. */
export type First<G extends Shape> = {
  readonly id: string;
  readonly say: Phrase;
  /** The paragraph of RULES.md that tells more. */
  readonly rule: string;
  /** The pieces it is about; null where it is not met. */
  readonly met: (at: Met<G>) => readonly string[] | null;
};

/** What is explained when it is first met: what comes first goes first. Loaded at a table, after the guide. */
export type Firsts<G extends Shape, W extends object> = {
  /** In English. */
  words: W;
  firsts(words: W): readonly First<G>[];
};

/** Why a hint is good: a sentence for a source of the score (a key of words.sources) that grows more, or shrinks. */
export type HintReasons = Readonly<Record<string, { readonly more: Phrase; readonly less: Phrase }>>;

/** The lessons of a game. Takes its sentences, so that the web can give it those of the page's language. */
export type Course<G extends Shape, W extends object> = {
  /** In English. */
  words: W;
  lessons(words: W): readonly Lesson<G>[];
};

/** What another seat did that surprises a newcomer, and why it makes sense. */
export type Surprised = { readonly by: Seat; readonly say: Phrase };

/**
 * Takes nothing but an event as the seat `me` was told of it: what it does not know cannot be in the answer. Null where
 * nothing surprises.
 */
export type Surprise<G extends Shape, W extends object> = (event: G['event'], me: Seat, words: W) => Surprised | null;

/**
 * Why a move is better than another (null: than any), in the middle of a sentence, by the pieces it is about. It states
 * only what can be read from the view, so it is true whatever is hidden. Null where there is nothing to tell.
 */
export type ReasonOf<G extends Shape, W extends object> = (
  view: View<G>,
  move: G['move'],
  other: G['move'] | null,
  words: W,
) => Phrase | null;

/** What helps at the table: small, and loaded there without the lessons. */
export type Guide<G extends Shape, W extends object> = {
  /** In English. */
  words: W;
  /** By `menu.ask`. */
  tips(words: W): Readonly<Record<string, Tip<G>>>;
  /** How the game is won, in about three sentences. */
  howToWin(words: W): readonly Phrase[];
  reasons(words: W): HintReasons;
  /** Before the reason by source. */
  reasonOf?: ReasonOf<G, W>;
  surprise: Surprise<G, W>;
};

type Unknown = { open: object; own: object; shut: object; move: object; event: { type: string } };

/** Of a game whose shape the holder does not know. */
export type AnyCourse = Course<Unknown, object>;
export type AnyGuide = Guide<Unknown, object>;
export type AnyFirsts = Firsts<Unknown, object>;
export type AnyExamples = Examples<object>;
