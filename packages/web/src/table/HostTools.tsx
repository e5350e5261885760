// What the host may do with a running table: give a seat to somebody else, set the webhook, end the game.

import type { SeatInfo, TableInfo } from '@quayside/protocol';
import { LEVELS, type Level } from '@quayside/protocol/levels';
import type { ComponentChild, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { TableSocket } from '../net/tableSocket.ts';
import { Webhook } from '../notify/Webhook.tsx';
import { words as webhookWords } from '../notify/webhookWords.ts';
import { isAbsent, Kept } from '../seats/AwayFromTable.tsx';
import { useCountdown } from '../seats/useCountdown.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SeatName } from '../ui/Emblem.tsx';
import { LevelHelp } from '../ui/LevelHelp.tsx';
import { levels } from '../ui/levelWords.ts';
import { Switch } from '../ui/Switch.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './aboutWords.ts';

type Props = { socket: TableSocket; table: TableInfo; faces: readonly SeatFace[] };

export function HostTools({ socket, table, faces }: Props) {
  const absent = faces.filter(({ seat, you }) => !you && isAbsent(table.seats[seat]));
  const others = faces.filter(face => isForHost(table.seats[face.seat]) && !absent.includes(face));
  const chairs = (them: readonly SeatFace[]) =>
    them.map(face => <Chair key={face.seat} socket={socket} table={table} face={face} />);
  return (
    <>
      {absent.length > 0 && (
        <section>
          <h3>{words.away}</h3>
          {chairs(absent)}
        </section>
      )}
      <section>
        <h3>{words.asHost}</h3>
        {others.length > 0 && (
          <details class="more" open={others.some(({ seat }) => table.seats[seat]?.kind === 'open')}>
            <summary>{words.seatsWithoutPerson}</summary>
            {chairs(others)}
          </details>
        )}
        <Switch
          label={words.spectatorsTalk}
          on={table.terms.spectatorsTalk}
          onChange={spectatorsTalk => socket.send({ t: 'terms', terms: { spectatorsTalk } })}
        />
        <details class="more">
          <summary>{webhookWords.title}</summary>
          <Webhook socket={socket} table={table.id} has={table.webhook} />
        </details>
        <Ending socket={socket} />
      </section>
    </>
  );
}

/** A seat whose owner is away, or a bot's: who plays it, for a while or for good. */
function Chair({ socket, table, face }: { socket: TableSocket; table: TableInfo; face: SeatFace }) {
  const there = table.seats[face.seat]!;
  const [level, setLevel] = useState<Level>(table.terms.standIn);
  const [asking, setAsking] = useState(false);
  const { seat } = face;
  const isPerson = there.kind === 'person';
  const left = useCountdown('opensIn' in there ? there.opensIn : undefined, table);
  const kept = hasOwnerHere(there) || (left ?? 0) > 0 ? words.keptYet : null;
  const replace = (by: Level | null) => {
    socket.send({ t: 'replace', seat, level: by });
    setAsking(false);
  };
  return (
    <div class="chair">
      <p>{standing(there, <SeatName face={face} />)}</p>
      <Kept table={table} there={there} />
      <select
        aria-label={words.howWell(face.name)}
        value={level}
        onChange={event => setLevel(event.currentTarget.value as Level)}
      >
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {levels.choice[level]}
          </option>
        ))}
      </select>
      <LevelHelp chosen={[level]} />
      {isPerson && !there.online && there.standIn === null && (
        <Button onClick={() => socket.send({ t: 'takeover', seat, level })}>{words.letBotPlay}</Button>
      )}
      {isPerson && there.standIn !== null && (
        <Button onClick={() => socket.send({ t: 'takeover', seat, level: null })}>{words.stopStandIn}</Button>
      )}
      <Button onClick={isPerson ? () => setAsking(true) : () => replace(level)}>
        {isPerson ? words.giveAway : words.seatThisBot}
      </Button>
      {there.kind === 'bot' && (
        <Button why={kept} onClick={() => replace(null)}>
          {words.openSeat}
        </Button>
      )}
      {asking && (
        <Dialog title={words.giveAwayQuestion(face.name)} onClose={() => setAsking(false)}>
          <p>{words.giveAwayHow(face.name)}</p>
          <Kept table={table} there={there} />
          <div class="dialog-actions">
            <Button why={kept} onClick={() => replace(null)}>
              {words.openSeat}
            </Button>
            <Button kind="brass" onClick={() => replace(level)}>
              {words.seatBot(level)}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function standing(there: SeatInfo, who: VNode): ComponentChild[] {
  if (there.kind === 'open') return words.standing.open(who);
  if (there.kind === 'bot')
    return there.owner === undefined ? words.standing.bot(who) : words.standing.botFor(who, there.owner);
  if (there.bot && there.online && there.standIn === null) return words.standing.program(who);
  if (there.because === 'out-of-time') return words.standing.outOfTime(who);
  return there.online ? words.standing.left(who) : words.standing.away(who);
}

/** Nobody's seat, a bot's or a program's: the host may seat somebody else there. */
const isForHost = (there: SeatInfo | undefined): boolean => there?.kind !== 'person' || there.bot === true;

/** While its owner is at the table, a seat cannot be given away. */
const hasOwnerHere = (there: SeatInfo): boolean =>
  ((there.kind === 'person' && !there.bot) || (there.kind === 'bot' && there.owner !== undefined)) &&
  there.opensIn === undefined;

function Ending({ socket }: { socket: TableSocket }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.end}</Button>
      {asking && (
        <Dialog title={words.endQuestion} onClose={() => setAsking(false)}>
          <p>{words.endHow}</p>
          <div class="dialog-actions">
            <Button onClick={() => setAsking(false)}>{words.playOn}</Button>
            <Button
              kind="danger"
              onClick={() => {
                socket.send({ t: 'end' });
                setAsking(false);
              }}
            >
              {words.endIt}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
