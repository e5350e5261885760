// What the coach says beside a decision, with the pieces it is about and buttons below.

import './Coach.css';
import type { ComponentChildren } from 'preact';
import { Pointing } from '../pointing/Pointing.tsx';

type SpeechProps = { label: string; rings: readonly string[]; buttons: ComponentChildren; children: ComponentChildren };

export const Speech = ({ label, rings, buttons, children }: SpeechProps) => (
  <div class="coach">
    <Pointing rings={rings} label={label} class="coach-speech">
      {children}
    </Pointing>
    <div class="coach-buttons">{buttons}</div>
  </div>
);
