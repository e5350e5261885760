// Programs as bots, the bad ones above all: real processes, asked by the code that the arena and live tables use.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Match, seedOf } from '@quayside/engine';
import { pearls } from '@quayside/engine/pearls';
import { type AnyGame, pick, rngOf, settle } from '@quayside/rules';
import { type Decided, ExternalBot, type Faults, noFaults } from '../src/external/externalBot.ts';

const PEARLS = pearls as unknown as AnyGame;
const OPTIONS = settle(PEARLS, 2, {}).options!;
const BAD = join(import.meta.dirname, 'programs/bad.mjs');
const PATIENT_MS = 20_000; // for a machine that is busy with other things
const SHORT_MS = 60;

const NONE: Faults = noFaults();

type Run = { decided: Decided[]; faults: Faults; said: string[]; bot: ExternalBot };

/** Lets a program decide so often, in as many games as that takes, and closes it. */
async function run(
  how: string[],
  decisions: number,
  ms = PATIENT_MS,
  restMs = 0,
  game: AnyGame = PEARLS,
): Promise<Run> {
  const said: string[] = [];
  const bot = new ExternalBot([process.execPath, BAD, ...how], line => said.push(line));
  const decided: Decided[] = [];
  const rng = rngOf(7);
  try {
    for (let nth = 0; decided.length < decisions; nth++) {
      const match = Match.start(PEARLS, 2, OPTIONS, seedOf(`game ${nth}`));
      bot.begin({ game, options: OPTIONS, seats: 2, seat: 0 });
      while (!match.outcome && decided.length < decisions) {
        const seat = match.deciding[0]!;
        if (seat !== 0) match.submit(seat, pick(rng, match.menu(seat).moves));
        else {
          const choice = await bot.decide(match.view(0), [], ms, rng);
          decided.push(choice);
          equal(match.submit(0, choice.move).refusal, null, 'what is played is legal');
          await pause(restMs);
        }
      }
      if (match.outcome) bot.end(match.outcome, []);
    }
  } finally {
    await bot.close();
  }
  return { decided, faults: bot.faults, said, bot };
}

const faultsOf = ({ decided }: Pick<Run, 'decided'>) => decided.map(({ fault }) => fault);

