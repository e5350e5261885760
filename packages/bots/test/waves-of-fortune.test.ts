import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { viewOf as anyView, SILENT } from '@quayside/engine';
import { TEMPERAMENTS, type Temperament } from '@quayside/protocol';
import { clone, pick, type Rng, rngOf, settle } from '@quayside/rules';
import {
  BUY,
  ENGAGE,
  ESCAPE,
  FIGHT,
  type FortuneState,
  wavesOfFortune as game,
  HOMES,
  LEAVE,
  LOAD,
  type Open,
  PARLEY,
  RAM,
  SAIL,
  SEND,
  tileNamed,
  turnsHome,
  type WavesOfFortune,
} from '@quayside/rules/waves-of-fortune';
import { greedy } from '../src/greedy.ts';
import { decide } from '../src/levels.ts';
import { evaluation } from '../src/waves-of-fortune.ts';
import { valuer } from '../src/waves-of-fortune-planning.ts';
import { worthThinking } from '../src/worthThinking.ts';

const viewOf = (state: FortuneState, seat: number) => anyView<WavesOfFortune>(state, seat);

/** All have loaded five crew and seven food; the first captain is to move. */
function begin(seats: number, seed: number): FortuneState {
  const rng = rngOf(seed);
  const { options } = settle(game, seats, {});
  const state = { ...game.setup(seats, options!, rng), rng };
  for (let seat = 0; seat < seats; seat++) game.play(state, seat, LOAD[5]!, SILENT);
  return state;
}

/** The position a few random moves later. */
function later(seats: number, seed: number, moves: number): FortuneState {
  const state = begin(seats, seed);
  for (let i = 0; i < moves && game.outcome(state.open) === null; i++) {
    const seat = game.deciding(state.open)[0]!;
    game.play(state, seat, pick(state.rng, game.menu(viewOf(state, seat)).moves), SILENT);
  }
  return state;
}

const habit = (state: FortuneState) => {
  const view = viewOf(state, game.deciding(state.open)[0]!);
  return evaluation.policy!(view, game.menu(view), rngOf(1));
};

const judged = (change: (open: Open) => void): number => {
  const { open, own, shut } = clone(begin(2, 3));
  change(open);
  return evaluation.judge({ open, own, shut })[0]!;
};

describe('Waves of Fortune, judged', () => {
  test('shares one win among the captains', () => {
    for (let seed = 0; seed < 40; seed++) {
      const shares = evaluation.judge(later(2 + (seed % 3), seed, 10 + 6 * seed));
      const all = shares.reduce((sum, share) => sum + share, 0);
      ok(Math.abs(all - 1) < 1e-9 && shares.every(share => share > 0 && share < 1), `${shares}`);
    }
  });

  test('is even at the start', () => {
    const [one, other] = evaluation.judge(begin(2, 1));
    ok(Math.abs(one! - other!) < 1e-9);
  });

  const LIKED: [string, (open: Open) => void][] = [
    ['gold in the chest', open => (open.ships[0]!.chest += 300)],
    ['gold aboard', open => (open.ships[0]!.gold += 300)],
    ['a gem', open => (open.ships[0]!.gems += 1)],
    ['an upgrade', open => open.ships[0]!.upgrades.push('rigging')],
    ['a map', open => open.ships[0]!.maps.push('D-NW')],
    ['a rival who has sunk', open => (open.ships[1]!.afloat = false)],
  ];
  for (const [what, change] of LIKED)
    test(`likes ${what}`, () => ok(judged(change) > judged(() => {}), `${judged(change)}`));

  test('likes gold in the chest better than gold aboard', () => {
    const at = tileNamed('D3');
    const banked = judged(({ ships }) => Object.assign(ships[0]!, { at, chest: 500 }));
    ok(banked > judged(({ ships }) => Object.assign(ships[0]!, { at, gold: 500 })));
  });

  test('does not like to be too far from home for the food', () => {
    const at = tileNamed('A4');
    const fed = judged(({ ships }) => Object.assign(ships[0]!, { at, gold: 400, food: 5 }));
    ok(fed > judged(({ ships }) => Object.assign(ships[0]!, { at, gold: 400, food: 1, crew: 9 })));
  });
});

/** The first captain in order, with this ship. */
function at(name: string, ship: Partial<Open['ships'][number]>, phase: (seat: number) => Open['phase']): FortuneState {
  const state = begin(2, 5);
  const { open } = state;
  const seat = open.active;
  Object.assign(open.ships[seat]!, { at: tileNamed(name), ...ship });
  open.phase = phase(seat);
  return state;
}
const moving = (seat: number): Open['phase'] => ({ kind: 'move', seat, held: false, spied: false });
const docking = (seat: number): Open['phase'] => ({ kind: 'dock', seat });

