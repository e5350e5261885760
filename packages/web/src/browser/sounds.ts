// Short, soft sounds, made on the spot: quiet until the first press or key, because browsers allow none before.

import { sound, volume } from './settings.ts';
import { type Noise, SOUNDS, type SoundName, type Stroke, type Tone } from './soundTable.ts';

export type { SoundName } from './soundTable.ts';

const LOUDNESS = { quiet: 0.4, medium: 1, loud: 2 } as const;
/** The same sound again within so many milliseconds is left out: what is shown together sounds once. */
const TOGETHER_MS = 70;
const SILENCE = 0.0001; // a gain cannot fall exponentially to 0

let context: AudioContext | null = null;
const playedAt = new Map<SoundName, number>();

export function play(name: SoundName): void {
  if (sound.value === 'off' || !navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - (playedAt.get(name) ?? -Infinity) < TOGETHER_MS) return;
  playedAt.set(name, now);
  context ??= new AudioContext();
  render(context, name, LOUDNESS[volume.value]);
}

/** Puts the sound on the clock of a context, from now on; also one that renders into memory. */
export function render(context: BaseAudioContext, name: SoundName, loudness: number): void {
  const master = new GainNode(context, { gain: loudness });
  master.connect(context.destination);
  const strokes: readonly Stroke[] = SOUNDS[name];
  for (const stroke of strokes) {
    const start = context.currentTime + stroke.after;
    const swell = stroke.kind === 'noise' ? stroke.swell : 0.012;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(stroke.loud, start + swell);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + Math.max(stroke.lasts, swell + 0.01));
    const source =
      stroke.kind === 'tone' ? toneOf(context, stroke, start, gain) : noiseOf(context, stroke, start, gain);
    gain.connect(master);
    source.start(start);
    source.stop(start + stroke.lasts + 0.02);
  }
}

function toneOf(context: BaseAudioContext, { shape, pitch, to, lasts }: Tone, start: number, into: AudioNode) {
  const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
  if (to !== undefined) {
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  }
  tone.connect(into);
  return tone;
}

function noiseOf(context: BaseAudioContext, stroke: Noise, start: number, into: AudioNode) {
  const noise = new AudioBufferSourceNode(context, { buffer: noiseBuffer(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: stroke.filter, frequency: stroke.from, Q: stroke.sharp });
  filter.frequency.setValueAtTime(stroke.from, start);
  filter.frequency.exponentialRampToValueAtTime(stroke.to, start + stroke.lasts);
  noise.connect(filter).connect(into);
  return noise;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of white noise, made once. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made) return made;
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  noises.set(context, buffer);
  return buffer;
}
