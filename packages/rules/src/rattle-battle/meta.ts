// What the front page and the table form know of Rattle, Battle, Grab the Loot.

import type { Meta, OptionSpec, OptionsOf } from '../game.ts';
import { option } from '../kit/options.ts';

const scenario = option({
  id: 'scenario',
  label: 'Scenario',
  help: 'Which Adventures await, and whether pirates may sink each other.',
  choices: [
    { value: 'norrington', label: 'Admiral Norrington', help: 'The richest pirate is Wanted by the navy.' },
    { value: 'pirate-wars', label: 'Pirate Wars', help: 'Captains fire at each other, and revenge is taken.' },
    { value: 'introductory', label: 'Introductory', help: 'Seven short Adventures that teach the game as you play.' },
  ],
  default: () => 'norrington',
});

type Toggle<Id extends string> = OptionSpec<Id, 'off' | 'on'>;

const toggle = <Id extends string>(id: Id, label: string, help: string, fits?: Toggle<Id>['fits']): Toggle<Id> => ({
  id,
  label,
  help,
  choices: [
    { value: 'off', label: 'Off' },
    { value: 'on', label: 'On' },
  ],
  default: () => 'off',
  ...(fits ? { fits } : {}),
});

const tieTolerance = option({
  id: 'tie-tolerance',
  label: 'Same distance',
  help: 'By how much two distances may differ and still count as equal, so that ships act at the same time.',
  choices: [
    { value: '1.0', label: '1 mm' },
    { value: '0.5', label: '0.5 mm' },
    { value: '2.0', label: '2 mm' },
  ],
  default: () => '1.0',
});

const OPTIONS = [
  scenario,
  toggle('crew-pack', 'Crew pack', 'Six more Sailors, who hoard Loot and spend it in the thick of it.'),
  toggle('loot-pack', 'Loot pack', 'Eight tokens of Special Loot in the bag.'),
  toggle(
    'latecomer',
    'Latecomer',
    'The last player may drop one more ship before the player actions.',
    (value, seats) => value === 'off' || seats === 5,
  ),
  toggle('simultaneous-port', 'Port all at once', 'Everybody visits a port location at the same time; not the Guild.'),
  toggle('wild-market', 'Wild tokens', 'The Market gives a wild token that is named when it is spent.'),
  toggle('board-by-fire', 'Boarding by fire', 'Firing at a ship you touch boards it.'),
  tieTolerance,
] as const;

export type RattleOptions = OptionsOf<typeof OPTIONS>;

export const meta = {
  id: 'rattle-battle',
  title: 'Rattle, Battle, Grab the Loot',
  version: 5,
  seats: { min: 2, max: 5 },
  minutes: { min: 60, max: 90 },
  pitch:
    'Your dice are ships: throw them into the box with the merchants and the navy, and where they land is where they fight. Sail and fire before the battle begins, board what you touch, grab the loot, and spend it in port on sails, guns, a crew and glory.',
  credits: { designer: 'Ignacy Trzewiczek', publisher: 'Portal Games, 2015' },
  options: OPTIONS,
} satisfies Meta;
