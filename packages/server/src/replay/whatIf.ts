// A new table that begins in the middle of another game: from the full position when that game is over, else from one
// sampled world that fits what the asking seat knows.

import { randomBytes } from 'node:crypto';
import { type Match, rngAt } from '@quayside/engine';
import type { AnyShape, Seat, World } from '@quayside/rules';
import { botName } from '../domain/names.ts';
import { blankTable, newTableId } from '../domain/newTable.ts';
import { seatOf } from '../domain/seats.ts';
import { withSeed } from '../domain/seed.ts';
import { seatsHere } from '../domain/sharedDevices.ts';
import type { Guest, StoredSeat, StoredTable } from '../domain/tableRow.ts';
import { isFinished } from '../domain/tableRow.ts';
import { refuseFrozen } from '../domain/versionFault.ts';
import { HttpRefusal } from '../errors.ts';
import type { Tables } from '../room/tables.ts';
import type { FileBranch, WhatIfPosition } from './file.ts';
import { shownOf } from './history.ts';
import type { Pasts } from './pasts.ts';

type BranchRequest = FileBranch['asked'];
type Dependencies = { tables: Tables; pasts: Pasts };

/** A position to begin with. `seat`: the asker's own, where they have one. `hints`: whether they may be asked for. */
type Branch = WhatIfPosition & { seat: Seat | null; table: string | null; hints: boolean };

/** `from`: the id of a table, or the position in a record that came with the request. */
export async function branchTable(
  { tables, pasts }: Dependencies,
  guest: Guest,
  asked: BranchRequest,
  from: string | WhatIfPosition,
): Promise<string> {
  const branch: Branch =
    typeof from === 'string'
      ? await fromTable({ tables, pasts }, guest, from, asked)
      : { ...from, seat: null, table: null, hints: true };
  const { game, version, options, world, first } = branch;
  if (first === null) throw new HttpRefusal('nothing-to-branch');
  const seat = asked.seat ?? branch.seat ?? Math.max(0, first);
  if (seat >= world.own.length) throw new HttpRefusal('no-such-seat');
  const id = newTableId();
  const seats = world.own.map((_, there): StoredSeat => {
    if (there === seat) return { kind: 'person', guest: guest.id, name: guest.name, standIn: null };
    const { level } = asked;
    return level === null ? { kind: 'open' } : { kind: 'bot', name: botName(id, there), level };
  });
  const row: StoredTable = {
    ...blankTable(id, guest, tables.now(), { game, version, options, seats }),
    origin: { table: branch.table, ply: asked.ply },
    hints: branch.hints,
  };
  await tables.branch(withSeed(row), world);
  return id;
}

async function fromTable(
  { tables, pasts }: Dependencies,
  guest: Guest,
  id: string,
  { ply, seat: asked }: BranchRequest,
): Promise<Branch> {
  const table = await tables.open(id);
  if (!table) throw new HttpRefusal('unknown-table');
  const { game, row } = table;
  refuseFrozen(row);
  if (!table.match) throw new HttpRefusal('not-started');
  if (ply > shownOf(table)) throw new HttpRefusal('no-such-moment');
  const isMine = asked !== undefined && seatsHere(row, guest).includes(asked);
  const seat = isMine ? asked : seatOf(row, guest.id);
  const match = await pasts.at(table, ply);
  if (isFinished(row)) return { ...positionOf(match, worldOf(match)), seat, table: table.row.id, hints: true };
  const world = game.imagine(match.view(seat), rngAt(randomBytes(32).toString('hex'), 0));
  // At a table without hints nobody may get them through a what-if.
  return { ...positionOf(match, world), seat, table: null, hints: row.hints };
}

const worldOf = ({ state: { open, own, shut } }: Match): World<AnyShape> => ({ open, own, shut });

const positionOf = ({ game, options, deciding }: Match, world: World<AnyShape>): WhatIfPosition => ({
  game: game.id,
  version: game.version,
  options,
  world,
  first: deciding[0] ?? null,
});