describe('a program as a bot', () => {
  test('is started once, plays many games, and its moves are played', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-bot-'));
    const log = join(folder, 'lines');
    const { faults, said } = await run(['good', log], 30);
    deepEqual(faults, NONE);
    deepEqual(said, []);
    const lines = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    const [hello] = lines;
    deepEqual(hello, { t: 'hello', protocol: 1, game: 'pearls', version: 1, seats: 2, seat: 0, options: OPTIONS });
    deepEqual([...new Set(lines.map(({ t }) => t))], ['hello', 'over']);
    ok(lines.filter(({ t }) => t === 'hello').length > 1, 'several games');
    const over = lines.find(({ t }) => t === 'over');
    equal(over.outcome.ranks.length, 2);
    rmSync(folder, { recursive: true });
  });

  test('that answers too late loses its move, and the late answer is not taken for the next', async () => {
    const { decided, faults } = await run(['slow'], 2, SHORT_MS);
    deepEqual(
      decided.map(({ fault }) => fault),
      ['late', 'late'],
    );
    deepEqual({ ...faults, late: 0 }, NONE);
  });

  test('that says nothing is asked in vain three times, then started again', async () => {
    const result = await run(['silent'], 4, SHORT_MS);
    deepEqual(faultsOf(result), ['late', 'late', 'late', 'late']);
    ok(
      result.said.some(line => line.includes('did not answer 3 times in a row')),
      `${result.said}`,
    );
  });

  test('that writes anything else than an answer is told so', async () => {
    for (const how of ['text', 'other-shape']) {
      const { faults } = await run([how], 3);
      deepEqual(faults, { ...NONE, garbled: 3 });
    }
  });

  test('that plays no move, or an illegal one, is refused', async () => {
    for (const how of ['no-move', 'illegal', 'nested']) {
      const { decided, faults } = await run([how], 3);
      deepEqual(faults, { ...NONE, illegal: 3 });
      if (how !== 'illegal')
        for (const { why } of decided) match(why, /^not a move: \{"t":"move","id":\d,"move":\{"kind":/);
      for (const { why } of decided) ok(why.length < 200, why);
    }
  });

  test('on whose move the rules fail is refused, and asked again', async () => {
    const fails = { ...PEARLS, parse: () => [].at(0)!['kind'] } as unknown as AnyGame;
    const { decided, faults } = await run(['good'], 2, PATIENT_MS, 0, fails);
    deepEqual(faults, { ...NONE, illegal: 2 });
    for (const { why } of decided) match(why, /^the rules failed on it \(TypeError: .*\): \{"t":"move"/);
  });

  test('that writes more than its answer: the rest is counted', async () => {
    const { decided, faults } = await run(['twice'], 3, PATIENT_MS, 200);
    ok(faults.unasked >= 2, JSON.stringify(faults));
    deepEqual({ ...faults, unasked: 0 }, NONE);
    deepEqual(faultsOf({ decided }), [null, null, null]);
  });

  test('that answers twice, as both of one that has forked: its answer is played, and the other is counted', async () => {
    const { decided, faults, said } = await run(['repeats'], 6, PATIENT_MS, 200);
    deepEqual(faultsOf({ decided }), Array(6).fill(null));
    ok(faults.unasked >= 5 && faults.unasked <= 6, JSON.stringify(faults));
    deepEqual({ ...faults, unasked: 0 }, NONE);
    equal(said.filter(line => line.startsWith('wrote a line nobody had asked for')).length, 1);
  });

  test('that writes something else before its answer is blamed once for it', async () => {
    const { decided, faults } = await run(['text-first'], 6, PATIENT_MS, 200);
    deepEqual(faultsOf({ decided }), Array(6).fill('garbled'));
    deepEqual(faults, { ...NONE, garbled: 6 });
  });

  test('that writes a line of 300 kB has written no answer', async () => {
    const { decided } = await run(['long-line'], 1);
    equal(decided[0]!.fault, 'garbled');
    ok(decided[0]!.why.includes('longer than 65536 bytes'), decided[0]!.why);
  });

  test('that never ends its line, or floods its output, is ended, and does not fill the memory', async () => {
    for (const how of ['endless', 'flood']) {
      const before = process.memoryUsage().rss;
      const { faults, said } = await run([how], 1);
      ok(faults.crashed + faults.garbled >= 1, JSON.stringify(faults));
      if (how === 'endless')
        ok(
          said.some(line => line.includes('floods its output')),
          `${said}`,
        );
      ok(process.memoryUsage().rss - before < 100e6, 'less than 100 MB more');
    }
  });

  test('that crashes is started again, with pauses, and given up after five times in a row', async () => {
    const started = performance.now();
    const { faults, said, bot } = await run(['crash'], 20);
    equal(faults.crashed, 20);
    ok(bot.isGivenUp);
    equal(said.filter(line => line.includes('it ended with code 3')).length, 5);
    ok(performance.now() - started > 1500, 'pauses lie between the starts');
  });

  test('that crashes now and then goes on after a restart', async () => {
    const { faults, decided } = await run(['crash-later'], 6, PATIENT_MS, 300);
    ok(faults.crashed <= 3 && decided.filter(({ fault }) => fault === null).length >= 3, JSON.stringify(faults));
  });

  for (const [program, code] of Object.entries({ '/no/such/program': 'ENOENT', '/etc/passwd/program': 'ENOTDIR' }))
    test(`that cannot be started (${code}) is told so, and costs no time`, async () => {
      const said: string[] = [];
      const bot = new ExternalBot([program], line => said.push(line));
      equal(await bot.launch(), false);
      const match = Match.start(PEARLS, 2, OPTIONS, seedOf('none'));
      bot.begin({ game: PEARLS, options: OPTIONS, seats: 2, seat: 0 });
      const { fault } = await bot.decide(match.view(0), [], PATIENT_MS, rngOf(1));
      equal(fault, 'crashed');
      ok(
        said.some(line => line.includes(`could not be started: ${code}`)),
        `${said}`,
      );
      await bot.close();
    });

  test('that does not read its input cannot make us wait or remember', async () => {
    const { faults } = await run(['deaf'], 3, SHORT_MS);
    equal(faults.late, 3);
  });

  test('has its standard error shown, but not a hundred thousand lines of it', async () => {
    const { said } = await run(['chatty'], 2);
    deepEqual(said, ['thinking hard', 'thinking hard']);
    const noisy = await run(['noisy'], 1, PATIENT_MS, 500);
    ok(noisy.said.length < 1000, `${noisy.said.length} lines`);
    ok(
      noisy.said.some(line => /\(\d+ more lines\)/.test(line)),
      'says how many were left out',
    );
  });

  test('is ended together with what it has started', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-bot-'));
    const file = join(folder, 'pid');
    await run(['forks', file], 1);
    const pid = Number(readFileSync(file, 'utf8'));
    for (let tries = 0; isAlive(pid) && tries < 100; tries++) await pause(50);
    equal(isAlive(pid), false);
    rmSync(folder, { recursive: true });
  });
});

/** A zombie, which its parent has not asked about yet, has ended too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
