// Programs of other languages at a real server: the bots of examples/bots sit down by the command line and play whole
// games with a person; bad ones hold nobody up.

import { equal, match, ok } from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ExternalBot } from '@quayside/bots';
import { socketPath, type Terms, type ToClient } from '@quayside/protocol';
import { GAMES, settle } from '@quayside/rules';
import { readConfig, startServer } from '@quayside/server';
import { WebSocket } from 'ws';
import { SimulatedPlayer } from '../src/bench/player.ts';
import { newGuest, newTable } from '../src/bench/requests.ts';
import { SharedState } from '../src/bench/sharedState.ts';
import { LiveBot } from '../src/bot/liveBot.ts';
import { makeBot, newGuest as newBotOwner } from '../src/bot/server.ts';
import '../src/drill/shortClocks.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = join(ROOT, 'packages/cli/src/main.ts');
const BAD = join(ROOT, 'packages/bots/test/programs/bad.mjs');
const RANDOM_PYTHON = ['python3', join(ROOT, 'examples/bots/random_bot.py')];
const RANDOM_JAVASCRIPT = [process.execPath, join(ROOT, 'examples/bots/random_bot.mjs')];

const folder = mkdtempSync(join(tmpdir(), 'quayside-bot-'));
let server: Awaited<ReturnType<typeof startServer>>;

before(async () => {
  const flags = { host: '127.0.0.1', port: '0', 'data-dir': folder, 'log-level': 'error', 'bot-pause-ms': '0' };
  server = await startServer(readConfig(flags, {}), null);
});
after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** A table of this game for two: a person, who plays at random, and an open seat. */
async function tableOf(id: string, terms: Partial<Terms> = {}) {
  const game = await GAMES[id]!.load();
  const target = { url: server.url, chosen: { game, players: 2, options: settle(game, 2, {}).options! } };
  const cookie = await newGuest(target);
  const person = new SimulatedPlayer(cookie, game, 7, { moves: 0, bytes: 0, waits: [] }, 0);
  const table = await newTable(target, cookie, terms);
  await person.join(server.url, table, 0, new SharedState(2));
  return { person, cookie, table, link: `${server.url}/t/${table}` };
}

