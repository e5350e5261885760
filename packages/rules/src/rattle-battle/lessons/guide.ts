// What helps at a table of Rattle, Battle, Grab the Loot: tips, how it is won, why a hint is good.

import type { Guide, Tip } from '../../lesson.ts';
import { fleetOf } from '../facts/ships.ts';
import type { RattleBattle, RattleView } from '../types.ts';
import { surprise } from './surprise.ts';
import { tipWords } from './tipWords.ts';

type More = Omit<Tip<RattleBattle>, 'say'>;

const at = (lesson: string, ...pieces: string[]): More => ({ lesson, point: () => pieces });

const MOST_RINGS = 3;

/** My ships in the Sea, of which one may act. */
const myShips = ({ open, seat }: RattleView): string[] =>
  seat === null
    ? []
    : fleetOf(open, seat)
        .slice(0, MOST_RINGS)
        .map(({ die }) => `die:${die}`);

/** What a tip points at and which lesson tells more, by kind of decision. */
const MORE: Partial<Record<keyof typeof tipWords.tips, More>> = {
  part: { lesson: 'port' },
  send: at('teeth', 'cup'),
  latecomer: { lesson: 'teeth' },
  turn: { lesson: 'wind', point: myShips },
  'turn-acted': at('guns', 'button:leave'),
  choose: { lesson: 'port' },
  sailors: { lesson: 'port' },
  repair: at('teeth', 'button:confirm'),
  unload: at('port', 'button:confirm'),
  stow: at('teeth', 'button:confirm'),
  market: at('port', 'house:market'),
  tavern: at('port', 'house:tavern'),
  'keep-sailor': at('port', 'house:tavern'),
  shipyard: at('port', 'house:shipyard'),
  workshop: at('port', 'house:workshop'),
  'keep-upgrade': at('port', 'house:workshop'),
  pit: at('port', 'house:pit'),
  guild: at('port', 'house:guild'),
  brawl: { lesson: 'tavern' },
  reroll: at('tavern', 'button:confirm'),
  wall: { lesson: 'tavern' },
  drink: { lesson: 'tavern' },
  stake: { lesson: 'tavern' },
  dig: { lesson: 'tavern' },
  plank: { lesson: 'tavern' },
};

export const guide: Guide<RattleBattle, typeof tipWords> = {
  words: tipWords,
  tips: ({ tips }) =>
    Object.fromEntries(Object.entries(tips).map(([ask, say]) => [ask, { say, ...MORE[ask as keyof typeof MORE] }])),
  howToWin: w => w.howToWin,
  reasons: w => w.reasons,
  surprise,
};
