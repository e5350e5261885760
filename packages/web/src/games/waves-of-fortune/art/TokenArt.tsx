// Tokens as counters about their own middle, with the strength of those who have one; and wrecks.

import type { LaidToken, Wreck } from '@quayside/rules/waves-of-fortune';
import { drawing } from './Marks.tsx';

const KINDS: Record<LaidToken['token'], 'foe' | 'harm' | 'help' | 'chance'> = {
  pirate: 'foe',
  kraken: 'foe',
  mine1: 'harm',
  mine2: 'harm',
  fish: 'help',
  spring: 'help',
  post: 'help',
  mermaid: 'chance',
  siren: 'chance',
};

/** Foes are octagons, what harms is a spiked wheel, what helps is round, chance is a lozenge. */
const SHAPES: Record<(typeof KINDS)[LaidToken['token']], string> = {
  foe: 'M-5.6-13.5h11.2l7.9 7.9v11.2l-7.9 7.9h-11.2l-7.9-7.9v-11.2Z',
  harm: 'M0-14.5 3.8-9.2 10.3-10.3 9.2-3.8 14.5 0 9.2 3.8 10.3 10.3 3.8 9.2 0 14.5-3.8 9.2-10.3 10.3-9.2 3.8-14.5 0-9.2-3.8-10.3-10.3-3.8-9.2Z',
  help: 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z',
  chance: 'M0-15.5 15.5 0 0 15.5-15.5 0Z',
};

const NUMBERS: Partial<Record<LaidToken['token'], string>> = { mine1: '−1', mine2: '−2' };

/** A number on a piece; its style sheet makes it smaller where the sea is large. */
export const Strength = ({ text, at, tone = 'foe' }: { text: string; at: string; tone?: 'foe' | 'gold' | 'king' }) => (
  <g class={`wf-strength wf-strength-${tone}`} transform={at}>
    <g class="wf-number">
      <rect x={-4 - 4.1 * text.length} y="-8.5" width={8 + 8.2 * text.length} height="17" rx="7.5" />
      <text y="5.4">{text}</text>
    </g>
  </g>
);

type Props = Pick<LaidToken, 'token' | 'hp'> & { small?: boolean };

/** South-east of the token, and no farther than the edge of its tile: in the last column the frame begins there. */
const numberAt = (text: string, small: boolean): string => {
  const half = 4 + 4.1 * text.length;
  return small ? `${Math.min(3, 11 - half)} 9` : `${Math.min(8, 17 - half)} 10`;
};

/**
 * A small one makes room for a ship; its number stays as large as it was. A foe is then a pill: its mark and its HP.
 */
export const TokenArt = ({ token, hp, small = false }: Props) => {
  const kind = KINDS[token];
  const number = hp > 0 ? String(hp) : NUMBERS[token];
  if (small && kind === 'foe' && number) return <FoePill token={token} number={number} />;
  return (
    <g class={`wf-token wf-token-${kind}`}>
      <g transform={small ? 'scale(.66)' : 'scale(.9)'}>
        <path class="wf-counter" d={SHAPES[kind]} />
        <svg class="wf-token-mark" x="-8.5" y="-9" width="17" height="17" viewBox="0 0 24 24" aria-hidden="true">
          {drawing(token)}
        </svg>
      </g>
      {number && <Strength text={number} at={`translate(${numberAt(number, small)})`} />}
    </g>
  );
};

/** Its right edge stays where it is, however long the number: at the edge of the tile. */
const FoePill = ({ token, number }: { token: LaidToken['token']; number: string }) => {
  const width = 20 + 9 * number.length;
  return (
    <g class="wf-token wf-token-foe wf-pill" transform="translate(10.5)">
      <g class="wf-number">
        <rect class="wf-counter" x={-width} y="-8.5" width={width} height="17" rx="4.5" />
        <svg class="wf-token-mark" x={1 - width} y="-7" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
          {drawing(token)}
        </svg>
        <text x={-2.5 - 4.5 * number.length} y="5.4">
          {number}
        </text>
      </g>
    </g>
  );
};

/** What a sunk ship left: ribs of a hull, and the gold in plain figures at the foot of the tile. */
export const WreckArt = ({ gold, maps }: Pick<Wreck, 'gold' | 'maps'>) => (
  <g class="wf-wreck">
    <path class="wf-ribs" d="M-15 3Q-13-8-4-11M-9 3Q-8-6 1-10M-3 3Q-1-5 6-9M-16 3H12" />
    {gold > 0 && <Strength text={String(gold)} at="translate(0 8.5)" tone="gold" />}
    {maps.length > 0 && (
      <svg class="wf-wreck-map" x="4" y="-17" width="13" height="13" viewBox="0 0 24 24" aria-hidden="true">
        {drawing('map')}
      </svg>
    )}
  </g>
);
