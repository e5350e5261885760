// The controls of a replay: play, pause, step, jump, speed, whose view, and playing on from this moment.

import type { Signal } from '@preact/signals';
import { LEVELS, type Level } from '@quayside/protocol/levels';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import type { LogLine } from '../log/logLines.ts';
import { ApiError, playOn } from '../net/api.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { copied } from '../ui/copied.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LevelHelp } from '../ui/LevelHelp.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { toast } from '../ui/Toast.tsx';
import { addressOf } from './address.ts';
import type { Replay } from './load.ts';
import { type ReplayPlayer, SPEEDS, type Speed } from './player.ts';
import type { Viewer } from './source.ts';
import { words } from './words.ts';

type Props = {
  replay: Replay;
  player: ReplayPlayer;
  faces: readonly SeatFace[];
  lines: readonly LogLine[];
  beside: ComponentChildren;
  /** Whether playing on from here is offered. */
  branching: Signal<boolean>;
};

export function Scrubber({ replay, player, faces, lines, beside, branching }: Props) {
  const { at, playing, speed, viewer, source } = player;
  const line = lines.findLast(({ ply, isNote }) => ply <= at.value && !isNote);
  return (
    <section class="prompt-bar scrubber" aria-label={words.replay}>
      {beside && <div class="prompt-beside">{beside}</div>}
      <p class="scrubber-line" role={playing.value ? undefined : 'status'}>
        {line ? <Phrase phrase={line.phrase} faces={faces} pieces={replay.ui.pieces} /> : words.beforeFirst}
      </p>
      <div class="scrubber-track">
        <IconButton
          icon="stepBack"
          label={words.stepBack}
          why={at.value === 0 ? words.isBeginning : null}
          onClick={() => player.jump(at.value - 1)}
        />
        <IconButton
          icon={playing.value ? 'pause' : 'play'}
          label={playing.value ? words.pause : words.play}
          kind="brass"
          onClick={() => player.toggle()}
        />
        <IconButton
          icon="stepOn"
          label={words.stepOn}
          why={at.value === source.end ? words.isEnd : null}
          onClick={() => player.step()}
        />
        <input
          type="range"
          aria-label={words.moment}
          aria-valuetext={words.moveOf(at.value, source.end)}
          min={0}
          max={source.end}
          value={at.value}
          onInput={event => {
            playing.value = false;
            player.jump(Number(event.currentTarget.value));
          }}
        />
        <output>
          {at.value}/{source.end}
        </output>
      </div>
      <div class="scrubber-keys">
        <select
          aria-label={words.speed}
          value={String(speed.value)}
          onChange={({ currentTarget: { value } }) => {
            speed.value = Number(value) as Speed;
          }}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={String(speed)}>
              {speed}×
            </option>
          ))}
        </select>
        {source.isOpen && <ViewerField viewer={viewer.value} faces={faces} onChange={viewer => player.look(viewer)} />}
        {replay.table !== null && (
          <IconButton
            icon="copy"
            label={words.copyMoment}
            onClick={() => copyLink(addressOf(replay.table!, at.value, source.isOpen ? viewer.value : null))}
          />
        )}
        <Button
          onClick={() => {
            branching.value = true;
          }}
          hint={words.whatIfHint}
          aria-label={words.whatIf}
        >
          <Icon name="branch" /> <span class="scrubber-word">{words.whatIf}</span>
        </Button>
      </div>
      {branching.value && (
        <WhatIf
          replay={replay}
          at={at.value}
          faces={faces}
          onClose={() => {
            branching.value = false;
          }}
        />
      )}
    </section>
  );
}

async function copyLink(address: string): Promise<void> {
  if (await copied(`${location.origin}${address}`)) toast(words.momentCopied, 'notice');
  else toast(words.momentNotCopied);
}

type ViewerProps = { viewer: Viewer; faces: readonly SeatFace[]; onChange(viewer: Viewer): void };

const ViewerField = ({ viewer, faces, onChange }: ViewerProps) => (
  <select
    aria-label={words.whoseEyes}
    value={String(viewer)}
    onChange={({ currentTarget: { value } }) =>
      onChange(value === 'null' ? null : value === 'all' ? 'all' : Number(value))
    }
  >
    <option value="null">{words.everybody}</option>
    <option value="all">{words.allSeeing}</option>
    {faces.map(({ seat, letter, name }) => (
      <option key={seat} value={String(seat)}>
        {letter}: {name}
      </option>
    ))}
  </select>
);

type WhatIfProps = { replay: Replay; at: number; faces: readonly SeatFace[]; onClose(): void };

/** Plays on from this moment, against bots or with friends, at a table of its own. */
function WhatIf({ replay, at, faces, onClose }: WhatIfProps) {
  const { table, record } = replay;
  const [level, setLevel] = useState<Level | null>('captain');
  const [seat, setSeat] = useState('');
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const from = table === null ? { record } : {};
    const mine = record === null ? replay.source.view(at, null).seat : seat === '' ? null : Number(seat);
    try {
      const id = await playOn(table, { ...from, ply: at, level, ...(mine === null ? {} : { seat: mine }) });
      navigate(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.playOnQuestion} onClose={onClose}>
      <p>
        {words.playOnHow} {record === null && words.dealtAfresh}
      </p>
      {record && (
        <div class="field">
          <label for="what-if-seat">{words.yourSeat}</label>
          <select id="what-if-seat" value={seat} onChange={event => setSeat(event.currentTarget.value)}>
            <option value="">{words.myOwn}</option>
            {faces.map(({ seat, letter, name }) => (
              <option key={seat} value={String(seat)}>
                {letter}: {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div class="field">
        <label for="what-if-level">{words.otherSeats}</label>
        <select
          id="what-if-level"
          value={level ?? ''}
          onChange={({ currentTarget: { value } }) => setLevel(value === '' ? null : (value as Level))}
        >
          {LEVELS.map(level => (
            <option key={level} value={level}>
              {words.bots[level]}
            </option>
          ))}
          <option value="">{words.openSeats}</option>
        </select>
        <LevelHelp chosen={level === null ? [] : [level]} />
      </div>
      <div class="dialog-actions">
        <Button kind="brass" why={busy ? words.beingSet : null} onClick={begin}>
          {words.playOn}
        </Button>
      </div>
    </Dialog>
  );
}
