// 8 The Battle, and what is fought before it.

import { gapBetween, hullOf, onAnyTile, seaCard, within } from '../facts/sea.ts';
import { closest, fleetOf, inOrder, ours, theirs } from '../facts/ships.ts';
import { DICE, ruleOf } from '../tables/index.ts';
import type { Ship } from '../types/sea.ts';
import type { Open, RattleState, RattleTell } from '../types.ts';
import { clash, type Duel, sink } from './sinking.ts';

/** 8.1 The closest pair fights first, again and again, until one side is gone; the others sail home. */
export function battle({ open }: RattleState, tell: RattleTell): void {
  const np = theirs(open).sort(inOrder);
  let duels: Duel[] = [];
  for (const ship of ours(open).sort(inOrder))
    for (const other of np) duels.push({ ours: ship, theirs: other, gap: gapBetween(ship, other) });
  duels.sort((a, b) => a.gap - b.gap);
  while (duels.length > 0) {
    const farthest = duels[0]!.gap + open.table.tie;
    let together = 1;
    while (together < duels.length && duels[together]!.gap <= farthest) together += 1;
    const sunk = clash(open, duels.slice(0, together), 'battle', 0, tell);
    duels = duels.filter(duel => !sunk.has(duel.ours.die) && !sunk.has(duel.theirs.die));
  }
}

/** 13.5 Pillage Time: red ships fight the Wanted player's nearest ship, the closest first, as in the Battle. */
export function wantedBattle({ open }: RattleState, tell: RattleTell): void {
  const rule = ruleOf(seaCard(open)!, 'wanted-battle');
  if (!rule || open.wanted === null) return;
  const waiting = new Set(theirs(open).filter(ship => hullOf(ship.die) === rule.colour));
  for (;;) {
    const duels = [...waiting].filter(ship => open.sea.includes(ship)).map(ship => nearest(open, ship, rule.range));
    const least = Math.min(...duels.flat().map(({ gap }) => gap));
    const together = duels.filter(([first]) => first && first.gap <= least + open.table.tie).flat();
    if (together.length === 0) return;
    for (const { theirs } of together) waiting.delete(theirs);
    together.sort((a, b) => a.gap - b.gap || inOrder(a.theirs, b.theirs));
    clash(open, together, 'wanted', 0, tell);
  }
}

function nearest(open: Open, ship: Ship, range: number): Duel[] {
  const prey = fleetOf(open, open.wanted!).filter(other => within(ship, other, range));
  return closest(open, ship, prey).map(near => ({ ours: near.ship, theirs: ship, gap: near.gap }));
}

/** 13, Twin Whirlpools: right after the drop every ship that touches a tile goes down. */
export function swallow({ open }: RattleState, tell: RattleTell): void {
  const ships = open.sea.filter(ship => onAnyTile(open, ship)).map(ship => ship.die);
  if (ships.length === 0) return;
  tell.all({ type: 'swallowed', ships });
  for (const die of ships) sink(open, die);
}

/** Whether an ally was in the fleet and is gone. */
export function allyLost(open: Open): boolean {
  const rule = ruleOf(seaCard(open)!, 'ally');
  return rule !== null && !open.sea.some(ship => DICE[ship.die]!.hull === rule.colour);
}
