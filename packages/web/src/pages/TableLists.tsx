import { words } from './words.ts';
import './TableLists.css';
import type { MyTable, TableInfo, TableList } from '@quayside/protocol';
import type { ComponentChildren, ComponentType } from 'preact';
import { ago, longTime, shortTime } from '../clock/time.ts';
import { titleOf } from '../games/rules.ts';
import { Link } from '../ui/Link.tsx';
import { RowCard } from '../ui/RowCard.tsx';

const free = (table: TableInfo) => table.seats.filter(({ kind }) => kind === 'open').length;
const namesAt = (table: TableInfo) => table.seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name]));

type RowProps = {
  table: TableInfo;
  note: string;
  mine: boolean;
  more?: string | undefined;
  unread?: number;
  children?: ComponentChildren;
};

const TableRow = ({ table, note, mine, more, unread = 0, children }: RowProps) => (
  <li class={`table-row ${mine ? 'table-row-turn' : ''}`}>
    <RowCard to={`/t/${table.id}`} marked={mine}>
      <strong>{titleOf(table.game)}</strong>
      <span class="table-note">{note}</span>
      <span class="table-names">{namesAt(table).length > 0 ? words.seated(namesAt(table)) : words.nobodyYet}</span>
      {more && <span class="table-more">{more}</span>}
      {unread > 0 && <span class="table-unread">{words.newMoves(unread)}</span>}
    </RowCard>
    {children}
  </li>
);

type MyRowProps = { mine: MyTable; now: number; children?: ComponentChildren };

export const MyTableRow = ({ mine, now, children }: MyRowProps) => (
  <TableRow
    table={mine.table}
    mine={mine.yourTurn}
    note={mine.yourTurn ? words.yourTurn : words.status[mine.table.status]}
    more={waits(mine, now)}
    unread={mine.unread}
  >
    {children}
  </TableRow>
);

/** Games against bots: one line, because nobody waits for me there. `now`: by the server's clock. */
export function UnfinishedGames({ games, now }: { games: readonly MyTable[]; now: number }) {
  return (
    <section class="unfinished">
      <h2>{words.unfinished}</h2>
      <ul>
        {games.map(({ table, since }) => {
          const note = words.playersSince(table.seats.length, since === null ? null : ago(now - since));
          return (
            <li key={table.id}>
              <Link to={`/t/${table.id}`} class="button button-paper" label={words.goOn(titleOf(table.game), note)}>
                {titleOf(table.game)}
                <span class="unfinished-note">{note}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whom a table waits for, since when, and until when. */
function waits({ table, awaited, since, deadline, yourTurn }: MyTable, now: number): string | undefined {
  if (table.status !== 'playing' || awaited.length === 0) return undefined;
  const who = awaited.flatMap(seat => {
    const there = table.seats[seat];
    return there && there.kind !== 'open' ? [there.name] : [];
  });
  const parts = [yourTurn ? words.waitsForYou : words.waitsFor(who)];
  if (since !== null) parts.push(now - since < 60_000 ? words.sinceNow : words.since(longTime(now - since)));
  if (deadline !== null) parts.push(deadline > now ? words.left(shortTime(deadline - now)) : words.timeIsUp);
  return parts.join('; ');
}

const NoneYet = () => (
  <>
    <p>{words.noneYet}</p>
    <p>
      <Link to="/me" class="button button-paper">
        {words.beenHere}
      </Link>
    </p>
  </>
);

type MyTablesProps = { list: TableList | null; title?: string; Row?: ComponentType<MyRowProps> };

export const MyTables = ({ list, title = words.myTables, Row = MyTableRow }: MyTablesProps) => (
  <section class="table-list rope" aria-labelledby="my-tables">
    <h2 id="my-tables">{title}</h2>
    {list === null && <p>{words.looking}</p>}
    {list?.mine.length === 0 && <NoneYet />}
    <ul>
      {list?.mine
        .toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
        .map(mine => (
          <Row key={mine.table.id} mine={mine} now={list.now} />
        ))}
    </ul>
  </section>
);

export const FinishedTables = ({ list }: { list: TableList | null }) => (
  <section class="table-list rope" aria-labelledby="finished-tables">
    <h2 id="finished-tables">{words.overLately}</h2>
    {list?.finished.length === 0 && <p>{words.noneOver}</p>}
    <ul>
      {list?.finished.map(({ table }) => (
        <TableRow
          key={table.id}
          table={table}
          mine={false}
          note={words.status[table.status]}
          more={table.endedAt === null ? undefined : ago(list.now - table.endedAt)}
        />
      ))}
    </ul>
  </section>
);

export const OpenTables = ({ tables }: { tables: TableList['open'] | null }) => (
  <section class="table-list rope" aria-labelledby="open-tables">
    <h2 id="open-tables">{words.openTables}</h2>
    {tables === null && <p>{words.looking}</p>}
    {tables?.length === 0 && <p>{words.noneOpen}</p>}
    <ul>
      {tables?.map(table => (
        <TableRow key={table.id} table={table} mine={false} note={words.freePlaces(free(table))} />
      ))}
    </ul>
  </section>
);
