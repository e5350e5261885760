// Where pieces are on the screen, by the ids that ui/piece.ts puts on them, followed while they move.

import { useEffect, useState } from 'preact/hooks';
import { REVEAL } from '../ui/piece.ts';

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** `label`: how the piece is announced, where it says so itself. */
export type FoundPiece = { id: string; box: Bounds; label: string | null };

const drawn = (id: string): Element[] => [...document.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)];

const elementOf = (id: string): Element | null => drawn(id).find(it => it.getClientRects().length > 0) ?? null;

/**
 * For so many frames a piece is scrolled into view again: a board may switch tabs just after a step has begun.
 */
const REVEAL_FRAMES = 60;

/** Scrolls to the piece and returns true; one that is not drawn is asked of the board (REVEAL), and false returned. */
function bringIntoView(id: string): boolean {
  const element = elementOf(id);
  if (element) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  else drawn(id)[0]?.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  return element !== null;
}

const REGIONS = ['main', 'nav', 'section', 'header', 'footer', 'aside'].join();

/** What a button shows, line by line: each line is a sentence of its own. */
const linesOf = (button: HTMLElement): string =>
  button.innerText
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map((line, i, all) => (i < all.length - 1 && !/[.!?:]$/.test(line) ? `${line}.` : line))
    .join(' ');

/**
 * The accessible name of a piece: its own, else that of the button or labelled element it stands in, else of the first
 * labelled element inside it. A landmark (`main`, `section`, …) around it is not its name.
 */
function labelOf(element: Element): string | null {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const around = element.closest(`[aria-label],button,${REGIONS}`);
  if (around instanceof HTMLElement && around.matches('button:not([aria-label])')) return linesOf(around) || null;
  const named = around?.matches(`[aria-label]:not(${REGIONS})`) ? around : element.querySelector('[aria-label]');
  return named?.getAttribute('aria-label') ?? null;
}

/**
 * Where a piece holds others, as a hand holds cards, the ring goes around these and not around the empty space; around
 * all of it where something is to be put there (`data-whole`).
 */
function drawnBox(element: Element): Bounds {
  const held = element.hasAttribute('data-whole') ? [] : [...element.querySelectorAll('[data-piece]')];
  const inside = held.filter(it => it.getClientRects().length > 0);
  const boxes = (inside.length > 0 ? inside : [element]).map(it => it.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** What of the element can be seen: a board that scrolls hides the rest. */
function visibleBox(element: Element): Bounds | null {
  const { left, top, right, bottom } = drawnBox(element);
  const frame = element.closest('.board')?.getBoundingClientRect();
  if (!frame) return { left, top, right, bottom };
  const box = {
    left: Math.max(left, frame.left),
    top: Math.max(top, frame.top),
    right: Math.min(right, frame.right),
    bottom: Math.min(bottom, frame.bottom),
  };
  return box.right - box.left > 4 && box.bottom - box.top > 4 ? box : null;
}

function find(ids: readonly string[]): FoundPiece[] {
  return ids.flatMap(id => {
    const element = elementOf(id);
    const box = element && visibleBox(element);
    return element && box ? [{ id, box, label: labelOf(element) }] : [];
  });
}

/** The pieces, measured again with every frame; the same list as long as nothing has moved. */
export function useFoundPieces(ids: readonly string[]): readonly FoundPiece[] {
  const [found, setFound] = useState<readonly FoundPiece[]>([]);
  const wanted = ids.join(' ');
  useEffect(() => {
    const list = wanted ? wanted.split(' ') : [];
    let inView: string[] = [];
    let last = '';
    let frame = 0;
    let frames = 0;
    const measure = () => {
      if (frames++ < REVEAL_FRAMES)
        inView = list.filter(id => (inView.includes(id) && elementOf(id) !== null) || bringIntoView(id));
      const now = find(list);
      const text = JSON.stringify(now);
      if (text !== last) setFound(now);
      last = text;
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return found;
}
