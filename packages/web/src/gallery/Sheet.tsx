import './gallery.css';
import { useEffect, useState } from 'preact/hooks';
import type { Sample } from '../ui/sample.ts';
import { ToastLayer } from '../ui/Toast.tsx';
import { TooltipLayer } from '../ui/Tooltip.tsx';
import { Positions } from './Positions.tsx';
import { SECTIONS } from './sections.ts';

type Props = {
  section: string;
  /** A decision of the game: its position instead of the game's pieces; '' for the first one. */
  decision: string | null;
};

export const Sheet = ({ section, decision }: Props) => (
  <>
    {decision !== null && section !== 'ui' ? <Positions id={section} ask={decision} /> : <Samples section={section} />}
    <ToastLayer />
    <TooltipLayer />
  </>
);

function Samples({ section }: { section: string }) {
  const [samples, setSamples] = useState<readonly Sample[] | null>(null);
  useEffect(() => void SECTIONS[section]!().then(setSamples), [section]);
  if (!samples) return <p aria-busy="true">Loading…</p>;
  return (
    <div class="gallery-samples">
      {samples.map(({ name, states }) => (
        <section key={name} class="gallery-sample">
          <h2>{name}</h2>
          <div class="gallery-states">
            {Object.entries(states).map(([state, drawing]) => (
              <figure key={state}>
                <div>{drawing}</div>
                <figcaption>{state}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
