// How deep one die's outline lies in another's, in hundredths of a mm; negative when they are apart.

import { laid, pressed } from '@quayside/rules/kit/geometry';
import { EDGE, type Pose } from '../src/pose.ts';

const HALF = EDGE / 2;
const outline = ({ x, y, rotation }: Pose) =>
  laid([-HALF, -HALF, HALF, -HALF, HALF, HALF, -HALF, HALF], x, y, rotation);

export const overlap = (a: Pose, b: Pose): number => pressed(outline(a), outline(b));
