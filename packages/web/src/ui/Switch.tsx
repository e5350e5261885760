import './Form.css';

type Props = { label: string; on: boolean; onChange(on: boolean): void };

/** Yes or no. */
export const Switch = ({ label, on, onChange }: Props) => (
  <label class="switch">
    <input type="checkbox" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
