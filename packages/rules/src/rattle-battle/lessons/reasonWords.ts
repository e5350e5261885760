// Why a move of Rattle, Battle, Grab the Loot is good, after “because”: by the ships, Loot and cards it is about.

import { counted } from '../../kit/counted.ts';
import { type Phrase, say } from '../../kit/phrase.ts';
import {
  type DieId,
  type GalleonPart,
  type Good,
  SAILOR,
  type SailorId,
  UPGRADE,
  type UpgradeId,
} from '../tables/index.ts';
import { coins, part, sailor, ship, token, upgrade } from '../words/pieces.ts';

const ships = (count: number): string => counted(count, 'ship');
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
/** Without the full stop of the text: the sentence around it has its own. */
const quoted = (who: Phrase, text: string): Phrase => say`${who} says “${text.replace(/\.$/, '')}”`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (count: number): string => ORDINALS[count - 1] ?? `${count}th`;

export const reasonWords = {
  sinksNow: (target: DieId) => say`it sinks ${ship(target)} at once, before the Battle`,
  coinsBattle: (count: number) => say`if the Battle came now, ships you sink would pay ${coins(count)}`,
  lootBattle: (count: number) => say`if the Battle came now, ships you sink would bring ${count} Loot`,
  sinksBattle: (count: number) => say`if the Battle came now, you would have sunk ${ships(count)}`,
  losesNone: () => say`if the Battle came now, none of your ships would be sunk`,
  losesFew: (count: number) => say`if the Battle came now, no more than ${ships(count)} of yours would be sunk`,
  keepsCannons: (count: number) => say`you keep ${counted(count, 'Cannon')} ready`,
  keepsSails: (count: number) => say`you keep ${counted(count, 'Sail')} ready`,
  spendsNothing: () => say`it spends no Sail, no Cannon and no Upgrade`,
  buysCard: (points: number, price: number) => say`the card is ${counted(points, 'point')} and costs ${coins(price)}`,
  keepsCoins: (count: number) => say`you keep ${coins(count)}, each of them a point`,
  canHire: (rum: number) => say`you have ${rum} ${token('rum')} then, enough to hire a Sailor`,
  canUpgrade: () => say`you have ${token('spices')} and ${token('fabrics')} then, the price of an Upgrade`,
  canPart: () => say`you have ${token('fabrics')} then, the price of a Part`,
  canSell: (count: number) => say`in the Pit your ${token('valuables')} can bring ${coins(count)}`,
  pitPays: (count: number) => say`in the Pit your Loot can bring ${coins(count)}`,
  keeps: (good: Good, count: number) => say`you keep ${count} ${token(good)}`,
  keepsMore: (count: number) => say`you keep ${count} Loot in all`,
  brings: (count: number) => say`it brings ${coins(count)} at once`,
  newPart: (it: GalleonPart, count: number) => say`it is your ${ordinal(count)} ${part(it)}`,
  firstPart: (it: GalleonPart) => say`you have no ${part(it)} yet`,
  choosesUpgrade: () => say`you see several Upgrades and keep the best of them`,
  choosesSailor: () => say`you see several Sailors and keep the best of them`,
  points: (it: SailorId, count: number) =>
    say`${sailor(it)} is worth ${counted(count, 'point')} with what your Galleon has now`,
  sailorSays: (it: SailorId) => quoted([sailor(it)], SAILOR[it].text),
  upgradeSays: (it: UpgradeId) => quoted([upgrade(it)], UPGRADE[it].text),
  stepsSafely: (percent: number, left: number) =>
    say`${left} are left to the edge, and ${percent} of 100 steps stay on the plank`,
  standsSafely: (score: number, percent: number) =>
    say`you stand at ${score}, and ${percent} of 100 further steps would end in the water`,
  behind: (score: number) => say`somebody stands at ${score} already, which is more than you have`,
  stakes: (value: number) => say`it counts ${value}, and the highest that is alone wins`,
  keepsDie: (value: number) => say`you keep a ${value} for the next chest`,
  sends: (count: number) => say`with ${ships(count)} at sea, more enemies lie close to one of yours`,
  staysHome: (count: number) => say`${ships(count)} at home cannot be sunk`,
  captain: () => say`the Captain Ship shows 3 to 6 or a cannon, more than any other ship`,
  holdsLoot: (count: number) => say`you keep ${count} of your Loot aboard`,
  rollsLow: (count: number) => say`${dice(count)} below 4 ${count === 1 ? 'is' : 'are'} rolled again`,
  throwsOver: (count: number, average: number, height: number) =>
    say`${dice(count)} ${count === 1 ? 'comes' : 'come'} to about ${Math.round(average)} on average, and the wall is ${height} high`,
  keepsDice: (count: number) => say`${dice(count)} ${count === 1 ? 'stays' : 'stay'} for the next wall`,
  drinksOn: (count: number) => say`you still have ${dice(count)} to drink with`,
  scoreSafe: (score: number) => say`your ${score} cannot be lost any more`,
  digs: (count: number, worth: number) =>
    say`${dice(count)} ${count === 1 ? 'goes' : 'go'} where ${coins(worth)} ${worth === 1 ? 'lies' : 'lie'}`,
};
