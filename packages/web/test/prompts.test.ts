// A prompt changes with each step of a choice: what is chosen, what it costs, what is left.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Past, randomRecord } from '@quayside/engine';
import { type AnyGame, type AnyShape, loadGame, type Menu, type Phrase, plain, type View } from '@quayside/rules';
import type { AnyBoardProps } from '../src/games/gameUi.ts';
import { fitOptions } from '../src/options/options.ts';

type Asked = { view: View<AnyShape>; menu: Menu<AnyShape> };
type PromptOf = (props: AnyBoardProps) => Phrase | null;
type Move = Readonly<Record<string, unknown>>;

/** A choice in the making, from a legal move of the decision. */
type Steps = Readonly<Record<string, (move: Move, asked: Asked) => unknown[]>>;

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'];
const FOUR_SEATS = 4;

/** The first position of some random games in which this is asked and some move leads to steps. */
function positionsOf(game: AnyGame, steps: Steps): Map<string, { asked: Asked; drafts: unknown[] }> {
  const found = new Map<string, { asked: Asked; drafts: unknown[] }>();
  for (let n = 0; n < 4 && found.size < Object.keys(steps).length; n++) {
    const past = new Past(game, randomRecord(game, FOUR_SEATS, fitOptions(game, FOUR_SEATS, {}), `prompts ${n}`));
    for (const { match } of past.steps())
      for (const seat of match.deciding.filter(it => it >= 0)) {
        const view = match.view(seat);
        const menu = game.menu(view);
        if (!steps[menu.ask] || found.has(menu.ask)) continue;
        const asked = { view: structuredClone(view), menu };
        const drafts = menu.moves.map(move => steps[menu.ask]!(move as Move, asked)).find(them => them.length > 0);
        if (drafts) found.set(menu.ask, { asked, drafts });
      }
  }
  return found;
}

const read = (phrase: Phrase): string => plain(phrase, seat => NAMES[seat]!);

/** The sentences that are read one after the other while the choice is made. */
function promptsOf(
  game: AnyGame,
  promptOf: PromptOf,
  { asked, drafts }: { asked: Asked; drafts: unknown[] },
): string[] {
  const { view, menu } = asked;
  const props = {
    game,
    view,
    menu,
    me: view.seat,
    faces: NAMES.map((name, seat) => ({ seat, name, letter: name[0]!, emblem: '', you: seat === view.seat })),
    check: (move: Move) => game.check(view, move),
  };
  const base = read(game.words.asks[menu.ask]!.prompt(view));
  return [
    base,
    ...drafts.map(value => {
      const phrase = promptOf({ ...props, draft: { value } } as unknown as AnyBoardProps);
      return phrase === null ? base : read(phrase);
    }),
  ];
}

/** By game: what a person chooses step by step in its main decisions. */
const GAMES: Readonly<Record<string, Steps>> = {
  waves: {
    play: move => (move['kind'] === 'rebel' && move['count'] === 2 ? taken(move) : []),
    discard: move => (move['kind'] === 'discard' ? [{ kind: 'drop', cards: [] }] : []),
  },
  'rolling-with-the-waves': {
    draft: ({ kind, colour, face }) => (kind === 'draft' ? [{ kind: 'die', die: { colour, face } }] : []),
    allocate: ({ kind }) =>
      kind === 'allocate'
        ? [
            { kind: 'allocate', places: ['chestA', null, null], hand: 1 },
            { kind: 'allocate', places: ['chestA', 'hull', null], hand: 2 },
            { kind: 'allocate', places: ['chestA', 'hull', 'crew'], hand: null },
          ]
        : [],
  },
  'rolling-seas': {
    action: ({ kind, wind, path }) =>
      kind === 'sail' && (path as string[]).length === 2
        ? [
            { kind: 'sail', wind, path: [], bonus: false },
            { kind: 'sail', wind, path: (path as string[]).slice(0, 1), bonus: false },
            { kind: 'sail', wind, path, bonus: false },
          ]
        : [],
  },
  'waves-of-fortune': {
    move: ({ kind, to }, { view }) =>
      kind === 'sail'
        ? [
            { kind: 'tile', tile: to },
            { kind: 'tile', tile: (view.open as { ships: { at: number }[] }).ships[view.seat!]!.at },
          ]
        : [],
    dock: ({ kind }) =>
      kind === 'load'
        ? [
            { kind: 'crew', crew: 3 },
            { kind: 'crew', crew: 5 },
          ]
        : [],
  },
  'rattle-battle': {
    turn: ({ kind, ship, x, y }) =>
      kind === 'move'
        ? [
            { ...NO_AIM, ship },
            { ...NO_AIM, ship, act: 'move', place: { x, y } },
          ]
        : [],
    send: ({ kind }) =>
      kind === 'send'
        ? [
            { kind: 'send', ships: 0, captain: false, keep: null },
            { kind: 'send', ships: 1, captain: false, keep: null },
          ]
        : [],
  },
};

const taken = (move: Move) => [
  { kind: 'agent', card: move['card'], count: 1 },
  { kind: 'agent', card: move['card'], count: 2 },
];

const NO_AIM = {
  kind: 'aim',
  act: null,
  ship: null,
  target: null,
  place: null,
  side: null,
  bertha: null,
  drill: false,
  keg: false,
};

describe('The prompt changes with each step of a choice', () => {
  for (const [id, steps] of Object.entries(GAMES))
    test(id, async () => {
      const game = await loadGame(id);
      const { promptOf }: { promptOf: PromptOf } = await import(`../src/games/${id}/prompt.ts`);
      const found = positionsOf(game, steps);
      assert.deepEqual([...found.keys()].sort(), Object.keys(steps).sort());
      for (const it of found.values()) {
        const prompts = promptsOf(game, promptOf, it);
        assert.equal(new Set(prompts).size, prompts.length, prompts.join('\n'));
        for (const prompt of prompts) assert.match(prompt, /^(?!.*(undefined|NaN|null))[A-Z0-9].{20,140}$/);
      }
    });
});
