import { isFull, levelOf } from './facts.ts';
import { COLOURS, CREW_DICE, CREW_IN_BAG, FREEBOOTER, freebooters, ICONS, RAISED, SQUARES } from './tables.ts';
import type { Open, RollingState } from './types.ts';

/** Every die somewhere, every area within its squares, and exactly those have decided who are no longer waited for. */
export function audit({ open, own }: RollingState): string | null {
  return dice(open) ?? maps(open) ?? decisions(open, own);
}

function dice({ bag, pool, reserve, captains }: Open): string | null {
  const seats = captains.length;
  const found = bag.slice();
  for (const { colour } of pool) found[colour]! += 1;
  for (const { nest } of captains) for (const { colour } of nest) found[colour]! += 1;
  for (let seat = 0; seat < seats; seat++) found[seat]! += reserve[seat]!;
  for (const colour of COLOURS) {
    const due = colour === FREEBOOTER ? freebooters(seats) : colour < seats ? CREW_DICE : 0;
    if (found[colour] !== due) return `${found[colour]} dice of colour ${colour}, not ${due}`;
  }
  return null;
}

function maps({ captains, reserve, phase }: Open): string | null {
  for (const [seat, captain] of captains.entries()) {
    for (const icon of ICONS) {
      const values = captain.squares[icon];
      if (values.length > SQUARES[icon]) return `seat ${seat} has ${values.length} values in ${icon}`;
      if (values.some(value => !(value >= 1 && value <= RAISED))) return `seat ${seat} has ${values} in ${icon}`;
    }
    if (!(captain.infamy >= 0)) return `seat ${seat} has ${captain.infamy} Infamy`;
    const between = phase.kind !== 'fire'; // a level earned this round is hired for at the end of it
    if (between && reserve[seat] !== CREW_DICE - CREW_IN_BAG - levelOf(captain, 'crew'))
      return `seat ${seat} has ${reserve[seat]} crew dice in reserve`;
    if (between && (isFull(captain, 'smallCannon') || isFull(captain, 'largeCannon')))
      return `seat ${seat} has a full cannon that did not fire`;
  }
  return null;
}

function decisions({ phase, captains }: Open, own: RollingState['own']): string | null {
  for (const [seat, { allocation, raising }] of own.entries()) {
    const ready = phase.kind === 'allocate' && !phase.waiting.includes(seat);
    if ((allocation !== null) !== ready) return `seat ${seat} has ${ready ? 'no' : 'an'} allocation`;
    if (raising !== null && phase.kind !== 'raise') return `seat ${seat} has raised Spirits out of time`;
    if (allocation?.kind === 'allocate') {
      const values = allocation.orders.map(order => order.value).sort();
      const faces = captains[seat]!.nest.map(die => die.face).sort();
      if (`${values}` !== `${faces}`) return `seat ${seat} has allocated ${values}, and drafted ${faces}`;
    }
  }
  return null;
}
