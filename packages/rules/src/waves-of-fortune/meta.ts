// What the front page and the table form know of Waves of Fortune.

import type { Meta, OptionsOf } from '../game.ts';
import { option } from '../kit/options.ts';

const roundLimit = option({
  id: 'round-limit',
  label: 'Length',
  help: 'Whether the game also ends after a number of rounds, King or no King.',
  choices: [
    { value: 'none', label: 'Until the King falls' },
    { value: '20', label: '20 rounds at most' },
    { value: '30', label: '30 rounds at most' },
    { value: '40', label: '40 rounds at most' },
    { value: '60', label: '60 rounds at most' },
  ],
  default: () => 'none',
});

const charting = option({
  id: 'charting',
  label: 'Undiscovered tiles on the way',
  help: 'Whether a ship sails across tiles nobody has turned over.',
  choices: [
    { value: 'land', label: 'Sail across', help: 'Only the tile where the move ends is turned over.' },
    { value: 'stop', label: 'Stop there', help: 'The first undiscovered tile ends the move.' },
  ],
  default: () => 'land',
});

const kingVP = option({
  id: 'king-vp',
  label: 'The Pirate King is worth',
  help: 'Victory points for defeating him.',
  choices: [
    { value: '4', label: '4 points' },
    { value: '3', label: '3 points' },
  ],
  default: () => '4',
});

const kingBounty = option({
  id: 'king-bounty',
  label: 'Bounty on the King',
  help: 'Whether he pays gold like any other pirate.',
  choices: [
    { value: 'off', label: 'None' },
    { value: 'on', label: '750 gold' },
  ],
  default: () => 'off',
});

const kingTruce = option({
  id: 'king-truce',
  label: 'The King’s truce',
  help: 'Before this round nobody can fight the King, and nobody stops beside him.',
  choices: [
    { value: '0', label: 'None' },
    { value: '8', label: 'Until round 8' },
    { value: '10', label: 'Until round 10' },
    { value: '12', label: 'Until round 12' },
  ],
  default: () => '0',
});

const kingLights = option({
  id: 'king-lights',
  label: 'The King’s lights',
  help: 'When a King nobody has found is turned face up for all.',
  choices: [
    { value: 'off', label: 'Never' },
    { value: '15', label: 'In round 15' },
    { value: '20', label: 'In round 20' },
    { value: '30', label: 'In round 30' },
  ],
  default: () => 'off',
});

const scoreGold = option({
  id: 'score-gold',
  label: 'Gold that counts',
  help: 'Which gold becomes victory points at the end.',
  choices: [
    { value: 'all', label: 'Chest and ship' },
    { value: 'banked', label: 'Only the chest' },
  ],
  default: () => 'all',
});

const ramHazards = option({
  id: 'ram-hazards',
  label: 'Rammed ships',
  help: 'What a ship meets on the tile it was pushed to.',
  choices: [
    { value: 'full', label: 'Everything there' },
    {
      value: 'reveal-only',
      label: 'Only undiscovered tiles',
      help: 'On a known tile no token acts and nobody fights.',
    },
  ],
  default: () => 'full',
});

const purse = option({
  id: 'purse',
  label: 'Gold at the start',
  help: 'Whether those who sail later begin with a little in the chest.',
  choices: [
    { value: 'off', label: 'Nobody has any' },
    { value: 'on', label: '0, 50, 100, 150 in the order of play' },
  ],
  default: () => 'off',
});

const colours = option({
  id: 'colours',
  label: 'Ships',
  help: 'How the captains get their ships; purple sails first, then blue, yellow and green.',
  choices: [
    { value: 'random', label: 'By lot' },
    { value: 'chosen', label: 'Everybody chooses' },
  ],
  default: () => 'random',
});

const odds = option({
  id: 'odds',
  label: 'Chances of a battle',
  help: 'Whether captains are told how likely they are to win before they fight.',
  choices: [
    { value: 'shown', label: 'Shown' },
    { value: 'hidden', label: 'Hidden', help: 'Everybody guesses, as at a real table.' },
  ],
  default: () => 'shown',
});

const OPTIONS = [
  roundLimit,
  charting,
  kingVP,
  kingBounty,
  kingTruce,
  kingLights,
  scoreGold,
  ramHazards,
  purse,
  colours,
  odds,
] as const;

export type FortuneOptions = OptionsOf<typeof OPTIONS>;

export const meta = {
  id: 'waves-of-fortune',
  title: 'Waves of Fortune',
  version: 3,
  seats: { min: 2, max: 4 },
  minutes: { min: 15, max: 75 },
  pitch:
    'Out of one harbour into a sea nobody has charted. Turn over tiles, fight pirates die against die, ram rivals onto reefs and worse, and carry the gold home before the food runs out. Somewhere in the Depths waits the Pirate King: whoever fells him ends the game, and the richest captain has won.',
  credits: { designer: 'Julia Del Matto, Spencer Pilarski and Noah Perloff', publisher: null },
  options: OPTIONS,
} satisfies Meta;
