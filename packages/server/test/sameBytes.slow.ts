// The law of secrets for bytes (sameBytes.ts) in all five games, and what the test itself must find.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Match } from '@quayside/engine';
import { type AnyGame, GAMES, loadGame } from '@quayside/rules';
import { HiddenCommitments } from '../src/domain/hiddenCommitments.ts';
import {
  COMMITS,
  COMMITS_LATER,
  COMMITS_OTHERWISE,
  COMMITS_TWICE,
  differences,
  givenIn,
  NOTHING,
  type Secret,
  type Setting,
} from './sameBytes.ts';
import { alikeTo, givenAt } from './sameBytesOfCards.ts';
import { PEARLS } from './testServer.ts';

// Where a joint decision comes later than at the very beginning: there is a past to go back to and to be late in.
const FROM: Readonly<Record<string, number>> = { waves: 3, 'rolling-with-the-waves': 9, 'rolling-seas': 6 };

const leaks = async (setting: Setting, one: Secret, other: Secret): Promise<string[]> =>
  differences(await givenIn(setting, one), await givenIn(setting, other));

for (const [id, { meta }] of Object.entries(GAMES))
  describe(meta.title, async () => {
    const setting: Setting = { game: await loadGame(id), from: FROM[id] ?? 0 };

    test('Where ready marks are hidden, nobody can tell who has committed, nor to what', async () => {
      const nothing = await givenIn(setting, NOTHING);
      for (const secret of [COMMITS_LATER, COMMITS_TWICE])
        assert.deepEqual(differences(nothing, await givenIn(setting, secret)), [], secret.name);
    });

    test('Where they are shown, nobody can tell to what', async () => {
      const shown = { ...setting, terms: { readyMarks: true } };
      assert.deepEqual(await leaks(shown, COMMITS, COMMITS_OTHERWISE), []);
    });

    test('Nobody can tell what others hold, nor what lies face down', async () => {
      const { game } = setting;
      const [one, other] = alikeTo(game);
      assert.deepEqual(differences(await givenAt(game, one), await givenAt(game, other)), []);
    });
  });

describe('A planted leak is found', () => {
  const setting = { game: PEARLS, from: 4 };
  const found = async (planted: Setting, secrets: readonly [Secret, Secret] = [NOTHING, COMMITS]) =>
    (await leaks(planted, ...secrets)).join('\n');

  test('commitments are shown in the history, and to late spectators', async t => {
    t.mock.method(HiddenCommitments.prototype, 'openPly', (match: Match) => match.ply);
    const leak = await found(setting);
    assert.match(leak, /one with the link, .*\n {2}GET \/api\/tables\/\w+\/history/);
    assert.match(leak, /a late spectator, .*\n.*\n {2}before anybody asks/);
  });

  test('it is told who has still to decide', async t => {
    t.mock.method(HiddenCommitments.prototype, 'deciding', (match: Match) => match.deciding);
    assert.match(await found(setting), /before anybody asks … .*"t":"clock"/);
  });

  test('a request to go back lapses by a secret commitment', async t => {
    t.mock.method(HiddenCommitments.prototype, 'withholds', () => false);
    assert.match(
      await found(setting, [NOTHING, COMMITS_LATER]),
      /a spectator, .*\n.*"t":"hello".*\n {2}while a request/,
    );
  });

  test('a move before the decision can be taken back until somebody commits', async t => {
    t.mock.method(HiddenCommitments.prototype, 'isBarred', () => false);
    // Version 1 asks the other seat for the last die, so that its move comes right before the allocation.
    const game = await loadGame('rolling-with-the-waves', 1);
    assert.match(await found({ game, from: 9 }), /the other seat, .*\n.*"mayTakeBack":true/);
  });

  test('what a seat holds lies open', async () => {
    const [one, other] = alikeTo(PEARLS);
    const leaky = (world: typeof one) => ({ ...world, open: { ...world.open, deck: world.own[1] } });
    const found = differences(await givenAt(PEARLS, leaky(one)), await givenAt(PEARLS, leaky(other)));
    assert.equal(found.length, 2);
  });

  test('a commitment is told to everybody', async () => {
    const game: AnyGame = {
      ...PEARLS,
      play(state, seat, move, tell) {
        PEARLS.play(state, seat, move, tell);
        tell.all({ type: 'dived', move } as { type: string });
      },
    };
    const shown = { game, from: 4, terms: { readyMarks: true } };
    assert.match(await found(shown, [COMMITS, COMMITS_OTHERWISE]), /a spectator, .*\n {2}before anybody asks/);
  });
});