/** The King lies there for all to see. */
function withKing(state: FortuneState, name: string): FortuneState {
  const tile = tileNamed(name);
  const { depths } = state.shut.sea;
  const under = depths.tiles.indexOf(tile);
  const king = depths.faces.indexOf('king');
  [depths.faces[under], depths.faces[king]] = [depths.faces[king]!, depths.faces[under]!];
  depths.tiles.splice(under, 1);
  depths.faces.splice(under, 1);
  state.open.faces[tile] = 'king';
  return state;
}

const thought = (state: FortuneState) => {
  const view = viewOf(state, state.open.active);
  return evaluation.candidates!(view, game.menu(view));
};

describe('Waves of Fortune, judged by what was won since', () => {
  const gained = (change: (open: Open) => void, start: (open: Open) => void = () => {}): number => {
    const from = begin(2, 3).open;
    start(from);
    const { own, shut } = begin(2, 3);
    const open = clone(from);
    change(open);
    return evaluation.judge({ open, own, shut }, 0, from)[0]!;
  };
  const lose = ({ ships }: Open) => (ships[0]!.chest -= 300);
  const rich = ({ ships }: Open) => (ships[0]!.chest += 6000);

  test('nothing won and nothing lost is one half', () =>
    equal(
      gained(() => {}),
      0.5,
    ));

  test('a ship far ahead still sees what it loses, as much as one that is not', () => {
    const poor = gained(lose, ({ ships }) => (ships[0]!.chest += 300));
    ok(poor < 0.2, `${poor}`);
    ok(Math.abs(gained(lose, rich) - poor) < 0.05, `${gained(lose, rich)} ${poor}`);
  });

  test('what a rival wins is lost', () => {
    ok(gained(({ ships }) => (ships[1]!.chest += 300)) < 0.2);
    ok(gained(({ ships }) => (ships[0]!.chest += 300)) > 0.8);
  });
});

describe('Waves of Fortune, going home in time', () => {
  test('with gold aboard no goal is thought of from which the food does not last for the way home', () => {
    for (const [name, food] of [
      ['A4', 3],
      ['B2', 4],
      ['J4', 4],
      ['D9', 3],
      ['C2', 3],
    ] as const) {
      const state = at(name, { food, gold: 600, crew: 5 }, moving);
      const ship = state.open.ships[state.open.active]!;
      const goals = thought(state).flatMap(move => (move.kind === 'sail' ? [move.to] : []));
      ok(goals.length > 0);
      for (const goal of goals) ok(turnsHome(ship, goal) <= food, `${name} to ${goal}`);
    }
  });

  test('where nothing else is left the ship sails on all the same', () =>
    ok(thought(at('A1', { food: 1, gold: 600, crew: 5 }, moving)).length > 0));

  test('a ship with the hands to beat the King goes on to him, way home or not', () => {
    const state = withKing(at('C4', { food: 1, crew: 11 }, moving), 'A4');
    ok(thought(state).includes(SAIL[tileNamed('A4')]!));
    equal(habit(state), SAIL[tileNamed('A4')]);
  });

  test('by habit few ships starve with much aboard', () => {
    let lost = 0;
    let ships = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state = begin(2, seed);
      ships += 2;
      while (game.outcome(state.open) === null) {
        const view = viewOf(state, game.deciding(state.open)[0]!);
        const move = evaluation.policy!(view, game.menu(view), state.rng);
        game.play(state, view.seat!, move, {
          all: event => {
            if (event.type === 'sunk' && event.how === 'mutiny') lost += event.gold;
          },
          only: () => {},
        });
      }
    }
    ok(lost / ships < 300, `${lost / ships} gold a ship`);
  });
});

describe('Waves of Fortune, hunting the King', () => {
  const KING = 'A4';
  const hunt = (ship: Partial<Open['ships'][number]>) => {
    const state = at('E5', ship, docking);
    const { open } = state;
    open.ships[open.active]!.at = HOMES[open.ships[open.active]!.colour!];
    return withKing(state, KING);
  };

  test('a captain at home loads as many hands as the food to get there allows', () =>
    equal(habit(hunt({ chest: 0 })), LOAD[10]));

  test('and buys before what makes him fall more surely, if the chest pays and the game is still won', () => {
    equal(habit(hunt({ chest: 700 })), BUY.hold);
    const behind = hunt({ chest: 500 });
    behind.open.ships[1 - behind.open.active]!.chest = 2400;
    equal(habit(behind), LOAD[10]);
  });

  test('nobody hunts him whose fall would make another win', () => {
    const state = hunt({ chest: 0 });
    state.open.ships[1 - state.open.active]!.chest = 3000;
    const load = habit(state);
    ok(load.kind === 'load' && load.crew < 7);
  });

  test('whoever finds him with a few hands and no gold fights at once, with gold aboard he does not', () => {
    const king = (seat: number): Open['phase'] => ({ kind: 'king', seat });
    equal(habit(at('B3', { crew: 7, food: 6, gold: 0 }, king)), FIGHT);
    equal(habit(at('B3', { crew: 7, food: 6, gold: 1500 }, king)), ESCAPE);
  });

  test('captains of any number end the game by his fall', () => {
    const lengths: number[] = [];
    for (let seed = 0; seed < 30; seed++) {
      const state = begin(2 + (seed % 3), seed);
      while (game.outcome(state.open) === null) {
        const view = viewOf(state, game.deciding(state.open)[0]!);
        game.play(state, view.seat!, evaluation.policy!(view, game.menu(view), state.rng), SILENT);
      }
      lengths.push(state.open.round);
    }
    lengths.sort((a, b) => a - b);
    ok(lengths[26]! < 80, `${lengths}`);
  });
});

