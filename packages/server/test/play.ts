import type { Line } from './testClient.ts';

/** Plays whatever is first on each hand until the game is over. */
export async function playOut(lines: Line[]): Promise<void> {
  await Promise.all(lines.map(line => line.untilPly(0)));
  for (let turn = 0; ; turn++) {
    const line = lines.find(({ decision }) => decision !== null);
    if (!line) return;
    const kind = (line.view!.open as { phase: { kind: string } }).phase.kind;
    const value = (line.view!.own as { hand: number[] }).hand[0];
    const ply = line.ply!;
    await line.ask({ t: 'move', id: `auto-${turn}`, decision: line.decision!, move: { kind, value } });
    await Promise.all(lines.map(it => it.untilPly(ply + 1)));
    // The sea may answer after the move.
    const most = Math.max(...lines.map(it => it.ply!));
    await Promise.all(lines.map(it => it.untilPly(most)));
  }
}
