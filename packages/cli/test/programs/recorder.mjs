// A program that always plays the first move of the menu and writes down every line it reads and writes.

import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [file] = process.argv.slice(2);

for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(file, `${line}\n`);
  const { t, id, menu } = JSON.parse(line);
  if (t !== 'decide') continue;
  // Every tenth answer is wrong, so that there is an error too.
  const move = id % 10 === 0 ? { kind: 'cheat' } : menu.moves[0];
  const answer = JSON.stringify({ t: 'move', id, move });
  appendFileSync(file, `${answer}\n`);
  process.stdout.write(`${answer}\n`);
}
