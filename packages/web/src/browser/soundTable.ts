// What every sound is made of: tones, and bursts of noise through a filter. Data only; sounds.ts plays it. Times in
// seconds, pitches and filters in Hz, loudness from 0 to 1 at full volume.

/** `to`: where the pitch slides while it sounds. */
export type Tone = {
  kind: 'tone';
  shape: 'sine' | 'triangle' | 'square';
  pitch: number;
  to?: number;
  after: number;
  lasts: number;
  loud: number;
};

/** `swell`: how long it grows before it fades; a knock has nearly none, wind much. */
export type Noise = {
  kind: 'noise';
  filter: 'lowpass' | 'bandpass' | 'highpass';
  from: number;
  to: number;
  sharp: number;
  after: number;
  lasts: number;
  swell: number;
  loud: number;
};

export type Stroke = Tone | Noise;

const bell = (pitch: number, after: number, loud = 0.07): Tone => ({
  kind: 'tone',
  shape: 'sine',
  pitch,
  after,
  lasts: 0.9,
  loud,
});

/** One die against another or against the wall of the cup. */
const click = (after: number, at: number, loud: number): Noise => ({
  kind: 'noise',
  filter: 'bandpass',
  from: at,
  to: at,
  sharp: 6,
  after,
  lasts: 0.035,
  swell: 0.001,
  loud,
});

const thud = (after: number, pitch: number, loud: number, lasts = 0.09): Tone => ({
  kind: 'tone',
  shape: 'triangle',
  pitch,
  to: pitch * 0.7,
  after,
  lasts,
  loud,
});

/** Metal: partials that are no multiples of each other, each shorter than the one below. */
const metal = (pitches: readonly number[], after: number, lasts: number, loud: number): Tone[] =>
  pitches.map((pitch, n) => ({
    kind: 'tone',
    shape: 'sine',
    pitch,
    after,
    lasts: lasts / (1 + n * 0.6),
    loud: loud / (1 + n),
  }));

const gust = (after: number, lasts: number, from: number, to: number, loud: number, swell = lasts * 0.4): Noise => ({
  kind: 'noise',
  filter: 'bandpass',
  from,
  to,
  sharp: 1.4,
  after,
  lasts,
  swell,
  loud,
});

const boom = (after: number, lasts: number, from: number, to: number, loud: number): Noise => ({
  kind: 'noise',
  filter: 'lowpass',
  from,
  to,
  sharp: 0.7,
  after,
  lasts,
  swell: 0.004,
  loud,
});

export const SOUNDS = {
  // Of the table.
  /** Two strokes of a small bell: you are to act. */
  turn: [bell(659, 0), bell(880, 0.16)],
  /** A soft knock on wood: something happened. */
  step: [thud(0, 240, 0.06)],
  refused: [thud(0, 130, 0.09, 0.22)],
  /** Three quick taps on the glass: your time is running out. */
  hurry: [bell(988, 0), bell(988, 0.18), bell(988, 0.36)],
  end: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.46)],

  // Of the pieces.
  /** Dice shaken in a cup. */
  rattle: [
    ...[0, 0.06, 0.11, 0.19, 0.24, 0.32, 0.37, 0.46].map((after, n) => click(after, n % 2 ? 2300 : 3100, 0.16)),
    ...[0.03, 0.21, 0.39].map(after => thud(after, 240, 0.03, 0.05)),
  ],
  /** Dice that fall on wood, bounce and lie. */
  drop: [
    ...[0, 0.1, 0.17, 0.22].map((after, n) => thud(after, 300 + 40 * n, 0.08 / (1 + n), 0.06)),
    ...[0, 0.1, 0.17, 0.22, 0.26].map((after, n) => click(after, 1900, 0.18 / (1 + n * 0.7))),
  ],
  /** A card pushed over the table. */
  card: [
    {
      kind: 'noise',
      filter: 'highpass',
      from: 4200,
      to: 1800,
      sharp: 0.8,
      after: 0,
      lasts: 0.2,
      swell: 0.07,
      loud: 0.06,
    },
  ],
  coin: [...metal([2637, 4186, 6271], 0, 0.32, 0.05), ...metal([2793, 4435], 0.08, 0.4, 0.05)],
  cannon: [
    boom(0, 0.7, 1600, 70, 0.34),
    { kind: 'tone', shape: 'sine', pitch: 96, to: 34, after: 0, lasts: 0.5, loud: 0.24 },
  ],
  wind: [gust(0, 1.1, 380, 820, 0.12), gust(0.35, 0.75, 900, 420, 0.05)],
  /** Canvas that fills. */
  sail: [boom(0, 0.14, 700, 240, 0.14), boom(0.12, 0.16, 620, 200, 0.12), gust(0.2, 0.4, 500, 300, 0.06)],
  splash: [gust(0, 0.45, 1500, 480, 0.16, 0.02), gust(0.12, 0.3, 3200, 1400, 0.05, 0.03)],
  /** The ship's bell. */
  bell: [...metal([587, 1402, 1960, 2920], 0, 1.2, 0.09)],
  /** A knuckle on a hull. */
  knock: [thud(0, 150, 0.12), click(0, 900, 0.12)],
} satisfies Record<string, Stroke[]>;

export type SoundName = keyof typeof SOUNDS;
