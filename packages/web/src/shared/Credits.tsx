import './Credits.css';
import type { Meta } from '@quayside/rules';

/** Whose game it is, and that they have no part in this table. */
export const Credits = ({ of }: { of: Meta['credits'] }) => <p class="credits">{sentence(of)}</p>;

function sentence({ designer, publisher }: Meta['credits']): string {
  if (!designer && !publisher)
    return 'An unofficial table. The rulebook names neither designer nor publisher: thanks to whoever they are.';
  const made = [designer && `designed by ${designer}`, publisher && `published by ${publisher}`].filter(Boolean);
  return `An unofficial table for a game ${made.join(', ')}.`;
}
