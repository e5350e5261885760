import type { SeatInfo } from '@quayside/protocol';
import { LEVELS, type Level } from '@quayside/protocol/levels';
import type { Seat } from '@quayside/rules';
import type { TableSocket } from '../net/tableSocket.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem, seatClass } from '../ui/Emblem.tsx';
import { levels } from '../ui/levelWords.ts';
import type { SeatFace } from '../ui/seatFace.ts';
import { type Team, TeamTag } from '../ui/TeamMark.tsx';
import { words } from './gatheringWords.ts';
import { temperamentWordsOf } from './temperamentWords.ts';

type Props = {
  socket: TableSocket;
  face: SeatFace;
  info: SeatInfo;
  of: number;
  host: boolean;
  /** My own seat; null for a spectator. */
  mine: Seat | null;
  team: Team | undefined;
  /** Whom the host is moving to another place; null while nobody is. */
  moving: SeatFace | null;
  onMoving(face: SeatFace | null): void;
};

function whoIsThere({ bot, online }: Extract<SeatInfo, { kind: 'person' }>, { you }: SeatFace): string {
  if (bot) return online ? words.programIsHere : words.programIsAway;
  if (you) return words.thatIsYou;
  return online ? words.isHere : words.isAway;
}

const ROWS = 12; // of the grid around the table

/**
 * Where a place stands, as rows and column of the grid: the first at the foot, the next up the left side, then the head
 * where the number is even, then down the right side.
 */
function aroundTable(seat: Seat, of: number): Record<string, number> {
  if (seat === 0) return { '--column': 2, '--row': 10, '--rows': 3 };
  if (seat === of / 2) return { '--column': 2, '--row': 1, '--rows': 3 };
  const aside = Math.floor((of - 1) / 2);
  const isLeft = seat <= aside;
  const fromTop = isLeft ? aside - seat : seat - (of - aside);
  const rows = aside === 1 ? 6 : 4;
  return { '--column': isLeft ? 1 : 3, '--row': (ROWS - rows * aside) / 2 + rows * fromTop + 1, '--rows': rows };
}

/** One place at a table that gathers: who sits there, and what can be done about it. */
export function GatheringSeat(props: Props) {
  const { socket, face, info, of, host, mine, team } = props;
  const seated = mine !== null;
  const setBot = (level: string) =>
    level === 'kept' || socket.send({ t: 'bot', seat: face.seat, level: (level || null) as Level | null });
  return (
    <li class={`place ${seatClass(face.seat)} place-${info.kind}`} style={aroundTable(face.seat, of)}>
      <p class="place-name">
        <Emblem face={face} /> <bdi>{face.name}</bdi>
        {team && <TeamTag team={team} />}
      </p>
      {info.kind === 'person' && <p class="place-note">{whoIsThere(info, face)}</p>}
      {info.kind === 'bot' && <BotNote bot={info} host={host} />}
      {info.kind === 'open' && !seated && (
        <Button kind="brass" onClick={() => socket.send({ t: 'sit', seat: face.seat })}>
          {words.sitHere}
        </Button>
      )}
      {info.kind === 'open' && seated && !host && <p class="place-note">{words.waits}</p>}
      {(info.kind !== 'person' || info.bot || (!info.online && !face.you)) && host && (
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
      <ChangePlaces {...props} />
    </li>
  );
}

/** The host moves anybody: first who, then where. Others move themselves, where no person sits. */
function ChangePlaces({ socket, face, info, host, mine, moving, onMoving }: Props) {
  const swap = (seats: [Seat, Seat]) => {
    socket.send({ t: 'swap', seats });
    onMoving(null);
  };
  if (moving && moving.seat !== face.seat)
    return (
      <Button
        kind="brass"
        aria-label={
          info.kind === 'open' ? words.hereWho(moving.name, face.letter) : words.swapWho(moving.name, face.name)
        }
        onClick={() => swap([moving.seat, face.seat])}
      >
        {words.here}
      </Button>
    );
  if (host && info.kind !== 'open')
    return (
      <Button
        aria-label={words.moveWho(face.name)}
        aria-pressed={moving?.seat === face.seat}
        onClick={() => onMoving(moving ? null : face)}
      >
        {moving ? words.stay : words.move}
      </Button>
    );
  if (mine === null || face.you || info.kind === 'person') return null;
  return (
    <Button onClick={() => swap([mine, face.seat])}>{info.kind === 'open' ? words.moveHere : words.swapWithMe}</Button>
  );
}

/** The host chooses the level and reads it there. */
function BotNote({ bot, host }: { bot: Extract<SeatInfo, { kind: 'bot' }>; host: boolean }) {
  const about = temperamentWordsOf(bot.name)?.about ?? null;
  const text = host ? about : words.bot(bot.level, about);
  return text && <p class="place-note">{text}</p>;
}
