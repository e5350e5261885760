// What helps at a table of Rattle, Battle, Grab the Loot: tips, how it is won, why a hint is good.

import type { Guide, Tip } from '../../lesson.ts';
import { fleetOf } from '../facts/ships.ts';
import { LOOT, PIT_COINS } from '../tables/index.ts';
import type { Stock } from '../types/galleon.ts';
import type { RattleBattle, RattleView } from '../types.ts';
import { reasonOf } from './reasonOf.ts';
import { reasonWords } from './reasonWords.ts';
import { surprise } from './surprise.ts';
import { tipWords } from './tipWords.ts';

type More = Required<Omit<Tip<RattleBattle>, 'say'>>;

const at = (lesson: string, ...pieces: string[]): More => ({ lesson, point: () => pieces });

/** The cards or buttons of which one is chosen. */
const choices = (lesson: string): More => at(lesson, 'choices');

const MOST_RINGS = 3;

/** My ships in the Sea, of which one may act. */
const myShips = ({ open, seat }: RattleView): string[] =>
  seat === null
    ? []
    : fleetOf(open, seat)
        .slice(0, MOST_RINGS)
        .map(({ die }) => `die:${die}`);

const tokens = (stock: Stock): string[] =>
  LOOT.filter(kind => stock[kind] > 0)
    .slice(0, MOST_RINGS)
    .map(kind => `token:${kind}`);

const myLoot = ({ open, seat }: RattleView): string[] => (seat === null ? [] : tokens(open.galleons[seat]!.loot));

/** Dice in my hand in a Crazy Adventure. */
const myDice = ({ open, seat }: RattleView): string[] =>
  seat === null ? [] : (open.crazy?.hands[seat]?.dice ?? []).slice(0, MOST_RINGS).map(({ die }) => `die:${die}`);

/** 12.4 The ship that Zuri Bonecaster has rolled. */
const rolledShip = ({ open: { phase } }: RattleView): string[] => (phase.kind === 'bones' ? [`die:${phase.ship}`] : []);

/** 14.11 The pit of two coins, where most will dig. */
const richestPit = `pit:${PIT_COINS.lastIndexOf(2)}`;

/** What a tip points at and which lesson tells more, by kind of decision. */
const MORE: Record<keyof typeof tipWords.tips, More> = {
  part: choices('port'),
  exhaust: choices('port'),
  send: at('teeth', 'cup'),
  latecomer: choices('teeth'),
  turn: { lesson: 'wind', point: myShips },
  'turn-acted': at('guns', 'button:leave'),
  bones: { lesson: 'guns', point: rolledShip },
  close: choices('port'),
  choose: { lesson: 'port', point: ({ open }) => tokens(open.bag) },
  bargain: choices('teeth'),
  sailors: choices('port'),
  quirijn: choices('port'),
  repair: { lesson: 'teeth', point: myLoot },
  unload: { lesson: 'coins', point: myLoot },
  stow: { lesson: 'teeth', point: myLoot },
  market: at('port', 'house:market'),
  tavern: at('port', 'house:tavern'),
  'keep-sailor': choices('port'),
  shipyard: at('port', 'house:shipyard'),
  workshop: at('port', 'house:workshop'),
  'keep-upgrade': choices('port'),
  pit: at('coins', 'house:pit'),
  guild: at('coins', 'house:guild'),
  toss: at('tavern', 'raft'),
  brawl: choices('tavern'),
  reroll: { lesson: 'tavern', point: myDice },
  wall: choices('tavern'),
  drink: choices('tavern'),
  stake: choices('tavern'),
  dig: at('tavern', richestPit),
  plank: choices('tavern'),
  splash: choices('tavern'),
};

const words = { ...tipWords, why: reasonWords };

export const guide: Guide<RattleBattle, typeof words> = {
  words,
  tips: ({ tips }) =>
    Object.fromEntries(Object.entries(tips).map(([ask, say]) => [ask, { say, ...MORE[ask as keyof typeof MORE] }])),
  howToWin: w => w.howToWin,
  reasons: w => w.reasons,
  reasonOf,
  surprise,
};
