// Short, soft sounds, made on the spot.

import { sound } from './settings.ts';

type Note = { pitch: number; after: number; lasts: number; shape: OscillatorType; loud: number };
const bell = (pitch: number, after: number): Note => ({ pitch, after, lasts: 0.9, shape: 'sine', loud: 0.07 });

const SOUNDS = {
  /** Two strokes of a small bell: you are to act. */
  turn: [bell(659, 0), bell(880, 0.16)],
  /** A knock on wood: something happened. */
  step: [{ pitch: 190, after: 0, lasts: 0.09, shape: 'triangle', loud: 0.06 }],
  refused: [{ pitch: 130, after: 0, lasts: 0.22, shape: 'triangle', loud: 0.09 }],
  /** Three quick taps on the glass: your time is running out. */
  hurry: [bell(988, 0), bell(988, 0.18), bell(988, 0.36)],
  end: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.46)],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

export function play(name: keyof typeof SOUNDS): void {
  // Browsers let a page play sound only after a press or a key.
  if (sound.value === 'off' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const { pitch, after, lasts, shape, loud } of SOUNDS[name]) {
    const start = context.currentTime + after;
    const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + lasts);
  }
}
