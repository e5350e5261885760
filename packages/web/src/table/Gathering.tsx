// Before the start: places around the table, who sits where, how others are called, and what will be played.

import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './gatheringWords.ts';
import './Gathering.css';
import type { TableInfo } from '@quayside/protocol';
import { CLOCKS } from '@quayside/protocol/timeControls';
import type { Meta, Options } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { isKnown } from '../browser/learned.ts';
import { navigate } from '../browser/route.ts';
import { tips } from '../browser/settings.ts';
import { KnowIt, NewHere } from '../coach/NewHere.tsx';
import { PageHeader } from '../header/PageHeader.tsx';
import { RecoveryCodeOffer } from '../identity/RecoveryCodeOffer.tsx';
import { notes, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Webhook } from '../notify/Webhook.tsx';
import { words as webhookWords } from '../notify/webhookWords.ts';
import { usualBot } from '../options/firstGame.ts';
import { CountField, OptionForm } from '../options/OptionForm.tsx';
import { fitOptions, openOptions } from '../options/options.ts';
import { TermsForm, termsInWords } from '../options/TermsForm.tsx';
import { HostAway } from '../seats/AwayFromTable.tsx';
import { Cover } from '../shared/Cover.tsx';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Heading } from '../ui/Heading.tsx';
import { LevelHelp } from '../ui/LevelHelp.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { type Team, TeamTag, teamsOf } from '../ui/TeamMark.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { facesOf } from './faces.ts';
import { GatheringSeat } from './GatheringSeat.tsx';
import { HonestDice } from './HonestDice.tsx';
import { Share } from './Share.tsx';

type Props = { socket: TableSocket; table: TableInfo; meta: Meta };

export function Gathering({ socket, table, meta }: Props) {
  const host = you.value?.host ?? false;
  const seat = you.value?.seat ?? null;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const faces = facesOf(table, you.value);
  const teams = teamsOf(meta.sides?.(table.seats.length, table.options));
  const isNew = !isKnown(table.game);
  const [moving, setMoving] = useState<SeatFace | null>(null);
  const fill = () => {
    const open = table.seats.flatMap(({ kind }, place) => (kind === 'open' ? [place] : []));
    open.forEach((seat, nth) => {
      socket.send({ t: 'bot', seat, level: usualBot(nth, isNew) });
    });
    socket.send({ t: 'start' });
  };
  useEffect(() => {
    document.title = pageTitle(words.title(meta.title));
  }, [meta]);
  const leave = () => {
    if (seat !== null) socket.send({ t: 'leave' });
    navigate('/');
  };
  return (
    <>
      <PageHeader>
        <ConnectionStatus />
      </PageHeader>
      <main id="main" class="gathering sea">
        <header class="gathering-head">
          <Heading>{meta.title}</Heading>
          <p>{seat === null ? words.watching : words.gathers}</p>
        </header>
        <HostChange table={table} seat={seat} />
        <div class="gathering-first">
          <div class="gathering-table">
            <div class="gathering-ring" style={{ '--board-from': table.seats.length % 2 === 0 ? 4 : 1 }}>
              <div class="gathering-board rope">
                <Cover id={meta.id} />
              </div>
              <ul class="places">
                {faces.map((face, i) => (
                  <GatheringSeat
                    key={face.seat}
                    socket={socket}
                    face={face}
                    info={table.seats[i]!}
                    of={table.seats.length}
                    host={host}
                    mine={seat}
                    team={teams?.[i]}
                    moving={moving}
                    onMoving={setMoving}
                  />
                ))}
              </ul>
            </div>
            {host && <LevelHelp chosen={table.seats.flatMap(it => (it.kind === 'bot' ? [it.level] : []))} />}
          </div>
          <div class="gathering-front">
            {tips.value === 'on' && (
              <NewHere game={table.game}>
                <KnowIt game={table.game} />
              </NewHere>
            )}
            <div class="gathering-start">
              {host && (
                <Button kind="brass" why={missing(free)} onClick={() => socket.send({ t: 'start' })}>
                  {words.start}
                </Button>
              )}
              {host && free > 0 && (
                <Button kind="brass" hint={isNew ? words.fillGentlyHow : words.fillAndStartHow} onClick={fill}>
                  {words.fillAndStart(free)}
                </Button>
              )}
              <p>{host ? (missing(free) ?? words.everybodyIsHere) : (missing(free) ?? words.waitingForHost)}</p>
              {teams && <WhoWithWhom faces={faces} table={table} teams={teams} />}
            </div>
            <section class="rope sheet">
              <h2>{words.callCrew}</h2>
              <p>{words.callCrewHow}</p>
              <Share id={table.id} shown={free > 0} />
            </section>
          </div>
        </div>
        {seat !== null && isWorthKeeping(table, seat) && <RecoveryCodeOffer />}
        <div class="gathering-sheets">
          <div class="gathering-column">
            <section class="rope sheet gathering-talk">
              <h2>{words.talk}</h2>
              <TalkPanel socket={socket} table={table.id} faces={faces} />
            </section>
            <section class="rope sheet">
              <h2>{words.whatIsPlayed}</h2>
              {host ? <HostOptions socket={socket} table={table} meta={meta} /> : <Chosen table={table} meta={meta} />}
            </section>
          </div>
          <div class="gathering-column">
            <section class="rope sheet">
              <h2>{words.whatIsAgreed}</h2>
              {host ? <HostTerms socket={socket} table={table} /> : <Agreed table={table} />}
              <details class="more">
                <summary>{words.honestDice}</summary>
                <HonestDice table={table} />
              </details>
            </section>
          </div>
        </div>
        <Button kind="quiet" onClick={leave}>
          {seat === null ? words.backToQuay : words.standUp}
        </Button>
      </main>
    </>
  );
}

