// A fight of the battle to come, in a sentence: who with how much against whom, and who goes down.

import type { Pair } from '@quayside/rules/rattle-battle';
import type { SeatFace } from '../gameUi.ts';
import type { Duel } from './duels.ts';
import { shipName } from './names.ts';
import { words } from './words.ts';

export function sayDuel({ pair, sunk }: Duel, faces: readonly SeatFace[]): string {
  const strength = ({ ours, theirs, oursStrength, theirsStrength }: Pair) =>
    words.sea.duel(shipName(ours, faces), oursStrength, shipName(theirs, faces), theirsStrength);
  const down = [pair.ours, pair.theirs].filter(die => sunk.includes(die));
  if (down.length === 2) return words.turn.sentences([strength(pair), words.sea.bothSink]);
  if (down.length === 0) return words.turn.sentences([strength(pair), words.sea.noneSinks]);
  return words.turn.sentences([strength(pair), words.sea.sinks(shipName(down[0]!, faces))]);
}
