// Seats around a table, in the order they act: tables, so that asking for an order costs nothing. They are readonly by
// type alone, because walking a frozen array is eight times slower.

const LARGEST = 8;

type Orders = readonly (readonly (readonly number[])[])[];

const orders = (nth: (from: number, step: number, size: number) => number): Orders =>
  Array.from({ length: LARGEST + 1 }, (_, size) =>
    Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, step) => nth(from, step, size))),
  );

const CLOCKWISE = orders((from, step, size) => (from + step) % size);
const COUNTERCLOCKWISE = orders((from, step, size) => (from + size - step) % size);

/** All places of a ring of this size, from one of them to its left: clockwise(4, 2) is 2, 3, 0, 1. */
export const clockwise = (size: number, from: number): readonly number[] => CLOCKWISE[size]![from]!;

/** All places of a ring of this size, from one of them to its right: counterclockwise(4, 2) is 2, 1, 0, 3. */
export const counterclockwise = (size: number, from: number): readonly number[] => COUNTERCLOCKWISE[size]![from]!;
