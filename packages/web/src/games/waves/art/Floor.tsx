// The mosaic floor of the Council: rings of tesserae around the place of the Shells, a border of running waves.

import './floor.css';

const RINGS = Array.from({ length: 33 }, (_, i) => 34 + i * 9);
const WAVES = Array.from({ length: 28 }, (_, i) => (i * 360) / 28);
const ROWS = ['9 1.6 7.4 1.6 10.2 1.6', '8.2 1.6 9.6 1.6', '7.8 1.6 9 1.6 8.4 1.6 10 1.6'];
const FLECKS = ['8 74 9 112', '9 131 7 58', '8 97 8 163'];

const band = (r: number): string => {
  if (r < 62) return 'deep';
  if (r < 71) return 'gold';
  if (r < 100) return 'foam';
  if (r < 109) return 'gold';
  if (r < 190) return r % 27 < 9 ? 'sand-2' : 'sand';
  if (r < 199) return 'gold';
  return r % 36 < 9 ? 'sea-2' : 'sea';
};

export const Floor = () => (
  <svg class="waves-floor" viewBox="0 0 400 400" preserveAspectRatio="none" aria-hidden="true">
    <rect class="mortar" width="400" height="400" />
    <circle class="pool" cx="200" cy="200" r="30" />
    <g transform="translate(200 200)">
      {RINGS.map((r, i) => (
        <circle key={r} class={band(r)} r={r} stroke-dasharray={ROWS[i % 3]} transform={`rotate(${(i * 37) % 360})`} />
      ))}
      {RINGS.map((r, i) => (
        <circle
          key={r}
          class={`fleck ${band(r)}`}
          r={r}
          stroke-dasharray={FLECKS[i % 3]}
          transform={`rotate(${(i * 71) % 360})`}
        />
      ))}
      {WAVES.map(angle => (
        <path
          key={angle}
          class="curl"
          transform={`rotate(${angle})`}
          d="M-11 -74c0-12 5-19 12-19 5 0 8 3.5 8 7s-2.5 5.5-5 5.5-4-1.5-4-3.5 1.5-2.5 2.5-2c-.5-2-5-1.5-6 2.5-1 4.5 3 8.5 10.5 9.5Z"
        />
      ))}
    </g>
  </svg>
);
