// A program that answers as its argument says, to see that no behaviour of a program does harm.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [how, where] = process.argv.slice(2);
const say = text => process.stdout.write(`${text}\n`);
const move = ({ id, menu }) => JSON.stringify({ t: 'move', id, move: menu.moves.at(-1) });

const ANSWERS = {
  good: question => say(move(question)),
  slow: question => setTimeout(() => say(move(question)), 400),
  silent: () => {},
  text: () => say('I would play the seven'),
  'other-shape': ({ menu }) => say(JSON.stringify({ move: menu.moves[0] })),
  'no-move': ({ id }) => say(JSON.stringify({ t: 'move', id, move: { kind: 'cheat' } })),
  // A move of arrays within arrays, deeper than a recursive walk of it can go.
  nested: ({ id }) => say(`{"t":"move","id":${id},"move":{"kind":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`),
  illegal: ({ id }) => say(JSON.stringify({ t: 'move', id, move: { kind: 'tide', value: 1 } })),
  twice: question => say(`${move(question)}\nand a comment`),
  // As where a program has forked and both of it go on to write.
  repeats: question => say(`${move(question)}\n${move(question)}`),
  'text-first': question => say(`I would play the seven\n${move(question)}`),
  'long-line': question => say(`${'x'.repeat(300_000)}\n${move(question)}`),
  endless: () => setInterval(() => process.stdout.write('x'.repeat(200_000)), 1),
  flood: () => setInterval(() => process.stdout.write('noise\n'.repeat(20_000)), 1),
  crash: () => process.exit(3),
  'crash-later': question => {
    say(move(question));
    if (question.id % 2 === 0) process.exit(3);
  },
  chatty: question => {
    process.stderr.write('thinking hard\n');
    say(move(question));
  },
  noisy: question => {
    process.stderr.write('oh no\n'.repeat(100_000));
    say(move(question));
  },
  // A child of its own that keeps the pipes open and ignores being asked to end.
  forks: question => {
    const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    writeFileSync(where, String(child.pid));
    say(move(question));
  },
};

if (how === 'deaf') setInterval(() => {}, 1000);
else
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.t === 'decide') ANSWERS[how](message);
    else if (where && how === 'good') writeFileSync(where, `${line}\n`, { flag: 'a' });
  }
