// The steps of a check: runs them, shows what they print, and counts what passed.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type Step = {
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

const TYPES: Step = { name: 'types', command: ['tsc', '--noEmit'] };
const RULES_TYPES: Step = {
  name: 'types of the rules, without node or browser',
  command: ['tsc', '--noEmit', '-p', 'packages/rules'],
};
const lint = (...paths: string[]): Step => ({ name: 'lint and format', command: ['biome', 'check', ...paths] });
const DEAD_CODE: Step = { name: 'dead code', command: ['knip', '--no-config-hints'] };
const unit = (name: string, globs: string[]): Step => ({
  name,
  command: ['node', '--test', '--test-isolation=none', '--test-timeout=120000', '--test-reporter=spec', ...globs],
  count: nodeTestCount,
});

const UNIT: Step[] = [
  unit('unit tests of the server, a to h', ['packages/server/test/[a-h]*.test.ts']),
  unit('unit tests of the server, i to z', ['packages/server/test/[i-z]*.test.ts']),
  unit('unit tests of rules, engine, bots, dice, protocol and web', [
    'packages/rules/src/**/*.test.ts',
    'packages/{rules,engine,bots,dice,protocol,web}/test/**/*.test.ts',
    'test/*.test.ts',
  ]),
];

/** What is quick; the longest first. */
export const QUICK: Step[] = [...UNIT, TYPES, RULES_TYPES, lint('.'), DEAD_CODE];

/** The same for one part of the tree: `npm run check -- rules`. */
export const PARTS: Record<string, Step[]> = {
  rules: [
    unit('unit tests of rules, engine, bots and dice', [
      'packages/rules/src/**/*.test.ts',
      'packages/{rules,engine,bots,dice}/test/**/*.test.ts',
    ]),
    TYPES,
    RULES_TYPES,
    lint('packages/rules', 'packages/engine', 'packages/bots', 'packages/dice'),
  ],
  server: [
    unit('unit tests of server and protocol', ['packages/{server,protocol}/test/**/*.test.ts', 'test/*.test.ts']),
    TYPES,
    lint('packages/server', 'packages/protocol', 'packages/cli'),
  ],
  web: [unit('unit tests of the web', ['packages/web/test/**/*.test.ts']), TYPES, lint('packages/web')],
};

/**
 * One stage after the other, even when a step fails; the steps of a stage three at a time: one more than the cores of a
 * small machine, because tests of the server wait now and then. What a step prints is shown as it comes when it is alone, else when it is done. Prints the closing line and
 * returns the exit code.
 */
export async function runStages(stages: Step[][]): Promise<number> {
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
    await Promise.all([lane(), lane(), lane()]);
  }
  return closed(total);
}

async function taken(step: Step, print: (text: string) => void): Promise<Count> {
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
      env: { ...process.env, FORCE_COLOR: '0' },
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
