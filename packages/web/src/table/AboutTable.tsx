// Everything about this table that is not the game: others to call, seats of the absent, taste, keys, the way out.

import './AboutTable.css';
import type { TableInfo } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import { keys as singleKeys } from '../browser/settings.ts';
import { SettingsFields } from '../header/SettingsFields.tsx';
import { LinkBox } from '../identity/LinkBox.tsx';
import { clocks, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { TurnOfferOnLeaving } from '../notify/TurnOffer.tsx';
import { AwayFromTable, ProposeEnd } from '../seats/AwayFromTable.tsx';
import { PassDevice } from '../share/PassDevice.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { HonestDice } from './HonestDice.tsx';
import { HostTools } from './HostTools.tsx';
import { TABLE_KEYS } from './keys.ts';
import { Share } from './Share.tsx';

type Props = {
  socket: TableSocket;
  table: TableInfo;
  faces: readonly SeatFace[];
  keys: readonly (readonly [string, string])[];
  /** The others who share this device. */
  devicePlayers: readonly SeatFace[];
  onPass(to: readonly Seat[]): void;
};

export const AboutTable = ({ socket, table, faces, keys, devicePlayers, onPass }: Props) => (
  <div class="at-table">
    <section>
      <h3>This table</h3>
      <Share id={table.id} />
    </section>
    <section>
      <h3>You on another device</h3>
      <p>
        {you.value?.seat === null ? 'Watch on your phone too.' : 'Your seat on your phone too: play on from either.'}
      </p>
      <LinkBox table={table.id} label="Continue on another device" />
      <Link to="/me" class="button button-paper">
        Your devices and recovery code
      </Link>
    </section>
    {devicePlayers.length > 0 && (
      <section>
        <h3>This device</h3>
        <PassDevice others={devicePlayers} onPass={onPass} />
      </section>
    )}
    {table.status === 'playing' && <Pausing socket={socket} />}
    {table.status === 'playing' && <Seats socket={socket} table={table} faces={faces} />}
    {you.value?.host && table.status === 'playing' && <HostTools socket={socket} table={table} faces={faces} />}
    <section>
      <h3>Honest dice</h3>
      <HonestDice table={table} />
    </section>
    <section>
      <h3>Look back</h3>
      <p>
        Every moment of this game, as you could see it; from any of them you can play on at a new table, against bots or
        with friends.
      </p>
      <Link to={`/r/${table.id}`} class="button button-paper">
        <Icon name="eye" /> {table.status === 'playing' ? 'Look back' : 'Replay'}
      </Link>
    </section>
    <section>
      <h3>Settings</h3>
      <SettingsFields />
    </section>
    <section>
      <h3>Keys</h3>
      {singleKeys.value === 'off' && <p>Letters, digits and signs are switched off in the settings.</p>}
      <dl class="keys">
        {[...keys, ...TABLE_KEYS].map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </section>
    <Leaving socket={socket} table={table} />
  </div>
);

/** What those who sit here can do about the absent; for the host HostTools has it. */
const Seats = ({ socket, table, faces }: Pick<Props, 'socket' | 'table' | 'faces'>) =>
  you.value?.seat === null || you.value?.host ? null : (
    <>
      <AwayFromTable socket={socket} table={table} faces={faces} />
      <ProposeEnd socket={socket} table={table} />
    </>
  );

/** The clocks stand still when everybody wants it. */
function Pausing({ socket }: { socket: TableSocket }) {
  const known = clocks.value;
  const me = you.value?.seat ?? null;
  if (!known || me === null) return null;
  const paused = known.paused !== null;
  const mine = known.wanted.includes(me);
  const others = known.asked.filter(seat => seat !== me).length;
  return (
    <section>
      <h3>Clocks</h3>
      <p>
        {paused
          ? 'The table is paused.'
          : `The clocks can stand still${others > 0 ? ' when everybody wants it' : ''}; nobody moves meanwhile.`}
      </p>
      <Button
        why={mine ? 'The others have yet to agree.' : null}
        onClick={() => socket.send({ t: 'pause', pause: !paused })}
      >
        <Icon name={paused ? 'play' : 'pause'} /> {paused ? 'Go on' : others > 0 ? 'Ask for a pause' : 'Pause'}
      </Button>
    </section>
  );
}

function Leaving({ socket, table }: Pick<Props, 'socket' | 'table'>) {
  const [asking, setAsking] = useState(false);
  const seated = you.value?.seat !== null;
  const playing = table.status === 'playing';
  const others = table.seats.some((there, seat) => there.kind === 'person' && !you.value?.here.includes(seat));
  const leave = () => {
    if (seated && playing) socket.send({ t: 'leave' });
    navigate('/');
  };
  const giveUp = () => {
    socket.send({ t: 'leave', giveUp: true });
    navigate('/');
  };
  return (
    <section>
      <h3>Leave</h3>
      <Button onClick={seated && playing ? () => setAsking(true) : leave}>
        <Icon name="leave" /> Leave the table
      </Button>
      {asking && (
        <Dialog title="Leave the game?" onClose={() => setAsking(false)}>
          <p>
            {others
              ? 'A bot plays on for you until you come back. Or go to the quay and keep your place: then the others wait for you. Or give the seat up: a bot gets it, and the host may offer it to somebody else.'
              : 'The game waits here until you come back; you find it among your tables.'}
          </p>
          {others && <TurnOfferOnLeaving />}
          <div class="dialog-actions">
            <Button onClick={() => navigate('/')}>To the quay; they wait</Button>
            {others && <Button onClick={giveUp}>Give my seat up</Button>}
            <Button kind="danger" onClick={leave}>
              Let a bot play on
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
