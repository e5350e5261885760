import './Form.css';
import type { InputHTMLAttributes } from 'preact';

type Native = Pick<InputHTMLAttributes, 'autocomplete' | 'autocapitalize' | 'spellcheck' | 'placeholder'>;
type Props = Native & {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  /** What belongs in it; where something went wrong, that is read instead. */
  help: string;
  problem: string | null;
  onText(text: string): void;
};

/** A line of text to be typed in, with its label above and its help below. Stands in a form of the class `field`. */
export const TextField = ({ id, label, help, problem, onText, ...native }: Props) => (
  <>
    <label for={id}>{label}</label>
    <input
      {...native}
      id={id}
      type="text"
      aria-describedby={`${id}-help`}
      aria-invalid={problem !== null}
      onInput={event => onText(event.currentTarget.value)}
    />
    <p id={`${id}-help`} class="field-help" role="status">
      {problem ?? help}
    </p>
  </>
);
