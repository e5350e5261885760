// Measures and lines on the Sea that several drawings share: in millimetres from the far left corner.

import { MM, type Point, type Pose } from '@quayside/rules/rattle-battle';
import { tip } from '../../ui/Tooltip.tsx';

export const mm = (length: number): number => length / MM;
export const HALF = 8; // of a ship

export const line = (a: Point, b: Point): string => `M${mm(a.x)} ${mm(a.y)}L${mm(b.x)} ${mm(b.y)}`;

/** The area within `range` of the outline of a ship; `says`: what its edge means, for whoever points at it. */
export const Reach = ({ ship, range, kind, says }: { ship: Pose; range: number; kind: string; says: string }) => (
  <rect
    {...tip(says)}
    class={`rb-reach rb-reach-${kind}`}
    x={-HALF - mm(range)}
    y={-HALF - mm(range)}
    width={2 * (HALF + mm(range))}
    height={2 * (HALF + mm(range))}
    rx={mm(range)}
    transform={`translate(${mm(ship.x)} ${mm(ship.y)}) rotate(${ship.rotation / 10})`}
  />
);
