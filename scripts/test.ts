// Everything: types, lint, unit, laws, the server with real services, the web in a real browser.

import { CHROMIUM, missingServices } from './services.ts';
import { type CheckStep, nodeTestCount, QUICK, runStages } from './steps.ts';

const LONG: CheckStep = {
  name: 'long tests: laws, kills, strength',
  command: [
    'node',
    '--test',
    '--test-concurrency=2',
    '--test-timeout=900000',
    '--test-reporter=spec',
    'packages/*/test/**/*.slow.ts',
    'test/*.slow.ts',
  ],
  count: nodeTestCount,
};

const BUILD: CheckStep = { name: 'build of the web', command: ['vite', 'build', 'packages/web', '--logLevel', 'warn'] };

/** Playwright's summary names them, one indented line each, below "N flaky". */
function flakyNames(output: string): string[] {
  const summary = /^\s*\d+ flaky\n((?:\s{4}\S.*\n)*)/m.exec(output)?.[1] ?? '';
  return summary.split('\n').flatMap(line => line.trim() || []);
}

const BROWSER: CheckStep = {
  name: 'browser tests',
  command: ['playwright', 'test', '-c', 'packages/web'],
  count: output => {
    const figure = (word: string) => Number(output.match(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm'))?.[1] ?? 0);
    // Flaky: failed once and passed when tried again; Playwright names it in its own summary.
    const passed = figure('passed') + figure('flaky');
    const failed = figure('failed') + figure('did not run');
    return { passed, failed, skipped: figure('skipped'), retried: flakyNames(output) };
  },
};

const missing = missingServices();
const stages = [[...QUICK, BUILD], [LONG], ...(missing.includes(CHROMIUM) ? [] : [[BROWSER]])];

if (missing.length > 0 && process.env['CI'] === 'true') {
  process.stdout.write(`Missing, and not to be had here: ${missing.join(', ')}.\n\n0 passed, 1 failed\n`);
  process.exitCode = 1;
} else {
  process.exitCode = await runStages(stages);
  if (missing.length > 0) {
    process.stdout.write(
      `\n!!! NOT TESTED: what needs ${missing.join(', ')}, which is missing and could not be installed.\n`,
    );
  }
}
