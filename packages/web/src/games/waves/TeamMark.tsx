import { words } from './words.ts';

const SIGNS = ['◆', '●', '▲'];

/** Team-mates bear the same sign; the player without a partner the third. */
export const TeamMark = ({ side }: { side: number }) => (
  <span class="waves-team">
    <span aria-hidden="true">{SIGNS[side]}</span>
    <span class="sr-only">{words.team(side + 1)}</span>
  </span>
);
