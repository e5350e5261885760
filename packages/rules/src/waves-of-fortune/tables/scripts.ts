// Every list of operations under a name, so that the state can say where in a card somebody is: `DO14` is the card,
// `DO14.0.2` the third row of its first operation, `siren.0.1` the second row of a token's.

import { CARD_LIST } from './cards.ts';
import type { Op } from './operations.ts';
import { TOKEN_FX } from './tokens.ts';

/** The name of a list of operations. */
export type Script = string;

function* branchesOf(op: Op): Generator<readonly Op[]> {
  switch (op[0]) {
    case 'roll':
      for (const [, , fx] of op[1]) yield fx;
      return;
    case 'choose':
      for (const { fx } of op[1]) yield fx;
      return;
    case 'beast':
      yield op[2];
      return;
    case 'all':
      yield op[1];
      return;
  }
}

function* scriptsOf(name: Script, ops: readonly Op[]): Generator<[Script, readonly Op[]]> {
  yield [name, ops];
  for (const [step, op] of ops.entries()) {
    let branch = 0;
    for (const fx of branchesOf(op)) yield* scriptsOf(branchName(name, step, branch++), fx);
  }
}

export const branchName = (script: Script, step: number, branch: number): Script => `${script}.${step}.${branch}`;

export const SCRIPTS: Readonly<Record<Script, readonly Op[]>> = Object.fromEntries([
  ...CARD_LIST.flatMap(({ id, fx }) => [...scriptsOf(id, fx)]),
  ...Object.entries(TOKEN_FX).flatMap(([token, fx]) => [...scriptsOf(token, fx)]),
]);

const CAUSES: Readonly<Record<Script, string>> = Object.fromEntries(
  Object.keys(SCRIPTS).map(script => [script, script.split('.', 1)[0]!]),
);

/** The card or token a list of operations belongs to. */
export const causeOf = (script: Script): string => CAUSES[script]!;
