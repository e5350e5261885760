// 14 Crazy Adventures: everybody plays, with all dice.

import { CARDS, isCrazy, type MiniGame } from '../../tables/index.ts';
import type { Phase, RattleState, RattleTell } from '../../types.ts';
import * as bombs from './bombs.ts';
import * as brawl from './brawl.ts';
import * as chest from './chest.ts';
import * as dig from './dig.ts';
import * as drinking from './drinking.ts';
import * as plank from './plank.ts';
import * as prison from './prison.ts';
import * as race from './race.ts';
import { beginCannons, beginMonkey } from './reroll.ts';

const BEGIN: Record<MiniGame, (state: RattleState, tell: RattleTell) => Phase | null> = {
  bombs: bombs.begin,
  race: race.begin,
  brawl: brawl.begin,
  'cannons-ready': beginCannons,
  prison: prison.begin,
  drinking: drinking.begin,
  chest: chest.begin,
  dig: dig.begin,
  plank: plank.begin,
  monkey: beginMonkey,
};

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  const card = CARDS[state.open.card!]!;
  return isCrazy(card) ? BEGIN[card.game](state, tell) : null;
}
