// The steps of a check: runs them, shows what they print, and counts what passed.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const LANES = 5;
/** Compiled modules, for all the processes and worker threads of the tests: loading them is a sixth of their time. */
const COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

export type CheckStep = {
  name: string;
  command: string[];
  /** Reads the counts off the output; without it the step counts as one. */
  count?: (output: string) => Count;
};
/** `retried`: the names of tests that failed at the first try and passed at the second; they count as passed. */
export type Count = { passed: number; failed: number; skipped: number; retried?: string[] };

/** Node's runner ends with a summary: "ℹ pass 12", "ℹ fail 0", "ℹ skipped 0". */
export const nodeTestCount = (output: string): Count => {
  const figure = (word: string) => Number(output.match(new RegExp(`^ℹ ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  return { passed: figure('pass'), failed: figure('fail') + figure('cancelled'), skipped: figure('skipped') };
};

/** What it found is kept, so that the next check looks only at what changed. */
const TYPES: CheckStep = {
  name: 'types',
  command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
};
const RULES_TYPES: CheckStep = {
  name: 'types of the rules, without node or browser',
  command: [
    'tsc',
    '--noEmit',
    '-p',
    'packages/rules',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/rules.tsbuildinfo',
  ],
};
const lint = (...paths: string[]): CheckStep => ({ name: 'lint and format', command: ['biome', 'check', ...paths] });
const DEAD_CODE: CheckStep = { name: 'dead code', command: ['knip', '--no-config-hints'] };
const NODE_TEST = ['node', '--test', '--test-isolation=none', '--test-timeout=120000', '--test-reporter=spec'];
const unit = (name: string, globs: string[], flags: string[] = []): CheckStep => ({
  name,
  command: [...NODE_TEST, ...flags, ...globs],
  count: nodeTestCount,
});

/** Tests of the server mostly wait (for its clocks, for the disk), so they are run in parts side by side. */
const SERVER_PARTS = 5;
const serverPart = (_: unknown, index: number): CheckStep => {
  const part = index + 1;
  const flags = [`--test-shard=${part}/${SERVER_PARTS}`];
  return unit(`unit tests of the server, part ${part} of ${SERVER_PARTS}`, ['packages/server/test/*.test.ts'], flags);
};

/** All files of a step share one process; what changes that process for good has a process of its own. */
const ALONE: CheckStep = unit('every sentence in the pseudo-language', ['packages/web/test/everyWord.alone.ts']);

/** Tests of the bots' pool mostly wait for its threads, the others compute: so it has a step of its own. */
const RULES_UNIT: CheckStep[] = [
  unit('unit tests of bots', ['packages/bots/test/**/!(botPool).test.ts']),
  unit('unit tests of rules, engine and dice', [
    'packages/rules/src/**/*.test.ts',
    'packages/{rules,engine,dice}/test/**/*.test.ts',
  ]),
  unit('unit tests of the bots’ pool', ['packages/bots/test/botPool.test.ts']),
];

const SERVER_UNIT: CheckStep[] = Array.from({ length: SERVER_PARTS }, serverPart);

const UNIT: CheckStep[] = [
  ...SERVER_UNIT.slice(0, 2),
  ...RULES_UNIT,
  unit('unit tests of web, protocol and repository', ['packages/{web,protocol}/test/**/*.test.ts', 'test/*.test.ts']),
  ...SERVER_UNIT.slice(2),
  ALONE,
  unit('unit tests of lab, jobs, services and cli', ['packages/{lab,jobs,services,cli}/test/**/*.test.ts']),
];

/** What is quick; the longest first, and what computes beside what waits. */
export const QUICK: CheckStep[] = [...UNIT, TYPES, RULES_TYPES, lint('.'), DEAD_CODE];

/** The same for one part of the tree: `npm run check -- rules`. */
export const PARTS: Record<string, CheckStep[]> = {
  rules: [
    ...RULES_UNIT,
    TYPES,
    RULES_TYPES,
    lint('packages/rules', 'packages/engine', 'packages/bots', 'packages/dice'),
  ],
  server: [
    unit('unit tests of server and protocol', ['packages/{server,protocol}/test/**/*.test.ts', 'test/*.test.ts']),
    TYPES,
    lint('packages/server', 'packages/protocol'),
  ],
  lab: [
    unit('unit tests of lab, jobs, services and cli', ['packages/{lab,jobs,services,cli}/test/**/*.test.ts']),
    TYPES,
    lint('packages/lab', 'packages/jobs', 'packages/services', 'packages/cli'),
  ],
  web: [unit('unit tests of the web', ['packages/web/test/**/*.test.ts']), ALONE, TYPES, lint('packages/web')],
};

/**
 * One stage after the other, even when a step fails; the steps of a stage five at a time: more than the cores of a
 * small machine, because tests of the server mostly wait. What a step prints is shown as it comes when it is alone,
 * else when it is done. Prints the closing line and returns the exit code.
 */
export async function runStages(stages: CheckStep[][]): Promise<number> {
  const total = { passed: 0, failed: 0, skipped: 0, retried: [] as string[] };
  for (const stage of stages) {
    const waiting = [...stage];
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        let printed = '';
        const later = (text: string) => {
          printed += text;
        };
        add(total, await taken(step, stage.length === 1 ? text => process.stdout.write(text) : later));
        process.stdout.write(printed);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return closed(total);
}

async function taken(step: CheckStep, print: (text: string) => void): Promise<Count> {
  print(`\n== ${step.name}\n`);
  const began = performance.now();
  const { code, output } = await run(step.command, print);
  const counted = step.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  // A runner that failed without naming a test (it crashed, or found none) has failed all the same.
  if (counted.failed === 0 && (code !== 0 || counted.passed === 0)) counted.failed = 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(`== ${step.name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s\n`);
  return counted;
}

function add(total: Required<Count>, { passed, failed, skipped, retried = [] }: Count): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.retried.push(...retried);
}

function closed({ passed, failed, skipped, retried }: Required<Count>): number {
  if (retried.length > 0)
    process.stdout.write(`\nPassed only at the second try, ${retried.length}:\n  ${retried.join('\n  ')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  return failed === 0 ? 0 : 1;
}

function run([program, ...args]: string[], print: (text: string) => void): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program!, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      print(text);
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}
