// The frame of the prompt bar: what is said, the tools at the left and the choices at the right. Its size never
// changes: longer text is written smaller in it, and scrolls at last, so that the board keeps its place from one
// decision to the next.

import './PromptFrame.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFit } from './useFit.ts';

/** After a new question the buttons take no press by pointer for so long: one meant for the last question is lost. */
const DEAD_MS = 300;

type Props = {
  label: string;
  /** What is asked, or what is being shown. */
  text: ComponentChildren;
  /** On its side: what the game puts into the column above the buttons. */
  beside?: ComponentChildren;
  /** Always the same ones in the same places, from the left; null keeps a place free. */
  tools: readonly ComponentChildren[];
  /** Changes with every question. */
  question: unknown;
  /** What can be done now, filled from the right. */
  children: ComponentChildren;
};

/** Without the line of what happened last, and then smaller: see PromptFrame.css. */
const STEPS = 2;

export function PromptFrame({ label, text, beside, tools, question, children }: Props) {
  const textRef = useFit(STEPS);
  const actions = useRef<HTMLDivElement>(null);
  const asked = useRef(question);
  useLayoutEffect(() => {
    const bar = actions.current;
    if (!bar || asked.current === question) return;
    asked.current = question;
    bar.classList.add('prompt-dead');
    const timer = setTimeout(() => bar.classList.remove('prompt-dead'), DEAD_MS);
    return () => {
      clearTimeout(timer);
      bar.classList.remove('prompt-dead');
    };
  }, [question]);
  return (
    <section class="prompt-bar" aria-label={label}>
      <div class="prompt-text" ref={textRef}>
        {text}
      </div>
      {beside && <div class="prompt-beside">{beside}</div>}
      <div class="prompt-actions" ref={actions}>
        <div class="prompt-tools">
          {tools.map((tool, place) => (
            <span key={place} class="prompt-tool">
              {tool}
            </span>
          ))}
        </div>
        <div class="prompt-choices">{children}</div>
      </div>
    </section>
  );
}
