// Why a move is better than another, from the Sea and the Galleons, which everybody sees. What a Battle would bring is
// found by the forecast, as if it were fought right after the move.

import type { Seat } from '../../game.ts';
import { type Advantage, firstAdvantage } from '../../kit/advantages.ts';
import type { ReasonOf } from '../../lesson.ts';
import { isLastQuest } from '../effects/quest.ts';
import { count, minus, tidy } from '../facts/loot.ts';
import { cannonsOf, faceOf, sailsOf, upgradeOf } from '../facts/ships.ts';
import { afterAct, forecast } from '../forecast.ts';
import { totalOf } from '../phases/crazy/hands.ts';
import { wallHeight } from '../phases/crazy/prison.ts';
import { cardPrice } from '../phases/port/guild.ts';
import { pitCoins } from '../phases/port/pit.ts';
import { shutOut } from '../phases/port/visiting.ts';
import type { Act } from '../phases/turn.ts';
import { scoreOf } from '../standings.ts';
import {
  DICE,
  type DieId,
  FACES,
  type GalleonPart,
  GOODS,
  LOCATIONS,
  type Location,
  PIT_COINS,
  PLANK,
  type SailorId,
  SELLERS,
  TAVERN_RUM,
  VP_CARDS,
} from '../tables/index.ts';
import type { Rolled } from '../types/crazy.ts';
import type { Galleon, Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Open, RattleBattle, RattleView } from '../types.ts';
import type { reasonWords } from './reasonWords.ts';

type W = typeof reasonWords;

export const reasonOf: ReasonOf<RattleBattle, { why: W }> = (view, move, other, { why }) => {
  if (view.seat === null) return null;
  return firstAdvantage(advantages(view, view.seat, move, why), other ? advantages(view, view.seat, other, why) : []);
};

const percent = (chance: number): number => Math.round(100 * chance);

function advantages({ open }: RattleView, me: Seat, move: Move, w: W): Advantage[] {
  const galleon = open.galleons[me]!;
  switch (move.kind) {
    case 'move':
    case 'fire':
    case 'use':
      return ofAct(open, me, move, w);
    case 'pass':
    case 'end-turn':
      return [...ofBattle(open, me, w), { kind: 'spends nothing', size: 1, say: w.spendsNothing() }];
    case 'buy-card': {
      const card = VP_CARDS[open.sold];
      return card ? [{ kind: 'points', size: card.vp, say: w.buysCard(card.vp, cardPrice(open, me, move.map)) }] : [];
    }
    case 'done':
      return [
        ...ofStock(open, me, galleon.loot, w),
        { kind: 'coins', size: galleon.coins, say: w.keepsCoins(galleon.coins) },
      ];
    case 'trade': {
      const left: Loot = minus(galleon.loot, move.give);
      return ofStock(open, me, move.take === 'wild' ? left : { ...left, [move.take]: (left[move.take] ?? 0) + 1 }, w);
    }
    case 'repair':
      return ofStock(open, me, minus(galleon.loot, move.pay), w);
    case 'stow':
      return ofStock(open, me, move.keep, w);
    case 'choose':
      return move.loot ? ofStock(open, me, plus(galleon.loot, move.loot), w) : [];
    case 'return':
    case 'splash':
      return ofStock(open, me, minus(galleon.loot, { [move.loot]: 1 }), w);
    case 'gift': {
      const coins = pitCoins(galleon, move.loot);
      return [
        { kind: 'gift', size: coins, say: w.brings(coins) },
        ...ofStock(open, me, minus(galleon.loot, move.loot), w),
      ];
    }
    case 'part':
      return ofPart(galleon, move.part, w);
    case 'buy-part':
      return [...ofPart(galleon, move.part, w), ...ofStock(open, me, minus(galleon.loot, { [move.pay]: 1 }), w)];
    case 'hire':
      return [{ kind: 'hire', size: 1, say: w.choosesSailor() }];
    case 'buy-upgrade':
      return [
        { kind: 'upgrade', size: 1, say: w.choosesUpgrade() },
        ...ofStock(open, me, minus(galleon.loot, move.pay), w),
      ];
    case 'keep-sailor':
      return ofSailor(open, me, move.sailor, w);
    case 'sailor': {
      const sold = SELLERS[move.sailor];
      const says: Advantage = { kind: `says ${move.sailor}`, size: 1, say: w.sailorSays(move.sailor) };
      return sold ? [{ kind: 'sells', size: sold.coins, say: w.brings(sold.coins) }, says] : [says];
    }
    case 'keep-upgrade':
      return [{ kind: `says ${move.upgrade}`, size: 1, say: w.upgradeSays(move.upgrade) }];
    case 'send':
      return ofFleet(galleon, move, w);
    default:
      return ofCrazy(open, me, move, w);
  }
}

