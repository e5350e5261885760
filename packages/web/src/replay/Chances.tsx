// How everybody's chances went, as the bots saw them afterwards: a line for each seat, and the biggest turns.

import { words } from './words.ts';
import './Chances.css';
import type { Curve } from '@quayside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, curveOf } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { EmblemMark, SeatName, seatClass } from '../ui/Emblem.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { curveLine, DASHES, HEIGHT, WIDTH, xAt, yAt } from './curve.ts';

const ASK_AGAIN = 3000; // ms

type Props = {
  /** Null where nobody can be asked: a file from disk. */
  table: string | null;
  faces: readonly SeatFace[];
  /** The moment on the screen. */
  at: number;
  end: number;
  onLook(ply: number): void;
};

export function Chances({ table, faces, at, end, onLook }: Props) {
  const curve = useCurve(table);
  if (table === null) return <p>{words.noChances}</p>;
  if (typeof curve === 'string') return <p>{curve}</p>;
  if (!curve?.ready) return <p role="status">{words.chancesAwaited}</p>;
  const last = curve.points.at(-1);
  return (
    <div class="chances">
      <svg
        viewBox={`-8 -12 ${WIDTH + 68} ${HEIGHT + 40}`}
        role="img"
        aria-label={words.chancesAloud(faces.map(({ seat, name }) => `${name} ${percent(last?.chances[seat] ?? 0)}`))}
      >
        <g class="chances-grid">
          {[0, 0.5, 1].map(chance => (
            <g key={chance}>
              <path d={`M0 ${yAt(chance)}h${WIDTH}`} />
              <text x={WIDTH + 6} y={yAt(chance) + 5}>
                {percent(chance)}
              </text>
            </g>
          ))}
          <path class="chances-now" d={`M${xAt(at, end)} 0v${HEIGHT}`} />
          <text x={0} y={HEIGHT + 20}>
            {words.start}
          </text>
          <text x={WIDTH} y={HEIGHT + 20} text-anchor="end">
            {words.end}
          </text>
        </g>
        {faces.map(({ seat }) => (
          <g key={seat} class={`chances-seat ${seatClass(seat)}`}>
            <path class="chances-halo" d={curveLine(curve.points, seat, end)} />
            <path d={curveLine(curve.points, seat, end)} stroke-dasharray={DASHES[seat % DASHES.length]} />
          </g>
        ))}
      </svg>
      <ul class="chances-key">
        {faces.map(face => (
          <li key={face.seat} class={seatClass(face.seat)}>
            <svg viewBox="0 0 40 8" width="40" height="8" aria-hidden="true" class="chances-seat">
              <path d="M0 4h40" stroke-dasharray={DASHES[face.seat % DASHES.length]} />
            </svg>
            <SeatName face={face} />
          </li>
        ))}
      </ul>
      <h3>{words.turns}</h3>
      {curve.swings.length === 0 && <p>{words.noTurns}</p>}
      <ol class="chances-turns">
        {curve.swings.map(({ ply, seat, change }) => (
          <li key={`${ply}-${seat}`}>
            <Button onClick={() => onLook(ply)} hint={words.lookAtMoment}>
              <span class={`emblem ${seatClass(seat)}`} aria-hidden="true">
                <EmblemMark seat={seat} />
                {faces[seat]?.letter}
              </span>
              <span>
                {(change > 0 ? words.gains : words.loses)(
                  <bdi>{faces[seat]?.name}</bdi>,
                  percent(Math.abs(change)),
                  ply,
                )}
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** Asked for again until the bots are ready; a sentence when there is none. */
function useCurve(table: string | null): Curve | string | null {
  const [curve, setCurve] = useState<Curve | string | null>(null);
  useEffect(() => {
    if (table === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOff = false;
    const ask = async () => {
      const answer = await curveOf(table).catch((error: unknown) =>
        error instanceof ApiError ? error.message : words.chancesFailed,
      );
      if (isOff) return;
      setCurve(answer);
      if (typeof answer !== 'string' && !answer.ready) timer = setTimeout(() => void ask(), ASK_AGAIN);
    };
    void ask();
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [table]);
  return curve;
}
