import { scoreOf } from '../facts/score.ts';
import type { FortuneState, FortuneTell, Phase } from '../types.ts';

/** 10.1 Nothing that was still to happen happens. */
export function endGame({ open }: FortuneState, over: Extract<Phase, { kind: 'over' }>, tell: FortuneTell): void {
  open.phase = over;
  open.agenda = [];
  const { how, slayer } = over;
  tell.all({ type: 'ended', how, slayer, scores: open.ships.map((_, seat) => scoreOf(open, seat)) });
}
