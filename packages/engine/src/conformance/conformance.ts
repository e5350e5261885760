// Checks a game against the laws of the contract, over seeded games. Returns findings; none: the game obeys them.

import { chance } from './chance.ts';
import { choices } from './choices.ts';
import { conservation, ending } from './ending.ts';
import { imagining } from './imagining.ts';
import { menus } from './menus.ts';
import { orders } from './orders.ts';
import { copies, questions, sameness } from './purity.ts';
import { secrets } from './secrets.ts';
import { sentences } from './sentences.ts';
import { type Examiner, type Trial, type TrialSetting, trialOf, walk } from './trial.ts';

export type { TrialSetting } from './trial.ts';

/** `seed` names the game, `ply` the place in its log: `playthrough --seed` shows it. */
export type LawBreach = { law: number; seed: string; ply: number; what: string };

export const LAWS: Readonly<Record<number, string>> = {
  1: 'What is on the menu is legal and survives the wire; a complete menu leaves nothing out.',
  2: 'Questions change nothing.',
  3: 'The same move in the same state has the same result, also after JSON.',
  4: 'Play changes only the state it is given.',
  5: 'An imagined world looks like the real one, adds up, and is not always the same.',
  6: 'Whoever decides at once makes a joint decision, whose commitments may come in any order.',
  7: 'What a seat cannot see changes nothing it is asked, refused or sent.',
  8: 'Random play ends in time, and somebody is awaited until it does.',
  9: 'A record replays to the same end, everything has its words, and the sources of a score add up to it.',
  10: 'Nothing gets lost and nothing comes from nowhere.',
  11: 'Nobody is asked who has one answer only, unless not asking would tell a secret.',
};

const EXAMINERS: readonly [number, (trial: Trial) => Examiner][] = [
  [1, menus],
  [2, questions],
  [3, sameness],
  [4, copies],
  [5, imagining],
  [6, orders],
  [7, secrets],
  [7, chance],
  [8, ending],
  [9, sentences],
  [10, conservation],
  [11, choices],
];

/**
 * Laws 5, 6 and 7 play a position out many times over. Of a game longer than POSITIONS they look at that many, evenly
 * spread from its beginning to its end; of a shorter one, and for all other laws, at every position.
 */
const THOROUGH: ReadonlySet<(trial: Trial) => Examiner> = new Set([imagining, orders, secrets, chance]);
const POSITIONS = 120; // of a game, examined thoroughly

const ENOUGH = 5; // findings of one law in one game

/** Plays one random game and checks its positions against every law. */
export function examine(setting: TrialSetting, seed: string): LawBreach[] {
  const trial = trialOf(setting, seed);
  const walked = walk(trial);
  return EXAMINERS.flatMap(([law, examiner]) => {
    const findings: LawBreach[] = [];
    const { at, after } = examiner(trial);
    const step = THOROUGH.has(examiner) ? Math.ceil(walked.positions.length / POSITIONS) : 1;
    for (const position of walked.positions) {
      if (!at || findings.length >= ENOUGH) break;
      if (position.ply % step !== 0) continue;
      for (const what of faultsIn(() => at(position))) findings.push({ law, seed, ply: position.ply, what });
    }
    if (after)
      for (const what of faultsIn(() => after(walked)))
        findings.push({ law, seed, ply: walked.positions.length, what });
    return distinct(findings).slice(0, ENOUGH);
  });
}

/** So many games, with the seeds `law-1`, `law-2`, …, each checked against every law. */
export function conformance(setting: TrialSetting, games: number, seed = 'law'): LawBreach[] {
  return Array.from({ length: games }, (_, i) => examine(setting, `${seed}-${i + 1}`)).flat();
}

/** The findings of one check. A game that throws during it has broken the law in question. */
function* faultsIn(examination: () => Iterable<string>): Generator<string> {
  try {
    yield* examination();
  } catch (error) {
    yield `it throws: ${error}`;
  }
}

const distinct = (findings: LawBreach[]): LawBreach[] =>
  findings.filter(({ what }, i) => findings.findIndex(other => other.what === what) === i);
