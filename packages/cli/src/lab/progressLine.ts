// How far a long run is: one line that is renewed on a terminal, a line every ten seconds elsewhere.

import type { Progress } from '@quayside/lab';
import { findingSoFar } from './findings.ts';

const RENEWED_EVERY_MS = { terminal: 500, file: 10_000 };

export function progressLine(): { show(progress: Progress): void; end(): void } {
  const { isTTY, columns = 120 } = process.stderr;
  const every = isTTY ? RENEWED_EVERY_MS.terminal : RENEWED_EVERY_MS.file;
  const began = performance.now();
  let shownAt = began;
  let isShown = false;
  return {
    show(progress) {
      const now = performance.now();
      if (now - shownAt < every) return;
      shownAt = now;
      isShown = true;
      const text = progressText(progress, (now - began) / 1000);
      process.stderr.write(isTTY ? `\r\x1b[2K${text.slice(0, columns - 1)}` : `${text}\n`);
    },
    end() {
      if (isTTY && isShown) process.stderr.write('\r\x1b[2K');
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
export function progressText({ done, sinceStart, games, cells, results }: Progress, seconds: number): string {
  const rate = sinceStart / seconds;
  const left = rate > 0 ? `, ${duration((games - done) / rate)} left` : '';
  const speed = rate >= 10 ? `${rate.toFixed(0)} games/s` : `${(60 * rate).toFixed(0)} games/min`;
  const count = `${done.toLocaleString('en')} of ${games.toLocaleString('en')} games`;
  return `${count} (${Math.floor((100 * done) / games)} %), ${speed}${left}; ${findingSoFar(cells, results)}`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
