import type { TableInfo } from '@quayside/protocol';
import type { AnyGame, Seat } from '@quayside/rules';
import type { AnyGameUi } from '../games/gameUi.ts';
import { Log, lookBack } from '../log/Log.tsx';
import type { LogLine } from '../log/logLines.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { lazy } from '../shared/lazy.tsx';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

/** The board comes sooner without it. */
export const Rules = lazy(words.openingRules, async () => (await import('./Rules.tsx')).Rules);
export const AboutTable = lazy(words.oneMoment, async () => (await import('./AboutTable.tsx')).AboutTable);

export const PANELS = [
  { name: 'log', icon: 'log', title: words.panel.log },
  { name: 'talk', icon: 'talk', title: words.panel.talk },
  { name: 'rules', icon: 'rules', title: words.panel.rules },
  { name: 'table', icon: 'settings', title: words.panel.table },
] as const satisfies { name: string; icon: IconName; title: string }[];
export type TablePanelName = (typeof PANELS)[number]['name'];

type Props = {
  name: TablePanelName;
  socket: TableSocket;
  table: TableInfo;
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  lines: readonly LogLine[];
  /** The paragraph of the rules to open at. */
  rule: string | null;
  /** The others who share this device. */
  devicePlayers: readonly SeatFace[];
  onRule(number: string): void;
  onPass(to: readonly Seat[]): void;
  onBack: ((to: number) => void) | null;
  onClose(): void;
};

export function TablePanel({
  name,
  socket,
  table,
  game,
  ui,
  faces,
  lines,
  rule,
  devicePlayers,
  onRule,
  onPass,
  onBack,
  onClose,
}: Props) {
  const { title } = PANELS.find(panel => panel.name === name)!;
  return (
    <Panel id={`panel-${name}`} title={title} onClose={onClose}>
      {name === 'log' && (
        <Log
          lines={lines}
          faces={faces}
          ui={ui}
          onLook={lookBack(table.id)}
          onBack={onBack}
          game={game.id}
          onRule={onRule}
        />
      )}
      {name === 'talk' && <TalkPanel socket={socket} table={table.id} faces={faces} />}
      {name === 'rules' && <Rules game={game} at={rule} />}
      {name === 'table' && (
        <AboutTable
          socket={socket}
          table={table}
          faces={faces}
          keys={ui.keys}
          devicePlayers={devicePlayers}
          onPass={onPass}
        />
      )}
    </Panel>
  );
}
