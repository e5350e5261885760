// A new table that begins in the middle of another game: with the truth where that is over, with what one seat could
// know where it is not.

import { randomBytes } from 'node:crypto';
import { type Match, Past, parseRecord, ReplayError, rngAt } from '@quayside/engine';
import type { WhatIf } from '@quayside/protocol';
import type { AnyGame, AnyShape, Seat, World } from '@quayside/rules';
import { seeded } from '../dice/honest.ts';
import { HttpRefusal } from '../errors.ts';
import { blankTable } from '../lobby/create.ts';
import { botName } from '../people/names.ts';
import { seatsHere } from '../people/sharing.ts';
import type { Guest, StoredSeat, StoredTable } from '../store/store.ts';
import { seatOf } from '../tables/arrange.ts';
import { type Games, newTableId, type Tables } from '../tables/tables.ts';
import { shownOf } from './history.ts';
import { isFinished } from './record.ts';

const LONGEST_LOG = 5000; // entries of a record from a file

/** A position to begin with. `seat`: the asker's own, where they have one. `hints`: whether they may be asked for. */
type Branch = {
  game: AnyGame;
  match: Match;
  world: World<AnyShape>;
  seat: Seat | null;
  table: string | null;
  hints: boolean;
};

export async function branchTable(tables: Tables, guest: Guest, asked: WhatIf): Promise<string> {
  const branch = await branchOf(tables, guest, asked);
  const { game, match, world } = branch;
  const [first] = match.deciding;
  if (first === undefined) throw new HttpRefusal('nothing-to-branch');
  const seat = asked.seat ?? branch.seat ?? Math.max(0, first);
  if (seat >= match.seats) throw new HttpRefusal('no-such-seat');
  const id = newTableId();
  const seats = world.own.map((_, there): StoredSeat => {
    if (there === seat) return { kind: 'person', guest: guest.id, name: guest.name, standIn: null };
    const { level } = asked;
    return level === null ? { kind: 'open' } : { kind: 'bot', name: botName(id, there), level };
  });
  const row: StoredTable = {
    ...blankTable(id, guest, { game: game.id, version: game.version, options: match.options, seats }),
    origin: { table: branch.table, ply: asked.ply },
    hints: branch.hints,
  };
  await tables.branch(seeded(row), world);
  return id;
}

function branchOf(tables: Tables, guest: Guest, { table, record, ply, seat }: WhatIf): Promise<Branch> {
  if ((table === undefined) === (record === undefined)) throw new HttpRefusal('bad-message');
  return table === undefined ? fromFile(tables.games, record, ply) : fromTable(tables, guest, { id: table, ply, seat });
}

async function fromTable(
  tables: Tables,
  guest: Guest,
  { id, ply, seat: asked }: { id: string; ply: number; seat: Seat | undefined },
): Promise<Branch> {
  const table = await tables.open(id);
  if (!table) throw new HttpRefusal('unknown-table');
  const { game, row } = table;
  if (row.status === 'frozen') throw new HttpRefusal('frozen');
  if (!table.match) throw new HttpRefusal('not-started');
  if (ply > shownOf(table)) throw new HttpRefusal('no-such-moment');
  const isMine = asked !== undefined && seatsHere(row, guest).includes(asked);
  const seat = isMine ? asked : seatOf(row, guest.id);
  const match = (await tables.pasts.of(table)).at(ply);
  if (isFinished(row)) return { game, match, world: worldOf(match), seat, table: id, hints: true };
  const world = game.imagine(match.view(seat), rngAt(randomBytes(32).toString('hex'), 0));
  // Who plays without hints shall not get them by a detour.
  return { game, match, world, seat, table: null, hints: row.hints };
}

/** A what-if's own beginning is not believed when it comes from a file: nobody has checked that it can be reached. */
async function fromFile(games: Games, raw: unknown, ply: number): Promise<Branch> {
  const wrong = (why: string) => new HttpRefusal('bad-record', { why });
  try {
    const record = parseRecord(raw);
    const entry = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    if (!entry) throw wrong(`there is no game “${record.game}” here`);
    if (record.origin) throw wrong('it begins in the middle of another game');
    if (record.log.length > LONGEST_LOG) throw wrong('it is too long');
    if (ply > record.log.length) throw new HttpRefusal('no-such-moment');
    const game = await entry.load();
    const match = new Past(game, record).at(ply);
    return { game, match, world: worldOf(match), seat: null, table: null, hints: true };
  } catch (error) {
    if (error instanceof ReplayError) throw wrong(error.ply === null ? error.why : `entry ${error.ply}: ${error.why}`);
    throw error;
  }
}

const worldOf = ({ state: { open, own, shut } }: Match): World<AnyShape> => ({ open, own, shut });
