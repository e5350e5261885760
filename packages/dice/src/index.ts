export { type Dropped, drop, type Tossed, toss } from './drop.ts';
export type { Toss } from './hand.ts';
export { BOX, EDGE, type Pose } from './pose.ts';
