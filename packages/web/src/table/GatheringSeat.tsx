import type { SeatInfo } from '@quayside/protocol';
import { LEVELS } from '@quayside/protocol/limits';
import type { TableSocket } from '../net/tableSocket.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem, seatClass } from '../ui/Emblem.tsx';
import type { SeatFace } from '../ui/seatFace.ts';

type Props = { socket: TableSocket; face: SeatFace; info: SeatInfo; of: number; host: boolean; seated: boolean };
type Level = (typeof LEVELS)[number];

/** One place at a table that gathers: who sits there, and what can be done about it. */
export function GatheringSeat({ socket, face, info, of, host, seated }: Props) {
  const setBot = (level: string) =>
    level === 'kept' || socket.send({ t: 'bot', seat: face.seat, level: (level || null) as Level | null });
  return (
    <li class={`place ${seatClass(face.seat)} place-${info.kind}`} style={{ '--turn': `${face.seat / of}turn` }}>
      <p class="place-name">
        <Emblem face={face} /> <bdi>{face.name}</bdi>
      </p>
      {info.kind === 'person' && (
        <p class="place-note">{face.you ? 'That is you' : info.online ? 'is here' : 'is away'}</p>
      )}
      {info.kind === 'bot' && !host && <p class="place-note">Bot, {info.level}</p>}
      {info.kind === 'open' && !seated && (
        <Button kind="brass" onClick={() => socket.send({ t: 'sit', seat: face.seat })}>
          Sit here
        </Button>
      )}
      {info.kind === 'open' && seated && !host && <p class="place-note">waits for somebody</p>}
      {(info.kind !== 'person' || (!info.online && !face.you)) && host && (
        <select
          aria-label={`Who takes place ${face.letter}`}
          value={info.kind === 'bot' ? info.level : info.kind === 'person' ? 'kept' : ''}
          onChange={event => setBot(event.currentTarget.value)}
        >
          {info.kind === 'person' && <option value="kept">Keep for {face.name}</option>}
          <option value="">Open place</option>
          {LEVELS.map(level => (
            <option key={level} value={level}>
              Bot: {level}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
