import type { SeatInfo } from '@quayside/protocol';
import { LEVELS } from '@quayside/protocol/levels';
import type { TableSocket } from '../net/tableSocket.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem, seatClass } from '../ui/Emblem.tsx';
import { levels } from '../ui/levelWords.ts';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './gatheringWords.ts';

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
        <p class="place-note">{face.you ? words.thatIsYou : info.online ? words.isHere : words.isAway}</p>
      )}
      {info.kind === 'bot' && !host && <p class="place-note">{words.bot(info.level)}</p>}
      {info.kind === 'open' && !seated && (
        <Button kind="brass" onClick={() => socket.send({ t: 'sit', seat: face.seat })}>
          {words.sitHere}
        </Button>
      )}
      {info.kind === 'open' && seated && !host && <p class="place-note">{words.waits}</p>}
      {(info.kind !== 'person' || (!info.online && !face.you)) && host && (
        <select
          aria-label={words.whoTakes(face.letter)}
          value={info.kind === 'bot' ? info.level : info.kind === 'person' ? 'kept' : ''}
          onChange={event => setBot(event.currentTarget.value)}
        >
          {info.kind === 'person' && <option value="kept">{words.keepFor(face.name)}</option>}
          <option value="">{words.openPlace}</option>
          {LEVELS.map(level => (
            <option key={level} value={level}>
              {levels.choice[level]}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
