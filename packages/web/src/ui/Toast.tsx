// A short sentence that appears where the finger is: why something was refused, or that it was done.

import './Toast.css';
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { noteRefusal } from './refusedRule.ts';

type Kind = 'refusal' | 'notice';
type Shown = { text: string; kind: Kind; x: number; y: number };

const shown = signal<Shown | null>(null);
const SHOWS = 4500; // ms
const GAP = 14; // px from the finger and from the edge
let closing: ReturnType<typeof setTimeout> | undefined;
let finger = { x: 0, y: 0 };

/** Remembers where the last press was, by pointer or by key. */
export function followFinger(): void {
  addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      finger = { x: clientX, y: clientY };
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    () => {
      const at = document.activeElement?.getBoundingClientRect();
      if (at && at.width < innerWidth) finger = { x: at.left + at.width / 2, y: at.top };
    },
    { capture: true },
  );
}

export function toast(text: string, kind: Kind = 'refusal'): void {
  clearTimeout(closing);
  shown.value = { text, kind, ...finger };
  if (kind === 'refusal') noteRefusal(text);
  closing = setTimeout(() => {
    shown.value = null;
  }, SHOWS);
}

export function ToastLayer() {
  const element = useRef<HTMLDivElement>(null);
  const current = shown.value;
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !current) return;
    if (!box.matches(':popover-open')) box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    const x = current.x || innerWidth / 2;
    const y = current.y || innerHeight - GAP;
    const above = y - height - GAP;
    box.style.left = `${Math.min(Math.max(GAP, x - width / 2), innerWidth - width - GAP)}px`;
    box.style.top = `${above > GAP ? above : y + GAP}px`;
  }, [current]);
  return (
    <div role="status">
      {current && (
        <div ref={element} class={`toast toast-${current.kind}`} popover="manual">
          {current.text}
        </div>
      )}
    </div>
  );
}
