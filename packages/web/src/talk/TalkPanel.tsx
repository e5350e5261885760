// The talk of a table: what was said, and a field to say something. Text, never markup.

import { words } from './words.ts';
import './TalkPanel.css';
import type { ChatMessage, TalkRights } from '@quayside/protocol';
import { LIMITS } from '@quayside/protocol/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiError, talkBefore } from '../net/api.ts';
import { talk, talkRead, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { newest, unmuted, withOlder } from '../net/talk.ts';
import { Button } from '../ui/Button.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { toast } from '../ui/Toast.tsx';
import { ChatLine } from './ChatLine.tsx';
import { remember } from './read.ts';

type Props = { socket: TableSocket; table: string; faces: readonly SeatFace[] };

export function TalkPanel({ socket, table, faces }: Props) {
  const known = talk.value;
  const box = useRef<HTMLDivElement>(null);
  const last = known ? newest(known) : -1;
  useLayoutEffect(() => scrollToEnd(box.current), [last]);
  useEffect(() => {
    // What comes while nobody looks at the page is not read.
    const read = () => {
      if (last < 0 || document.visibilityState === 'hidden') return;
      talkRead.value = last;
      remember(table, last);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [table, last]);
  if (!known) return <p class="panel-empty">{words.listening}</p>;
  const lines = unmuted(known);
  const hidden = known.muted.filter(who => known.lines.some(line => line.who === who));
  return (
    <div class="talk">
      {known.older && <Button onClick={() => fetchOlder(table)}>{words.older}</Button>}
      {lines.length === 0 && <p class="panel-empty">{words.empty}</p>}
      <div ref={box} class="talk-lines" role="log" aria-label={words.log}>
        <ol>
          {lines.map(line => (
            <ChatLine
              key={line.n}
              socket={socket}
              message={line}
              faces={faces}
              mine={isMine(line)}
              host={you.value?.host ?? false}
            />
          ))}
        </ol>
      </div>
      {hidden.map(who => (
        <p key={who} class="talk-muted">
          {words.muted(<bdi>{known.lines.findLast(line => line.who === who)?.name}</bdi>)}{' '}
          <Button onClick={() => socket.send({ t: 'mute', who, mute: false })}>{words.listenAgain}</Button>
        </p>
      ))}
      <SayForm socket={socket} rights={known.rights} faces={faces} />
    </div>
  );
}

/**
 * Brings the newest line into sight inside what scrolls around it, never the page: a table that gathers stays at its
 * top.
 */
function scrollToEnd(lines: HTMLElement | null): void {
  for (let part = lines; part && part !== document.body; part = part.parentElement)
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) part.scrollTop = part.scrollHeight;
}

const isMine = ({ seat, name }: ChatMessage): boolean =>
  you.value?.seat === null ? seat === null && name === you.value.name : seat === you.value?.seat;

async function fetchOlder(table: string): Promise<void> {
  const first = talk.value?.lines[0]?.n;
  if (first === undefined) return;
  try {
    const page = await talkBefore(table, first);
    if (talk.value) talk.value = withOlder(talk.value, page);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(error.message);
  }
}

function SayForm({ socket, rights, faces }: { socket: TableSocket; rights: TalkRights; faces: readonly SeatFace[] }) {
  const [text, setText] = useState('');
  const [team, setTeam] = useState(false);
  const hasTeam = rights.mates !== null;
  const to = hasTeam && team ? 'team' : 'table';
  const why = rights[to] ? null : rights.why ? words.whyNot[rights.why] : words.listenOnly;
  const mates = rights.mates?.filter(seat => seat !== you.value?.seat).map(seat => faces[seat]!.name) ?? [];
  const say = (event: Event) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (why || !trimmed) return;
    socket.send({ t: 'say', to, text: trimmed });
    setText('');
  };
  return (
    <form class="say" onSubmit={say}>
      {hasTeam && (
        <fieldset class="say-to">
          <legend class="sr-only">{words.to}</legend>
          {[false, true].map(choice => (
            <label key={String(choice)} class="count-choice">
              <input type="radio" name="say-to" checked={team === choice} onChange={() => setTeam(choice)} />
              <span>{choice ? words.team(mates) : words.table}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label class="sr-only" for="say">
        {to === 'team' ? words.sayToTeam : words.sayToTable}
      </label>
      <div class="say-row">
        <input
          id="say"
          type="text"
          autocomplete="off"
          maxLength={LIMITS.lineLength}
          value={text}
          disabled={why !== null}
          aria-describedby="say-help"
          onInput={event => setText(event.currentTarget.value)}
        />
        <Button type="submit" kind="brass" why={why ?? (text.trim() ? null : words.writeFirst)}>
          {words.say}
        </Button>
      </div>
      <p id="say-help" class="field-help" role="status">
        {why ?? limit(text.length, to)}
      </p>
    </form>
  );
}

const NEAR_THE_END = 100; // characters

const limit = (length: number, to: 'table' | 'team'): string => {
  const left = LIMITS.lineLength - length;
  if (left <= NEAR_THE_END) return words.charactersLeft(left);
  return to === 'team' ? words.teamReads(LIMITS.lineLength) : words.tableReads(LIMITS.lineLength);
};
