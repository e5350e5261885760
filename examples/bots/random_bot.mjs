// Plays any game at random, in JavaScript without a build and without packages: `node random_bot.mjs`.
//
// In the arena:    npm run -s quayside -- arena --game waves --seats "cmd:node examples/bots/random_bot.mjs,random"
// At a live table: npm run -s quayside -- bot --table LINK -- node examples/bots/random_bot.mjs

import { createInterface } from 'node:readline';

/** `view.open` is what everybody sees, `view.own` what you alone see; `menu.moves` are legal moves. */
function choose(_view, menu) {
  return menu.moves[Math.floor(Math.random() * menu.moves.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'decide') {
    const move = choose(message.view, message.menu);
    process.stdout.write(`${JSON.stringify({ t: 'move', id: message.id, move })}\n`);
  } else if (message.t === 'error') {
    process.stderr.write(`my answer was not taken: ${message.message}\n`);
  }
}
