// What the games add to the lab's measures: ids that fit together, and counts that add up with what the game says
// itself.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadEvaluation } from '@quayside/bots';
import { replay } from '@quayside/engine';
import { GAMES, loadGame, type Options, settle } from '@quayside/rules';
import type { Open as Rattle } from '@quayside/rules/rattle-battle';
import { type Chart, ISLANDS, islandLayings, type Open as Seas, turnOf } from '@quayside/rules/rolling-seas';
import type { Open as Rolling } from '@quayside/rules/rolling-with-the-waves';
import type { Open as Waves } from '@quayside/rules/waves';
import type { Open as Fortune } from '@quayside/rules/waves-of-fortune';
import { loadThings } from '../src/games.ts';
import { playGame } from '../src/playGame.ts';
import { gameSeed } from '../src/seed.ts';
import type { Collected } from '../src/things.ts';

type ObservedGame = { collected: Collected; open: object };

async function played(game: string, players: number, chosen: Options = {}, games = 2): Promise<ObservedGame[]> {
  const rules = await loadGame(game);
  const loaded = { game: rules, evaluation: await loadEvaluation(rules), things: await loadThings(game) };
  const { options } = settle(rules, players, chosen) as { options: Options };
  const all: ObservedGame[] = [];
  for (let index = 0; index < games; index++) {
    const seed = gameSeed({ game, players, seed: 'things' }, index);
    const terms = { index, seed, options, players: Array<string>(players).fill('random') };
    const { collected, record } = await playGame(loaded, terms);
    all.push({ collected, open: replay(rules, record).state.open });
  }
  return all;
}

const sum = (values: readonly number[]): number => values.reduce((all, it) => all + it, 0);

describe('declared', () => {
  for (const game of Object.keys(GAMES)) {
    test(`${game}: no id twice, and shares are of counters there are`, async () => {
      const { things, counters, measures, shares } = await loadThings(game);
      for (const list of [things, counters, measures]) {
        const ids = list.map(({ id }) => id);
        assert.deepEqual(ids, [...new Set(ids)]);
      }
      const known = new Set(counters.map(({ id }) => id));
      for (const { hits, tries } of shares)
        for (const id of [hits, ...(tries === 'games' ? [] : tries)]) assert.ok(known.has(id), id);
      for (const { given } of counters) assert.ok(given === undefined || known.has(given), given);
      assert.ok(things.length > 10 && shares.length > 5 && measures.length > 2);
    });

    test(`${game}: what is collected was declared, and no share is above 1`, async () => {
      const { things, counters, measures, shares } = await loadThings(game);
      const known = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
      const [thingIds, counterIds, measureIds] = [known(things), known(counters), known(measures)];
      for (const { collected } of await played(game, 4)) {
        for (const had of collected.had) {
          for (const id of had) assert.ok(thingIds.has(id), id);
          assert.equal(new Set(had).size, had.length);
        }
        for (const id of Object.keys(collected.counters)) assert.ok(counterIds.has(id), id);
        for (const [id, values] of Object.entries(collected.measures)) {
          assert.ok(measureIds.has(id), id);
          assert.equal(values.length, 4);
        }
        for (const { hits, tries, label } of shares) {
          if (tries === 'games') continue;
          const of = (id: string) => collected.counters[id] ?? 0;
          assert.ok(of(hits) <= sum(tries.map(of)), `${label}: ${of(hits)} of ${sum(tries.map(of))}`);
        }
      }
    });
  }
});

describe('W·A·V·E·S', () => {
  for (const [players, chosen] of [
    [4, { tablets: 'all-vs-all' }],
    [3, { tablets: 'three-players' }],
    [2, { tablets: 'head-to-head' }],
    [4, { mode: 'teams', tablets: 'teams' }],
  ] as const) {
    test(`${players} players, ${JSON.stringify(chosen)}: Elders, rounds and Shells add up`, async () => {
      for (const { collected, open } of await played('waves', players, chosen, 4)) {
        const { counters, measures } = collected;
        const waves = open as Waves;
        const of = (id: string) => counters[id] ?? 0;
        assert.equal(of('collected'), sum(waves.collected.flat()));
        assert.equal(of('rounds'), waves.round);
        assert.equal(of('collected'), of('collected-following') + of('collected-rebelling'));
        assert.equal(of('shells') - of('shells-left'), of('collected'));
        const places = waves.elders.length;
        assert.equal(sum(measures['followed']!) + sum(measures['rebelled']!), places * waves.round);
        const ruled = Object.keys(counters).filter(id => id.startsWith('ruled-'));
        assert.equal(sum(ruled.map(of)), waves.round);
        assert.ok(of('agents') <= places * waves.round && of('agents') > places * (waves.round - 1));
      }
    });
  }
});

