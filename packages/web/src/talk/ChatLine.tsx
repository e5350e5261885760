import type { Line as ChatMessage } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import type { TableSocket } from '../net/tableSocket.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { SeatName } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SeatFace } from '../ui/seatFace.ts';

type Props = { socket: TableSocket; message: ChatMessage; faces: readonly SeatFace[]; mine: boolean; host: boolean };

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** One line of talk, and what can be done about it: not listen to its speaker, or, as the host, remove it. */
export function ChatLine({ socket, message, faces, mine, host }: Props) {
  const [open, setOpen] = useState(false);
  const { who, name, seat, to, text, at, n } = message;
  const face = seat === null ? undefined : faces[seat];
  return (
    <li class={`said ${to === 'team' ? 'said-team' : ''}`}>
      <p class="said-head">
        {face ? <SeatName face={{ ...face, name }} /> : <bdi>{name}</bdi>}
        {to === 'team' && <span class="said-to">to the team</span>}
        <time dateTime={new Date(at).toISOString()}>{CLOCK.format(at)}</time>
        {(!mine || host) && (
          <IconButton
            icon="more"
            label={`What to do about this line of ${name}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        )}
      </p>
      <p class={text === null ? 'said-removed' : ''}>{text ?? 'Removed by the host.'}</p>
      {open && (
        <p class="said-deeds">
          {!mine && (
            <Button onClick={() => socket.send({ t: 'mute', who, mute: true })}>
              <Icon name="mute" /> Mute {name}
            </Button>
          )}
          {host && text !== null && <Button onClick={() => socket.send({ t: 'unsay', n })}>Remove this line</Button>}
          {host && !mine && (
            <>
              <Button kind="danger" onClick={() => socket.send({ t: 'silence', who, silence: true })}>
                Take out of the talk
              </Button>
              <Button onClick={() => socket.send({ t: 'silence', who, silence: false })}>Let talk again</Button>
            </>
          )}
        </p>
      )}
    </li>
  );
}
