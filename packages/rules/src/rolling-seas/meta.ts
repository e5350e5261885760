// What the front page and the table form know of Rolling Seas.

import type { Meta, OptionsOf } from '../game.ts';
import { option } from '../kit/options.ts';

const islands = option({
  id: 'islands',
  label: 'Islands',
  help: 'Where the four islands may be drawn.',
  choices: [
    { value: 'basic', label: 'Basic', help: 'One card at a time, each island on its own coordinate.' },
    { value: 'advanced', label: 'Advanced', help: 'Two cards at a time; their islands may trade coordinates.' },
  ],
  default: () => 'basic',
});

const start = option({
  id: 'start-provisions',
  label: 'Provisions at the start',
  help: 'What the hold contains when the ships cast off.',
  choices: [
    { value: '0', label: 'None', help: 'As the rulebook has it.' },
    { value: '5', label: 'Five', help: 'A full hold, and five circles filled.' },
  ],
  default: () => '0',
});

const portOrder = option({
  id: 'port-order',
  label: 'Order at a port',
  help: 'What comes after telling the story.',
  choices: [
    { value: 'resupply-first', label: 'Resupply, then upgrade' },
    { value: 'upgrade-first', label: 'Upgrade, then resupply', help: 'The larger hold is filled at once.' },
  ],
  default: () => 'resupply-first',
});

const driftStory = option({
  id: 'drift-story',
  label: 'Story on the last trip',
  help: 'Whether storms, monsters and currents on the way to the nearest port add to the story after the last round.',
  choices: [
    { value: 'on', label: 'Counts' },
    { value: 'off', label: 'Does not count' },
  ],
  default: () => 'on',
});

const tightStraits = option({
  id: 'tight-straits',
  label: 'Between two corners',
  help: 'Whether a ship slips diagonally between two cells of land or rocks.',
  choices: [
    { value: 'open', label: 'It does' },
    { value: 'closed', label: 'It does not' },
  ],
  default: () => 'open',
});

const reveal = option({
  id: 'reveal',
  label: 'Actions',
  help: 'Whether captains act all at once or watch each other.',
  choices: [
    { value: 'together', label: 'All at once', help: 'Hidden until everybody has chosen.' },
    { value: 'live', label: 'One after the other', help: 'In the order of the seats; everybody watches.' },
  ],
  default: () => 'together',
  fits: (value, seats) => value === 'together' || seats > 1,
});

const OPTIONS = [islands, reveal, start, portOrder, driftStory, tightStraits] as const;

export type SeasOptions = OptionsOf<typeof OPTIONS>;

export const meta = {
  id: 'rolling-seas',
  title: 'Rolling Seas',
  version: 3,
  seats: { min: 1, max: 8 },
  minutes: { min: 30, max: 60 },
  pitch:
    'Draw your own archipelago, choose a Home Port and cast off. The dice set the wind; you ride it past storms, monsters and your rivals’ rocks, dig where it looks promising, and tell the growing tale in every port that has not heard it yet. Twenty-five rounds, all captains at once, or one alone.',
  credits: { designer: 'George Jaros', publisher: 'GJJ Games, 2019' },
  options: OPTIONS,
} satisfies Meta;
