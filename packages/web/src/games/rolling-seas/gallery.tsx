// The pieces of Rolling Seas for the gallery.

import {
  ADVENTURES,
  cardLayings,
  DIRECTIONS,
  ISLANDS,
  islandLayings,
  KINDS,
  type RollingSeas,
  rollingSeas,
} from '@quayside/rules/rolling-seas';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { sampleBoard } from '../sampleBoard.ts';
import { ChartArt } from './art/ChartArt.tsx';
import { Glyph } from './art/Glyph.tsx';
import { Harbours } from './art/Harbours.tsx';
import { MARK_NAMES, Mark } from './art/Marks.tsx';
import { Ship } from './art/Ship.tsx';
import { WindDice } from './art/WindDice.tsx';
import { Shape } from './CardShow.tsx';
import { Cover } from './Cover.tsx';
import { DiceMat } from './DiceMat.tsx';
import type { Draft } from './draft.ts';
import { LedgerSheet } from './LedgerSheet.tsx';
import { pieces } from './pieces.tsx';
import { type Scene, still } from './scene.ts';
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

const board = (at: (open: RollingSeas['open'], asked: boolean) => boolean) =>
  sampleBoard<RollingSeas, Scene, Draft, Parameters<typeof rollingSeas.setup>[1]>({
    game: rollingSeas,
    still,
    names: ['Ann', 'Ben'],
    at,
  });
const DRAWING = board(({ phase }, asked) => asked && phase.kind === 'island');
const UNDER_WAY = board(({ phase, turn }, asked) => asked && phase.kind === 'action' && turn > 12);
const CAPTAIN = UNDER_WAY.scene.captains[0]!;
const HARBOURS = CAPTAIN.chart.harbours.slice(0, 3).map((harbour, n) => ({ ...harbour, cell: 41 + 5 * n }));
const IN_PORTS = {
  ...CAPTAIN,
  chart: { ...CAPTAIN.chart, harbours: HARBOURS },
  home: HARBOURS[0]!.port,
  tellings: [{ ...CAPTAIN.tellings[0]!, port: HARBOURS[1]!.port, value: 7 }],
};

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
  {
    name: 'Ship, Harbours',
    states: {
      Ship: cell(<Ship captain={{ ...CAPTAIN, at: 0, legs: [] }} seat={1} named={false} />),
      'home, told in, not yet told in': on(
        <svg class="rs-chart seat-1" viewBox="10 5 160 35" width="320" aria-hidden="true">
          <Harbours captain={IN_PORTS} small={false} written={new Set()} named={false} />
        </svg>,
      ),
    },
  },
  {
    name: 'ChartArt',
    states: {
      'drawing islands': on(<ChartArt captain={DRAWING.scene.captains[0]!} seat={0} />, '20rem'),
      'under way': on(<ChartArt captain={CAPTAIN} seat={0} numbered />, '20rem'),
      small: on(<ChartArt captain={CAPTAIN} seat={0} small />, '9rem'),
    },
  },
  {
    name: 'DiceMat',
    states: {
      'an island is drawn': on(<DiceMat {...DRAWING} />, '20rem'),
      'my turn': on(<DiceMat {...UNDER_WAY} />, '20rem'),
      'others act': on(<DiceMat {...UNDER_WAY} menu={null} />, '20rem'),
    },
  },
  {
    name: 'LedgerSheet',
    states: {
      'setting out': on(
        <LedgerSheet captain={DRAWING.scene.captains[0]!} turn={0} face={DRAWING.faces[0]!} />,
        '20rem',
      ),
      'under way': on(<LedgerSheet captain={CAPTAIN} turn={UNDER_WAY.scene.turn} face={DRAWING.faces[1]!} />, '20rem'),
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
