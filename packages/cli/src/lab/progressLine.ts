// How far a long run is: one line that is renewed on a terminal, a line every ten seconds elsewhere.

import type { Progress } from '@quayside/lab';
import { findingSoFar } from './findings.ts';

const RENEWED_EVERY_MS = { terminal: 500, file: 10_000 };

/**
 * Renewed by a timer, too: a chunk of games may take minutes. `isUnattended`: whether nobody plays now what was given
 * to others.
 */
export function progressLine(isUnattended: () => Promise<boolean> = async () => false): {
  show(progress: Progress): void;
  end(): void;
} {
  const { isTTY, columns = 120 } = process.stderr;
  const every = isTTY ? RENEWED_EVERY_MS.terminal : RENEWED_EVERY_MS.file;
  const began = performance.now();
  let shownAt = began;
  let isShown = false;
  let hasEnded = false;
  let latest: Progress | null = null;
  const draw = (note = '') => {
    if (!latest || hasEnded) return;
    shownAt = performance.now();
    isShown = true;
    const text = progressText(latest, (shownAt - began) / 1000) + note;
    process.stderr.write(isTTY ? `\r\x1b[2K${text.slice(0, columns - 1)}` : `${text}\n`);
  };
  const renew = async () => {
    if (performance.now() - shownAt < every) return;
    const isWaiting = await isUnattended().catch(() => false); // errors of the queue are told by the queue
    draw(isWaiting ? '; no worker plays them: start one with `worker --queue`' : '');
  };
  const timer = setInterval(() => void renew(), every);
  return {
    show(progress) {
      latest = progress;
      if (performance.now() - shownAt >= every) draw();
    },
    end() {
      clearInterval(timer);
      if (isTTY && isShown && !hasEnded) process.stderr.write('\r\x1b[2K');
      hasEnded = true;
    },
  };
}

/** For work whose length is not known: how many are done. */
export function countLine(what: string): (done: number) => void {
  let shownAt = performance.now();
  return done => {
    if (performance.now() - shownAt < RENEWED_EVERY_MS.file) return;
    shownAt = performance.now();
    process.stderr.write(`${done.toLocaleString('en')} ${what} …\n`);
  };
}

/** After so many seconds: how many games are done, how fast, how long it will take, and what was found. */
export function progressText({ done, sinceStart, games, records, cells, results }: Progress, seconds: number): string {
  const found = findingSoFar(cells, results);
  if (records)
    return `${games.toLocaleString('en')} games; ${records.done} of the ${records.games} that the report links to are played once more; ${found}`;
  const rate = sinceStart / seconds;
  const left = rate > 0 ? `, ${duration((games - done) / rate)} left` : '';
  const speed = rate >= 10 ? `${rate.toFixed(0)} games/s` : `${(60 * rate).toFixed(0)} games/min`;
  const count = `${done.toLocaleString('en')} of ${games.toLocaleString('en')} games`;
  return `${count} (${Math.floor((100 * done) / games)} %), ${speed}${left}; ${found}`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
