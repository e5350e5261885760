// One move of a table through a socket of our own, so that a test needs to know no board and no words.

import { socketPath } from '@quayside/protocol/wire';
import type { Page } from './testServer.ts';

type BotAnswer = { t: string; seat: number | null; open: object; own: object | null; decision: number | null };

/** Answers my decision, if there is one within five seconds; says whether there was. */
export async function playMove(page: Page, table: string, choose: (view: never) => object): Promise<boolean> {
  const address = new URL(page.url());
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie: cookies, origin: address.origin };
  const socket = new WebSocket(`ws://${address.host}${socketPath(table)}`, { headers } as never);
  let sent = false;
  const played = await new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), 5000);
    const done = (moved: boolean) => {
      clearTimeout(timer);
      resolve(moved);
    };
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: null }));
    socket.onerror = () => reject(new Error('The socket failed.'));
    socket.onmessage = ({ data }) => {
      const message: BotAnswer & { id?: string; code?: string } = JSON.parse(String(data));
      if (message.t === 'refused') reject(new Error(`refused: ${message.code}`));
      if (message.t === 'accepted') done(true);
      if (message.t !== 'view' || sent) return;
      if (message.decision === null) return done(false);
      sent = true;
      const { seat, open, own, decision } = message;
      socket.send(
        JSON.stringify({ t: 'move', id: `m${decision}`, decision, move: choose({ seat, open, own } as never) }),
      );
    };
  });
  socket.close();
  return played;
}
