import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseRecord } from '@quayside/engine';
import { loadGame } from '@quayside/rules';
import { type Counted, type Ending, played, type Recorded, roundsOf, sought } from './endings.ts';
import { ENDINGS as RATTLE_BATTLE } from './endingsOfRattleBattle.ts';
import { ENDINGS as ROLLING_SEAS } from './endingsOfRollingSeas.ts';
import { ENDINGS as ROLLING_WITH_THE_WAVES } from './endingsOfRollingWithTheWaves.ts';
import { ENDINGS as WAVES } from './endingsOfWaves.ts';
import { ENDINGS as WAVES_OF_FORTUNE } from './endingsOfWavesOfFortune.ts';
import { golden, RENEW } from './golden.ts';

/** One entry of the log on each line. */
function written({ log, ...rest }: Recorded): string {
  const entries = log.map(entry => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "log": [\n${entries}\n  ]\n}\n`;
}

/** `list` is the file in which the endings are listed. */
async function recorded<Open extends Counted>(id: string, list: string, endings: readonly Ending<Open>[]) {
  const game = await loadGame(id);
  const path = `packages/rules/src/${id}/test/games`;
  const folder = fileURLToPath(new URL(`../../../${path}/`, import.meta.url));
  const read = (name: string): Recorded => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'));
  const line = ({ name, about }: Ending<Open>): string => {
    const { log, expect } = read(name);
    return `- \`${name}.json\`: ${about} ${expect.rounds} rounds, ${log.length} moves.`;
  };

  describe(`Recorded games of ${game.title}`, () => {
    for (const ending of endings)
      test(`${ending.name}: ${ending.about}`, () => {
        if (RENEW) golden(`${path}/${ending.name}.json`, written(sought(game, ending)));
        const record = read(ending.name);
        const replayed = played<Open>(game, parseRecord(record));
        const { reason, ranks } = replayed;
        deepEqual({ reason, ranks, rounds: roundsOf(replayed.open) }, record.expect);
        ok(ending.wanted(replayed), 'the game is no longer what it was recorded for');
      });

    test('are all listed, and described in the README', () => {
      const files = readdirSync(folder).filter(file => file.endsWith('.json'));
      equal(
        files.sort().join(),
        endings
          .map(({ name }) => `${name}.json`)
          .sort()
          .join(),
      );
      golden(`${path}/README.md`, `${introduction(list)}\n${endings.map(line).join('\n')}\n`);
    });
  });
}

const introduction = (list: string): string => `# Recorded games

Whole games, replayed by \`packages/engine/test/endings.test.ts\`; \`expect\` says how each must end. What is sought is
listed in \`packages/engine/test/${list}\`; after a change of the rules the games are sought anew with
\`RENEW=1 node --test --test-isolation=none packages/engine/test/endings.test.ts\`, and any of them is shown with
\`npm run -s quayside -- replay FILE\`.
`;

await recorded('waves', 'endingsOfWaves.ts', WAVES);
await recorded('rolling-seas', 'endingsOfRollingSeas.ts', ROLLING_SEAS);
await recorded('rolling-with-the-waves', 'endingsOfRollingWithTheWaves.ts', ROLLING_WITH_THE_WAVES);
await recorded('waves-of-fortune', 'endingsOfWavesOfFortune.ts', WAVES_OF_FORTUNE);
await recorded('rattle-battle', 'endingsOfRattleBattle.ts', RATTLE_BATTLE);
