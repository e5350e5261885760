import type { ChatMessage } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import type { TableSocket } from '../net/tableSocket.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { SeatName } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { dateTag } from '../words/locale.ts';
import { words } from './words.ts';

type Props = { socket: TableSocket; message: ChatMessage; faces: readonly SeatFace[]; mine: boolean; host: boolean };

// Made with the first line: that takes 10 ms, which the board should not wait for.
let clock: Intl.DateTimeFormat | null = null;
const timeOf = (at: number): string => {
  clock ??= new Intl.DateTimeFormat(dateTag, { hour: '2-digit', minute: '2-digit' });
  return clock.format(at);
};

/** One line of talk, and what can be done about it: mute its author, or, as the host, remove it or silence them. */
export function ChatLine({ socket, message, faces, mine, host }: Props) {
  const [open, setOpen] = useState(false);
  const { who, name, seat, to, text, at, n } = message;
  const face = seat === null ? undefined : faces[seat];
  return (
    <li class={`said ${to === 'team' ? 'said-team' : ''}`}>
      <p class="said-head">
        {face ? <SeatName face={{ ...face, name }} /> : <bdi>{name}</bdi>}
        {to === 'team' && <span class="said-to">{words.toTeam}</span>}
        <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
        {(!mine || host) && (
          <IconButton icon="more" label={words.about(name)} aria-expanded={open} onClick={() => setOpen(!open)} />
        )}
      </p>
      <p class={text === null ? 'said-removed' : ''}>{text ?? words.removed}</p>
      {open && (
        <p class="said-actions">
          {!mine && (
            <Button onClick={() => socket.send({ t: 'mute', who, mute: true })}>
              <Icon name="mute" /> {words.mute(name)}
            </Button>
          )}
          {host && text !== null && <Button onClick={() => socket.send({ t: 'unsay', n })}>{words.remove}</Button>}
          {host && !mine && (
            <>
              <Button kind="danger" onClick={() => socket.send({ t: 'silence', who, silence: true })}>
                {words.silence}
              </Button>
              <Button onClick={() => socket.send({ t: 'silence', who, silence: false })}>{words.letTalk}</Button>
            </>
          )}
        </p>
      )}
    </li>
  );
}
