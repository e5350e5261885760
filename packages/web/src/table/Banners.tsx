// What stands between the plates and the board: requests, absences, clocks, offers.

import type { TableInfo } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { ClockNotice } from '../clock/ClockNotice.tsx';
import type { AnyGameUi } from '../games/gameUi.ts';
import type { LogLine } from '../log/logLines.ts';
import { position, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { TurnOffer } from '../notify/TurnOffer.tsx';
import { ProposalNotice } from '../seats/ProposalNotice.tsx';
import { SeatNotices } from '../seats/SeatNotices.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { UndoRequest } from '../undo/UndoRequest.tsx';
import { SpectatorBanners } from './SpectatorBanners.tsx';

type Props = {
  socket: TableSocket;
  table: TableInfo;
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  moves: readonly LogLine[];
  /** I have moved and wait for others: notifications are offered. */
  isWaiting: boolean;
};

export function Banners({ socket, table, game, ui, faces, moves, isWaiting }: Props) {
  const { open, seat } = position.value!;
  const awaited = game.deciding(open);
  const at = { socket, table, faces };
  return (
    <div class="banners">
      <UndoRequest {...at} ui={ui} lines={moves} />
      <ProposalNotice {...at} />
      <SeatNotices {...at} awaited={awaited} />
      <ClockNotice {...at} />
      {isWaiting && <TurnOffer table={table} awaited={awaited} />}
      {(you.value?.seat ?? null) === null && <SpectatorBanners {...at} viewer={seat} />}
    </div>
  );
}
