// One way to write a game: somebody decides, then what follows happens by itself, step by step in the order of the
// rulebook, until somebody is asked again. A game gives a table of its decisions, a table of its steps, and their
// order.
//
// `open.phase` is the question that is asked now, and its `kind` names the decision; `over` is asked of nobody. Neither
// decisions nor steps set it: they return the question that comes next.

import type { Game, Menu, Refusal, Seat, Shape, State, Tell, View } from '../game.ts';
import { commit, setOf } from './joint.ts';
import { no } from './refusal.ts';

export type Phased = Shape & { open: { phase: { kind: string } }; move: { kind: string } };
type PhaseOf<G extends Phased> = G['open']['phase'];

/** One decision: what may be chosen, what is legal, and what it leads to. */
export type Decision<G extends Phased, M extends G['move'] = G['move']> = {
  /** The kinds of move that answer it: others are refused as `not-now`. Left out, `check` sees to that. */
  kinds?: readonly M['kind'][];
  menu(view: View<G>): Menu<G>;
  check(view: View<G>, move: M): Refusal | null;
  /** Carries the move out. The next question of the same step, or null when the step is over. */
  play(state: State<G>, seat: Seat, move: M, tell: Tell<G>): PhaseOf<G> | null;
};

/** What happens by itself, up to the first question of the step; null or nothing when nobody is asked anything. */
export type RoundStep<G extends Phased> = Asking<G> | ((state: State<G>, tell: Tell<G>) => void);
type Asking<G extends Phased> = (state: State<G>, tell: Tell<G>) => PhaseOf<G> | null;

/**
 * Steps that come once, at the beginning, and those that come again every round; a step that asks is called like its
 * decision. Or, where the state says which step comes next (and holds the present one), a function.
 */
type Order<G extends Phased, S extends string> =
  | { once?: readonly S[]; round: readonly S[] }
  | { next(state: State<G>, tell: Tell<G>): S };

type Rules<G extends Phased, S extends string> = Order<G, S> & {
  decisions: Readonly<Record<Exclude<PhaseOf<G>['kind'], 'over'>, Decision<G>>>;
  steps: Readonly<Record<S, RoundStep<G>>>;
  /**
   * Refuses whoever is not asked before the decision is looked at. Left out, each decision does so in its own words.
   */
  notAsked?: { deciding: Game<G>['deciding']; refusal: Refusal };
};

type Flow<G extends Phased, S extends string> = Pick<Game<G>, 'menu' | 'check' | 'play'> & {
  /** Goes on from this step to the first question. */
  begin(state: State<G>, step: S, tell: Tell<G>): void;
};

/**
 * Steps and decisions as they are looked up in play: a linked list and a short one, both faster than tables by name.
 */
type Link<G extends Phased> = { begin: RoundStep<G>; after: Link<G> };
type Row<G extends Phased> = { kind: string; decision: Decision<G>; step: Link<G> };

export function flow<G extends Phased, S extends string>(rules: Rules<G, S>): Flow<G, S> {
  const { notAsked } = rules;
  const links = linked(rules);
  const rows = rowsOf(rules, links);

  function rowOf(kind: string): Row<G> | null {
    for (let i = 0; i < rows.length; i++) if (rows[i]!.kind === kind) return rows[i]!;
    return null;
  }

  const isAsked = ({ open, seat }: View<G>): boolean =>
    notAsked === undefined || (seat !== null && notAsked.deciding(open).includes(seat));

  function proceed(state: State<G>, first: Link<G>, tell: Tell<G>): void {
    let step = first;
    let question = step.begin(state, tell);
    while (!question) {
      step = step.after;
      question = step.begin(state, tell);
    }
    state.open.phase = question;
  }

  return {
    begin: (state, step, tell) => proceed(state, links.get(step)!, tell),

    menu(view) {
      const { kind } = view.open.phase;
      const row = rowOf(kind);
      return row !== null && isAsked(view) ? row.decision.menu(view) : { ask: kind, moves: [], complete: true };
    },

    check(view, move) {
      const decision = rowOf(view.open.phase.kind)?.decision;
      if (!decision) return no('not-now');
      if (!isAsked(view)) return notAsked!.refusal;
      if (decision.kinds && !decision.kinds.includes(move.kind)) return no('not-now');
      return decision.check(view, move);
    },

    play(state, seat, move, tell) {
      const { open } = state;
      const { decision, step } = rowOf(open.phase.kind)!;
      const question = decision.play(state, seat, move, tell);
      if (question) open.phase = question;
      else proceed(state, step.after, tell);
    },
  };
}

function linked<G extends Phased, S extends string>(rules: Rules<G, S>): Map<string, Link<G>> {
  const link = (begin: RoundStep<G>): Link<G> => {
    const made = { begin } as Link<G>;
    made.after = made;
    return made;
  };
  const links = new Map<string, Link<G>>();
  if ('next' in rules) {
    const following = link((state, tell) => rules.steps[rules.next(state, tell)](state, tell) ?? null);
    for (const step in rules.steps) links.set(step, { begin: rules.steps[step], after: following });
    for (const kind in rules.decisions) links.set(kind, links.get(kind) ?? following);
    return links;
  }
  const names = [...(rules.once ?? []), ...rules.round];
  for (const step of names) links.set(step, link(rules.steps[step]));
  for (const [i, step] of names.entries()) links.get(step)!.after = links.get(names[i + 1] ?? rules.round[0]!)!;
  return links;
}

function rowsOf<G extends Phased, S extends string>(rules: Rules<G, S>, links: Map<string, Link<G>>): Row<G>[] {
  return Object.entries<Decision<G>>(rules.decisions).map(([kind, decision]) => {
    const step = links.get(kind);
    if (!step) throw new Error(`no step asks "${kind}"`);
    // The functions stand on a prototype of their own: V8 inlines calls of a few of those, and none through a field.
    return { kind, decision: Object.create({ ...decision }), step };
  });
}

/** A decision that all who are asked make at once: each choice waits in `own` until the last is in. */
export const jointly = <G extends Phased, M extends G['move']>({
  keep,
  committed,
  resolve,
  shared,
  ...decision
}: Omit<Decision<G, M>, 'play'> & {
  keep(own: G['own'], move: M): void;
  /** What everybody is told: that this seat has committed, not to what. */
  committed(seat: Seat): G['event'];
  /** All are in: carries the choices out, and may ask the next question of the step. */
  resolve: RoundStep<G>;
  /** The question for every set of seats (kit/joint.ts), where it is asked so often that making it takes time. */
  shared?: readonly PhaseOf<G>[];
}): Decision<G, M> => ({
  ...decision,
  play(state, seat, move, tell) {
    const phase = state.open.phase as PhaseOf<G> & { waiting: readonly Seat[] };
    keep(state.own[seat]!, move);
    tell.all(committed(seat));
    if (phase.waiting.length === 1) return resolve(state, tell) ?? null;
    return shared ? shared[setOf(phase.waiting, seat)]! : commit(phase, seat);
  },
});
