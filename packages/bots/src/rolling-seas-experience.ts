// What a voyage of Rolling Seas is likely to come to, by experience: what others came to that stood like it.

import { AROUND, type Captain, isAtPort, LAND, scoreOf, TURNS } from '@quayside/rules/rolling-seas';
import { hope, stepsFrom } from './rolling-seas-worth.ts';

/** What tells how a voyage will go on. Distances are steps to ports that have not heard the story, `home` to that one. */
type Sight = {
  always: number;
  earned: number;
  story: number;
  provisions: number;
  gold: number;
  moves: number;
  ship: number;
  tellings: number;
  nearest: number;
  besidePort: number;
  secondNearest: number;
  home: number;
  besideLand: number;
  hope: number;
};

/**
 * What each is worth in Reputation at the end: a part that is always the same, one that grows with the turns left (as a
 * part of all turns), and one that grows with their square. Fitted to the ends of 2,100 voyages by captains who were
 * steering by what had been learnt before; only hope counts half a point more, for without it some heave to for good.
 */
const WEIGHTS: Record<keyof Sight, readonly [number, number, number]> = {
  always: [-65, -73.5, 295],
  earned: [0.46, 1.12, 1.11],
  story: [0.48, 7.05, 3.91],
  provisions: [0.65, -1.12, -0.14],
  gold: [-0.47, 9.86, -7.8],
  moves: [6.02, -21.3, 23.6],
  ship: [1.68, 15.6, -3.21],
  tellings: [4.4, -21.0, -24.1],
  nearest: [-0.28, -4.2, 9.68],
  besidePort: [15.9, -33.3, 2.05],
  secondNearest: [-0.5, -5.68, 5.24],
  home: [-0.4, 0.14, 0.1],
  besideLand: [-5.82, 3.7, 17.5],
  hope: [0.96, -0.98, -0.1],
};
const SIGHTS = Object.entries(WEIGHTS) as [keyof Sight, readonly [number, number, number]][];

const AWAY = 20; // steps; farther makes no difference

/** The Reputation a captain will end with, in all likelihood. `steps`: how far it is to each harbour. */
export function experience(captain: Captain, turns: number, steps?: readonly number[]): number {
  if (captain.at === null || captain.landfall || turns <= 0) return hope(captain, turns, steps);
  const sight = sightOf(captain, turns, steps ?? stepsFrom(captain.chart, captain.at));
  const left = turns / TURNS;
  let worth = 0;
  for (const [what, [fixed, rising, steep]] of SIGHTS) worth += sight[what] * (fixed + left * (rising + left * steep));
  return worth;
}

function sightOf(captain: Captain, turns: number, steps: readonly number[]): Sight {
  const { chart, ledger, tellings } = captain;
  const at = captain.at!;
  let nearest = AWAY;
  let secondNearest = AWAY;
  let home = AWAY;
  for (let i = 0; i < chart.harbours.length; i++) {
    const { port } = chart.harbours[i]!;
    const away = Math.min(AWAY, steps[i]!);
    if (port === captain.home) home = away;
    if (tellings.some(telling => telling.port === port)) continue;
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
    home,
    besideLand: !isAtPort(chart, at) && AROUND[at]!.some(cell => chart.cells[cell] === LAND) ? 1 : 0,
    hope: hope(captain, turns, steps),
  };
}
