// The pieces as they stand in sentences: small, with their name.

import { ADVENTURES } from '@quayside/rules/rolling-seas';
import type { VNode } from 'preact';
import { Mark, type MarkName } from './art/Marks.tsx';
import './palette.css';
import './pieces.css';

const marked = (name: MarkName, text: string, extra = ''): VNode => (
  <span class={`rs-palette rs-piece ${extra}`}>
    <Mark name={name} />
    {text}
  </span>
);

const plain = (_: string | number, text: string): VNode => <b class="rs-palette rs-piece">{text}</b>;

export const pieces: Record<string, (id: string | number, text: string) => VNode> = {
  card: (id, text) => {
    const { kind } = ADVENTURES[Number(id)]!;
    return marked(kind, text, `rs-piece-${kind}`);
  },
  island: plain,
  port: (_, text) => marked('port', text),
  cell: plain,
  wind: plain,
  provisions: (_, text) => marked('provisions', text),
  gold: (_, text) => marked('gold', text),
  story: (_, text) => marked('story', text),
};
