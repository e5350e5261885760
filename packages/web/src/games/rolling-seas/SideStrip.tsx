// On a screen that lies on its side: dice and ledger in short, in the column beside the chart; the whole ledger and the
// other charts at one press.

import { holdOf, type Track } from '@quayside/rules/rolling-seas';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { meAfter } from './Bar.tsx';
import { inFront } from './choices.ts';
import { DiceMat } from './DiceMat.tsx';
import { LedgerSheet } from './LedgerSheet.tsx';
import { OtherCaptains } from './OtherCaptains.tsx';
import type { Props } from './props.ts';
import { names, words } from './words.ts';
import './sideStrip.css';

export const SideStrip = (props: Props) => (
  <div class="rs-strip rs-palette">
    <DiceMat {...props} />
    {props.scene.turn > 0 && <LedgerLine {...props} />}
    <Papers {...props} />
  </div>
);

const TRACKS: readonly Track[] = ['provisions', 'gold', 'story'];

/** Whose ledger is shown: my own, or that of the chart in front. */
const ledgerSeat = (props: Props): number => props.me ?? inFront(props);

function LedgerLine(props: Props) {
  const { ledger } = props.scene.captains[ledgerSeat(props)]!;
  const then = meAfter(props)?.ledger ?? ledger;
  return (
    <p class="rs-ledger-line">
      <b {...piece('vessel')} {...tip(words.shipTip(ledger.ship))}>
        {names.ships[ledger.ship]}
      </b>
      {TRACKS.map(track => (
        <span key={track} {...piece('track', track)} {...tip(words.trackTips[track](words.held(track, ledger[track])))}>
          <Mark name={track} />
          <span class="sr-only">{names.tracks[track]}</span>
          {ledger[track]}
          {then[track] !== ledger[track] && <b class="rs-soon">→{then[track]}</b>}
          {track === 'provisions' && `/${holdOf(then)}`}
        </span>
      ))}
      {ledger.moves > 0 && (
        <span {...piece('moves')} {...tip(words.movesTip(ledger.moves))}>
          <Mark name="move" />
          <span class="sr-only">{words.bonusMovements}</span>
          {ledger.moves}
        </span>
      )}
    </p>
  );
}

/** The whole ledger and everybody else's chart. */
function Papers(props: Props) {
  const [open, setOpen] = useState(false);
  const seat = ledgerSeat(props);
  const title = props.faces.length > 1 ? words.ledgerAndCharts : words.ledger;
  return (
    <>
      <Button class="rs-papers" {...piece('papers')} hint={title} aria-label={title} onClick={() => setOpen(true)}>
        <Mark name="papers" />
      </Button>
      {open && (
        <Dialog wide title={title} onClose={() => setOpen(false)}>
          <div class="rs-palette rs-papers-sheet">
            <LedgerSheet captain={props.scene.captains[seat]!} turn={props.scene.turn} face={props.faces[seat]!} />
            <OtherCaptains {...props} />
          </div>
        </Dialog>
      )}
    </>
  );
}
