import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyGameUi, SeatFace } from '../games/gameUi.ts';
import { Phrase } from '../ui/Phrase.tsx';
import type { LogLine } from './lines.ts';

type Props = { lines: readonly LogLine[]; faces: readonly SeatFace[]; ui: AnyGameUi };

/** What happened, as sentences; the newest at the bottom, in sight. */
export function Log({ lines, faces, ui }: Props) {
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [count]);
  if (count === 0) return <p class="panel-empty">Nothing has happened yet.</p>;
  return (
    <ol class="log">
      {lines.map(({ key, phrase }, i) => (
        <li key={key} ref={i === count - 1 ? end : null}>
          <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />
        </li>
      ))}
    </ol>
  );
}
