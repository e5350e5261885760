// Which team a seat plays for: a shape, a word and a kind of rope, never a hue, because hues belong to seats.

import './TeamMark.css';
import { words } from './teamWords.ts';

export type Team = { side: number /** How many play for it. */; size: number };

const SHAPES = ['◆', '●', '▲', '■'];

/** The shape alone; screen readers hear the word. */
export const TeamMark = ({ team }: { team: Team }) => (
  <span class="team-mark">
    <span aria-hidden="true">{SHAPES[team.side % SHAPES.length]}</span>
    <span class="sr-only">{words.team(team)}</span>
  </span>
);

/** Shape and word, as it stands where teams are chosen. */
export const TeamTag = ({ team }: { team: Team }) => (
  <span class={`team-tag team-band-${team.side}`}>
    <span aria-hidden="true">{SHAPES[team.side % SHAPES.length]}</span> {words.team(team)}
  </span>
);

/** The team of each seat, by the side it plays for; null where everybody plays alone. */
export function teamsOf(sides: readonly number[] | null | undefined): Team[] | null {
  if (!sides || new Set(sides).size === sides.length) return null;
  return sides.map(side => ({ side, size: sides.filter(other => other === side).length }));
}
