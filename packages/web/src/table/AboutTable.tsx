// The panel about the table: its link, other devices, absent players, pause, settings, keys, leaving.

import { words } from './aboutWords.ts';
import { words as tableWords } from './words.ts';
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
      <h3>{words.thisTable}</h3>
      <Share id={table.id} />
    </section>
    <section>
      <h3>{words.youElsewhere}</h3>
      <p>{you.value?.seat === null ? words.watchElsewhere : words.playElsewhere}</p>
      <LinkBox table={table.id} label={words.continueElsewhere} />
      <Link to="/me" class="button button-paper">
        {words.devices}
      </Link>
    </section>
    {devicePlayers.length > 0 && (
      <section>
        <h3>{words.thisDevice}</h3>
        <PassDevice others={devicePlayers} onPass={onPass} />
      </section>
    )}
    {table.status === 'playing' && <Pausing socket={socket} />}
    {table.status === 'playing' && <Seats socket={socket} table={table} faces={faces} />}
    {you.value?.host && table.status === 'playing' && <HostTools socket={socket} table={table} faces={faces} />}
    <section>
      <h3>{words.honestDice}</h3>
      <HonestDice table={table} />
    </section>
    <section>
      <h3>{words.lookBack}</h3>
      <p>{words.lookBackHow}</p>
      <Link to={`/r/${table.id}`} class="button button-paper">
        <Icon name="eye" /> {table.status === 'playing' ? words.lookBack : words.replay}
      </Link>
    </section>
    <section>
      <h3>{words.settings}</h3>
      <SettingsFields />
    </section>
    <section>
      <h3>{words.keys}</h3>
      {singleKeys.value === 'off' && <p>{words.keysOff}</p>}
      <dl class="keys">
        {[...keys, ...tableWords.keys].map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
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
      <h3>{words.clocks}</h3>
      <p>{paused ? words.isPaused : others > 0 ? words.mayPauseTogether : words.mayPause}</p>
      <Button why={mine ? words.yetToAgree : null} onClick={() => socket.send({ t: 'pause', pause: !paused })}>
        <Icon name={paused ? 'play' : 'pause'} /> {paused ? words.goOn : others > 0 ? words.askForPause : words.pause}
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
      <h3>{words.leave}</h3>
      <Button onClick={seated && playing ? () => setAsking(true) : leave}>
        <Icon name="leave" /> {words.leaveTable}
      </Button>
      {asking && (
        <Dialog title={words.leaveGame} onClose={() => setAsking(false)}>
          <p>{others ? words.leaveOthers : words.leaveAlone}</p>
          {others && <TurnOfferOnLeaving />}
          <div class="dialog-actions">
            <Button onClick={() => navigate('/')}>{words.toQuay}</Button>
            {others && <Button onClick={giveUp}>{words.giveUp}</Button>}
            <Button kind="danger" onClick={leave}>
              {words.letBotPlayOn}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
