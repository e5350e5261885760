// Numbers that look random and are computed: the same tile gives the same drawing on every screen. They come from the
// coordinate alone, so that a drawing never tells what is still hidden.

/** From 0 up to 1. */
export function noise(n: number, salt: number): number {
  let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** One of several drawings. */
export const pick = <T>(choices: readonly T[], n: number, salt: number): T =>
  choices[Math.floor(noise(n, salt) * choices.length)]!;

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Hills between -1 and 1, about `size` wide. */
export function hills(x: number, y: number, size: number, salt: number): number {
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
  const [across, down] = [smooth(x / size - column), smooth(y / size - row)];
  const at = (east: number, south: number) => noise((row + south + 64) * 512 + column + east + 64, salt);
  const north = at(0, 0) + (at(1, 0) - at(0, 0)) * across;
  const south = at(0, 1) + (at(1, 1) - at(0, 1)) * across;
  return (north + (south - north) * down) * 2 - 1;
}
