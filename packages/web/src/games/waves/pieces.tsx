// The pieces as they stand in sentences: small, with their name.

import { CLASSES, TABLETS_BY_CLASS, type Tablet } from '@quayside/rules/waves';
import type { VNode } from 'preact';
import { tip } from '../../ui/Tooltip.tsx';
import { ClassMark, ShellMark } from './art/Emblems.tsx';
import { names } from './words.ts';
import './palette.css';
import './pieces.css';

const classOf = (tablet: Tablet) =>
  CLASSES.find(card => (TABLETS_BY_CLASS[card] as readonly Tablet[]).includes(tablet))!;

export const pieces: Record<string, (id: string | number, text: string) => VNode> = {
  card: (id, text) => {
    const card = CLASSES.find(c => c === id)!;
    return (
      <span class={`waves-palette waves-piece waves-class-${card}`}>
        <ClassMark card={card} />
        {text}
      </span>
    );
  },
  tablet: (id, text) => {
    const tablet = id as Tablet;
    const card = classOf(tablet);
    return (
      <span
        class={`waves-palette waves-piece waves-piece-tablet waves-class-${card}`}
        {...tip(names.tablets[tablet].text)}
      >
        <ClassMark card={card} />
        {text}
      </span>
    );
  },
  shells: (_, text) => (
    <span class="waves-palette waves-piece waves-piece-shells">
      <ShellMark />
      {text}
    </span>
  ),
};
