import './TableLists.css';
import type { TableInfo, TableList } from '@quayside/protocol';
import { GAMES } from '@quayside/rules';
import { Link } from './Link.tsx';

const STATUS = {
  gathering: 'gathering',
  playing: 'being played',
  over: 'over',
  ended: 'ended by the host',
  frozen: 'stopped',
} satisfies Record<TableInfo['status'], string>;

const free = (table: TableInfo) => table.seats.filter(({ kind }) => kind === 'open').length;
const company = (table: TableInfo) => table.seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name])).join(', ');

const TableRow = ({ table, note, mine }: { table: TableInfo; note: string; mine: boolean }) => (
  <li class={`table-row ${mine ? 'table-row-turn' : ''}`}>
    <Link to={`/t/${table.id}`}>
      <strong>{GAMES[table.game]?.meta.title ?? table.game}</strong>
      <span class="table-note">{note}</span>
      <span class="table-company">{company(table) || 'nobody yet'}</span>
    </Link>
  </li>
);

export const MyTables = ({ tables }: { tables: TableList['mine'] | null }) => (
  <section class="table-list rope" aria-labelledby="my-tables">
    <h2 id="my-tables">My tables</h2>
    {tables === null && <p>Looking…</p>}
    {tables?.length === 0 && <p>None yet. Whatever you begin waits for you here.</p>}
    <ul>
      {tables?.map(({ table, yourTurn }) => (
        <TableRow key={table.id} table={table} mine={yourTurn} note={yourTurn ? '● your turn' : STATUS[table.status]} />
      ))}
    </ul>
  </section>
);

export const OpenTables = ({ tables }: { tables: TableList['open'] | null }) => (
  <section class="table-list rope" aria-labelledby="open-tables">
    <h2 id="open-tables">Open tables</h2>
    {tables === null && <p>Looking…</p>}
    {tables?.length === 0 && <p>No table waits for company. Open one and list it here.</p>}
    <ul>
      {tables?.map(table => (
        <TableRow
          key={table.id}
          table={table}
          mine={false}
          note={free(table) === 1 ? '1 free place' : `${free(table)} free places`}
        />
      ))}
    </ul>
  </section>
);