describe('Waves of Fortune, by habit', () => {
  test('a corner within reach is taken', () => equal(habit(at('A3', { food: 6 }, moving)), SAIL[tileNamed('A1')]));

  test('a laden ship with little food sails home', () => {
    const state = at('E3', { food: 1, gold: 900 }, moving);
    equal(habit(state), SAIL[HOMES[state.open.ships[state.open.active]!.colour!]]);
  });

  test('strong ships fight pirates, weak ones do not', () => {
    const pirates = (seat: number): Open['phase'] => ({ kind: 'pirate', seat, hp: 2 });
    equal(habit(at('D3', { crew: 6, food: 6 }, pirates)), FIGHT);
    equal(habit(at('D3', { crew: 1, food: 6, gold: 500 }, pirates)), PARLEY);
  });

  test('the Kraken is for the strong', () => {
    const kraken = (seat: number): Open['phase'] => ({ kind: 'kraken', seat });
    equal(habit(at('B3', { crew: 11, food: 1 }, kraken)), ENGAGE);
    equal(habit(at('B3', { crew: 2, food: 6 }, kraken)), LEAVE);
  });

  test('the King is fought when his fall wins the game, and the odds are fair', () => {
    const king = (seat: number): Open['phase'] => ({ kind: 'king', seat });
    equal(habit(at('B3', { crew: 11, food: 1 }, king)), FIGHT);
    equal(habit(at('B3', { crew: 5, food: 6 }, king)), ESCAPE);
    const behind = at('B3', { crew: 11, food: 1 }, king);
    behind.open.ships[1 - behind.open.active]!.chest = 4000;
    equal(habit(behind), ESCAPE);
  });

  test('against the King all hands, against the Kraken few', () => {
    const against =
      (enemy: 'king' | 'kraken') =>
      (seat: number): Open['phase'] => ({
        kind: 'send',
        seat,
        battle: { enemy, hp: 15, left: 4, front: 0 },
      });
    const sent = (enemy: 'king' | 'kraken') => {
      const view = viewOf(at('B3', {}, against(enemy)), begin(2, 5).open.active);
      return evaluation.candidates!(view, game.menu(view));
    };
    // First what is usual; the number next to it is thought of as well.
    deepEqual(sent('king'), [SEND[3], SEND[2]]);
    deepEqual(sent('kraken'), [SEND[1], SEND[2]]);
  });

  test('a rammed rival is not pushed home', () => {
    const state = begin(2, 5);
    const { open } = state;
    const [rammer, pushed] = open.order as [number, number];
    const there = tileNamed('F7'); // beside yellow’s home
    Object.assign(open.ships[rammer]!, { at: there });
    Object.assign(open.ships[pushed]!, { at: there, gold: 500 });
    open.phase = { kind: 'ram', seat: rammer, chain: [rammer], pushed };
    ok(habit(state) !== RAM[HOMES.yellow]);
  });

  test('whole games are played, and the King ends them', () => {
    for (const seats of [2, 3, 4])
      for (let seed = 0; seed < 8; seed++) {
        const state = begin(seats, seed);
        while (game.outcome(state.open) === null) {
          const seat = game.deciding(state.open)[0]!;
          const view = viewOf(state, seat);
          game.play(state, seat, evaluation.policy!(view, game.menu(view), state.rng), SILENT);
        }
        match(game.outcome(state.open)!.reason, /^king/); // what parts equals stands behind it
      }
  });

  test('every candidate is on the menu, and there is always one', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = later(2 + (seed % 3), seed, 20 + 5 * seed);
      for (const seat of game.deciding(state.open)) {
        const view = viewOf(state, seat);
        const menu = game.menu(view);
        const looked = evaluation.candidates!(view, menu);
        ok(looked.length > 0 && looked.every(move => menu.moves.includes(move)));
      }
    }
  });
});

const NEVER = Number.POSITIVE_INFINITY;