/** The teams, and who plays alone against them. */
function WhoWithWhom({
  faces,
  table,
  teams,
}: {
  faces: readonly SeatFace[];
  table: TableInfo;
  teams: readonly Team[];
}) {
  const sides = [...new Set(teams.map(({ side }) => side))];
  return (
    <section class="gathering-teams">
      <h2>{words.whoWithWhom}</h2>
      <ul>
        {sides.map(side => {
          const here = faces.filter(({ seat }) => teams[seat]!.side === side);
          const names = here.map(({ seat, name }) => (table.seats[seat]!.kind === 'open' ? words.freePlace : name));
          return (
            <li key={side}>
              <TeamTag team={teams[here[0]!.seat]!} />
              {here.map(face => (
                <Emblem key={face.seat} face={face} />
              ))}
              <span>{words.teamOf(names)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The host is away, or somebody else has become host. */
function HostChange({ table, seat }: { table: TableInfo; seat: number | null }) {
  const passed = notes.value.findLast(({ kind }) => kind === 'host-passed');
  if (table.hostPassesIn !== undefined)
    return (
      <Banner icon="offline" label={words.hostAway}>
        <HostAway table={table} />
      </Banner>
    );
  if (passed?.seat === undefined || passed.seat !== table.host) return null;
  const host = table.seats[passed.seat];
  return (
    <Banner icon="key" label={words.newHost}>
      <p>
        {passed.seat === seat
          ? words.youAreHost
          : host?.kind === 'person'
            ? words.isHost(host.name)
            : words.somebodyIsHost}
      </p>
    </Banner>
  );
}

/** A seat among people, or for weeks, is one to come back to. */
const isWorthKeeping = ({ seats, terms }: TableInfo, mine: number): boolean =>
  CLOCKS[terms.clock].kind === 'days' || seats.some(({ kind }, seat) => kind === 'person' && seat !== mine);

const missing = (free: number): string | null => (free === 0 ? null : words.stillFree(free));

const HostTerms = ({ socket, table }: Omit<Props, 'meta'>) => (
  <>
    <TermsForm
      terms={table.terms}
      hints={table.hints}
      onTerms={terms => socket.send({ t: 'terms', terms })}
      onHints={allow => socket.send({ t: 'allow-hints', allow })}
    />
    <details class="more">
      <summary>{webhookWords.title}</summary>
      <Webhook socket={socket} table={table.id} has={table.webhook} />
    </details>
  </>
);

const Agreed = ({ table }: { table: TableInfo }) => (
  <dl class="chosen">
    {termsInWords(table.terms, table.hints).map(([term, said]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{said}</dd>
      </div>
    ))}
  </dl>
);

function HostOptions({ socket, table, meta }: Props) {
  const [seats, setSeats] = useState(table.seats.length);
  const [chosen, setChosen] = useState<Options>(table.options);
  const configure = (seats: number, wanted: Options) => {
    const options = fitOptions(meta, seats, wanted);
    setSeats(seats);
    setChosen(options);
    socket.send({ t: 'configure', seats, options });
  };
  return (
    <>
      <CountField
        legend={words.players}
        from={meta.seats.min}
        to={meta.seats.max}
        value={seats}
        onChange={n => configure(n, chosen)}
      />
      <OptionForm meta={meta} seats={seats} chosen={chosen} onChange={options => configure(seats, options)} />
    </>
  );
}

const Chosen = ({ table, meta }: Omit<Props, 'socket'>) => (
  <dl class="chosen">
    {openOptions(meta, table.seats.length, table.options).map(({ spec, value }) => (
      <div key={spec.id}>
        <dt>{spec.label}</dt>
        <dd>{spec.choices.find(choice => choice.value === value)?.label}</dd>
      </div>
    ))}
  </dl>
);
