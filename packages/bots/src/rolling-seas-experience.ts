// What a voyage of Rolling Seas is likely to come to, by experience: what others came to that stood like it. The
// weights were learnt from self-play by `scripts/train-rolling-seas.ts`. They judge the puzzles too: new ones are kept
// only together with puzzles searched again (`quayside puzzles --check --note --game rolling-seas`).

import { AROUND, type Captain, isAtPort, LAND, SHIPS, scoreOf, TURNS } from '@quayside/rules/rolling-seas';
import { WEIGHTS } from './rolling-seas-weights.ts';
import { reachableReputation, stepsFrom } from './rolling-seas-worth.ts';

/**
 * What tells how a voyage will go on. Distances are steps to ports that have not heard the story, `home` to that one.
 */
export const SIGHTS = [
  'always',
  'earned',
  'story',
  'provisions',
  'gold',
  'moves',
  'ship',
  'tellings',
  'nearest',
  'besidePort',
  'secondNearest',
  'thirdNearest',
  'home',
  'besideLand',
  'reachableReputation',
  'storyToTell',
  'storyWithinReach',
  'provisionsFilled',
  'goldFilled',
] as const;
type Sight = Record<(typeof SIGHTS)[number], number>;

/**
 * What each is worth in Reputation at the end: a part that is always the same, one that grows with the turns left (as a
 * part of all turns), and one that grows with their square.
 */
type Weights = Readonly<Record<keyof Sight, readonly [number, number, number]>>;

const ALL: Weights = WEIGHTS;
const LEARNT = SIGHTS.map(sight => ALL[sight]);

const AWAY = 20; // steps; farther makes no difference

/** The Reputation a captain will end with, in all likelihood. `steps`: how far it is to each harbour. */
export function experience(captain: Captain, turns: number, steps?: readonly number[]): number {
  if (captain.at === null || captain.landfall || turns <= 0) return reachableReputation(captain, turns, steps);
  const sight = sightOf(captain, turns, steps ?? stepsFrom(captain.chart, captain.at));
  const left = turns / TURNS;
  let worth = 0;
  for (let i = 0; i < SIGHTS.length; i++) {
    const [fixed, rising, steep] = LEARNT[i]!;
    worth += sight[SIGHTS[i]!] * (fixed + left * (rising + left * steep));
  }
  return worth;
}

export function sightOf(captain: Captain, turns: number, steps: readonly number[]): Sight {
  const { chart, ledger, tellings } = captain;
  const at = captain.at!;
  let nearest = AWAY;
  let secondNearest = AWAY;
  let thirdNearest = AWAY;
  let home = AWAY;
  let unheard = 0;
  for (let i = 0; i < chart.harbours.length; i++) {
    const { port } = chart.harbours[i]!;
    const away = Math.min(AWAY, steps[i]!);
    if (port === captain.home) home = away;
    if (tellings.some(telling => telling.port === port)) continue;
    unheard += 1;
    thirdNearest = Math.min(thirdNearest, Math.max(secondNearest, away));
    secondNearest = Math.min(secondNearest, Math.max(nearest, away));
    nearest = Math.min(nearest, away);
  }
  return {
    always: 1,
    earned: scoreOf(captain, 0).total,
    story: ledger.story,
    provisions: ledger.provisions,
    gold: ledger.gold,
    moves: ledger.moves,
    ship: ledger.ship,
    tellings: tellings.length,
    nearest,
    besidePort: nearest === 0 ? 1 : 0,
    secondNearest,
    thirdNearest,
    home,
    besideLand: !isAtPort(chart, at) && AROUND[at]!.some(cell => chart.cells[cell] === LAND) ? 1 : 0,
    reachableReputation: reachableReputation(captain, turns, steps),
    storyToTell: ledger.story * unheard,
    storyWithinReach: nearest <= SHIPS[ledger.ship]!.speed ? ledger.story : 0,
    provisionsFilled: ledger.provisionsFilled,
    goldFilled: ledger.goldFilled,
  };
}
