// The pieces of Rolling Seas for the gallery.

import { ADVENTURES, cardLayings, DIRECTIONS, ISLANDS, islandLayings, KINDS } from '@quayside/rules/rolling-seas';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { Glyph } from './art/Glyph.tsx';
import { MARK_NAMES, Mark } from './art/Marks.tsx';
import { WindDice } from './art/WindDice.tsx';
import { Shape } from './CardShow.tsx';
import { Cover } from './Cover.tsx';
import { pieces } from './pieces.tsx';
import './art/chart.css';
import './diceMat.css';
import './palette.css';

const on = (drawing: VNode, width?: string): VNode => (
  <div class="rs-palette" style={width ? { width } : {}}>
    {drawing}
  </div>
);

const cell = (drawing: VNode): VNode =>
  on(
    <svg class="rs-chart" viewBox="0 0 10 10" width="48" height="48" aria-hidden="true">
      {drawing}
    </svg>,
  );

export const samples: readonly Sample[] = [
  { name: 'Cover', states: { usual: on(<Cover />, '20rem') } },
  {
    name: 'WindDice',
    states: {
      ...Object.fromEntries(DIRECTIONS.map(at => [at, on(<WindDice at={at} count={1} />, '3rem')])),
      'three alike': on(<WindDice at="NE" count={3} />, '3rem'),
    },
  },
  {
    name: 'Glyph',
    states: Object.fromEntries(
      KINDS.map(kind => [
        kind,
        cell(
          <g class={`rs-${kind}`}>
            <Glyph kind={kind} cell={0} arrow={0} />
          </g>,
        ),
      ]),
    ),
  },
  {
    name: 'Shape',
    states: {
      isle: on(
        <div class="rs-isle">
          <Shape kind="isle" laid={islandLayings(ISLANDS[3]!).all[0]!} />
        </div>,
        '6rem',
      ),
      ...Object.fromEntries(
        KINDS.map(kind => [
          kind,
          on(
            <div class={`rs-${kind}`}>
              <Shape kind={kind} laid={cardLayings(ADVENTURES.findIndex(card => card.kind === kind)).all[0]!} />
            </div>,
            '6rem',
          ),
        ]),
      ),
    },
  },
  { name: 'Mark', states: Object.fromEntries(MARK_NAMES.map(name => [name, on(<Mark name={name} />, '2.5rem')])) },
  {
    name: 'pieces in sentences',
    states: {
      ...Object.fromEntries(
        KINDS.map(kind => [
          kind,
          pieces['card']!(
            ADVENTURES.findIndex(card => card.kind === kind),
            kind,
          ),
        ]),
      ),
      port: pieces['port']!('', 'Gullhaven'),
      cell: pieces['cell']!('', 'C7'),
      provisions: pieces['provisions']!('', '2 provisions'),
      gold: pieces['gold']!('', '3 gold'),
      story: pieces['story']!('', '5 Story'),
    },
  },
];
