// What a hint draws on the boards: the choice that stands for its move, and the ways its pieces go. The board draws
// that choice as it draws one's own, so a hint shows what pressing it oneself would show.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type GameRecord, Past } from '@quayside/engine';
import type { AnyGame, Game, Shape, View } from '@quayside/rules';
import { rattleBattle } from '@quayside/rules/rattle-battle';
import { rollingSeas } from '@quayside/rules/rolling-seas';
import { rollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import { waves } from '@quayside/rules/waves';
import { courseTo, wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import * as battle from '../src/games/rattle-battle/draft.ts';
import { pointsOf as battlePoints } from '../src/games/rattle-battle/points.ts';
import * as seas from '../src/games/rolling-seas/draft.ts';
import { pointsOf as seasPoints } from '../src/games/rolling-seas/pointing.ts';
import { trail } from '../src/games/rolling-seas/sailPreview.ts';
import * as maps from '../src/games/rolling-with-the-waves/draft.ts';
import { pointsOf as mapsPoints } from '../src/games/rolling-with-the-waves/pointing.ts';
import * as council from '../src/games/waves/draft.ts';
import { pointsOf as councilPoints } from '../src/games/waves/points.ts';
import * as fortune from '../src/games/waves-of-fortune/draft.ts';
import { pointsOf as fortunePoints } from '../src/games/waves-of-fortune/points.ts';
import { inFrontOf } from '../src/hint/useHintedDraft.ts';
import { through } from '../src/pointing/geometry.ts';

const RULES = join(import.meta.dirname, '../../rules/src');
const A_MENU = 12; // moves of one menu that are looked at, spread over it

/** Moves that could be made along the recorded games, each with the view of whoever could make it. */
function* movesOf<G extends Shape>(
  game: Game<G>,
): Generator<{ view: View<G>; move: G['move']; moves: readonly G['move'][] }> {
  for (const file of globSync(`${game.id}/test/games/*.json`, { cwd: RULES }).toSorted()) {
    const record: GameRecord = JSON.parse(readFileSync(join(RULES, file), 'utf8'));
    for (const { match } of new Past(game as unknown as AnyGame, record).steps())
      for (const seat of match.deciding.filter(it => it >= 0)) {
        const view = match.view(seat) as unknown as View<G>;
        const { moves } = game.menu(view);
        const step = Math.max(1, Math.floor(moves.length / A_MENU));
        for (let i = 0; i < moves.length; i += step) yield { view, move: moves[i]!, moves };
      }
  }
}

/** Every move of these kinds gives a draft that stands for the same move. */
function standsFor<G extends Shape & { move: { kind: string } }>(
  game: Game<G>,
  drawn: Record<string, (at: { view: View<G>; move: G['move']; moves: readonly G['move'][] }) => unknown>,
): void {
  const seen = new Set<string>();
  for (const at of movesOf(game)) {
    const kind: string = at.move.kind;
    const again = drawn[kind]?.(at);
    if (again === undefined) continue;
    seen.add(kind);
    deepEqual(again, at.move);
  }
  deepEqual([...seen].toSorted(), Object.keys(drawn).toSorted(), 'kinds of move that were seen');
}

describe('The choice that a hint draws stands for its move', () => {
  test('W·A·V·E·S: the cards taken up, with their stance; the discards; the token', () => {
    standsFor(waves, {
      follow: ({ move }) => council.playOf(council.draftOf(move) as council.AgentDraft, 'follower'),
      rebel: ({ move }) => council.playOf(council.draftOf(move) as council.AgentDraft, 'rebel'),
      discard: ({ move }) => council.moveOf(council.draftOf(move)),
    });
    // Head to head only, which no recorded game is.
    deepEqual(council.moveOf(council.draftOf({ kind: 'token', place: 2 })), { kind: 'token', place: 2 });
  });

  test('Rolling with the Waves: the die, every die on its place, the chest, the 7, the aim', () => {
    const again = ({ view, move }: { view: View<never>; move: object }) => {
      const { open, seat } = view as unknown as Parameters<typeof maps.draftOf>[1];
      const cannon = open.phase.kind === 'fire' ? open.phase.cannon : 'smallCannon';
      const draft = maps.draftOf(move as never, view as never);
      return maps.moveOf(draft, open.captains[seat!]!, cannon);
    };
    const all = ['draft', 'allocate', 'bury', 'raise', 'keep', 'fire'] as const;
    standsFor(rollingWithTheWaves, Object.fromEntries(all.map(kind => [kind, at => again(at as never)])));
  });

  test('Rolling Seas: the shape where it would lie, the sail with its path, the land, the visit', () => {
    const again = (at: { view: View<never>; move: object; moves: readonly object[] }) =>
      seas.moveOf(seas.draftOf(at.move as never), at.view as never, at.moves as never);
    const all = ['island', 'obstacle', 'home', 'sail', 'explore', 'port'] as const;
    standsFor(rollingSeas, Object.fromEntries(all.map(kind => [kind, at => again(at as never)])));
  });

  test('Waves of Fortune: the tile, the hold', () => {
    const again = (at: { view: View<never>; move: object; moves: readonly object[] }) =>
      fortune.moveOf(fortune.draftOf(at.move as never, at.view as never), at.view as never, at.moves as never);
    const all = ['sail', 'stay', 'load', 'ram', 'drift'] as const;
    standsFor(wavesOfFortune, Object.fromEntries(all.map(kind => [kind, at => again(at as never)])));
  });

  test('Rattle, Battle: the ship at its goal, the shot, the fleet, the Loot', () => {
    const again = (at: { view: View<never>; move: object; moves: readonly object[] }) =>
      battle.moveOf(
        battle.draftOf(at.move as never),
        at.view as never,
        rattleBattle.menu(at.view as never).ask,
        at.moves as never,
      );
    const all = ['move', 'fire', 'send', 'stow', 'trade', 'gift'] as const;
    standsFor(rattleBattle, Object.fromEntries(all.map(kind => [kind, at => again(at as never)])));
  });
});

describe('The ways a hint draws', () => {
  test('W·A·V·E·S: from the card to the Elder', () => {
    for (const { view, move } of movesOf(waves))
      if (move.kind === 'follow' || move.kind === 'rebel')
        equal(councilPoints(move, view).rope?.[0], `card:${move.card}`);
  });

  test('Rolling with the Waves: from every die to its place', () => {
    let seen = 0;
    for (const { view, move } of movesOf(rollingWithTheWaves)) {
      if (move.kind !== 'allocate') continue;
      const { rope, more = [] } = mapsPoints(move, view);
      const ways = [rope!, ...more];
      deepEqual(
        ways.map(([, to]) => to),
        move.orders.map(({ icon }) => `${icon}:${view.seat}`),
      );
      equal(new Set(ways.map(([from]) => from)).size, 3);
      seen++;
    }
    ok(seen > 10);
  });

  test('Rolling Seas: along the cells of the trail, and one cell of a shape', () => {
    let turns = 0;
    for (const { view, move } of movesOf(rollingSeas)) {
      const { rings, rope } = seasPoints(move, view);
      if (move.kind === 'island' || move.kind === 'obstacle') equal(rings.length, 1);
      if (move.kind !== 'sail' || !rope) continue;
      const captain = view.open.captains[view.seat!]!;
      deepEqual(
        rope,
        trail(captain, move.wind, move.path, view.open.table).map(cell => `cell:${cell}`),
      );
      if (rope.length > 2) turns++;
    }
    ok(turns > 10);
  });

  test('Waves of Fortune: along the tiles of the course', () => {
    let past = 0;
    for (const { view, move } of movesOf(wavesOfFortune)) {
      if (move.kind !== 'sail') continue;
      const { rope } = fortunePoints(move, view);
      const course = courseTo(view.open, view.open.ships[view.seat!]!, move.to);
      deepEqual(rope, [`ship:${view.seat}`, ...course.slice(1).map(tile => `tile:${tile}`)]);
      if (rope!.length > 2) past++;
    }
    ok(past > 10);
  });

  test('Rattle, Battle: from the ship to its ghost, from the gun to the target', () => {
    const seen = new Set<string>();
    for (const { view, move } of movesOf(rattleBattle)) {
      if (move.kind === 'move') deepEqual(battlePoints(move, view).more, [[`die:${move.ship}`, 'ghost']]);
      else if (move.kind === 'fire')
        deepEqual(battlePoints(move, view).rope, [`die:${move.ship}`, `die:${move.target}`]);
      else continue;
      seen.add(move.kind);
    }
    deepEqual([...seen].toSorted(), ['fire', 'move']);
  });

  test('go past the middles of the pieces between, and end before the last', () => {
    const box = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 });
    deepEqual(through([box(0, 0), box(100, 0), box(100, 100)], 5), [
      { x: 10, y: 10 },
      { x: 110, y: 10 },
      { x: 110, y: 95 },
    ]);
  });
});

describe('While a hint is drawn', () => {
  test('its choice is read, one’s own is written, and then the hint is gone', () => {
    const own = { value: 'mine' as unknown };
    const shown: { value: { draft: unknown } | null } = { value: { draft: 'hinted' } };
    const draft = inFrontOf(own, shown);
    equal(draft.value, 'hinted');
    draft.value = 'chosen';
    deepEqual([own.value, shown.value, draft.value], ['chosen', null, 'chosen']);
  });

  test('a move of one press leaves one’s own choice as it is', () => {
    equal(inFrontOf({ value: 'mine' }, { value: { draft: null } }).value, 'mine');
  });
});
