// What the main thread of a page did, read from a trace of the browser: how long its tasks were, also those under the
// 50 ms from which a PerformanceObserver tells of them.

import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number; // microseconds
  dur?: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string }; name?: string };
};

/** A task of the main thread: when it began and how long it was; `cpuMs`: how long the thread had a processor. */
export type MainThreadTask = { atMs: number; ms: number; cpuMs: number };
/** Milliseconds since the navigation began. `marks`: what the page marked by `performance.mark`. */
export type Traced = { firstPaintMs: number; marks: Record<string, number>; tasks: MainThreadTask[] };

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading', '__metadata'];

/** Traces what happens on a page that has not been navigated yet. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<Traced> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return readTrace(trace.traceEvents);
}

function readTrace(events: readonly TraceEvent[]): Traced {
  // The empty page before, and each picture that is an SVG file, navigate too, without an address.
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL);
  const main = start && events.find(({ name, pid, args }) => isMainThread(name, args) && pid === start.pid);
  if (!start || !main) throw new Error('the trace has no navigation');
  const ofPage = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const since = ({ ts }: TraceEvent) => (ts - start.ts) / 1000;
  const paint = ofPage.find(({ name, ts }) => name === 'firstPaint' && ts > start.ts);
  if (!paint) throw new Error('the trace has no first paint');
  const tasks = ofPage.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const marks = ofPage.filter(({ cat, ph }) => cat.includes('user_timing') && 'RIi'.includes(ph));
  return {
    firstPaintMs: since(paint),
    marks: Object.fromEntries(marks.map(mark => [mark.name, since(mark)])),
    tasks: tasks.map(task => ({ atMs: since(task), ms: (task.dur ?? 0) / 1000, cpuMs: (task.tdur ?? 0) / 1000 })),
  };
}

const isMainThread = (name: string, args: TraceEvent['args']) =>
  name === 'thread_name' && args.name === 'CrRendererMain';
