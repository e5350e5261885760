// Why a move is better than another, from what its seat sees. The tablet of the round is taken to be the one that the
// cards it knows of bring.

import { type Advantage, firstAdvantage } from '../../kit/advantages.ts';
import type { ReasonOf } from '../../lesson.ts';
import { goalOf, handOf, sideOf, tabletOf } from '../facts.ts';
import { different, total } from '../piles.ts';
import { majorityAsFarAsKnown, outlook } from '../preview.ts';
import { CLASSES } from '../tables.ts';
import type { Class, Move, Pile, Waves, WavesView } from '../types.ts';
import type { reasonWords } from './reasonWords.ts';

type Words = { why: typeof reasonWords };

export const reasonOf: ReasonOf<Waves, Words> = (view, move, other, { why }) =>
  firstAdvantage(advantages(view, move, why), other ? advantages(view, other, why) : []);

function advantages(view: WavesView, move: Move, w: typeof reasonWords): Advantage[] {
  switch (move.kind) {
    case 'follow':
      return [...ofAgent(view, { card: move.card, count: 1, stance: 'follower' }, w), ...ofHand(view, spent(move), w)];
    case 'rebel':
      return [...ofAgent(view, { ...move, stance: 'rebel' }, w), ...ofHand(view, spent(move), w)];
    case 'discard':
      return ofHand(view, move.cards, w);
    case 'token': {
      const elder = view.open.elders[move.place] as Class;
      return [{ kind: 'token', size: elder, say: w.highToken(elder) }];
    }
  }
}

const spent = (move: { card: Class; count?: number }): Pile =>
  [0, ...CLASSES].map(card => (card === move.card ? (move.count ?? 1) : 0));

/** Power from which a card is hard to collect as an Elder. */
const LOW = 3;

type Agent = { card: Class; count: number; stance: 'follower' | 'rebel' };

function ofAgent(view: WavesView, { card, count, stance }: Agent, w: typeof reasonWords): Advantage[] {
  const { open, seat } = view;
  if (open.phase.kind !== 'play' || seat === null) return [];
  const { place } = open.phase;
  const before = majorityAsFarAsKnown(view, null);
  const majority = stance === 'rebel' ? majorityAsFarAsKnown(view, { card, count }) : before;
  const tablet = tabletOf(open, majority);
  const { elder, collects } = outlook(open, place, card, stance, tablet);
  const found: Advantage[] = [];
  if (collects && open.shells > 0) {
    const side = sideOf(open, seat);
    const pile = open.collected[side]!;
    const isNew = pile[elder] === 0;
    const goal = goalOf(open, side);
    const wins = total(pile) + 1 >= goal.total || different(pile) + Number(isNew) >= goal.different;
    const say = wins ? w.wins(card, elder) : isNew ? w.newClass(card, elder) : w.collects(card, elder);
    found.push({ kind: 'collects', size: wins ? 3 : isNew ? 2 : 1, say });
  }
  const under = CLASSES.filter(of => outlook(open, place, card, stance, tabletOf(open, of)).collects).length;
  if (under > 0) found.push({ kind: 'tablets', size: under, say: w.tablets(under) });
  if (stance === 'rebel' && majority === card && before !== card)
    found.push({ kind: 'brings', size: 1, say: w.brings(count, card) });
  const first = tablet === 'rebels-first' ? 'rebel' : 'follower';
  if (stance === first && open.shells > 0 && tablet !== 'shells-are-followers')
    found.push({
      kind: 'first',
      size: 1,
      say: first === 'rebel' ? w.rebelsBefore(open.shells) : w.before(open.shells),
    });
  if (stance === 'rebel')
    found.push({ kind: 'stack', size: count, say: count > 1 ? w.stack(count, card) : w.single(card) });
  if (card < LOW) found.push({ kind: 'low', size: -card, say: w.lowElder(card) });
  return found;
}

/** What stays in the hand. */
function ofHand(view: WavesView, gone: Pile, w: typeof reasonWords): Advantage[] {
  const left = handOf(view).map((held, card) => held - (gone[card] ?? 0));
  const held = CLASSES.filter(card => left[card]! > 0);
  const found: Advantage[] = [];
  const most = CLASSES.reduce((best, card) => (left[card]! >= left[best]! ? card : best));
  if (left[most]! > 1) found.push({ kind: 'set', size: left[most]!, say: w.keepsSet(left[most]!, most) });
  if (held.length > 1) found.push({ kind: 'classes', size: held.length, say: w.keepsClasses(held.length) });
  for (const card of held.toReversed())
    found.push({ kind: `keeps ${card}`, size: left[card]!, say: card < LOW ? w.keepsLow(card) : w.keepsHigh(card) });
  return found;
}
