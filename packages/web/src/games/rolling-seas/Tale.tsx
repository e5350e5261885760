// What a captain tells in the end, short or in full, to be read and to be copied.

import { type Open, SHIPS, type Tale as Told, taleOf, taleText } from '@quayside/rules/rolling-seas';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { copied } from '../../ui/copied.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { SeatFace } from '../gameUi.ts';
import './tale.css';

type Props = { open: Open; seat: number; faces: readonly SeatFace[] };

const toldBy = ({ open, seat, faces }: Props): Told =>
  taleOf(open, seat, {
    captain: who => faces[who]?.name ?? 'Somebody',
    ship: who => SHIPS[open.captains[who]!.ledger.ship]!.name,
  });

export function Tale(props: Props) {
  const [length, setLength] = useState<'short' | 'long'>('short');
  const shown = useRef<HTMLDivElement>(null);
  const tale = toldBy(props);
  const text = taleText(tale, length);
  const [title, ...lines] = text.split('\n').filter(line => line !== '');
  const headings = new Set(tale.passages.flatMap(({ chapter, text }) => (chapter ? [text] : [])));
  const copy = async () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    if (await copied(text)) toast('The tale is copied.', 'notice');
    else toast('Your browser does not let us copy. The tale is marked: copy it yourself.');
  };
  return (
    <details class="rs-tale">
      <summary>The tale: {title}</summary>
      <div ref={shown} class="rs-telling">
        {lines.map((line, n) => (headings.has(line) ? <h4 key={n}>{line}</h4> : <p key={n}>{line}</p>))}
      </div>
      <div class="rs-tale-actions">
        <Button onClick={() => setLength(length === 'short' ? 'long' : 'short')}>
          {length === 'short' ? 'In full' : 'In short'}
        </Button>
        <Button onClick={copy}>
          <Icon name="copy" /> Copy
        </Button>
      </div>
    </details>
  );
}
