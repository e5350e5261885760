// The rules of a released version never change: a game that began under them goes on under them.

import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  chooserOf,
  digestOf,
  type GameRecord,
  isCommitment,
  Match,
  Past,
  parseRecord,
  randomChoice,
  seedOf,
} from '@quayside/engine';
import {
  type AnyGame,
  GAMES,
  loadGame,
  type Meta,
  type Options,
  pick,
  settle,
  toPresentContract,
} from '@quayside/rules';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RELEASED = join(ROOT, 'packages/rules/released');
const MOST_PLIES = 250; // of a random game
const RANDOM_TABLES = 3; // with options chosen at random, for each number of players

/** The released versions of a game, the oldest first. */
const versionsOf = (id: string): number[] =>
  globSync(`${id}-*.js`, { cwd: RELEASED })
    .map(file => Number(file.slice(id.length + 1, -3)))
    .filter(version => Number.isInteger(version))
    .sort((a, b) => a - b);

const releasedGame = async (id: string, version: number): Promise<AnyGame> =>
  toPresentContract((await import(join(RELEASED, `${id}-${version}.js`))).game);

const whatToDo = ({ id, title, version }: Meta): string =>
  `The rules of ${title} have changed, but version ${version} of them is released and tables are played by it. ` +
  `Raise \`version\` in packages/rules/src/${id}/meta.ts to ${version + 1}.`;

for (const [id, { meta }] of Object.entries(GAMES)) {
  const versions = versionsOf(id);
  const newest = versions.at(-1) ?? 0;
  describe(`The versions of ${meta.title}`, () => {
    test('only rise: the present one is the last that was released, or the next', () =>
      ok(
        meta.version === newest || meta.version === newest + 1,
        `Version ${newest} of ${meta.title} is the last that was released, so \`version\` in ` +
          `packages/rules/src/${id}/meta.ts is ${newest} while the rules are the same, else ${newest + 1}; ` +
          `it is ${meta.version}.`,
      ));

    test('can all be loaded', async () => {
      for (const version of versions) {
        const game = await loadGame(id, version);
        deepEqual([game.id, game.version], [id, version]);
      }
      await rejects(loadGame(id, meta.version + 1), /^Error: Version \d+ of the rules of .* is not here; there are: /);
    });

    if (meta.version === newest) {
      test('The present rules play recorded games as the released ones do', async () => {
        const [present, released] = [await loadGame(id), await releasedGame(id, newest)];
        for (const record of recordsOf(id)) equal(story(present, record), story(released, record), whatToDo(meta));
      });

      test('The present rules play random games as the released ones do', async () => {
        const [present, released] = [await loadGame(id), await releasedGame(id, newest)];
        for (let seats = meta.seats.min; seats <= meta.seats.max; seats++)
          for (const options of tables(meta, seats)) together(present, released, seats, options);
      });
    }
  });
}

function recordsOf(id: string): GameRecord[] {
  const folder = join(ROOT, 'packages/rules/src', id, 'test/games');
  return globSync('*.json', { cwd: folder }).map(file =>
    parseRecord(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
}

/** What every entry of a game leads to. */
function story(game: AnyGame, record: GameRecord): string {
  const past = new Past(game, record);
  const digests = [...past.steps()].map(({ step: { after, told } }) => digestOf(after, told));
  return [digestOf(past.at(0).state, []), ...digests].join(' ');
}

/** What is chosen by itself, and some tables with everything chosen at random. */
function* tables(meta: Meta, seats: number): Generator<Options> {
  yield settle(meta, seats, {}).options!;
  const rng = chooserOf(`options for ${seats}`);
  for (let i = 0; i < RANDOM_TABLES; i++) {
    const chosen: Record<string, string> = {};
    for (const option of meta.options) {
      const fitting = option.choices.filter(({ value }) => option.fits?.(value, seats, chosen) ?? true);
      chosen[option.id] = pick(rng, fitting).value;
    }
    yield chosen;
  }
}

/** Both play the same random moves, as long as they agree on what may be played and what comes of it. */
function together(present: AnyGame, released: AnyGame, seats: number, options: Options): void {
  const seed = seedOf(`${seats} ${JSON.stringify(options)}`);
  const chooser = chooserOf(seed);
  const [mine, theirs] = [Match.start(present, seats, options, seed), Match.start(released, seats, options, seed)];
  const now = (match: Match) => [match.asked, match.outcome];
  equal(digestOf(mine.state, []), digestOf(theirs.state, []), whatToDo(present));
  deepEqual(now(mine), now(theirs), whatToDo(present));
  const compared = new Set<string>();
  while (mine.ply < MOST_PLIES) {
    for (const seat of mine.deciding) {
      // While others commit to a joint decision, the menu of who is still awaited stays the same.
      const question = `${seat} at ${mine.asked[seat]}`;
      if (compared.has(question)) continue;
      compared.add(question);
      equal(JSON.stringify(mine.menu(seat)), JSON.stringify(theirs.menu(seat)), whatToDo(present));
    }
    for (const seat of mine.deciding)
      equal(isCommitment(present, mine.state.open, seat), isCommitment(released, theirs.state.open, seat));
    const choice = randomChoice(present, mine.state, chooser);
    if (!choice) return;
    const move = JSON.parse(JSON.stringify(choice.move));
    const [done, doneThere] = [mine.submit(choice.seat, move), theirs.submit(choice.seat, move)];
    const told = (steps: typeof done.steps) => steps?.map(step => digestOf(step.after, step.told));
    deepEqual(told(done.steps), told(doneThere.steps), whatToDo(present));
    deepEqual(now(mine), now(theirs), whatToDo(present));
  }
}
