import './Notice.css';
import type { ComponentChildren } from 'preact';
import { Compass } from './Compass.tsx';
import { Heading } from './Heading.tsx';

type Props = { title: string; busy?: boolean; children?: ComponentChildren };

/** A page that has one thing to say: loading, gone, lost. */
export const Notice = ({ title, busy = false, children }: Props) => (
  <main id="main" class={`notice sea ${busy ? 'notice-busy' : ''}`} aria-busy={busy}>
    <div class="notice-sheet rope">
      <div class="notice-compass">
        <Compass />
      </div>
      <Heading>{title}</Heading>
      {children}
    </div>
  </main>
);
