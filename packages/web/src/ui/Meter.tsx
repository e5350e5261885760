import './Meter.css';

/** How far along something is, from 0 to 1. */
export const Meter = ({ label, value }: { label: string; value: number }) => {
  const percent = Math.round(100 * value);
  return (
    <div
      class="meter"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
};
