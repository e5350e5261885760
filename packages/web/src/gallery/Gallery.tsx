import './gallery.css';
import { useState } from 'preact/hooks';
import { SECTIONS } from './sections.ts';

const THEMES = { paper: ['paper'], night: ['night'], both: ['paper', 'night'] } as const;
/** Pixels; each sheet is a page of its own in a frame, so that media queries see this width. */
const WIDTHS = { phone: 360, desktop: 1100 } as const;
const SHOWS = { pieces: '', decisions: '&positions', end: '&end' } as const;

type GallerySelection = {
  section: string;
  theme: keyof typeof THEMES;
  width: keyof typeof WIDTHS;
  show: keyof typeof SHOWS;
};

/** What to look at, and below it one frame for each theme. */
export function Gallery() {
  const [choice, setChoice] = useState<GallerySelection>({
    section: 'ui',
    theme: 'both',
    width: 'desktop',
    show: 'pieces',
  });
  const { section, theme, width, show } = choice;
  const pick = <K extends keyof GallerySelection>(key: K, values: readonly GallerySelection[K][]) => (
    <fieldset>
      <legend class="sr-only">{key}</legend>
      {values.map(value => (
        <button
          key={value}
          type="button"
          aria-pressed={choice[key] === value}
          onClick={() => setChoice({ ...choice, [key]: value })}
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
  return (
    <div class="gallery">
      <nav class="gallery-bar" aria-label="Gallery">
        {pick('section', Object.keys(SECTIONS))}
        {pick('theme', Object.keys(THEMES) as GallerySelection['theme'][])}
        {pick('width', Object.keys(WIDTHS) as GallerySelection['width'][])}
        {pick('show', Object.keys(SHOWS) as GallerySelection['show'][])}
      </nav>
      <div class="gallery-frames">
        {THEMES[theme].map(worn => (
          <iframe
            key={worn}
            title={`${section}, ${worn}`}
            style={{ width: `${WIDTHS[width]}px` }}
            src={`?sheet=${section}&theme=${worn}${SHOWS[show]}`}
          />
        ))}
      </div>
    </div>
  );
}
