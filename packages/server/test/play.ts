import type { TestSocket } from './testClient.ts';

/** Plays whatever is first on each hand until the game is over, or so many times. */
export async function playOut(sockets: TestSocket[], times = Number.POSITIVE_INFINITY): Promise<void> {
  await Promise.all(sockets.map(socket => socket.untilPly(0)));
  for (let turn = 0; turn < times; turn++) {
    const socket = sockets.find(({ decision }) => decision !== null);
    if (!socket) return;
    const kind = (socket.view!.open as { phase: { kind: string } }).phase.kind;
    const value = (socket.view!.own as { hand: number[] }).hand[0];
    const ply = socket.ply!;
    await socket.ask({ t: 'move', id: `auto-${turn}`, decision: socket.decision!, move: { kind, value } });
    await Promise.all(sockets.map(it => it.untilPly(ply + 1)));
    // The sea may answer after the move.
    const most = Math.max(...sockets.map(it => it.ply!));
    await Promise.all(sockets.map(it => it.untilPly(most)));
  }
}
