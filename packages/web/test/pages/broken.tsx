// A table whose board, scene or buttons throw when the test says so; everything around them is the real page.

import '../../src/ui/base.css';
import '../../src/table/TablePage.css';
import { Match, seedOf } from '@quayside/engine';
import { type TableInfo, TERMS } from '@quayside/protocol';
import { loadGame, settle } from '@quayside/rules';
import { render } from 'preact';
import { applyTheme } from '../../src/browser/settings.ts';
import { SCREENS } from '../../src/games/games.ts';
import type { AnyBoardProps, AnyGameUi } from '../../src/games/gameUi.ts';
import { position, table, you } from '../../src/net/state.ts';
import { TableSocket } from '../../src/net/tableSocket.ts';
import { Play } from '../../src/table/Play.tsx';

applyTheme();

type Part = 'board' | 'actions' | 'still' | 'menu';

/** Opens a game of W·A·V·E·S on seat 0 in which this part throws. */
export async function open(broken: Part): Promise<void> {
  const [rules, screen] = await Promise.all([loadGame('waves'), SCREENS['waves']!.load()]);
  const { options } = settle(rules, 2, {});
  const match = Match.start(rules, 2, options!, seedOf('broken'));
  let isBroken = true;
  const mend = () => {
    isBroken = false;
  };
  Object.assign(globalThis, { mend });
  const guard = (part: Part) => {
    if (isBroken && part === broken) throw new Error(`planted in ${part}`);
  };
  const ui: AnyGameUi = {
    ...screen,
    still: view => {
      guard('still');
      return screen.still(view);
    },
    Board: (props: AnyBoardProps) => {
      guard('board');
      return <screen.Board {...props} />;
    },
    Actions: (props: AnyBoardProps) => {
      guard('actions');
      return <screen.Actions {...props} />;
    },
  };
  const game = {
    ...rules,
    menu: (view: Parameters<typeof rules.menu>[0]) => {
      guard('menu');
      return rules.menu(view);
    },
  };
  const socket = new TableSocket('broken', () => ({
    onopen: null,
    onmessage: null,
    onclose: null,
    send() {},
    close() {},
  }));
  table.value = tableOf(game.version, { ...options });
  you.value = { seat: 0, host: true, name: 'Ada', here: [0] };
  const { open, own } = match.view(0);
  position.value = { ply: match.ply, seat: 0, open, own, decision: match.asked[0] ?? null, mayTakeBack: false };
  render(
    <Play socket={socket} table={table.value} game={game} ui={ui} onPass={() => {}} />,
    document.getElementById('app')!,
  );
}

const tableOf = (version: number, options: Record<string, string>): TableInfo => ({
  id: 'broken',
  game: 'waves',
  version,
  options,
  seats: ['Ada', 'Ben'].map(name => ({ kind: 'person', name, online: true, standIn: null })),
  status: 'playing',
  host: 0,
  spectators: 0,
  rematch: null,
  createdAt: 0,
  endedAt: null,
  terms: TERMS,
  webhook: false,
  commitment: null,
  contributed: [false, false],
  hints: true,
  asking: null,
  origin: null,
});

Object.assign(globalThis, { openTable: open });
