// What a sensible player of W·A·V·E·S would play: an Agent that collects its Elder under the tablet one expects, with
// as few cards as will do. Playouts follow it, imagined worlds are held against it, and the judge asks what it
// promises.

import { next, pick, type Rng, type World } from '@quayside/rules';
import {
  agentPower,
  type Class,
  elderPower,
  elderToTheRight,
  leftOf,
  type Move,
  type Open,
  type Own,
  overcomes,
  ownerOf,
  type Pile,
  type Place,
  type Stance,
  sideOf,
  slotOf,
  type Tablet,
  tabletOf,
  type Waves,
  type WavesMenu,
  type WavesView,
} from '@quayside/rules/waves';

// In Elders of a class that the side does not have yet. Chosen by letting policies play against each other, 25,000
// games for each change.
const SAME_CLASS = 0.5; // an Elder of a class it has
const CARD_SPENT = 0.02; // each Rebel but the one that stays
const POWER_SPENT = 0.02; // each point of the Agent: it leaves the hand, and is the next Elder to be overcome
const LAST_SPENT = -0.05; // the last of a class: what is left is better of few classes, for Rebels
const UNSURE = 0.5; // of an Elder where a tablet leaves it open whether it is collected
const CLASS_KEPT = 0.3; // when discarding: a class left to choose from
const WHIM = 0.9; // how much chance adds to a move in a playout

const OTHER_TABLET = 0.3; // how likely a class that is at most one card behind gets the majority
const PASSED_OVER = 0.95; // how much less plausible a play is for each Elder that another one promised more
const SHELL_FOR_REBEL = 0.3; // how likely a Shell is left where there are as many as Followers
/** How likely a Shell is left, by how many more act before than there are Shells for, in halves. */
const SHELL_LEFT = [1, 1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12, 0.09, 0.06, 0.04, 0.03, 0.02, 0.02];

type Agents = 'follower' | 'rebel';

// By class; filled anew by `weigh` for every decision, because playouts ask by the million.
const council: Pile = [0, 0, 0, 0, 0, 0];
const asFollower = [0, 0, 0, 0, 0, 0];
const asRebels = [0, 0, 0, 0, 0, 0];
/** How many Rebels bring out their own tablet, and what they promise then. */
const enough = [0, 0, 0, 0, 0, 0];
const asMajority = [0, 0, 0, 0, 0, 0];

/** What each class in a hand promises at a place: as a Follower, as Rebels, and as enough of them for the majority. */
function weigh(open: Open, own: Own, place: Place): void {
  countCouncil(open, own, place);
  const most = largest(0);
  const second = largest(most);
  const isClose = council[most]! - council[second]! < 2;
  const [expected, other] = [tabletOf(open, most), tabletOf(open, second)];
  const collected = open.collected[sideOf(open, ownerOf(open, place))]!;
  for (let at = 1; at < own.hand.length; at++) {
    if (own.hand[at] === 0) continue;
    const card = at as Class;
    let follower = gain(open, place, 'follower', card, expected, collected);
    let rebels = gain(open, place, 'rebel', card, expected, collected);
    if (isClose) {
      follower += OTHER_TABLET * (gain(open, place, 'follower', card, other, collected) - follower);
      rebels += OTHER_TABLET * (gain(open, place, 'rebel', card, other, collected) - rebels);
    }
    asFollower[card] = follower;
    asRebels[card] = rebels;
    enough[card] = council[most]! - council[card]! + (card < most ? 1 : 0);
    if (enough[card]! > own.hand[card]!) continue;
    asMajority[card] = card === most ? rebels : gain(open, place, 'rebel', card, tabletOf(open, card), collected);
  }
}

/** The Elders and, of this seat's own, the Rebels that lie already (head to head). */
function countCouncil(open: Open, own: Own, place: Place): void {
  for (let card = 1; card < council.length; card++) council[card] = 0;
  for (let at = 0; at < open.elders.length; at++) council[open.elders[at]!]! += 1;
  council[open.extra]! += 1;
  if (open.elders.length === open.hands.length) return;
  const other = (place + 2) % open.elders.length;
  if (open.stances[other] === 'rebel') council[own.agents[slotOf(open, other)]!]! += open.stacks[other]!;
}

/** The class with the most cards but for this one; of several, the one with the highest power (3.1). */
function largest(without: number): Class {
  let most = without === 1 ? 2 : 1;
  for (let card = most + 1; card < council.length; card++)
    if (card !== without && council[card]! >= council[most]!) most = card;
  return most as Class;
}

