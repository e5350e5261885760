// What travels over the board while an event is shown: charts to the neighbours who draw on them, what was told and
// found from the chart to the ledger.

import type { Event } from '@quayside/rules/rolling-seas';
import type { Flight } from '../../ui/Flights.tsx';
import { ChartArt } from './art/ChartArt.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import { goodsOf } from './recentActions.ts';
import type { Scene } from './scene.ts';

const goods = (count: number, name: MarkName) => (
  <b class="rs-palette rs-flying">
    {count}
    <Mark name={name} />
  </b>
);

/** `ledger`: whose ledger is on the board. */
export function flightsOf(before: Scene, event: Event, ledger: number): Flight[] {
  if (event.type === 'maps-passed') return chartsOf(before, event.to);
  if (!('seat' in event) || event.seat !== ledger) return [];
  switch (event.type) {
    case 'told':
      return [
        {
          piece: goods(event.value, 'reputation'),
          from: `port:${event.port}`,
          to: `telling:${event.slot}`,
          wait: 1400,
        },
      ];
    case 'explored':
      return goodsOf(event.face).map(({ track, count }, n) => ({
        piece: goods(count, track),
        from: `cell:${event.at}`,
        to: `track:${track}`,
        wait: 700 + 150 * n,
      }));
    case 'bonus':
      return event.bonus === 'star' || event.source === 'ships' || event.source === 'tellings'
        ? []
        : [
            {
              piece: goods(1, event.bonus),
              from: `track:${event.source}`,
              to: event.bonus === 'move' ? 'moves' : `track:${event.bonus === 'resupply' ? 'provisions' : event.bonus}`,
              wait: 250,
            },
          ];
    default:
      return [];
  }
}

/** Your left neighbour is the next seat. */
function chartsOf({ captains }: Scene, to: 'left' | 'right'): Flight[] {
  const seats = captains.length;
  const over = to === 'left' ? 1 : seats - 1;
  return captains.map((captain, seat) => ({
    piece: (
      <span class="rs-palette rs-travelling">
        <ChartArt captain={captain} seat={seat} small />
      </span>
    ),
    from: `chart:${seat}`,
    to: `chart:${(seat + over) % seats}`,
    wait: 120 + 50 * seat,
  }));
}
