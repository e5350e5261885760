import { words } from './words.ts';
import './Credits.css';
import type { Meta } from '@quayside/rules';

/** Whose game it is, and that they have no part in this table. */
export const Credits = ({ of }: { of: Meta['credits'] }) => <p class="credits">{sentence(of)}</p>;

function sentence({ designer, publisher }: Meta['credits']): string {
  if (!designer && !publisher) return words.unofficial;
  if (!publisher) return words.designed(designer!);
  return designer ? words.designedAndPublished(designer, publisher) : words.published(publisher);
}