function gain(open: Open, place: Place, stance: Agents, card: Class, tablet: Tablet, collected: Pile): number {
  const elder = open.elders[tablet === 'rotate' ? leftOf(open, place) : place] as Class;
  if (tablet !== 'agent-from-right') {
    const mine = agentPower(tablet, card, stance, open.shells, card);
    const theirs = elderPower(tablet, elder, open.shells, elderToTheRight(open, open.elders, place));
    if (!overcomes(tablet, mine, theirs)) return 0;
  }
  const isNew = collected[elder] === 0;
  if (tablet === 'no-duplicates' && !isNew) return 0;
  if (tablet === 'lone-class' && council[elder]! > 1) return 0;
  const worth = (isNew ? 1 : SAME_CLASS) * shellLeft(open, stance, tablet);
  return tablet === 'agent-from-right' || tablet === 'first-returns' ? worth * UNSURE : worth;
}

/** By who has played so far; of those who have not, half act before who is not in the first wave. */
function shellLeft(open: Open, stance: Agents, tablet: Tablet): number {
  if (tablet === 'shells-are-followers') return stance === 'follower' ? 1 : SHELL_FOR_REBEL;
  const first: Stance = tablet === 'rebels-first' ? 'rebel' : 'follower';
  let halves = 2 - 2 * open.shells;
  for (let place = 0; place < open.stances.length; place++) {
    const other = open.stances[place]!;
    if (other === first || other === stance) halves += 2;
    else if (other === 'none' && stance !== first) halves += 1;
  }
  return SHELL_LEFT[halves <= 0 ? 0 : halves]!;
}

/** How everybody plays in a playout. */
export function policy({ open, own }: WavesView, { moves }: WavesMenu, rng: Rng): Move {
  const { phase } = open;
  if (moves.length === 1 || phase.kind === 'token') return pick(rng, moves);
  if (phase.kind === 'play') weigh(open, own!, phase.place);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    const worth = inclination(move, own!.hand) + WHIM * (next(rng) / 2 ** 32);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/** After `weigh`, where Agents are played. */
function inclination(move: Move, hand: Pile): number {
  switch (move.kind) {
    case 'follow':
      return asFollower[move.card]! - spent(hand, move.card, 1);
    case 'rebel':
      return promised(move.card, move.count) - spent(hand, move.card, move.count);
    case 'discard':
      return kept(hand, move.cards);
    case 'token':
      return 0;
  }
}

const promised = (card: Class, count: number): number => (count >= enough[card]! ? asMajority[card]! : asRebels[card]!);

const spent = (hand: Pile, card: Class, count: number): number =>
  POWER_SPENT * card + CARD_SPENT * (count - 1) + (hand[card] === count ? LAST_SPENT : 0);

function kept(hand: Pile, dropped: Pile): number {
  let classes = 0;
  for (let card = 1; card < hand.length; card++) if (hand[card]! > dropped[card]!) classes += 1;
  return CLASS_KEPT * classes;
}

/** The best that a hand promises at a place, 0 to 1. */
export function prospect(open: Open, own: Own, place: Place): number {
  weigh(open, own, place);
  return best(own.hand);
}

/** After `weigh`. */
function best(hand: Pile): number {
  let most = 0;
  for (let card = 1; card < hand.length; card++) {
    const held = hand[card]!;
    if (held > 0) most = Math.max(most, asFollower[card]!, promised(card as Class, held));
  }
  return most;
}

/** Whether sensible players would have played the Agents that lie face down in this world, from the hands they have. */
export function plausible({ open, own }: World<Waves>, { seat }: WavesView): number {
  if (open.phase.kind !== 'play') return 1;
  let likelihood = 1;
  for (let place = 0; place < open.stances.length; place++) {
    const other = ownerOf(open, place);
    if (other === seat || open.stances[place] === 'none') continue;
    likelihood *= sense(open, own[other]!, place);
  }
  return likelihood;
}

/** 1 where nothing in the hand promised more than what was played there, less the more was passed over. */
function sense(open: Open, own: Own, place: Place): number {
  const card = own.agents[slotOf(open, place)] as Class;
  const count = open.stacks[place]!;
  const hand = own.hand.slice();
  hand[card]! += count;
  weigh(open, { ...own, hand }, place);
  const played = open.stances[place] === 'follower' ? asFollower[card]! : promised(card, count);
  return 1 - PASSED_OVER * (best(hand) - played);
}