const plus = (stock: Loot, more: Loot): Loot => {
  const sum = { ...stock };
  for (const good of GOODS) sum[good] = (sum[good] ?? 0) + (more[good] ?? 0);
  return sum;
};

/** What is rolled by it is not known before. */
const ROLLED = new Set(['crowsNest', 'zuri']);

function ofAct(open: Open, me: Seat, move: Act, w: W): Advantage[] {
  const found: Advantage[] = [];
  if (move.kind === 'fire') found.push({ kind: 'sinks now', size: 1, say: w.sinksNow(move.target) });
  if (move.kind === 'use' && ROLLED.has(move.use)) return found;
  return [...found, ...ofBattle(afterAct(open, me, move, 0), me, w)];
}

/** What the Battle would bring if the ships lay so. */
function ofBattle(open: Open, me: Seat, w: W): Advantage[] {
  const galleon = forecast(open).open.galleons[me]!;
  const { trophies, lost } = galleon.voyage;
  const paid = trophies.reduce((sum, { coins }) => sum + coins, 0);
  const loot = trophies.reduce((sum, trophy) => sum + trophy.loot, 0);
  const found: Advantage[] = [];
  if (paid > 0) found.push({ kind: 'paid', size: paid, say: w.coinsBattle(paid) });
  if (loot > 0) found.push({ kind: 'loot', size: loot, say: w.lootBattle(loot) });
  found.push({ kind: 'lost', size: -lost.length, say: lost.length === 0 ? w.losesNone() : w.losesFew(lost.length) });
  if (trophies.length > 0) found.push({ kind: 'sunk', size: trophies.length, say: w.sinksBattle(trophies.length) });
  const { cannons, sails } = open.galleons[me]!;
  if (cannons.ready > 0) found.push({ kind: 'cannons', size: cannons.ready, say: w.keepsCannons(cannons.ready) });
  if (sails.ready > 0) found.push({ kind: 'sails', size: sails.ready, say: w.keepsSails(sails.ready) });
  return found;
}

const placeIn = (open: Open): number => LOCATIONS.indexOf(open.phase.kind as Location);

/** Whether Loot kept now can be spent there in this port, or at sea in the next. */
function isAhead(open: Open, me: Seat, location: Location): boolean {
  const isOpen = open.step === 'unload' || !shutOut(open, me, location);
  return isOpen && LOCATIONS.indexOf(location) > placeIn(open);
}

/** What the Loot that is there then can buy, and what there is of each kind, unless no port comes in which it buys. */
function ofStock(open: Open, me: Seat, loot: Loot, w: W): Advantage[] {
  const galleon = open.galleons[me]!;
  const [rum, spices, fabrics, valuables] = [loot.rum ?? 0, loot.spices ?? 0, loot.fabrics ?? 0, loot.valuables ?? 0];
  const found: Advantage[] = [];
  const price = upgradeOf(galleon, 'heavensKitchen')?.ready ? 1 : TAVERN_RUM;
  if (spices > 0 && fabrics > 0 && isAhead(open, me, 'workshop'))
    found.push({ kind: 'can upgrade', size: 1, say: w.canUpgrade() });
  if (rum >= price && isAhead(open, me, 'tavern')) found.push({ kind: 'can hire', size: 1, say: w.canHire(rum) });
  if (fabrics > 0 && isAhead(open, me, 'shipyard')) found.push({ kind: 'can part', size: 1, say: w.canPart() });
  if (valuables > 0 && isAhead(open, me, 'pit'))
    found.push({ kind: 'can sell', size: valuables, say: w.canSell(Math.floor(pitCoins(galleon, { valuables }))) });
  if (isLastQuest(open) && placeIn(open) >= 0) {
    const paid = Math.floor(pitCoins(galleon, tidy(loot)));
    return paid > 0 && isAhead(open, me, 'pit') ? [...found, { kind: 'pit', size: paid, say: w.pitPays(paid) }] : found;
  }
  for (const good of GOODS) {
    const held = loot[good] ?? 0;
    if (held > 0) found.push({ kind: `keeps ${good}`, size: held, say: w.keeps(good, held) });
  }
  const all = count(loot);
  return all > 0 ? [...found, { kind: 'all', size: all, say: w.keepsMore(all) }] : found;
}

function ofPart(galleon: Galleon, part: GalleonPart, w: W): Advantage[] {
  const have = part === 'sail' ? sailsOf(galleon) : part === 'cannon' ? cannonsOf(galleon) : galleon.holds;
  const say = have === 0 ? w.firstPart(part) : w.newPart(part, have + 1);
  return [{ kind: `part ${part}`, size: 1, say }];
}

