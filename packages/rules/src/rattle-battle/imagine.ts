// A world this viewer could be in: cards not seen lie in another order, and what others chose is guessed.

import type { World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { pick, type Rng, shuffle } from '../kit/rng.ts';
import { DECISIONS } from './phases/decisions.ts';
import { sailorsAt } from './setup.ts';
import { type CardId, type Pile, pileOf, UPGRADES } from './tables/index.ts';
import type { Move } from './types/move.ts';
import type { Open, Own, RattleBattle, RattleView } from './types.ts';

export function imagine({ seat: me, open: seen, own: mine }: RattleView, rng: Rng): World<RattleBattle> {
  const open = clone(seen);
  const own = open.galleons.map((_, seat): Own => (seat === me && mine ? clone(mine) : nothing()));
  const crew = open.galleons.flatMap(galleon => galleon.crew.map(({ id }) => id));
  const fitted = open.galleons.flatMap(galleon => galleon.upgrades.map(({ id }) => id));
  const sailors = unseen(
    sailorsAt(open.table),
    [...crew, ...own.flatMap(it => [...it.sailors, ...it.turnedDown.sailors])],
    rng,
  );
  const upgrades = unseen(
    UPGRADES,
    [...fitted, ...own.flatMap(it => [...it.upgrades, ...it.turnedDown.upgrades])],
    rng,
  );
  open.galleons.forEach(({ visit }, seat) => {
    if (seat === me && mine) return;
    const { turnedDown, ...hand } = own[seat]!;
    if (open.step === 'tavern') {
      hand.sailors.push(...sailors.splice(0, visit.drawn));
      turnedDown.sailors.push(...sailors.splice(0, visit.turnedDown));
    } else {
      hand.upgrades.push(...upgrades.splice(0, visit.drawn));
      turnedDown.upgrades.push(...upgrades.splice(0, visit.turnedDown));
    }
  });
  const { phase } = open;
  if (phase.kind !== 'sea' && phase.kind !== 'over')
    for (const seat of phase.ready) if (seat !== me || !mine) own[seat]!.choice = guess(open, own[seat]!, seat, rng);
  const pile = (of: Pile): CardId[] => unseen(pileOf(open.table.scenario, of), open.drawn, rng);
  const shut = {
    soft: pile('soft'),
    hard: pile('hard'),
    final: pile('final'),
    crazy: pile('crazy'),
    sailors,
    upgrades,
  };
  return { open, own, shut };
}

const nothing = (): Own => ({
  choice: null,
  sailors: [],
  upgrades: [],
  turnedDown: { sailors: [], upgrades: [] },
});

const unseen = <T>(all: readonly T[], known: readonly T[], rng: Rng): T[] =>
  shuffle(
    rng,
    all.filter(it => !known.includes(it)),
  );

/** Any of the answers a player had who has answered already. */
function guess(open: Open, own: Own, seat: number, rng: Rng): Move | null {
  const { phase } = open;
  if (phase.kind === 'sea' || phase.kind === 'over') return null;
  return pick(rng, DECISIONS[phase.kind].menu({ seat, open, own }).moves);
}
