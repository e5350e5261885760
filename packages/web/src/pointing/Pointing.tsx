// One way of pointing for lessons, tips and hints: rings around pieces, a rope where a move is meant, and a speech with
// a tail towards the nearest piece. The speech stands where it is put, never on the board.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { observeSize } from '../ui/observeSize.ts';
import { type Tail, tailTo } from './geometry.ts';
import { useFoundPieces } from './measure.ts';
import { Rings } from './Rings.tsx';
import { words } from './words.ts';
import './pointing.css';

/** Ids of pieces: from the first to the last, past those between. */
type Rope = readonly [string, ...string[], string];

type Props = {
  /** Ids of the pieces that get a ring. */
  rings: readonly string[];
  rope?: Rope | null;
  /** Other ropes beside it. */
  more?: readonly Rope[];
  /** What the speech is, for screen readers. */
  label: string;
  /** When this changes, the speech takes the focus, so that it is read out. Left out, it never does. */
  focusOn?: string | number;
  class?: string;
  children: ComponentChildren;
};

export function Pointing({ rings, rope = null, more = [], label, focusOn, class: name = '', children }: Props) {
  const speech = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const ropes = rope ? [rope, ...more] : more;
  const ends = [...new Set(ropes.flat())].filter(id => !rings.includes(id));
  const found = useFoundPieces([...rings, ...ends]);
  const [tail, setTail] = useState<Tail | null>(null);
  const ringed = found.filter(({ id }) => rings.includes(id));
  const boxOf = (id: string) => found.find(it => it.id === id)?.box;
  const drawn = ropes.flatMap(ids => {
    const [from, to] = [boxOf(ids[0]), boxOf(ids.at(-1)!)];
    return from && to ? [[from, ...ids.slice(1, -1).flatMap(id => boxOf(id) ?? []), to]] : [];
  });
  useLayoutEffect(() => {
    if (!speech.current) return;
    setTail(
      tailTo(
        speech.current.getBoundingClientRect(),
        ringed.map(({ box }) => box),
      ),
    );
  }, [found, children]);
  useEffect(() => {
    if (focusOn !== undefined) speech.current?.focus({ preventScroll: true });
  }, [focusOn]);
  // What scrolls must be reached by the keyboard itself: keys scroll what has the focus.
  useEffect(() => {
    const box = text.current!;
    return observeSize(box, () => setScrolls(box.scrollHeight > box.clientHeight));
  }, [children]);
  const named = ringed.flatMap(({ label }) => label ?? []);
  return (
    <>
      <Rings pieces={ringed} ropes={drawn} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long speech scrolls, and the keyboard must reach it */}
      <section ref={speech} class={`pointing-speech ${name}`} tabIndex={0} aria-label={label}>
        {tail && <Pointer tail={tail} />}
        <div ref={text} class="pointing-text" tabIndex={scrolls ? 0 : undefined}>
          {children}
          {named.length > 0 && <p class="sr-only">{words.pointsAt(named)}</p>}
        </div>
      </section>
    </>
  );
}

const Pointer = ({ tail: { side, at } }: { tail: Tail }) => (
  <span class={`pointing-tail pointing-tail-${side}`} style={{ '--at': `${at}px` }} aria-hidden="true" />
);
