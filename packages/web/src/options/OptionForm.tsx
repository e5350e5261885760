import '../ui/Form.css';
import type { Meta, Options } from '@quayside/rules';
import { useId } from 'preact/hooks';
import { openOptions } from './options.ts';

type LabelledValue = { value: string; label: string; help?: string };
type ChoiceProps = {
  label: string;
  help?: string;
  value: string;
  choices: readonly LabelledValue[];
  onChange(value: string): void;
};

/** One question with a few answers. */
export function ChoiceField({ label, help, value, choices, onChange }: ChoiceProps) {
  const id = useId();
  const helpText = choices.find(choice => choice.value === value)?.help ?? help;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} aria-describedby={`${id}-help`} onChange={e => onChange(e.currentTarget.value)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} class="field-help">
        {helpText}
      </p>
    </div>
  );
}

type Props = { meta: Meta; seats: number; chosen: Options; onChange(chosen: Options): void };

/** The form of a game's options: only those with a real choice are shown. */
export const OptionForm = ({ meta, seats, chosen, onChange }: Props) => (
  <div class="fields">
    {openOptions(meta, seats, chosen)
      .filter(({ choices }) => choices.length > 1)
      .map(({ spec, value, choices }) => (
        <ChoiceField
          key={spec.id}
          label={spec.label}
          help={spec.help}
          value={value}
          choices={choices}
          onChange={picked => onChange({ ...chosen, [spec.id]: picked })}
        />
      ))}
  </div>
);

type CountProps = { legend: string; from: number; to: number; value: number; onChange(value: number): void };

/** A small number, picked at one tap. */
export function CountField({ legend, from, to, value, onChange }: CountProps) {
  const name = useId();
  const counts = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <fieldset class="count-field">
      <legend>{legend}</legend>
      <div class="count-choices">
        {counts.map(count => (
          <label key={count} class="count-choice">
            <input type="radio" name={name} checked={count === value} onChange={() => onChange(count)} />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
