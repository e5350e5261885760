// What each event did to or by a captain, in a few words that stay at the seat until it acts again.

import { type Phrase, piece, type Seat } from '@quayside/rules';
import { count, DICE, type DieId, type Event, isHoarder, type Use, VP_CARDS } from '@quayside/rules/rattle-battle';
import type { SeatMark } from '../gameUi.ts';
import { words } from './eventWords.ts';
import { dieName } from './names.ts';
import { locationNames, lootNames, sailors, upgrades } from './printed.ts';

const ship = (die: DieId) => piece('die', die, dieName(die));

/** Ships that go down mark every captain who loses one, with the last of theirs. */
function lossesOf(dice: readonly DieId[]): SeatMark[] {
  const last = new Map<Seat, DieId>();
  for (const die of dice) {
    const { owner } = DICE[die]!;
    if (owner !== null) last.set(owner, die);
  }
  return [...last].map(([seat, die]) => ({ seat, text: words.lost(ship(die)) }));
}

const useName = (use: Use): Phrase[number] => {
  if (use === 'flag') return piece('loot', 'flag', words.whiteFlag);
  return isHoarder(use) ? piece('sailor', use, sailors[use].name) : piece('upgrade', use, upgrades[use].name);
};

export function markOf(event: Event): SeatMark | readonly SeatMark[] | null {
  const text = 'seat' in event ? textOf(event) : null;
  if (text) return { seat: (event as { seat: Seat }).seat, text };
  switch (event.type) {
    case 'clash':
      return lossesOf(event.sunk);
    case 'volley':
      return lossesOf(event.targets);
    case 'exploded':
      return lossesOf(event.victims);
    case 'swallowed':
      return lossesOf(event.ships);
    case 'dropped-out':
      return event.seats.map(seat => ({ seat, text: [words.out] }));
    default:
      return null;
  }
}

function textOf(event: Event): Phrase | null {
  switch (event.type) {
    case 'part-added':
      return [piece('part', event.part, words.adds(words.parts[event.part]))];
    case 'hamster':
      return [words.hamster];
    case 'upgrade-exhausted':
      return words.turnedTo(piece('upgrade', event.upgrade, upgrades[event.upgrade].name));
    case 'sent':
      return [words.sends(event.ships.length)];
    case 'moved':
      return words.moved(ship(event.ship));
    case 'fired':
      return words.sank(ship(event.target));
    case 'used':
      return words.uses(useName(event.use));
    case 'passed':
      return [words.passed];
    case 'trophy':
      return (event.trophy.boarded ? words.boarded : words.sank)(ship(event.trophy.die));
    case 'coins':
      return [piece('coins', event.coins, words.gains(event.coins))];
    case 'loot-drawn':
      return event.loot.map(kind => piece('loot', kind, words.adds(lootNames[kind])));
    case 'repaired':
      return [words.repaired(event.ships)];
    case 'king-helped':
      return [words.kingHelped];
    case 'tossed':
      return [words.tossed];
    default:
      return ashore(event);
  }
}

function ashore(event: Event): Phrase | null {
  switch (event.type) {
    case 'upgrade-added':
      return [piece('upgrade', event.upgrade, words.adds(upgrades[event.upgrade].name))];
    case 'sailor-joined':
      return [piece('sailor', event.sailor, words.adds(sailors[event.sailor].name))];
    case 'overboard':
      return count(event.loot) === 0 ? null : [words.overboard(count(event.loot))];
    case 'loot-returned':
      return [words.returned(count(event.loot))];
    case 'traded':
      return [words.traded(event.take === 'wild' ? words.wild : lootNames[event.take])];
    case 'card-bought':
      return [words.bought(VP_CARDS[event.card]!.vp)];
    case 'revenge-taken':
      return [words.revenge(event.count)];
    case 'wanted':
      return [words.wanted];
    case 'location-closed':
      return event.location === null ? null : [words.closes(locationNames[event.location])];
    case 'too-late':
      return [words.tooLate];
    default:
      return null;
  }
}
