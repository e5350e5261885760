// A large board comes in parts, one after the other, each in a task and a picture of its own: drawn at once it would
// hold up a phone for a quarter of a second, in which no press is answered.

import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';

const waiting: (() => void)[] = [];
const ends = new Set<() => void>();
let isRunning = false;

/** Lets the next part draw after the browser has shown the one before. */
function next(): void {
  const draw = waiting.shift();
  isRunning = draw !== undefined;
  if (draw) {
    draw();
    afterPicture(next);
    return;
  }
  for (const end of ends) end();
  ends.clear();
}

const NO_PICTURE_MS = 100; // a page that is not looked at shows no pictures

function afterPicture(go: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    go();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_PICTURE_MS);
}

function enqueue(draw: () => void): void {
  waiting.push(draw);
  if (isRunning) return;
  isRunning = true;
  afterPicture(next);
}

/** Whether parts that are drawn for the first time wait for each other; null outside of `DrawInParts`. */
const Drawing = createContext<{ current: boolean } | null>(null);

/** Draws its children part by part, and says when all are there; what comes later is drawn at once. */
export function DrawInParts({ children, onDrawn }: { children: ComponentChildren; onDrawn(): void }) {
  const isDrawing = useRef(true);
  useLayoutEffect(() => {
    const end = () => {
      isDrawing.current = false;
      onDrawn();
    };
    ends.add(end);
    return () => {
      ends.delete(end);
    };
  }, []);
  return (
    <Drawing.Provider value={isDrawing}>
      <DrawnNext>{children}</DrawnNext>
    </Drawing.Provider>
  );
}

/** A part of a board: while the board is drawn for the first time, it comes after the part before it. */
export function DrawnNext({ children }: { children: ComponentChildren }) {
  const drawing = useContext(Drawing);
  const [isDue, setDue] = useState(!drawing?.current);
  useLayoutEffect(() => {
    if (isDue) return;
    const draw = () => setDue(true);
    enqueue(draw);
    return () => {
      const place = waiting.indexOf(draw);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, []);
  return isDue ? <>{children}</> : null;
}
