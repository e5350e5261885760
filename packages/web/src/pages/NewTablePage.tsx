import { LevelHelp } from '../ui/LevelHelp.tsx';
import { levels } from '../ui/levelWords.ts';
import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './newTableWords.ts';
import './NewTablePage.css';
import type { Terms } from '@quayside/protocol';
import { TERMS } from '@quayside/protocol/defaultTerms';
import { LEVELS, type Level } from '@quayside/protocol/levels';
import { LIMITS } from '@quayside/protocol/limits';
import type { Meta, Options } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import { playable } from '../games/games.ts';
import { PageHeader } from '../header/PageHeader.tsx';
import { ApiError, createTable } from '../net/api.ts';
import { actingSeat, me, requestFailure, startOnArrival } from '../net/state.ts';
import { CountField, OptionForm } from '../options/OptionForm.tsx';
import { fitOptions } from '../options/options.ts';
import { TermsForm } from '../options/TermsForm.tsx';
import { rememberDevicePlayers } from '../share/devicePlayers.ts';
import { Cover } from '../shared/Cover.tsx';
import { Button } from '../ui/Button.tsx';
import { Emblem, faceOf, seatClass } from '../ui/Emblem.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Link } from '../ui/Link.tsx';
import { Switch } from '../ui/Switch.tsx';
import { type Team, TeamTag, teamsOf } from '../ui/TeamMark.tsx';
import { toast } from '../ui/Toast.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Who takes a place: a bot of a level, nobody yet, or somebody who shares this device. */
type Who = { level: Level | null } | { mate: string };

const OPEN: Who = { level: null };

export function NewTablePage({ game }: { game: string }) {
  const meta = playable(game);
  return meta ? <NewTableForm meta={meta} /> : <NotFoundPage />;
}

function NewTableForm({ meta }: { meta: Meta }) {
  const [seats, setSeats] = useState(Math.min(Math.max(4, meta.seats.min), meta.seats.max));
  const [places, setPlaces] = useState<Record<number, Who>>({});
  const [wanted, setWanted] = useState(0);
  const mine = Math.min(wanted, seats - 1);
  const [chosen, setChosen] = useState<Options>({});
  const [terms, setTerms] = useState<Partial<Terms>>({});
  const [hints, setHints] = useState(true);
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = pageTitle(words.tableOf(meta.title));
  }, [meta]);
  const others = Array.from({ length: seats }, (_, seat) => [seat, places[seat] ?? OPEN] as const).filter(
    ([seat]) => seat !== mine,
  );
  const teams = teamsOf(meta.sides?.(seats, fitOptions(meta, seats, chosen)));
  const bots = Object.fromEntries(
    others.flatMap(([seat, who]) => ('level' in who && who.level ? [[seat, who.level]] : [])),
  );
  const mates = Object.fromEntries(others.flatMap(([seat, who]) => ('mate' in who ? [[seat, who.mate.trim()]] : [])));
  const open = seats - 1 - Object.keys(bots).length - Object.keys(mates).length;
  const nameless = Object.values(mates).some(name => name === '');
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const options = fitOptions(meta, seats, chosen);
      const table = { game: meta.id, seats, seat: mine, options, bots, mates, start: false, listed, hints, terms };
      const id = await createTable(table);
      if (Object.keys(mates).length > 0) share(id, mine, mates);
      if (open === 0) startOnArrival.value = id;
      navigate(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader />
      <main id="main" class="new-table sea">
        <form class="new-form rope" onSubmit={submit}>
          <div class="new-cover">
            <Cover id={meta.id} />
          </div>
          <Heading>{words.tableOf(meta.title)}</Heading>
          <CountField
            legend={words.players}
            from={meta.seats.min}
            to={meta.seats.max}
            value={seats}
            onChange={setSeats}
          />
          <fieldset>
            <legend>{words.whoSitsWhere}</legend>
            <ol class="new-seats">
              {Array.from({ length: seats }, (_, seat) => (
                <SeatRow
                  key={seat}
                  seat={seat}
                  mine={seat === mine}
                  team={teams?.[seat]}
                  who={places[seat] ?? OPEN}
                  onChange={who => setPlaces({ ...places, [seat]: who })}
                  onTake={() => {
                    setPlaces({ ...places, [mine]: places[seat] ?? OPEN });
                    setWanted(seat);
                  }}
                />
              ))}
            </ol>
            <LevelHelp chosen={Object.values(bots)} />
          </fieldset>
          <OptionForm meta={meta} seats={seats} chosen={chosen} onChange={setChosen} />
          <details class="more">
            <summary>{words.more}</summary>
            <TermsForm
              terms={{ ...TERMS, ...terms }}
              hints={hints}
              onTerms={changed => setTerms({ ...terms, ...changed })}
              onHints={setHints}
            />
          </details>
          <Switch label={words.listed} on={listed} onChange={setListed} />
          <div class="dialog-actions">
            <Link to="/" class="button button-quiet">
              {words.back}
            </Link>
            <Button
              type="submit"
              kind="brass"
              why={requestFailure.value ?? (busy ? words.beingSet : nameless ? words.nameless : null)}
            >
              {open === 0 ? words.start : words.open}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}

/** On a shared device the person who opened the table acts first. */
function share(table: string, mine: number, mates: Record<string, string>): void {
  const others = Object.entries(mates).map(([seat, name]) => ({ seat: Number(seat), name }));
  rememberDevicePlayers(table, [{ seat: mine, name: me.value?.name ?? words.you }, ...others]);
  actingSeat.value = { table, seat: mine };
}

const HERE = 'here';

type RowProps = {
  seat: number;
  mine: boolean;
  team: Team | undefined;
  who: Who;
  onChange(who: Who): void;
  /** I sit here instead, and whoever was meant to takes my place. */
  onTake(): void;
};

const ME = 'me';

/** One place is yours; every other is open, a bot's, or of somebody who plays on this device too. */
function SeatRow({ seat, mine, team, who, onChange, onTake }: RowProps) {
  const face = faceOf(seat, mine ? (me.value?.name ?? words.you) : '', mine);
  const choose = (value: string) =>
    value === ME
      ? onTake()
      : onChange(
          value === HERE ? { mate: words.player(face.letter) } : { level: value === '' ? null : (value as Level) },
        );
  return (
    <li class={`new-seat ${seatClass(seat)}`}>
      <Emblem face={face} />
      {team && <TeamTag team={team} />}
      {mine ? (
        <span class="new-you">
          <bdi>{face.name}</bdi> {words.thisIsYou}
        </span>
      ) : (
        <div class="new-who">
          <select
            aria-label={words.place(face.letter)}
            value={'mate' in who ? HERE : (who.level ?? '')}
            onChange={event => choose(event.currentTarget.value)}
          >
            <option value="">{words.openForSomebody}</option>
            <option value={ME}>{words.iSitHere}</option>
            <option value={HERE}>{words.onThisDevice}</option>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {levels.choice[level]}
              </option>
            ))}
          </select>
          {'mate' in who && (
            <input
              type="text"
              aria-label={words.nameOf(face.letter)}
              maxLength={LIMITS.nameLength}
              value={who.mate}
              onInput={event => onChange({ mate: event.currentTarget.value })}
            />
          )}
        </div>
      )}
    </li>
  );
}
