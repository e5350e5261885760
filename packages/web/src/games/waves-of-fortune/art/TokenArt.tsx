// Tokens as round counters about their own middle, with the strength of those who have one; and wrecks.

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

type Props = Pick<LaidToken, 'token' | 'hp'> & { small?: boolean };

/** A small one makes room for a ship; its number stays as large as it was. */
export const TokenArt = ({ token, hp, small = false }: Props) => {
  const kind = KINDS[token];
  const number = hp > 0 ? String(hp) : NUMBERS[token];
  return (
    <g class={`wf-token wf-token-${kind}`}>
      <g transform={small ? 'scale(.62)' : undefined}>
        <path class="wf-counter" d={SHAPES[kind]} />
        <svg class="wf-token-mark" x="-8.5" y="-9" width="17" height="17" viewBox="0 0 24 24" aria-hidden="true">
          {drawing(token)}
        </svg>
      </g>
      {number && (
        <g class="wf-strength" transform={small ? 'translate(3.5 11.5)' : 'translate(9 11)'}>
          <rect x={-4.5 - 3.2 * number.length} y="-8.5" width={9 + 6.4 * number.length} height="17" rx="7" />
          <text y="5.4">{number}</text>
        </g>
      )}
    </g>
  );
};

/** What a sunk ship left: a rib of hull, and the gold in plain figures. */
export const WreckArt = ({ gold, maps }: Pick<Wreck, 'gold' | 'maps'>) => (
  <g class="wf-wreck">
    <path class="wf-ribs" d="M-15 6Q-13-5-4-8M-9 6Q-8-3 1-7M-3 6Q-1-2 6-6M-16 6H12" />
    {gold > 0 && (
      <g class="wf-strength wf-strength-gold" transform="translate(0 10)">
        <rect x={-3 - 4.2 * String(gold).length} y="-8.5" width={6 + 8.4 * String(gold).length} height="17" rx="6" />
        <text y="5.4">{gold}</text>
      </g>
    )}
    {maps.length > 0 && (
      <svg class="wf-wreck-map" x="4" y="-17" width="13" height="13" viewBox="0 0 24 24" aria-hidden="true">
        {drawing('map')}
      </svg>
    )}
  </g>
);
