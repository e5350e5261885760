import './gallery.css';
import { useEffect, useState } from 'preact/hooks';
import type { Sample } from '../ui/sample.ts';
import { ToastLayer } from '../ui/Toast.tsx';
import { TooltipLayer } from '../ui/Tooltip.tsx';
import { EndView } from './EndView.tsx';
import { Positions } from './Positions.tsx';
import { SECTIONS } from './sections.ts';

type Props = {
  section: string;
  /** A decision of the game: its position instead of the game's pieces; '' for the first one. */
  decision: string | null;
  /** The end of the game instead. */
  end: boolean;
};

export const Sheet = (props: Props) => (
  <>
    <Shown {...props} />
    <ToastLayer />
    <TooltipLayer />
  </>
);

function Shown({ section, decision, end }: Props) {
  if (section === 'ui') return <Samples section={section} />;
  if (end) return <EndView id={section} />;
  return decision === null ? <Samples section={section} /> : <Positions id={section} ask={decision} />;
}

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
