// What a captain tells in the end, short or in full, to be read, trimmed and copied.

import { type Marks, type Open, passagesOf, type Tale as TaleText, taleText } from '@quayside/rules/rolling-seas';
import { useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../ui/Button.tsx';
import { copied } from '../../ui/copied.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { SeatFace } from '../gameUi.ts';
import { names, words } from './words.ts';
import './tale.css';

type Props = { open: Open; seat: number; faces: readonly SeatFace[] };

const LONGEST_NAME = 24;

const shipOf = ({ open, seat }: Props): string => names.ships[open.captains[seat]!.ledger.ship]!;

const taleFor = ({ open, seat, faces }: Props, ship: string): TaleText =>
  words.tale(open, seat, { captain: who => faces[who]?.name ?? words.somebody, ship: () => ship });

export function Tale(props: Props) {
  const [length, setLength] = useState<'short' | 'long'>('short');
  const [trimming, setTrimming] = useState(false);
  const [ship, setShip] = useState('');
  const [marks, setMarks] = useState<Marks>({});
  const shown = useRef<HTMLDivElement>(null);
  const tale = taleFor(props, ship.trim() || shipOf(props));
  const copy = async () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    if (await copied(taleText(tale, length, marks))) toast(words.taleCopied, 'notice');
    else toast(words.taleNotCopied);
  };
  return (
    <details class="rs-tale" open={props.faces[props.seat]?.you ?? false}>
      <summary>{words.taleTitle(tale.title)}</summary>
      {trimming ? (
        <>
          <label class="rs-ship-name">
            {words.shipName}
            <input
              value={ship}
              maxLength={LONGEST_NAME}
              placeholder={shipOf(props)}
              onInput={event => setShip(event.currentTarget.value)}
            />
          </label>
          <Trimming tale={tale} marks={marks} setMarks={setMarks} />
        </>
      ) : (
        <div ref={shown} class="rs-telling">
          {passagesOf(tale, length, marks).map(({ chapter, text }, n) =>
            chapter ? <h4 key={n}>{text}</h4> : <p key={n}>{text}</p>,
          )}
        </div>
      )}
      <div class="rs-tale-actions">
        {!trimming && (
          <>
            <Button onClick={() => setLength(length === 'short' ? 'long' : 'short')}>
              {length === 'short' ? words.inFull : words.inShort}
            </Button>
            <Button onClick={copy}>
              <Icon name="copy" /> {words.copy}
            </Button>
          </>
        )}
        <Button aria-pressed={trimming} onClick={() => setTrimming(!trimming)}>
          <Icon name="edit" /> {trimming ? words.done : words.trim}
        </Button>
      </div>
    </details>
  );
}

type TrimmingProps = { tale: TaleText; marks: Marks; setMarks(marks: Marks): void };

/** Every passage, to be pinned for the short tale or struck from both. */
function Trimming({ tale, marks, setMarks }: TrimmingProps) {
  const toggle = (n: number, mark: 'pinned' | 'struck') => {
    const { [n]: had, ...others } = marks;
    setMarks(had === mark ? others : { ...others, [n]: mark });
  };
  return (
    <ul class="rs-telling">
      {tale.passages.map(({ chapter, text }, n) =>
        chapter ? (
          <li key={n}>
            <h4>{text}</h4>
          </li>
        ) : (
          <li key={n} class={`rs-trim ${marks[n] ? `rs-${marks[n]}` : ''}`}>
            <p>{text}</p>
            <IconButton
              icon="hand"
              kind="paper"
              label={words.pin}
              aria-pressed={marks[n] === 'pinned'}
              onClick={() => toggle(n, 'pinned')}
            />
            <IconButton
              icon="close"
              kind="paper"
              label={words.strike}
              aria-pressed={marks[n] === 'struck'}
              onClick={() => toggle(n, 'struck')}
            />
          </li>
        ),
      )}
    </ul>
  );
}
