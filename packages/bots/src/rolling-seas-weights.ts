// First weights, fitted by hand to 2,100 voyages. `scripts/train-rolling-seas.ts` corrects them from self-play and writes
// this file anew; sights that are [0, 0, 0] have no weight until then. Weights judge the puzzles too: new ones are kept
// only together with puzzles searched again (`quayside puzzles --check --note --game rolling-seas`).

/** By what `rolling-seas-experience.ts` looks at. */
export const WEIGHTS = {
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
  thirdNearest: [0, 0, 0],
  home: [-0.4, 0.14, 0.1],
  besideLand: [-5.82, 3.7, 17.5],
  reachableReputation: [0.96, -0.98, -0.1],
  storyToTell: [0, 0, 0],
  storyWithinReach: [0, 0, 0],
  provisionsFilled: [0, 0, 0],
  goldFilled: [0, 0, 0],
} as const satisfies Record<string, readonly [number, number, number]>;
