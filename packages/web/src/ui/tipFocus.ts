// Marks that explain themselves (`tip` on what is no button) are reached by keyboard without forty tab stops: in each
// part of the page one of them is a tab stop, and the arrow keys go on to the next and back. Home and End: the first
// and the last.

import { useEffect } from 'preact/hooks';

/** The parts of the page that have a tab stop of their own. */
const PARTS = 'dialog, main, .prompt-bar, .top-bar, .panel';
const CONTROL = 'button, a[href], input, select, textarea, summary, [tabindex]:not([data-tip-stop])';
const STOP = 'data-tip-stop';

/**
 * Every mark of a part that explains itself and is in view, in the order of the page; what stands in a button is named
 * by it.
 */
const marksIn = (part: Element): (HTMLElement | SVGElement)[] =>
  [...part.querySelectorAll<HTMLElement | SVGElement>('[data-tip]')].filter(
    mark => partOf(mark) === part && !mark.closest(CONTROL) && mark.checkVisibility({ visibilityProperty: true }),
  );

const partOf = (mark: Element): Element => mark.closest(PARTS) ?? document.body;

/**
 * Makes the mark the tab stop of its part. Chromium makes a tab stop of every SVG element that listens to focus, so the
 * others are told not to be. Without text of its own a screen reader is told what the tooltip says.
 */
function makeStop(marks: readonly (HTMLElement | SVGElement)[], stop: HTMLElement | SVGElement | undefined): void {
  for (const mark of marks) {
    const isStop = mark === stop;
    if (!isStop && mark instanceof HTMLElement) {
      mark.removeAttribute('tabindex');
      mark.removeAttribute(STOP);
      continue;
    }
    mark.setAttribute('tabindex', isStop ? '0' : '-1');
    mark.setAttribute(STOP, isStop ? 'on' : 'off');
  }
  if (!stop || stop.hasAttribute('role') || stop.textContent?.trim()) return;
  stop.setAttribute('role', 'img');
  stop.setAttribute('aria-label', stop.getAttribute('data-tip')!);
}

const isStop = (mark: Element): boolean => mark.getAttribute(STOP) === 'on';

/** Before the browser looks for the next tab stop: a board that was drawn anew has other marks. */
function makeStops(): void {
  const parts = new Set([...document.querySelectorAll('[data-tip]')].map(partOf));
  for (const part of parts) {
    const marks = marksIn(part);
    makeStop(marks, marks.find(isStop) ?? marks[0]);
  }
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Tab') makeStops();
  const from = event.target;
  const step = STEPS[event.key];
  if (!step || !(from instanceof Element) || !isStop(from) || event.ctrlKey || event.altKey) return;
  const marks = marksIn(partOf(from));
  const next = marks[step(marks.indexOf(from as HTMLElement), marks.length)];
  event.preventDefault();
  event.stopPropagation();
  makeStop(marks, next);
  next?.focus();
}

/** Listens on window in the capture phase, so that arrow keys on a mark do not move pieces of the board. */
export function useTipFocus(): void {
  useEffect(() => {
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
