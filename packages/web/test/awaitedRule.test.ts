// While others decide, the prompt leads to the rule of what they are asked: the one they read themselves, wherever the
// question is the same for all.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type GameRecord, Past } from '@quayside/engine';
import { GAMES, loadGame } from '@quayside/rules';
import { awaitedRule } from '../src/table/awaitedRule.ts';

const RULES = join(import.meta.dirname, '../../rules/src');

/** What some are asked otherwise than others in one phase, which the open position does not tell apart. */
const OWN_RULE: Readonly<Record<string, readonly string[]>> = {
  'rolling-with-the-waves': ['fire-too'],
  'rolling-seas': ['known-alone', 'rocks-alone', 'adventure-passed'],
  'rattle-battle': ['turn-acted', 'unload'],
};

for (const id of Object.keys(GAMES))
  test(`${id}: everything that is asked has its rule for the others`, async () => {
    const game = await loadGame(id);
    const faults = new Set<string>();
    const asked = new Set<string>();
    for (const file of globSync(`${id}/test/games/*.json`, { cwd: RULES }).toSorted()) {
      const record: GameRecord = JSON.parse(readFileSync(join(RULES, file), 'utf8'));
      for (const { match } of new Past(game, record).steps())
        for (const seat of match.deciding) {
          const rule = awaitedRule(game, match.state.open);
          if (seat < 0) {
            if (rule === null) faults.add('the sea');
            continue;
          }
          const { ask } = game.menu(match.view(seat));
          asked.add(ask);
          const isTheirs = rule === game.words.asks[ask]!.rule || (rule !== null && OWN_RULE[id]?.includes(ask));
          if (!isTheirs) faults.add(`${ask}: ${rule}`);
        }
    }
    assert.ok(asked.size > 1);
    assert.deepEqual([...faults], []);
  });
