// Rule 9: filling in circles and boxes, and the bonuses that follow, at once and one out of the other.

import type { Seat } from '../../game.ts';
import { holdOf } from '../facts/ledger.ts';
import { type Bonus, TRACK_BONUSES, type Track } from '../tables/index.ts';
import type { Deed, Ledger, SeasTell } from '../types.ts';

/** Who is told what happens on a ledger; null when a ledger is only tried out. */
export type Scribe = { seat: Seat; tell: SeasTell } | null;

export function fill(ledger: Ledger, track: Track, count: number, scribe: Scribe): void {
  for (let i = 0; i < count; i++) {
    const bonuses = TRACK_BONUSES[track][mark(ledger, track)];
    if (bonuses === undefined) continue;
    const number = filledOn(ledger, track);
    for (const bonus of bonuses) {
      scribe?.tell.all({ type: 'bonus', seat: scribe.seat, bonus, source: track, number });
      grant(ledger, bonus, scribe);
    }
  }
}

/** Fills one circle or box and says its number. */
function mark(ledger: Ledger, track: Track): number {
  switch (track) {
    case 'provisions':
      ledger.provisions += 1;
      ledger.provisionsFilled += 1;
      return ledger.provisionsFilled;
    case 'gold':
      ledger.gold += 1;
      ledger.goldFilled += 1;
      return ledger.goldFilled;
    case 'story':
      ledger.story += 1;
      return ledger.story;
  }
}

const filledOn = (ledger: Ledger, track: Track): number =>
  track === 'story' ? ledger.story : track === 'gold' ? ledger.goldFilled : ledger.provisionsFilled;

function grant(ledger: Ledger, bonus: Bonus, scribe: Scribe): void {
  switch (bonus) {
    case 'move':
      ledger.moves += 1;
      return;
    case 'resupply':
      fillHold(ledger, scribe, { free: true });
      return;
    case 'gold':
    case 'story':
      fill(ledger, bonus, 1, scribe);
      return;
    case 'star': // counted from what is filled in
      return;
  }
}

export function fillHold(ledger: Ledger, scribe: Scribe, { free }: { free: boolean }): void {
  const added = Math.max(0, holdOf(ledger) - ledger.provisions);
  scribe?.tell.all({ type: 'resupplied', seat: scribe.seat, added, free });
  fill(ledger, 'provisions', added, scribe);
}

export function addStory(ledger: Ledger, deed: Deed, gained: number, scribe: Scribe): void {
  scribe?.tell.all({ type: 'story', seat: scribe.seat, deed, gained, story: ledger.story + gained });
  fill(ledger, 'story', gained, scribe);
}

/** 9.5 What the hold cannot keep is crossed off at the end of the turn. */
export function crossOffExcess(ledger: Ledger, scribe: NonNullable<Scribe>): void {
  const lost = ledger.provisions - holdOf(ledger);
  if (lost <= 0) return;
  ledger.provisions -= lost;
  scribe.tell.all({ type: 'excess', seat: scribe.seat, lost });
}
