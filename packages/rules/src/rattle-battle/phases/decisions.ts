// Which file answers for which question.

import type { PlayerDecision, Question } from './asking.ts';
import { exhaust } from './briefing.ts';
import { close } from './coins.ts';
import { toss } from './crazy/bombs.ts';
import { brawl } from './crazy/brawl.ts';
import { stake } from './crazy/chest.ts';
import { dig } from './crazy/dig.ts';
import { drink } from './crazy/drinking.ts';
import { plank, splash } from './crazy/plank.ts';
import { wall } from './crazy/prison.ts';
import { reroll } from './crazy/reroll.ts';
import { latecomer } from './latecomer.ts';
import { bargain, choose } from './loot.ts';
import { part } from './part.ts';
import { guild } from './port/guild.ts';
import { market } from './port/market.ts';
import { pit } from './port/pit.ts';
import { shipyard } from './port/shipyard.ts';
import { keepSailor, tavern } from './port/tavern.ts';
import { keepUpgrade, workshop } from './port/workshop.ts';
import { repairs } from './repairs.ts';
import { quirijn, sailors } from './sailors.ts';
import { send } from './send.ts';
import { stow } from './stow.ts';
import { bones, turn } from './turn.ts';

export const DECISIONS: Record<Question['kind'], PlayerDecision> = {
  part,
  exhaust,
  send,
  latecomer,
  turn,
  bones,
  close,
  choose,
  bargain,
  sailors,
  quirijn,
  repair: repairs,
  stow,
  market,
  tavern,
  'keep-sailor': keepSailor,
  shipyard,
  workshop,
  'keep-upgrade': keepUpgrade,
  pit,
  guild,
  toss,
  brawl,
  reroll,
  wall,
  drink,
  stake,
  dig,
  plank,
  splash,
};
