import './NewTable.css';
import type { Terms } from '@quayside/protocol';
import { LEVELS, TERMS } from '@quayside/protocol/limits';
import type { Meta, Options } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { playable } from '../games/games.ts';
import { ApiError, createTable } from '../net/api.ts';
import { arrival, me, trouble } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem, faceOf, seatClass } from '../ui/Emblem.tsx';
import { Heading } from '../ui/Heading.tsx';
import { toast } from '../ui/Toast.tsx';
import { Lost } from './App.tsx';
import { Cover } from './Cover.tsx';
import { HouseHeader } from './HouseHeader.tsx';
import { Link } from './Link.tsx';
import { CountField, OptionForm } from './OptionForm.tsx';
import { fitOptions } from './options.ts';
import { go } from './route.ts';
import { Switch } from './Switch.tsx';
import { TermsForm } from './TermsForm.tsx';

type Level = (typeof LEVELS)[number];

export function NewTable({ game }: { game: string }) {
  const meta = playable(game);
  return meta ? <NewTableForm meta={meta} /> : <Lost />;
}

function NewTableForm({ meta }: { meta: Meta }) {
  const [seats, setSeats] = useState(Math.min(Math.max(4, meta.seats.min), meta.seats.max));
  const [bots, setBots] = useState<Record<string, Level>>({});
  const [chosen, setChosen] = useState<Options>({});
  const [terms, setTerms] = useState<Partial<Terms>>({});
  const [hints, setHints] = useState(true);
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `A table of ${meta.title} · Quayside`;
  }, [meta]);
  const seatedBots = Object.fromEntries(Object.entries(bots).filter(([seat]) => Number(seat) < seats));
  const open = seats - 1 - Object.keys(seatedBots).length;
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const options = fitOptions(meta, seats, chosen);
      const table = { game: meta.id, seats, options, bots: seatedBots, start: false, listed, hints, terms };
      const id = await createTable(table);
      if (open === 0) arrival.value = id;
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      setBusy(false);
    }
  };
  const setBot = (seat: number, level: string) => {
    const { [seat]: _, ...others } = bots;
    setBots(level ? { ...others, [seat]: level as Level } : others);
  };
  return (
    <>
      <HouseHeader />
      <main id="main" class="new-table sea">
        <form class="new-form rope" onSubmit={submit}>
          <div class="new-cover">
            <Cover id={meta.id} />
          </div>
          <Heading>A table of {meta.title}</Heading>
          <CountField legend="Players" from={meta.seats.min} to={meta.seats.max} value={seats} onChange={setSeats} />
          <fieldset>
            <legend>Who sits where</legend>
            <ol class="new-seats">
              {Array.from({ length: seats }, (_, seat) => (
                <SeatRow
                  key={seat}
                  seat={seat}
                  level={seatedBots[seat] ?? null}
                  onChange={level => setBot(seat, level)}
                />
              ))}
            </ol>
          </fieldset>
          <OptionForm meta={meta} seats={seats} chosen={chosen} onChange={setChosen} />
          <details class="more">
            <summary>Clock, onlookers, hints</summary>
            <TermsForm
              terms={{ ...TERMS, ...terms }}
              hints={hints}
              onTerms={changed => setTerms({ ...terms, ...changed })}
              onHints={setHints}
            />
          </details>
          <Switch label="List the table on the front page, so that anybody can join" on={listed} onChange={setListed} />
          <div class="dialog-actions">
            <Link to="/" class="button button-quiet">
              Back to the quay
            </Link>
            <Button type="submit" kind="brass" why={trouble.value ?? (busy ? 'The table is being set.' : null)}>
              {open === 0 ? 'Start the game' : 'Open the table'}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}

/** The first place is yours; every other is open, or a bot's. */
function SeatRow({ seat, level, onChange }: { seat: number; level: Level | null; onChange(level: string): void }) {
  const face = faceOf(seat, seat === 0 ? (me.value?.name ?? 'You') : '', seat === 0);
  return (
    <li class={`new-seat ${seatClass(seat)}`}>
      <Emblem face={face} />
      {seat === 0 ? (
        <span class="new-you">
          <bdi>{face.name}</bdi> (you)
        </span>
      ) : (
        <select
          aria-label={`Place ${face.letter}`}
          value={level ?? ''}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="">Open for somebody</option>
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
