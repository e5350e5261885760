// The box in which dice fall: while they do, a 3D canvas covers the flat drawing. Without WebGL, or with motion
// switched off, only the flat drawing is there, with the dice where they came to rest.

import './DiceBox.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../browser/settings.ts';
import { play as playSound } from '../browser/sounds.ts';
import { Cup } from './Cup.tsx';
import { showMs } from './fallAnimation.ts';
import type { Falling } from './falling.ts';

/** Milliseconds by which a frame advances the fall at most: a slow machine takes longer, and nothing is skipped. */
const LONGEST_STEP = 100;

type Props = {
  falling: Falling | null;
  /** The sea as it lies in the end (SeaBox). */
  children: ComponentChildren;
};

export function DiceBox({ falling, children }: Props) {
  const [shown, setShown] = useState<Falling['id'] | null>(null);
  // The renderer is fetched with the board, so that the first fall does not wait for it.
  useEffect(() => {
    if (pace() > 0) import('./diceRenderer.ts').catch(() => {});
  }, []);
  const isFalling = falling !== null && falling.id !== shown && falling.fall !== '' && pace() > 0;
  return (
    <div class={`dice-box ${isFalling ? 'dice-box-falling' : ''}`}>
      {children}
      {isFalling && <Drop key={falling.id} falling={falling} onEnd={() => setShown(falling.id)} />}
    </div>
  );
}

/** The cup first, where the game has one (`rattleMs`), then the fall. */
function Drop({ falling, onEnd }: { falling: Falling; onEnd(): void }) {
  const ms = (falling.rattleMs ?? 0) * pace();
  const [isOut, setOut] = useState(ms === 0);
  if (!isOut) return <Cup dice={falling.dice} ms={ms} onEnd={() => setOut(true)} />;
  return <Fall falling={falling} onEnd={onEnd} />;
}

function Fall({ falling, onEnd }: { falling: Falling; onEnd(): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Runs once: another fall has another key, and so a component of its own.
  useEffect(() => play(canvas.current!, falling, onEnd), []);
  return <canvas class="dice-box-fall" ref={canvas} />;
}

/** Plays the fall on the canvas; what it returns stops it. */
function play(canvas: HTMLCanvasElement, falling: Falling, onEnd: () => void): () => void {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true });
  let stop = () => {};
  let isStopped = false;
  const begin = ({ DiceRenderer }: typeof import('./diceRenderer.ts')) => {
    // On a busy machine the effect may come after the canvas was taken away again, and then nothing has stopped it.
    if (isStopped || !context || !canvas.isConnected) return;
    const renderer = new DiceRenderer(context, falling);
    renderer.show(0); // all that takes long happens here, before the clock starts
    playSound('drop');
    const length = showMs(falling.fall) * pace();
    let shown = 0;
    let last: number | null = null;
    let next = 0;
    const draw = (now: number) => {
      shown += Math.min(now - (last ?? now), LONGEST_STEP);
      last = now;
      renderer.show(Math.min(1, shown / length));
      if (shown < length) next = requestAnimationFrame(draw);
      else onEnd();
    };
    stop = () => {
      cancelAnimationFrame(next);
      renderer.dispose();
    };
    next = requestAnimationFrame(draw);
  };
  if (context) import('./diceRenderer.ts').then(begin, onEnd);
  else onEnd();
  return () => {
    isStopped = true;
    stop();
  };
}