test('Rolling with the Waves: dice written are three a captain and round, but for those spent on burying', async () => {
  for (const { collected, open } of await played('rolling-with-the-waves', 4)) {
    const { captains, round } = open as Rolling;
    const { counters, measures } = collected;
    assert.equal((counters['dice'] ?? 0) + 3 * (counters['buried'] ?? 0), 3 * captains.length * round);
    assert.equal(counters['drafted'], 3 * captains.length * round);
    for (const [seat, captain] of captains.entries()) {
      const buried = Object.values(captain.buried).filter(Boolean).length;
      assert.equal(measures['buried']?.[seat] ?? 0, buried);
      assert.equal(collected.had[seat]!.includes('buried-1'), buried > 0);
      for (const track of ['hull', 'ports', 'crew'] as const)
        assert.equal(collected.had[seat]!.includes(`full-${track}`), captain.squares[track].length === 5);
    }
  }
});

/** `explored-X`, where X is an island or the mainland. */
const isLandId = (id: string): boolean => /^explored-(I\d|mainland)$/.test(id);

/** The islands a captain explored, found by what was drawn on its chart. */
function landsIn({ islands }: Chart, log: readonly string[]): string[] {
  const cells = new Map(
    islands.flatMap(({ island, pose, at }) =>
      islandLayings(island)
        .find({ pose, at })!
        .cells.map(cell => [cell, island] as const),
    ),
  );
  const explored = log.map(turnOf).flatMap(turn => (turn.kind === 'explore' ? [turn.at] : []));
  return [...new Set(explored.map(cell => `explored-${cells.get(cell) ?? 'mainland'}`))].sort();
}

test('Rolling Seas: stories told, lands explored and turns are those of the ledgers and logs', async () => {
  for (const { collected, open } of await played('rolling-seas', 4)) {
    const { captains } = open as Seas;
    const { counters, measures } = collected;
    const of = (id: string) => counters[id] ?? 0;
    assert.equal(of('turns'), 100);
    assert.equal(of('sails') + of('hove') + of('explores') + of('visits'), 100);
    for (const [seat, { tellings, home, landfall, log, ledger, chart }] of captains.entries()) {
      assert.equal(measures['tellings']?.[seat] ?? 0, tellings.length);
      assert.equal(measures['explored']?.[seat] ?? 0, log.filter(line => line.startsWith('X')).length);
      const had = collected.had[seat]!;
      assert.ok(had.includes(`home-${home}`) && had.includes(`end-${landfall!.place}`));
      assert.equal(had.includes('ship-1'), ledger.ship >= 1);
      for (const { port } of tellings) assert.ok(had.includes(`told-${port}`));
      assert.deepEqual(
        had
          .filter(id => id.startsWith('explored-'))
          .filter(isLandId)
          .sort(),
        landsIn(chart, log),
      );
    }
    for (const island of ISLANDS) {
      const explorers = collected.had.filter(had => had.includes(`explored-${island}`)).length;
      assert.equal(of(`explored-${island}`), explorers);
    }
  }
});

test('Waves of Fortune: upgrades, gems, the King and the gold are those of the ships', async () => {
  for (const { collected, open } of await played('waves-of-fortune', 4)) {
    const { ships, phase } = open as Fortune;
    const { had, counters, measures } = collected;
    const slayer = phase.kind === 'over' ? phase.slayer : null;
    assert.equal(counters['king-fell'] ?? 0, slayer === null ? 0 : 1);
    for (const [seat, { upgrades, gems }] of ships.entries()) {
      const bought = had[seat]!.filter(id => id.startsWith('upgrade-')).map(id => id.slice('upgrade-'.length));
      assert.deepEqual(bought.sort(), [...upgrades].sort());
      assert.equal(had[seat]!.includes('kraken'), gems > 0);
      assert.equal(had[seat]!.includes('king-slain'), slayer === seat);
      assert.equal(had[seat]!.filter(id => id.startsWith('first-')).length, Math.min(1, upgrades.length));
    }
    const decks = ['SO', 'SI', 'DO', 'DI'].map(deck => sum(measures[`cards-${deck}`] ?? []));
    assert.equal(sum(decks), counters['cards']);
  }
});

test('Rattle, Battle: upgrades, crew and VP cards are those of the Galleons', async () => {
  for (const { collected, open } of await played('rattle-battle', 4)) {
    const { galleons, drawn } = open as Rattle;
    const { had, counters, measures } = collected;
    for (const card of drawn) assert.equal(counters[`drawn-${card}`], 1);
    assert.equal(counters['vp-cards'] ?? 0, sum(galleons.map(({ cards }) => cards.length)));
    for (const [seat, { upgrades, crew, cards }] of galleons.entries()) {
      for (const { id } of upgrades) assert.ok(had[seat]!.includes(`upgrade-${id}`));
      for (const { id } of crew) assert.ok(had[seat]!.includes(`sailor-${id}`));
      assert.equal(measures['vp-cards']?.[seat] ?? 0, cards.length);
      assert.equal(had[seat]!.filter(id => id.startsWith('start-')).length, 1);
    }
  }
});
