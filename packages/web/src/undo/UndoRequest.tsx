// Somebody asks to go back: who, to where, who has agreed, and my own answer.

import type { TableInfo } from '@quayside/protocol';
import type { AnyGameUi } from '../games/gameUi.ts';
import type { LogLine } from '../log/logLines.ts';
import { position, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Names } from '../ui/Names.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

type Props = {
  socket: TableSocket;
  table: TableInfo;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  lines: readonly LogLine[];
};

export function UndoRequest({ socket, table, ui, faces, lines }: Props) {
  const { asking } = table;
  if (asking?.what !== 'back') return null;
  const me = you.value?.seat ?? null;
  const { by, to, yes, waiting, request } = asking;
  const moves = (position.value?.ply ?? to) - to;
  const undone = lines.find(({ ply }) => ply > to);
  const awaited = waiting.filter(seat => seat !== me);
  const agreed = yes.filter(seat => seat !== by);
  const answer = (yes: boolean) => socket.send({ t: 'answer', request, yes });
  return (
    <Banner icon="undo" label={words.title}>
      <p>
        {words.asks(<Names seats={[by]} faces={faces} />, moves)}{' '}
        {undone && (
          <span class="banner-note">
            {words.toBefore(<Phrase phrase={undone.phrase} faces={faces} pieces={ui.pieces} />)}{' '}
          </span>
        )}
        {agreed.length > 0 && <>{words.agree(<Names seats={agreed} faces={faces} />, agreed.length)} </>}
        {awaited.length > 0 && <>{words.waitingFor(<Names seats={awaited} faces={faces} />)} </>}
        <span class="banner-note">{words.chanceFallsAnew}</span>
      </p>
      {me === by && <Button onClick={() => answer(false)}>{words.withdraw}</Button>}
      {me !== null && waiting.includes(me) && (
        <div class="banner-actions">
          <Button onClick={() => answer(false)}>{words.decline}</Button>
          <Button kind="brass" onClick={() => answer(true)}>
            {words.accept}
          </Button>
        </div>
      )}
    </Banner>
  );
}
