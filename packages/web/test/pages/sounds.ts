// Renders each sound into memory: how loud, how long, and how high it is (by how often the wave crosses zero).

import { render } from '../../src/browser/sounds.ts';
import { SOUNDS, type SoundName } from '../../src/browser/soundTable.ts';

export type Measured = { name: string; peak: number; loudness: number; seconds: number; crossings: number };

const RATE = 44_100;
const HEARD = 0.002; // below it nobody hears anything

async function measure(name: SoundName): Promise<Measured> {
  const context = new OfflineAudioContext(1, 2 * RATE, RATE);
  render(context, name, 1);
  const samples = (await context.startRendering()).getChannelData(0);
  let peak = 0;
  let squares = 0;
  let last = 0;
  let crossings = 0;
  for (const [i, sample] of samples.entries()) {
    peak = Math.max(peak, Math.abs(sample));
    squares += sample * sample;
    if (Math.abs(sample) > HEARD) last = i;
    if (i > 0 && sample * samples[i - 1]! < 0) crossings += 1;
  }
  return { name, peak, loudness: Math.sqrt(squares / samples.length), seconds: last / RATE, crossings };
}

const measureSounds = (): Promise<Measured[]> =>
  Promise.all((Object.keys(SOUNDS) as SoundName[]).map(name => measure(name)));

Object.assign(globalThis, { measureSounds });
