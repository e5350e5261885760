import { scoreOf } from '../facts/score.ts';
import { DECKS } from '../tables/index.ts';
import type { FortuneState, FortuneTell, Phase } from '../types.ts';
import { uncoverAll } from './tiles.ts';

/** 10.1 Nothing that was still to happen happens. 10.4 What nobody found or drew is turned over. */
export function endGame(
  state: FortuneState,
  { how, slayer }: Pick<Extract<Phase, { kind: 'over' }>, 'how' | 'slayer'>,
  tell: FortuneTell,
): Phase {
  const { open, shut } = state;
  for (const deck of DECKS) {
    open.piles[deck] = { left: 0, discard: [...open.piles[deck].discard, ...shut.decks[deck]] };
    shut.decks[deck] = [];
  }
  const tiles = uncoverAll(state);
  open.phase = { kind: 'over', how, slayer, unfound: tiles.map(({ tile }) => tile) }; // the scores below look at it
  open.agenda = [];
  if (tiles.length > 0) tell.all({ type: 'uncovered', tiles });
  tell.all({ type: 'ended', how, slayer, scores: open.ships.map((_, seat) => scoreOf(open, seat)) });
  return open.phase;
}
