// Everybody else's chart, small; pressed, it lies large on the table with its ledger.

import { scoreOf } from '@quayside/rules/rolling-seas';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { ChartArt } from './art/ChartArt.tsx';
import { Mark } from './art/Marks.tsx';
import { inFront } from './choices.ts';
import { LedgerSheet } from './LedgerSheet.tsx';
import type { Props } from './props.ts';
import { doneBy, type MarkedAction } from './recentActions.ts';
import { words } from './words.ts';
import './otherCaptains.css';

const SHOWN = 3; // there is room for as many on the smallest chart

/** What the captain has just done; the log says it in sentences. */
const Done = ({ actions }: { actions: readonly MarkedAction[] }) =>
  actions.length === 0 ? null : (
    <span class="rs-done" aria-hidden="true">
      {actions.slice(0, SHOWN).map(({ mark, shows }) => (
        <span key={mark} class={`rs-done-${mark}`}>
          <Mark name={mark} />
          {shows}
        </span>
      ))}
    </span>
  );

const titleOf = ({ you, name }: SeatFace): string => (you ? words.yourChart : words.chartOf(name));

export function OtherCaptains(props: Props) {
  const { scene, view, faces, now } = props;
  const [open, setOpen] = useState<number | null>(null);
  const front = inFront(props);
  const small = faces.filter(({ seat }) => seat !== front);
  const { phase } = view.open;
  const waiting = 'waiting' in phase ? phase.waiting : [];
  if (small.length === 0) return null;
  return (
    <>
      <ul class="rs-others" data-count={small.length} aria-label={words.otherCharts}>
        {small.map(face => {
          const captain = scene.captains[face.seat]!;
          const ready = !now && phase.kind !== 'over' && !waiting.includes(face.seat);
          const score = scoreOf(captain, face.seat).total;
          return (
            <li key={face.seat} data-anchor={`chart:${face.seat}`}>
              <button
                {...piece('chart', face.seat)}
                {...tip(words.chartTip(titleOf(face), { reputation: score, story: captain.ledger.story }))}
                type="button"
                aria-label={words.lookAtChart(titleOf(face), {
                  reputation: score,
                  story: captain.ledger.story,
                  gold: captain.ledger.gold,
                  isReady: ready,
                })}
                onClick={() => setOpen(face.seat)}
              >
                <ChartArt captain={captain} seat={face.seat} small />
                {ready && <b class="rs-ready">✓</b>}
                {now && <Done actions={doneBy(scene.recent, face.seat)} />}
                <span class="rs-tag">
                  <Emblem face={face} />
                  <span>
                    <Mark name="story" />
                    {captain.ledger.story}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <Dialog wide title={titleOf(faces[open]!)} onClose={() => setOpen(null)}>
          <div class="rs-palette rs-large">
            <div class="rs-chart-frame">
              <ChartArt captain={scene.captains[open]!} seat={open} numbered />
            </div>
            <LedgerSheet captain={scene.captains[open]!} turn={scene.turn} face={faces[open]!} />
            <Button onClick={() => setOpen(null)}>{words.putBack}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
