/** Thinks for ever, and never looks at a clock. */
export default function think(): never {
  for (;;);
}
