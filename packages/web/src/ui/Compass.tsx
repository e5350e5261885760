// The compass rose: sixteen points, drawn from the angles.

import './Compass.css';

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** One point of the star in two halves, lit from the left. */
const Point = ({
  degrees,
  length,
  waist,
  brass,
}: {
  degrees: number;
  length: number;
  waist: number;
  brass?: boolean;
}) => (
  <>
    <path
      class={brass ? 'compass-brass' : 'compass-light'}
      d={`M0 0L${at(degrees - 22.5, waist)}L${at(degrees, length)}Z`}
    />
    <path class="compass-dark" d={`M0 0L${at(degrees + 22.5, waist)}L${at(degrees, length)}Z`} />
  </>
);

const QUARTERS = [0, 90, 180, 270];

export const Compass = () => (
  <svg class="compass" viewBox="-62 -62 124 124" aria-hidden="true">
    <circle r="44" />
    <circle r="41.5" />
    <circle r="30" stroke-dasharray="1 2.5" />
    {QUARTERS.flatMap(q => [q + 22.5, q + 67.5]).map(d => (
      <Point key={d} degrees={d} length={34} waist={8} />
    ))}
    {QUARTERS.map(d => (
      <Point key={d} degrees={d + 45} length={41} waist={11} brass />
    ))}
    {QUARTERS.map(d => (
      <Point key={d} degrees={d} length={50} waist={13} brass={d === 0} />
    ))}
    <circle r="3.5" class="compass-brass" />
    <path class="compass-north" d="M-3.5-51.5v-8l7 8v-8" />
  </svg>
);
