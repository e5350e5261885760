import './ScoreBars.css';
import type { ComponentChildren } from 'preact';

/** `share`: of the best score. `tint`: a class that sets the background. */
type Bar = { source: string; share: number; tint: string; mark?: ComponentChildren };

/** A score as one bar, with a part for each source; the numbers stand beside it. */
export const ScoreBars = ({ bars, class: name = '' }: { bars: readonly Bar[]; class?: string }) => (
  <span class={`score-bars ${name}`} aria-hidden="true">
    {bars.map(({ source, share, tint, mark }) => (
      <span key={source} class={`score-bar ${tint}`} style={{ '--share': share }}>
        {mark}
      </span>
    ))}
  </span>
);
