import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseRecord } from '@quayside/engine';
import { loadGame } from '@quayside/rules';
import { ENDINGS, type Ending, played, type Recorded, sought } from './endings.ts';
import { golden, RENEW } from './golden.ts';

const FOLDER = 'packages/rules/src/waves/test/games';
const folder = fileURLToPath(new URL(`../../../${FOLDER}/`, import.meta.url));
const waves = await loadGame('waves');

/** One entry of the log on each line. */
function written({ log, ...rest }: Recorded): string {
  const entries = log.map(entry => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "log": [\n${entries}\n  ]\n}\n`;
}

const read = (name: string): Recorded => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'));

const line = ({ name, about }: Ending, { log, expect }: Recorded): string =>
  `- \`${name}.json\`: ${about} ${expect.rounds} rounds, ${log.length} moves.`;

describe('Recorded games of W·A·V·E·S', () => {
  for (const ending of ENDINGS)
    test(`${ending.name}: ${ending.about}`, () => {
      if (RENEW) golden(`${FOLDER}/${ending.name}.json`, written(sought(waves, ending)));
      const recorded = read(ending.name);
      const replayed = played(waves, parseRecord(recorded));
      const { reason, ranks } = replayed;
      deepEqual({ reason, ranks, rounds: replayed.open.round }, recorded.expect);
      ok(ending.wanted(replayed), 'the game is no longer what it was recorded for');
    });

  test('are all listed, and described in the README', () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.json'));
    equal(
      files.sort().join(),
      ENDINGS.map(({ name }) => `${name}.json`)
        .sort()
        .join(),
    );
    const lines = ENDINGS.map(ending => line(ending, read(ending.name)));
    golden(`${FOLDER}/README.md`, `${INTRODUCTION}\n${lines.join('\n')}\n`);
  });
});

const INTRODUCTION = `# Recorded games

Whole games, replayed by \`packages/engine/test/endings.test.ts\`; \`expect\` says how each must end. What is sought is
listed in \`packages/engine/test/endings.ts\`; after a change of the rules the games are sought anew with
\`RENEW=1 node --test --test-isolation=none packages/engine/test/endings.test.ts\`, and any of them is shown with
\`npm run -s quayside -- replay FILE\`.
`;
