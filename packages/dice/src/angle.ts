// Angles in tenths of a degree. Made of sums and products alone, which every machine rounds alike; Math.sin is not
// promised to agree.

export const ROUND = 3600;
const RADIANS = Math.PI / 1800;

/** From 0 to 45 degrees, where eight terms are exact to the last digit. */
function series(x: number, first: number, n: number): number {
  let term = first;
  let sum = first;
  for (let k = n; k < n + 16; k += 2) {
    term *= -(x * x) / (k * (k + 1));
    sum += term;
  }
  return sum;
}

function quarterSine(tenths: number): number {
  return tenths <= 450 ? series(tenths * RADIANS, tenths * RADIANS, 2) : series((900 - tenths) * RADIANS, 1, 1);
}

const SINES = Array.from({ length: ROUND }, (_, tenths) => {
  const quarter = tenths % 900;
  const sine = quarterSine(tenths % 1800 < 900 ? quarter : 900 - quarter);
  return tenths < 1800 ? sine : -sine;
});

export const sine = (tenths: number): number => SINES[tenths % ROUND]!;
export const cosine = (tenths: number): number => SINES[(tenths + 900) % ROUND]!;

/** The direction of (x, y), to the nearest tenth: from x towards y. */
export function directionOf(x: number, y: number): number {
  const isBefore = (tenths: number) => cosine(tenths) * y - sine(tenths) * x >= 0;
  let low = y >= 0 ? (x >= 0 ? 0 : 900) : x < 0 ? 1800 : 2700;
  let high = low + 900;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  const off = (tenths: number) => Math.abs(cosine(tenths) * y - sine(tenths) * x);
  return (off(high) < off(low) ? high : low) % ROUND;
}
