// Figures of a game side by side: a row each, a column a seat.

import { Emblem } from './Emblem.tsx';
import type { SeatFace } from './seatFace.ts';
import './figures.css';

type Props<Log> = {
  title: string;
  rows: readonly (readonly [label: string, value: (log: Log) => number])[];
  logs: readonly Log[];
  faces: readonly SeatFace[];
};

export const FigureTable = <Log,>({ title, rows, logs, faces }: Props<Log>) => (
  <table class="figure-table">
    <thead>
      <tr>
        <th scope="col">{title}</th>
        {faces.map(face => (
          <th key={face.seat} scope="col">
            <Emblem face={face} />
            <span class="sr-only">{face.name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {logs.map((log, seat) => (
            <td key={seat}>{value(log)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
