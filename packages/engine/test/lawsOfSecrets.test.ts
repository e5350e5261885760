// Laws 5 and 7 under test: what is imagined, and what must not be known.

import { describe } from 'node:test';
import { clone } from '@quayside/rules';
import { type Play, plant, playing, write } from './faults.ts';
import { type PearlsState, pearls } from './pearls.ts';

describe('Law 5 finds', () => {
  plant(5, 'an imagined world that looks different', /looks different/, () => ({
    imagine(view, rng) {
      const world = pearls.imagine(view, rng);
      world.open.tide += 1;
      return world;
    },
  }));
  plant(5, 'a hand of one’s own dealt afresh', /seat \d imagines a world that looks different/, () => ({
    imagine: (view, rng) => pearls.imagine({ ...view, seat: null, own: null }, rng),
  }));
  plant(5, 'an imagine that always deals the same', /never imagines more than one world/, () => ({
    imagine: view => pearls.imagine(view, { a: 1, b: 2, c: 3, counter: 4 }),
  }));
  plant(5, 'an imagined world with a card too few', /does not add up/, () => ({
    imagine(view, rng) {
      const world = pearls.imagine(view, rng);
      world.shut.deck.pop();
      return world;
    },
  }));
  plant(5, 'an imagined world that is tied to the view', /cannot be played on/, () => ({
    imagine: (view, rng) => ({ ...pearls.imagine(view, rng), open: view.open }),
  }));
});

describe('Law 7 finds', () => {
  const onDive = (reveal: Play) =>
    playing((state, seat, move, tell) => {
      if (move.kind === 'dive') reveal(state, seat, move, tell);
    }, null);

  plant(7, 'a commitment that stands in open', /can tell .*dive/, () =>
    onDive((state, _, { value }) => write(state, 'dived', value)),
  );
  plant(7, 'a commitment told to all', /can tell .*dive/, () =>
    onDive((_, __, { value }, tell) => tell.all({ type: 'drew-pearl', pearl: value })),
  );
  plant(7, 'a commitment told to one neighbour', /seat \d can tell .*dive/, () =>
    onDive((_, seat, { value }, tell) => tell.only((seat + 1) % 3, { type: 'drew-pearl', pearl: value })),
  );
  plant(7, 'a card buried in sight of all', /can tell .*bury/, () =>
    playing(null, (state, _, { kind, value }) => {
      if (kind === 'bury') write(state, 'lastBuried', value);
    }),
  );
  plant(7, 'half of a secret: whether the card is odd', /can tell .*dive/, () =>
    onDive((state, _, { value }) => write(state, 'odd', value % 2)),
  );
  plant(7, 'the hand of somebody who does not even move', /can tell .*dive/, () =>
    onDive((state, seat) => write(state, 'peek', Math.max(...state.own[(seat + 1) % 3]!.hand))),
  );
  plant(7, 'the next card of the deck', /can tell .*dive/, () =>
    onDive(state => write(state, 'peek', state.shut.deck.at(-1) ?? 0)),
  );
  plant(7, 'a drawn card told to all', /is shown .*events.* which tells/, () => ({
    play(state, seat, move, tell) {
      pearls.play(state, seat, move, { all: tell.all, only: (_, event) => tell.all(event) });
    },
  }));
  plant(7, 'a drawn card told to the wrong seat', /seat \d is shown .*events.* which tells/, () => ({
    play(state, seat, move, tell) {
      pearls.play(state, seat, move, { all: tell.all, only: (to, event) => tell.only((to + 1) % 3, event) });
    },
  }));
  plant(7, 'a card of the deck that stands in open from the set-up', /is shown .*peek.* which tells/, () => ({
    setup(seats, options, rng) {
      const world = pearls.setup(seats, options, rng);
      return { ...world, open: { ...world.open, peek: world.shut.deck[0]! } };
    },
  }));
  plant(7, 'a hand that stands in open from the set-up', /is shown .*peek.* which tells/, () => ({
    setup(seats, options, rng) {
      const world = pearls.setup(seats, options, rng);
      return { ...world, open: { ...world.open, peek: [...world.own[0]!.hand] } };
    },
  }));
  plant(7, 'a refusal that knows too much', /asked or refused depends/, () => {
    let truth: PearlsState | null = null;
    return {
      ...playing(state => {
        truth = clone(state);
      }, null),
      check: (view, move) =>
        view.seat === 0 && truth && Math.max(0, ...truth.own[1]!.hand) > 9
          ? { code: 'not-now' }
          : pearls.check(view, move),
    };
  });
});
