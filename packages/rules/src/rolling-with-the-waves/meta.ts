// What the front page and the table form know of Rolling with the Waves.

import type { Meta, OptionsOf } from '../game.ts';
import { option } from '../kit/options.ts';

const portsTie = option({
  id: 'ports-tie',
  label: 'Most Ports raided, on a tie',
  help: 'Each round the captain with the greatest sum of raided Ports gains 1 Infamy more.',
  choices: [
    { value: 'all-tied', label: 'All of them', help: 'Every captain with the greatest sum gains it.' },
    { value: 'nobody', label: 'Nobody', help: 'Only a captain who is alone in front gains it.' },
  ],
  default: () => 'all-tied',
});

const OPTIONS = [portsTie] as const;

export type RollingOptions = OptionsOf<typeof OPTIONS>;

export const meta = {
  id: 'rolling-with-the-waves',
  title: 'Rolling with the Waves',
  version: 2,
  seats: { min: 2, max: 5 },
  minutes: { min: 20, max: 45 },
  pitch:
    'Draft three dice a round and put them to work in secret: fill chests and bury them, thicken the hull, hire crew, raid ports, load cannons. Whoever holds the most treasure when the maps are full has won, and what is not buried can be shot away.',
  credits: { designer: 'Karl Lange', publisher: 'Ark Angel Games, 2020' },
  options: OPTIONS,
} satisfies Meta;