describe('Waves of Fortune, thinking', () => {
  test('there is something to choose from wherever more than one move makes sense', () => {
    let single = 0;
    let questions = 0;
    let forcedSends = 0;
    for (let seed = 0; seed < 12; seed++) {
      const state = begin(2 + (seed % 3), seed);
      while (game.outcome(state.open) === null) {
        const view = viewOf(state, game.deciding(state.open)[0]!);
        const menu = game.menu(view);
        if (menu.moves.length > 1) {
          const thoughtOf = worthThinking(game, evaluation, view);
          questions += 1;
          if (thoughtOf.length === 1) single += 1;
          if (thoughtOf.length === 1 && view.open.phase.kind === 'send') forcedSends += 1;
        }
        game.play(state, view.seat!, evaluation.policy!(view, menu, state.rng), SILENT);
      }
    }
    ok(questions > 500, `${questions}`);
    ok(single / questions < 0.12, `${single} of ${questions}`);
    equal(forcedSends, 0, 'how many to send is always a choice');
  });

  test('an admiral looks at no more worlds once one move is clearly ahead, and at all where moves are close', () => {
    const MOST = 320;
    let worlds = 0;
    const counted = {
      ...game,
      imagine: (view: Parameters<typeof game.imagine>[0], rng: Rng) => {
        worlds += 1;
        return game.imagine(view, rng);
      },
    };
    const looked: number[] = [];
    const state = begin(2, 7);
    while (looked.length < 24) {
      const view = viewOf(state, game.deciding(state.open)[0]!);
      if (worthThinking(game, evaluation, view).length > 1) {
        const before = worlds;
        decide({ level: 'admiral', iterations: MOST }, counted, evaluation, view, rngOf(5), NEVER);
        looked.push(worlds - before);
      }
      game.play(state, view.seat!, evaluation.policy!(view, game.menu(view), state.rng), SILENT);
    }
    ok(
      looked.every(many => many >= 16 && many <= MOST),
      `${looked}`,
    );
    ok(looked.filter(many => many <= 64).length >= 4, `${looked}`);
    ok(looked.includes(MOST), `${looked}`);
  });

  const valued = (temperament: Temperament | undefined, gains: number[], seats = 2) =>
    valuer(temperament, begin(seats, 3).open, 0)(gains);
  const gamble = (temperament?: Temperament) =>
    (valued(temperament, [450, -450]) + valued(temperament, [-450, 450])) / 2 - valued(temperament, [0, 0]);

  test('without a temperament gold counts as it is', () => {
    equal(valued(undefined, [120, -120]), 120);
    equal(gamble(), 0);
  });

  test('a bold captain would rather gamble for what a thrifty one would rather not', () => {
    ok(gamble('bold') > 20, `${gamble('bold')}`);
    ok(gamble('thrifty') < -20, `${gamble('thrifty')}`);
  });

  test('a spiteful captain gives something up to hold back whoever leads, but not anybody else', () => {
    const from = begin(3, 3).open;
    from.ships[1]!.chest += 800;
    const spite = valuer('spiteful', from, 0);
    ok(spite([-40, -300, 0]) > spite([0, 0, 0]));
    ok(spite([-40, 0, -300]) < spite([0, 0, 0]));
  });

  for (const temperament of TEMPERAMENTS)
    test(`a ${temperament} captain now and then chooses otherwise than one without a temperament`, () => {
      const { otherwise, looked } = compared(temperament);
      ok(otherwise >= 3, `${otherwise} of ${looked}`);
    });

  /** Every fourth decision of games by habit that leaves a choice, by captains with and without a temperament. */
  function compared(temperament: Temperament): { otherwise: number; looked: number } {
    let [questions, looked, otherwise] = [0, 0, 0];
    for (let seed = 0; ; seed++) {
      const state = begin(3, seed);
      while (game.outcome(state.open) === null) {
        const view = viewOf(state, game.deciding(state.open)[0]!);
        const usual = evaluation.policy!(view, game.menu(view), state.rng);
        if (worthThinking(game, evaluation, view).length > 1 && questions++ % 4 === 0) {
          const chosen = (of: Temperament | null) =>
            decide({ level: 'captain', iterations: 12, temperament: of }, game, evaluation, view, rngOf(5), NEVER);
          if (chosen(temperament) !== chosen(null)) otherwise += 1;
          looked += 1;
          if (looked === 80) return { otherwise, looked };
        }
        game.play(state, view.seat!, usual, SILENT);
      }
    }
  }
});

test('A greedy captain of Waves of Fortune takes the corner beside the ship', () => {
  const state = begin(2, 5);
  const seat = state.open.active;
  Object.assign(state.open.ships[seat]!, { at: tileNamed('A2') });
  const limits = { iterations: 3, until: Number.POSITIVE_INFINITY };
  equal(greedy(game, evaluation, viewOf(state, seat), rngOf(2), limits), SAIL[tileNamed('A1')]);
});
