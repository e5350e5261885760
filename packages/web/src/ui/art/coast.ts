// A coast as a surveyor's pen leaves it: every stretch between two marks is broken again and again, a little to either
// side. Drawn by a rule of its own, so that the same marks give the same coast on every screen.

type CoastPoint = readonly [number, number];

const BREAKS = 4;
const WANDER = 0.19; // of the length of a stretch, at most, to either side

/** A number between -1 and 1 that looks like chance and is none. */
const noise = (n: number): number => {
  const mixed = Math.imul(n ^ (n >>> 7) ^ 0x9e37, 0x85ebca6b) >>> 0;
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0) / 2 ** 31 - 1;
};

function broken(marks: readonly CoastPoint[], seed: number, wander: number): CoastPoint[] {
  return marks.flatMap((mark, i) => {
    const next = marks[i + 1];
    if (!next) return [mark];
    const [x, y] = mark;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const aside = noise(seed + i * 7919) * wander;
    return [mark, [x + dx / 2 - dy * aside, y + dy / 2 + dx * aside] as const];
  });
}

/** The path through all marks; without closing it, so that a coast may leave the chart. */
export function coast(marks: readonly CoastPoint[], seed: number, wander = WANDER): string {
  let line = marks.slice();
  for (let n = 1; n <= BREAKS; n++) line = broken(line, seed * 31 + n * 104729, wander);
  return `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
