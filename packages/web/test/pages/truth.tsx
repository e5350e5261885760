// The replay of a recorded game, and what plates and progress bar must show at each of its moments.

import '../../src/ui/base.css';
import { parseRecord } from '@quayside/engine';
import type { RollingSeas } from '@quayside/rules/rolling-seas';
import type { RollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import { COUNCIL_CARDS, different, type Waves } from '@quayside/rules/waves';
import { render } from 'preact';
import { type Replay, replayOfRecord } from '../../src/replay/load.ts';
import { ReplayView } from '../../src/replay/ReplayView.tsx';

let replay: Replay;

async function openRecord(record: unknown): Promise<number> {
  replay = await replayOfRecord(parseRecord(record), null);
  render(<ReplayView replay={replay} />, document.getElementById('app')!);
  return replay.source.end;
}

/** As the rules have it. */
function expectedAt(ply: number) {
  const { game, source } = replay;
  const { open } = source.view(ply, null);
  return {
    scores: game
      .standings(open)
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ score }) => score),
    awaited: game
      .deciding(open)
      .filter(seat => seat >= 0)
      .toSorted(),
    progress: Math.round(100 * game.progress(open)),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the open part of the game named
const FIGURES: Record<string, (open: any) => Record<string, number[]>> = {
  waves: (open: Waves['open']) => ({
    different: COUNCIL_CARDS[open.card].sides.map(side => different(open.collected[side]!)),
    cards: open.hands,
  }),
  'rolling-seas': ({ captains }: RollingSeas['open']) => ({
    story: captains.map(({ ledger }) => ledger.story),
    gold: captains.map(({ ledger }) => ledger.gold),
  }),
  'rolling-with-the-waves': ({ captains }: RollingWithTheWaves['open']) => ({
    infamy: captains.map(({ infamy }) => infamy),
  }),
};

/** What else the board writes of a seat, as the rules have it, by name and seat. */
const figuresAt = (ply: number) => FIGURES[replay.game.id]?.(replay.source.view(ply, null).open) ?? {};

Object.assign(globalThis, { openRecord, expectedAt, figuresAt });
