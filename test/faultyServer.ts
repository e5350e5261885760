// A server for the browser in which something goes wrong: `mistaken`, the rules of W·A·V·E·S throw when the first of
// two players follows. Told "hurry <table>" it stops for a moment and opens elsewhere, with hardly any time left there.

import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadGame } from '@quayside/rules';
import { gamesOf, TestServer } from '../packages/server/test/testServer.ts';

const waves = await loadGame('waves');
const mistaken: typeof waves = {
  ...waves,
  play(state, seat, move, tell) {
    if (state.own.length === 2 && seat === 0 && 'kind' in move && move.kind === 'follow')
      throw new Error('a card too many');
    waves.play(state, seat, move, tell);
  },
};
const server = await TestServer.open({
  games: gamesOf(process.argv.includes('mistaken') ? mistaken : waves),
  web: join(import.meta.dirname, '../packages/web/dist'),
});
process.once('SIGTERM', async () => {
  await server.close();
  process.exit();
});
console.log(`open at ${server.url}`);
for await (const line of createInterface(process.stdin)) {
  await server.shortenClocks(line.replace('hurry ', ''), 1);
  console.log(`open at ${server.url}`);
}
