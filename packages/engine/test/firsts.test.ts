// What is explained when it is first met: sentences that are short, paragraphs that exist, and games in which each
// comes up when somebody is asked.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type AnyGame, type AnyShape, loadGame, type Met, plain, settle } from '@quayside/rules';
import { COURSE_IDS, loadFirsts } from '@quayside/rules/courses';
import { eventsFor, type GameRecord, Past, randomRecord } from '../src/index.ts';

const RULES = join(import.meta.dirname, '../../rules/src');
const MOST_WORDS = 35;
const RANDOM_GAMES = 3; // with each number of players
const NO_PIECE = /undefined|null|NaN|:-1$/;

const paragraphsOf = (id: string): Set<string> => {
  const text = readFileSync(join(RULES, id, 'RULES.md'), 'utf8');
  return new Set([...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number!));
};

function* recordsOf(game: AnyGame): Generator<GameRecord> {
  for (const file of globSync(`${game.id}/test/games/*.json`, { cwd: RULES }).toSorted())
    yield JSON.parse(readFileSync(join(RULES, file), 'utf8'));
  for (let n = 0; n < RANDOM_GAMES; n++)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      yield randomRecord(game, seats, settle(game, seats, {}).options!, `firsts ${n}`);
}

/** Every decision of a game, as whoever is asked sees it and was told since the last move. */
function* askedIn(game: AnyGame, record: GameRecord): Generator<Met<AnyShape> & { ask: string }> {
  const told: AnyShape['event'][][] = Array.from({ length: record.seats }, () => []);
  for (const { match, step } of new Past(game, record).steps()) {
    const { seat: by } = step.entry;
    for (const [seat, events] of told.entries()) {
      if (seat === by) events.length = 0;
      events.push(...eventsFor(step.told, seat));
    }
    for (const seat of match.deciding)
      if (seat >= 0) {
        const view = match.view(seat);
        yield { view, events: told[seat]!, ask: game.menu(view).ask };
      }
  }
}

for (const id of COURSE_IDS)
  describe(`What is met for the first time in ${id}`, async () => {
    const game = await loadGame(id);
    const { words, firsts } = (await loadFirsts(id))!;
    const all = firsts(words);

    test('Names are different, paragraphs exist, and there are enough', () => {
      assert.equal(new Set(all.map(first => first.id)).size, all.length);
      assert.ok(all.length >= 6, `${all.length}`);
      const known = paragraphsOf(id);
      assert.deepEqual(
        all.filter(({ rule }) => !known.has(rule)),
        [],
      );
    });

    test('Each says in two short sentences what it is and what to look at', () => {
      for (const { say } of all) {
        const text = plain(say, seat => `${seat}`);
        assert.ok(text.split(/\s+/).length <= MOST_WORDS, text);
        assert.match(text, /^[^.]+\. [^.]+\.$/);
        assert.match(text, /\blook\b/i);
      }
    });

    test('Each is met where somebody is asked, and names its pieces', () => {
      const missing = new Map(all.map(first => [first.id, first]));
      for (const record of recordsOf(game)) {
        if (missing.size === 0) break;
        for (const at of askedIn(game, record))
          for (const first of missing.values()) {
            const pieces = first.met(at);
            if (!pieces) continue;
            missing.delete(first.id);
            assert.ok(pieces.length > 0 && pieces.length <= 3, `${first.id} names ${pieces.length} pieces`);
            for (const piece of pieces) assert.doesNotMatch(piece, NO_PIECE, first.id);
          }
      }
      assert.deepEqual([...missing.keys()], []);
    });

    test('A spectator’s view is no fault, and names no piece of nobody’s', () => {
      const [record] = recordsOf(game);
      for (const { match } of new Past(game, record!).steps())
        for (const { met } of all)
          for (const piece of met({ view: match.view(null), events: [] }) ?? []) assert.doesNotMatch(piece, NO_PIECE);
    });
  });
