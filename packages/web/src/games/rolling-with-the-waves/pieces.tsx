// The pieces as they stand in sentences: small, with their name.

import { FREEBOOTER, type Icon } from '@quayside/rules/rolling-with-the-waves';
import type { VNode } from 'preact';
import { ICON_MARKS, Mark } from './art/Marks.tsx';
import { CrewDie } from './CrewDie.tsx';
import './palette.css';
import './pieces.css';

export const pieces: Record<string, (id: string | number, text: string) => VNode> = {
  icon: (id, text) => (
    <span class="rw-palette rw-piece">
      <Mark name={ICON_MARKS[id as Icon]} />
      {text}
    </span>
  ),
  value: (_, text) => <b class="rw-palette rw-piece-value">{text}</b>,
  infamy: (_, text) => (
    <span class="rw-palette rw-piece">
      <Mark name="skull" />
      {text}
    </span>
  ),
  die: (id, text) => {
    const [colour, face] = String(id).split('-').map(Number);
    return (
      <span class="rw-palette rw-piece-die" role="img" aria-label={text}>
        <CrewDie die={{ colour: colour ?? FREEBOOTER, face: face ?? 0 }} />
      </span>
    );
  },
};
