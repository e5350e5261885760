// Everything on the screen shows one moment: what the plates say comes from the scene, so it is what was shown so far.
// Recorded games of all five are stepped through, event by event, as the table shows them.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type GameRecord, Past } from '@quayside/engine';
import { type AnyGame, type Game, plain, type Shape } from '@quayside/rules';
import { rattleBattle } from '@quayside/rules/rattle-battle';
import { rollingSeas } from '@quayside/rules/rolling-seas';
import { rollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import { waves } from '@quayside/rules/waves';
import { wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { GameUi } from '../src/games/gameUi.ts';
import * as rattleBattleScene from '../src/games/rattle-battle/scene.ts';
import * as rollingSeasScene from '../src/games/rolling-seas/scene.ts';
import * as rollingWithTheWavesScene from '../src/games/rolling-with-the-waves/scene.ts';
import * as wavesScene from '../src/games/waves/scene.ts';
import * as wavesOfFortuneScene from '../src/games/waves-of-fortune/scene.ts';
import { eventsFor, viewFor } from './sceneLaws.ts';

const RULES = join(import.meta.dirname, '../../rules/src');

type Ui<G extends Shape, Scene> = Pick<GameUi<G, Scene, unknown>, 'still' | 'stage' | 'openOf'>;

const recordsOf = (id: string): GameRecord[] =>
  globSync(`${id}/test/games/*.json`, { cwd: RULES }).map(file => JSON.parse(readFileSync(join(RULES, file), 'utf8')));

const ROUNDING = 1e-9;

/** Whose plates are marked as to act; the dice of Rattle, Battle are dropped by nobody. */
const turnOf = <G extends Shape>(game: Game<G>, open: G['open']) =>
  game
    .deciding(open)
    .filter(seat => seat >= 0)
    .sort();

/** The scores as the plates show them. */
const scoresOf = <G extends Shape>(game: Game<G>, open: G['open']) =>
  game.standings(open).map(({ seat, score }) => ({ seat, score }));

function plates<G extends Shape, Scene>(game: Game<G>, { still, stage, openOf }: Ui<G, Scene>): void {
  test(`The plates of ${game.title} follow the scene through whole recorded games`, () => {
    const records = recordsOf(game.id);
    let scored = 0;
    let ended = 0;
    for (const record of records)
      for (const { step } of new Past(game as unknown as AnyGame, record).steps())
        for (const seat of new Set([0, record.seats - 1, null])) {
          const before = viewFor(game, step.before, seat);
          const after = viewFor(game, step.after, seat);
          let scene = still(before);
          let shown = scoresOf(game, openOf(scene, before.open));
          let progress = game.progress(openOf(scene, before.open));
          equal(progress, game.progress(before.open), 'the progress bar begins where it stood');
          deepEqual(turnOf(game, openOf(scene, before.open)), turnOf(game, before.open), 'the turn mark too');
          deepEqual(shown, scoresOf(game, before.open), 'before the first event nothing has changed');
          const events = eventsFor(game, step, seat);
          for (const [n, event] of events.entries()) {
            const staged = stage(scene, event);
            const scores = scoresOf(game, openOf(staged, before.open));
            if (JSON.stringify(scores) !== JSON.stringify(shown)) scored += 1;
            if (n < events.length - 1) equal(game.outcome(openOf(staged, before.open)), null, 'nobody has won yet');
            const open = openOf(staged, before.open);
            const now = game.progress(open);
            // Only Rolling with the Waves goes back: whoever is robbed has fewer full rows.
            if (game.id !== 'rolling-with-the-waves')
              ok(
                now >= progress - ROUNDING && now <= game.progress(after.open) + ROUNDING,
                `ply ${step.ply}, ${event.type}: progress ${progress}, ${now}, then ${game.progress(after.open)}`,
              );
            // Whose turn it is follows the scene: it is as before the step, nobody's while it is resolved, or already
            // what the events lead to.
            ok(
              turnOf(game, open).length === 0 ||
                [before.open, after.open].some(at => isDeepStrictEqual(turnOf(game, at), turnOf(game, open))),
              `ply ${step.ply}, ${event.type}: turn of ${turnOf(game, open)}`,
            );
            for (const asked of turnOf(game, open))
              ok(plain(game.words.awaiting(open, asked), String).length > 0, `ply ${step.ply}: what ${asked} decides`);
            scene = staged;
            shown = scores;
            progress = now;
          }
          deepEqual(shown, scoresOf(game, after.open), `ply ${step.ply}: the last event leads to the position`);
          if (events.length > 0 && game.id === 'rolling-with-the-waves')
            equal(progress, game.progress(after.open), `ply ${step.ply}: the progress bar too`);
          if (game.outcome(after.open)) ended += 1;
        }
    ok(records.length > 3 && scored > 20 && ended > 3, `${records.length} games, ${scored} changes, ${ended} ends`);
  });
}

describe('Truth on the stage', () => {
  plates(waves, wavesScene);
  plates(rollingSeas, rollingSeasScene);
  plates(rollingWithTheWaves, rollingWithTheWavesScene);
  plates(wavesOfFortune, wavesOfFortuneScene);
  plates(rattleBattle, rattleBattleScene);
});
