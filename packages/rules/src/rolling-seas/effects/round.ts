// Rules 4.1 and 11: the dice that begin a round, the cards they bring, and the end after the last.

import type { Seat } from '../../game.ts';
import { roll, shuffle } from '../../kit/rng.ts';
import { lastTrip } from '../facts/lastTrip.ts';
import { PLACE_BONUS, scoreOf } from '../facts/ledger.ts';
import { portsAt } from '../facts/ports.ts';
import { type Card, DIRECTION_DICE, DIRECTION_SIDES, type Port, TURNS, WIND_OF } from '../tables/index.ts';
import type { Captain, Dice, LandfallPlace, Phase, SeasState, SeasTell } from '../types.ts';
import { addStory } from './ledger.ts';

export function rollDice({ open, rng }: SeasState, tell: SeasTell): void {
  open.turn += 1;
  const values: number[] = [];
  for (let die = 0; die < DIRECTION_DICE; die++) values.push(roll(rng, DIRECTION_SIDES));
  const face = roll(rng);
  open.dice = { values, face };
  tell.all({ type: 'dice', turn: open.turn, values, face });
}

/** 4.1 Two dice or three show the same wind. */
export function bringsAdventure({ values: [a, b, c] }: Dice): boolean {
  const [x, y, z] = [WIND_OF[a!], WIND_OF[b!], WIND_OF[c!]];
  return x === y || y === z || x === z;
}

/** 4.7 When the deck is empty the discards are shuffled. */
export function drawCard({ open, shut, rng }: SeasState): Card {
  if (shut.deck.length === 0) {
    shut.deck = shuffle(rng, open.discard);
    open.discard = [];
  }
  const card = shut.deck.pop()!;
  open.discard.push(card);
  return card;
}

/** 11 After the last round everybody makes port, tells the story one last time, and all Reputation is counted. */
export function endVoyage({ open }: SeasState, tell: SeasTell): Phase | null {
  if (open.turn < TURNS) return null;
  for (const [seat, captain] of open.captains.entries()) {
    const { place, port } = makePort(captain, seat, open.table.driftStory, tell);
    const bonus = PLACE_BONUS[place];
    captain.landfall = { place, port, bonus, final: captain.ledger.story };
    tell.all({ type: 'final-story', seat, place, port, bonus, value: captain.ledger.story });
  }
  tell.all({ type: 'ended', scores: open.captains.map(scoreOf) });
  return { kind: 'over' };
}

function makePort(
  captain: Captain,
  seat: Seat,
  driftStory: 'on' | 'off',
  tell: SeasTell,
): { place: LandfallPlace; port: Port | null } {
  const { chart, home, ledger } = captain;
  const ports = portsAt(chart, captain.at!);
  if (home !== null && ports.includes(home)) return { place: 'home', port: home };
  if (ports.length > 0) return { place: 'port', port: ports[0]! };
  const trip = lastTrip(chart, captain.at!);
  if (!trip) return { place: 'nowhere', port: null };
  const story = driftStory === 'on' ? trip.story : 0;
  captain.at = trip.route.at(-1)!;
  tell.all({ type: 'drifted', seat, route: trip.route, port: trip.port, story });
  if (story > 0) addStory(ledger, 'drift', story, { seat, tell });
  return { place: 'drift', port: trip.port };
}