function ofSailor(open: Open, me: Seat, sailor: SailorId, w: W): Advantage[] {
  const galleon = open.galleons[me]!;
  const joined = { ...galleon, crew: [...galleon.crew, { id: sailor, used: false, hoard: 0 }] };
  const points = scoreOf({ ...open, galleons: open.galleons.with(me, joined) }, me).sailors - scoreOf(open, me).sailors;
  const says: Advantage = { kind: `says ${sailor}`, size: 1, say: w.sailorSays(sailor) };
  return points > 0 ? [{ kind: 'points', size: points, say: w.points(sailor, points) }, says] : [says];
}

function ofFleet(galleon: Galleon, move: Extract<Move, { kind: 'send' }>, w: W): Advantage[] {
  const all = move.ships + Number(move.captain);
  const home = galleon.ships.length - all;
  const kept = count(move.keep);
  const found: Advantage[] = [];
  if (all > 1) found.push({ kind: 'sends', size: all, say: w.sends(all) });
  if (move.captain) found.push({ kind: 'captain', size: 1, say: w.captain() });
  if (kept > 0) found.push({ kind: 'holds', size: kept, say: w.holdsLoot(kept) });
  if (home > 0) found.push({ kind: 'home', size: home, say: w.staysHome(home) });
  return found;
}

const LOW = 4;

const sidesOf = (die: DieId): number[] => [...FACES[DICE[die]!.hull].keys()];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function ofCrazy(open: Open, me: Seat, move: Move, w: W): Advantage[] {
  const hand = open.crazy?.hands[me];
  if (!hand) return [];
  const counts = (die: Rolled): number => totalOf(open, me, [die]);
  const score = (seat: Seat): number => open.crazy!.hands[seat]!.score;
  switch (move.kind) {
    case 'step':
    case 'stand': {
      const next = hand.dice[0];
      const sides = next ? sidesOf(next.die).map(side => hand.score + counts({ ...next, side })) : [];
      const safe = sides.filter(total => total <= PLANK).length / Math.max(1, sides.length);
      const best = Math.max(...open.galleons.flatMap((_, seat) => (seat === me ? [] : [score(seat)])));
      if (move.kind === 'stand') return [{ kind: 'safe', size: 1, say: w.standsSafely(hand.score, percent(1 - safe)) }];
      const behind: Advantage[] = best > hand.score ? [{ kind: 'behind', size: 1, say: w.behind(best) }] : [];
      return [...behind, { kind: 'step', size: 1, say: w.stepsSafely(percent(safe), PLANK - hand.score) }];
    }
    case 'stake': {
      const staked = hand.dice.find(({ die }) => die === move.die);
      const left = Math.max(0, ...hand.dice.filter(({ die }) => die !== move.die).map(counts));
      if (!staked) return [];
      const found: Advantage[] = [{ kind: 'stakes', size: counts(staked), say: w.stakes(counts(staked)) }];
      return left > 0 ? [...found, { kind: 'left', size: left, say: w.keepsDie(left) }] : found;
    }
    case 'reroll': {
      const chosen = hand.dice.filter(({ die }) => move.dice.includes(die));
      const low = chosen.filter(
        it => it.side !== null && counts(it) < LOW && faceOf({ die: it.die, side: it.side }) !== 'cannon',
      );
      return low.length > 0 ? [{ kind: 'low', size: low.length, say: w.rollsLow(low.length) }] : [];
    }
    case 'wall': {
      const left = hand.dice.length - move.dice;
      const height = wallHeight(open);
      const thrown = hand.dice.slice(0, move.dice);
      const average = thrown.reduce((sum, it) => sum + mean(sidesOf(it.die).map(side => counts({ ...it, side }))), 0);
      const found: Advantage[] = [{ kind: 'throws', size: move.dice, say: w.throwsOver(move.dice, average, height) }];
      return left > 0 ? [...found, { kind: 'left', size: left, say: w.keepsDice(left) }] : found;
    }
    case 'drink':
      return [{ kind: 'dice', size: 1, say: w.drinksOn(hand.dice.length) }];
    case 'stop':
      return [{ kind: 'score', size: 1, say: w.scoreSafe(hand.score) }];
    case 'dig': {
      const rich = move.pits.reduce((sum, dice, pit) => (PIT_COINS[pit] === 2 ? sum + dice : sum), 0);
      const poor = move.pits.reduce((sum, dice, pit) => (PIT_COINS[pit] === 1 ? Math.max(sum, dice) : sum), 0);
      const found: Advantage[] = rich > 0 ? [{ kind: 'rich', size: rich, say: w.digs(rich, 2) }] : [];
      return poor > 0 ? [...found, { kind: 'poor', size: poor, say: w.digs(poor, 1) }] : found;
    }
    default:
      return [];
  }
}
