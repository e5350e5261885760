// What the front page and the table form know of W·A·V·E·S.

import type { Meta, OptionSpec, Options, OptionsOf } from '../game.ts';
import { option } from '../kit/options.ts';
import { CLASS_NAMES, type Mode, PRESETS, type Preset, TABLETS, TABLETS_BY_CLASS, type TabletOf } from './tables.ts';
import type { Class } from './types.ts';

const MODE_SEATS: Record<Mode, readonly number[]> = {
  'head-to-head': [2],
  'all-vs-all': [3, 4, 5, 6],
  teams: [4, 5, 6],
};

const mode = option({
  id: 'mode',
  label: 'Mode',
  help: 'Two play head to head and three play all against all; four or more may choose teams.',
  choices: [
    { value: 'head-to-head', label: 'Head to head', help: 'Two players, two Elders each.' },
    { value: 'all-vs-all', label: 'All vs all', help: 'Everybody for themselves.' },
    {
      value: 'teams',
      label: 'Teams',
      help: 'Team-mates share what they collect and sit apart; of five, one plays alone.',
    },
  ],
  default: seats => (seats === 2 ? 'head-to-head' : 'all-vs-all'),
  fits: (value, seats) => MODE_SEATS[value].includes(seats),
});

const tablets = option({
  id: 'tablets',
  label: 'Rule Tablets',
  help: 'One tablet is active each round. A set to start from, or your own choice of sides.',
  choices: [
    { value: 'first-game', label: 'First game', help: 'The gentlest set.' },
    { value: 'head-to-head', label: 'Suggested for head to head' },
    { value: 'three-players', label: 'Suggested for three players' },
    { value: 'teams', label: 'Suggested for teams' },
    { value: 'all-vs-all', label: 'Suggested for all vs all' },
    { value: 'custom', label: 'Choose each side' },
  ],
  default: () => 'first-game',
});

/** What is settled before the options below are. */
type Before = OptionsOf<[typeof mode, typeof tablets]>;

const sidesOf = <C extends Class>(c: C): readonly TabletOf<C>[] => TABLETS_BY_CLASS[c];

/** The side of a class's tablet in the chosen set; none where each side is chosen. */
const presetSide = <C extends Class>({ tablets }: Before, c: C): TabletOf<C> | undefined =>
  tablets === 'custom' ? undefined : sideIn(tablets, c);

const sideIn = <C extends Class>(preset: Preset, c: C) => PRESETS[preset][c - 1] as TabletOf<C>;

const side = <Id extends string, C extends Class>(id: Id, c: C): OptionSpec<Id, TabletOf<C>> => ({
  id,
  label: `${CLASS_NAMES[c].many}’ tablet`,
  help: `The rule while the ${CLASS_NAMES[c].many} hold the True Majority.`,
  choices: sidesOf(c).map(t => ({ value: t, label: TABLETS[t].name, help: TABLETS[t].text })),
  default: (_, chosen: Before) => presetSide(chosen, c) ?? sideIn('first-game', c),
  fits: (value, _, chosen: Before) => (presetSide(chosen, c) ?? value) === value,
});

const soloGoal = option({
  id: 'solo-goal',
  label: 'Goal of the solo player',
  help: 'Between equal players the printed goal is hard to reach alone; the easier one is fair.',
  choices: [
    { value: '4-or-6', label: '4 different or 6 in total', help: 'The printed goal.' },
    { value: '3-or-5', label: '3 different or 5 in total', help: 'Fair between equal players.' },
  ],
  default: () => '4-or-6',
  fits: (value, seats, chosen: Before) => value === '4-or-6' || (seats === 5 && chosen.mode === 'teams'),
});

const OPTIONS = [
  mode,
  tablets,
  side('scholars', 1),
  side('keepers', 2),
  side('knights', 3),
  side('seers', 4),
  side('nobles', 5),
  soloGoal,
] as const;

export type WavesOptions = OptionsOf<typeof OPTIONS>;

export const meta = {
  id: 'waves',
  title: 'W·A·V·E·S',
  version: 3,
  seats: { min: 2, max: 6 },
  minutes: { min: 20, max: 40 },
  pitch:
    'Sway the Elders of Atlantis. Follow or rebel with face-down Agents, guess which rule the Council will put forth, and be first to gather its Elders while the Shells last.',
  credits: { designer: null, publisher: null },
  options: OPTIONS,
  // Reckoned, not read off the Council card, so that the front page need not load it.
  sides: (seats: number, { mode }: Options): readonly number[] =>
    Array.from({ length: seats }, (_, seat) => (mode !== 'teams' ? seat : seat === 4 && seats === 5 ? 2 : seat % 2)),
} satisfies Meta;
