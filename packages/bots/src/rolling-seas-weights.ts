// Written by: node scripts/train-rolling-seas.ts --games 500 --seed 11
// From 23588 comparisons in 500 games, as corrections of the weights before.

/** By what `rolling-seas-experience.ts` looks at. */
export const WEIGHTS = {
  always: [-65, -73.5, 295],
  earned: [0.4039, 1.241, -3.216],
  story: [-0.1901, 6.357, 1.36],
  provisions: [0.7956, 1.117, -0.8938],
  gold: [-0.7897, 8.571, -8.389],
  moves: [7.438, -18.34, 19.77],
  ship: [-1.552, 20.81, 27.96],
  tellings: [7.685, -8.977, -6.456],
  nearest: [-0.2269, -7.827, 9.277],
  besidePort: [13.84, -14.79, 7.354],
  secondNearest: [-0.1751, -4.004, 5.651],
  thirdNearest: [-0.1606, -0.7738, 0.6848],
  home: [-0.208, 0.9981, -0.8917],
  besideLand: [3.222, 9.341, -2.02],
  reachableReputation: [0.5335, -1.062, 0.4815],
  storyToTell: [0.04411, 0.005837, -0.1921],
  storyWithinReach: [0.08527, -0.392, -0.1618],
  provisionsFilled: [-0.2191, -0.4782, 0.87],
  goldFilled: [0.229, 0.6375, 0.9345],
} as const satisfies Record<string, readonly [number, number, number]>;