/** The person asks for another game; resolves with its table. */
async function askForRematch(table: string, cookie: string): Promise<string> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${socketPath(table)}`, { headers: { cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', since: null }));
  socket.send(JSON.stringify({ t: 'rematch', id: 'again' }));
  const next = await new Promise<string>(resolve => {
    socket.on('message', frame => {
      const message = JSON.parse(`${frame}`) as ToClient;
      if (message.t === 'table' && message.table.rematch !== null) resolve(message.table.rematch);
    });
  });
  socket.terminate();
  return next;
}

class BotProcess {
  readonly child: ChildProcess;
  out = '';
  err = '';

  constructor(link: string, flags: string[], command: string[]) {
    this.child = spawn(process.execPath, [MAIN, 'bot', '--table', link, ...flags, '--', ...command]);
    this.child.stdout!.on('data', text => {
      this.out += text;
    });
    this.child.stderr!.on('data', text => {
      this.err += text;
    });
  }

  async until(said: RegExp): Promise<void> {
    while (!said.test(this.out)) {
      if (this.child.exitCode !== null) throw new Error(`it ended: ${this.out}${this.err}`);
      await once(this.child.stdout!, 'data');
    }
  }

  async ended(): Promise<number> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
    return this.child.exitCode!;
  }
}

/** The bot sits down, the person starts, and both play to the end. */
async function playsToTheEnd(id: string, command: string[], flags: string[] = []): Promise<BotProcess> {
  const { person, link } = await tableOf(id);
  const bot = new BotProcess(link, ['--name', 'Robo', '--one-game', ...flags], command);
  await bot.until(/as “Robo”/);
  const over = person.over();
  person.start();
  await over;
  person.leave();
  equal(await bot.ended(), 0, `${bot.out}${bot.err}`);
  match(bot.out, /The game is over: rank \d of 2/);
  return bot;
}

/** Starts no program. */
class FailingBot extends ExternalBot {
  override begin(): void {}
  override decide(): never {
    throw new Error('a mistake of ours');
  }
  override end(): void {}
}

describe('quayside bot', () => {
  test('does not sit down with a program that cannot be started, or without a name', async () => {
    const { link } = await tableOf('waves');
    const missing = new BotProcess(link, ['--name', 'Robo'], ['/no/such/program']);
    equal(await missing.ended(), 2, missing.err);
    equal(missing.out, '');
    match(missing.err, /\/no\/such\/program could not be started; the bot did not sit down\./);
    const nameless = new BotProcess(link, ['--name', ''], RANDOM_PYTHON);
    equal(await nameless.ended(), 2, nameless.err);
    match(nameless.err, /--name takes the name of the bot/);
  });

  test('seats a Python program at a live table, and it plays a whole game', async () => {
    for (const id of Object.keys(GAMES).filter(id => GAMES[id]!.meta.seats.min <= 2)) {
      const { out } = await playsToTheEnd(id, RANDOM_PYTHON);
      match(out, /[1-9]\d* moves, not its own: late 0, illegal 0, garbled 0, crashed 0/);
    }
  });

  test('seats a JavaScript program, with a token that was made before and stays valid', async () => {
    const token = await new Promise<string>(resolve => {
      const made = spawn(process.execPath, [MAIN, 'bot-token', 'create', '--server', server.url, '--name', 'Robo']);
      made.stdout.on('data', text => resolve(`${text}`.trim()));
    });
    match(token, /^bot-[\w-]{43}$/);
    for (const _ of [1, 2]) await playsToTheEnd('waves', RANDOM_JAVASCRIPT, ['--token', token]);
  });

  test('plays on by itself where the program answers wrongly, late or not at all', async () => {
    for (const how of ['text', 'illegal', 'nested', 'silent', 'deaf', 'slow', 'long-line']) {
      const { out } = await playsToTheEnd('waves', [process.execPath, BAD, how], ['--move-ms', '100']);
      match(out, /A random move was played instead of its own/);
    }
  });

  test('plays on where the program says more than it is asked, floods its output or starts others', async () => {
    for (const how of ['twice', 'flood', 'forks']) {
      const { out } = await playsToTheEnd('waves', [process.execPath, BAD, how, join(folder, how)]);
      match(out, how === 'twice' ? /crashed 0; lines nobody had asked for: [1-9]/ : /[1-9]\d* moves/);
    }
  });

  test('whatever becomes of it, a table with a clock waits no longer than the clock: a stand-in plays on', async () => {
    const { person, link } = await tableOf('waves', { clock: 'brisk', runOut: 'bot' });
    const bot = new BotProcess(link, [], RANDOM_JAVASCRIPT);
    await bot.until(/Sits on seat 1/);
    const over = person.over();
    bot.child.kill('SIGSTOP'); // its connection stays open, and nothing answers any more
    person.start();
    await over;
    person.leave();
    bot.child.kill('SIGKILL');
    await bot.ended();
  });

  for (const how of ['crash', 'endless'])
    test(`leaves the seat to a bot of the server where the program always ends so: ${how}; the game goes on`, async () => {
      const { person, link } = await tableOf('waves');
      const bot = new BotProcess(link, [], [process.execPath, BAD, how]);
      await bot.until(/Sits on seat 1/);
      const over = person.over();
      person.start();
      equal(await bot.ended(), 1, `${bot.out}${bot.err}`);
      match(bot.out, /left to a bot of the server/);
      await over;
      person.leave();
    });

  test('leaves the seat to a bot of the server where it fails itself: the game goes on', async () => {
    const { person, table } = await tableOf('waves');
    const { token, name } = await makeBot(server.url, await newBotOwner(server.url), 'Robo');
    const said: string[] = [];
    const terms = {
      server: server.url,
      table,
      token,
      name,
      seat: null,
      moveMs: 1000,
      isOneGame: true,
      isVerbose: false,
    };
    const live = new LiveBot(
      { ...terms, say: line => void said.push(line) },
      new FailingBot(RANDOM_JAVASCRIPT, () => {}),
    );
    const ended = live.play();
    while (!said.some(line => line.startsWith('Sits on seat 1'))) await pause(20);
    const over = person.over();
    person.start();
    equal(await ended, 1);
    equal(said.at(-1), 'Error: a mistake of ours');
    await over;
    person.leave();
  });

  test('killed outright, has the game wait for it at a table without a clock, and plays on with its token', async () => {
    const { person, link } = await tableOf('waves');
    const { token } = await makeBot(server.url, await newBotOwner(server.url), 'Robo');
    const silent = new BotProcess(link, ['--token', token], [process.execPath, BAD, 'silent']);
    await silent.until(/Sits on seat 1/);
    const over = person.over();
    person.start();
    await silent.until(/The game begins/);
    silent.child.kill('SIGKILL');
    await silent.ended();
    const again = new BotProcess(link, ['--token', token, '--one-game'], RANDOM_JAVASCRIPT);
    await over;
    person.leave();
    equal(await again.ended(), 0, `${again.out}${again.err}`);
    match(again.out, /^Sits on seat 1 .*The game is over.*late 0, illegal 0, garbled 0, crashed 0/s);
  });

  test('goes along to a rematch, plays it, and leaves when the people are gone', async () => {
    const { person, cookie, table, link } = await tableOf('waves');
    const bot = new BotProcess(link, ['--name', 'Robo'], RANDOM_JAVASCRIPT);
    await bot.until(/as “Robo”/);
    const over = person.over();
    person.start();
    await over;
    await bot.until(/The game is over/);
    const next = await askForRematch(table, cookie);
    await bot.until(/A rematch: it goes along\.\nSits on seat 0 of W·A·V·E·S as “Robo”/);
    await person.join(server.url, next, 1, new SharedState(2));
    const overAgain = person.over();
    person.start();
    await overAgain;
    await bot.until(/The game is over.*The game is over/s);
    equal(bot.child.exitCode, null, 'it waits for another game while somebody is at the table');
    person.leave();
    equal(await bot.ended(), 0, `${bot.out}${bot.err}`);
    match(bot.out, /[1-9]\d* moves, not its own: late 0, illegal 0, garbled 0, crashed 0/);
  });

  test('stands up by Ctrl-C, and says what is wrong with a command in one sentence', async () => {
    const { person, link } = await tableOf('waves');
    const bot = new BotProcess(link, [], RANDOM_JAVASCRIPT);
    await bot.until(/Waiting for the host/);
    bot.child.kill('SIGINT');
    equal(await bot.ended(), 0, bot.err);
    const again = new BotProcess(link, ['--seat', '1'], RANDOM_JAVASCRIPT);
    await again.until(/Sits on seat 1/); // it is free again
    again.child.kill('SIGINT');
    await again.ended();
    person.leave();
    const wrong = new BotProcess('nonsense', [], RANDOM_JAVASCRIPT);
    equal(await wrong.ended(), 2);
    match(wrong.err, /--table takes the link of a table/);
    const unknown = new BotProcess(`${server.url}/t/nosuchtable1`, [], RANDOM_JAVASCRIPT);
    equal(await unknown.ended(), 1);
    ok(unknown.out.length > 0);
  });
});
