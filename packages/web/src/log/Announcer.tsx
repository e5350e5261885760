import { plain } from '@quayside/rules';
import type { SeatFace } from '../ui/seatFace.ts';
import type { LogLine } from './logLines.ts';
import { words } from './words.ts';

const KEPT = 6; // lines: enough for a reader that is still speaking

/** Says aloud what happened, for those who do not see it. */
export const Announcer = ({ lines, faces }: { lines: readonly LogLine[]; faces: readonly SeatFace[] }) => (
  <div class="sr-only" role="log" aria-label={words.aloud}>
    {lines.slice(-KEPT).map(({ key, phrase }) => (
      <p key={key}>{plain(phrase, seat => faces[seat]?.name ?? words.nobody)}</p>
    ))}
  </div>
);
