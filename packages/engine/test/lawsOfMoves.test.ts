// Laws 1 to 4 and 6 under test: menus, questions and play.

import { describe } from 'node:test';
import { clone, next } from '@quayside/rules';
import { plant, playing, write } from './faults.ts';
import { type Pearls, type PearlsState, pearls } from './pearls.ts';

describe('Law 1 finds', () => {
  plant(1, 'a menu entry that check refuses', /check refuses .* on the menu/, () => ({
    check: (view, move) => (move.value === 7 ? { code: 'not-now' } : pearls.check(view, move)),
  }));
  plant(1, 'a move check accepts that a complete menu lacks', /check accepts .* not on the complete menu/, () => ({
    check: (view, move) => (move.kind === 'bury' && view.open.phase.kind === 'bury' ? null : pearls.check(view, move)),
  }));
  plant(1, 'a menu that leaves a move out', /check accepts .* not on the complete menu/, () => ({
    menu: view => ({ ...pearls.menu(view), moves: pearls.menu(view).moves.slice(1) }),
  }));
  plant(1, 'a menu that lists a move twice', /twice/, () => ({
    menu: view => ({ ...pearls.menu(view), moves: pearls.menu(view).moves.flatMap(move => [move, move]) }),
  }));
  plant(1, 'a move that parse does not know', /does not survive JSON and parse/, () => ({
    parse: raw => (pearls.parse(raw)?.value === 5 ? null : pearls.parse(raw)),
  }));
  plant(1, 'interned moves that parse makes anew', /interned/, () => ({
    parse: raw => clone(pearls.parse(raw)),
  }));
  plant(1, 'a stray field that parse lets through', /stray field/, () => ({
    interned: false,
    parse: raw => (pearls.parse(raw) ? { ...(raw as Pearls['move']) } : null),
  }));
  plant(1, 'a number that is none and gets past parse', /not plain data: the move.value is NaN/, () => ({
    parse(raw) {
      const { kind, value } = (raw ?? {}) as Pearls['move'];
      return kind === 'dive' && typeof value === 'number' && Number.isNaN(value) ? { kind, value } : pearls.parse(raw);
    },
  }));
  plant(1, 'a parse that trips over junk', /throws/, () => ({
    parse: raw => pearls.parse({ ...(raw as Pearls['move']), kind: (raw as Pearls['move']).kind.trim() }),
  }));
});

describe('Law 2 finds', () => {
  plant(2, 'a menu that sorts the hand it looks at', /menu of seat \d does not leave/, () => ({
    menu(view) {
      view.own?.hand.sort();
      return pearls.menu(view);
    },
  }));
  plant(2, 'a check that notes something down', /check of seat \d does not leave/, () => ({
    check: (view, move) => pearls.check({ ...view, open: Object.assign(view.open, { tried: move.value }) }, move),
  }));
  plant(2, 'an imagine that uses the view for paper', /imagine for seat .* does not leave/, () => ({
    imagine(view, rng) {
      view.open.table.reverse();
      return pearls.imagine(view, rng);
    },
  }));
  for (const question of ['deciding', 'joint', 'outcome', 'standings', 'progress'] as const)
    plant(2, `${question} changing the position`, new RegExp(`${question} does not leave`), () => ({
      [question](open: Pearls['open']) {
        open.deck += 0;
        return pearls[question]!(open);
      },
    }));
  plant(2, 'an audit that tidies up', /audit does not leave/, () => ({
    audit(state) {
      state.shut.deck.sort();
      return pearls.audit(state);
    },
  }));
});

describe('Law 3 finds', () => {
  plant(3, 'chance that is not drawn from the seed', /played twice gives two results/, () =>
    playing(null, state => write(state, 'weather', Math.random())),
  );
  plant(3, 'a memory outside the state', /played twice gives two results/, () => {
    let plays = 0;
    return playing(null, state => write(state, 'plays', ++plays));
  });
  plant(3, 'a menu with a mind of its own', /menu of seat \d answers differently/, () => {
    let menus = 0;
    return { menu: view => ({ ...pearls.menu(view), ask: ++menus % 2 ? 'dive' : 'bury' }) };
  });
  plant(3, 'a play that knows its move by identity', /trip through JSON/, () => ({
    interned: false,
    parse: raw => clone(pearls.parse(raw)),
    ...playing(null, (state, _, move) => write(state, 'known', Object.isFrozen(move))),
  }));
  for (const [name, value] of [
    ['undefined', undefined],
    ['a Map', new Map()],
    ['NaN', Number.NaN],
    ['minus zero', -0],
  ] as const)
    plant(3, `${name} in the state`, /not plain data/, () => playing(null, state => write(state, 'odd', value)));
  plant(3, 'an event that is not plain data', /not plain data: told/, () =>
    playing(null, (_, seat, __, tell) => tell.all({ type: 'won', seat, when: undefined } as Pearls['event'])),
  );
});

describe('Law 4 finds', () => {
  plant(4, 'a play that changes its move', /throws/, () =>
    playing(null, (_, __, move) => {
      move.value += 0;
    }),
  );
  plant(4, 'a play that changes the state it was given last time', /throws/, () => {
    let last: PearlsState | null = null;
    return playing(
      () => last?.open.table.splice(0),
      state => {
        last = state;
      },
    );
  });
  plant(4, 'a set-up that lends out its tables', /set-up of the next/, () => {
    const table: number[] = [];
    return {
      setup(seats, options, rng) {
        const world = pearls.setup(seats, options, rng);
        return { ...world, open: { ...world.open, table } };
      },
    };
  });
});

describe('Law 6 finds', () => {
  const isFirst = ({ open }: PearlsState) => open.phase.kind === 'dive' && open.phase.waiting.length === 3;
  plant(6, 'a prize for the first to commit', /the state after .* depends on the order/, () =>
    playing((state, seat, { kind }) => {
      if (kind === 'dive' && isFirst(state)) state.open.scores[seat]! += 1;
    }, null),
  );
  plant(6, 'words about who came first', /what is told depends on the order/, () =>
    playing((state, seat, { kind }, tell) => {
      if (kind === 'dive' && isFirst(state)) tell.all({ type: 'won', seat });
    }, null),
  );
  plant(6, 'chance drawn by some who commit and kept', /the state after .* depends on the order/, () =>
    playing((state, seat, { kind }) => {
      if (kind === 'dive') write(state, `luck${seat}`, next(state.rng));
    }, null),
  );
  plant(6, 'seats that decide at once without a joint decision', /joint says null/, () => ({ joint: () => null }));
  plant(6, 'a joint decision that forgets who committed', /joint says .* instead of/, () => ({
    joint: open => (open.phase.kind === 'dive' ? { committed: [], awaited: open.phase.waiting } : null),
  }));
  plant(6, 'a joint decision that does not await somebody who is asked', /joint awaits seats/, () => ({
    joint: open => (open.phase.kind === 'dive' ? { committed: [], awaited: open.phase.waiting.slice(1) } : null),
  }));
  plant(6, 'a commitment that shuts the others out', /no longer asked/, () =>
    playing((state, _, { kind }) => {
      if (kind === 'dive' && state.open.phase.kind === 'dive') state.open.phase.waiting.splice(1, 1);
    }, null),
  );
});
