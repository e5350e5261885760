// How games ended, as the database keeps and counts it.

import type { Level, Opponents } from '@quayside/protocol';
import type { StoredResult } from '../domain/log.ts';
import type { ResultReads } from './results.ts';
import type { Prepare, Row } from './sql.ts';

// Whom a seat played against: a person on another side, else the strongest bot there, else nobody.
const OPPONENTS = `
  case
    when exists (select 1 from results o where o.table_id = r.table_id and o.side <> r.side and o.guest is not null)
      then 'people'
    else coalesce(
      (select o.level from results o where o.table_id = r.table_id and o.side <> r.side
       order by case o.level when 'admiral' then 4 when 'captain' then 3 when 'mate' then 2 else 1 end desc limit 1),
      'nobody')
  end`;

const RESULT = ['table_id', 'seat', 'game', 'ended_at', 'guest', 'name', 'level', 'side', 'rank', 'score']
  .map(column => `results.${column}`)
  .join(', ');

export function resultReads(prepare: Prepare): ResultReads {
  const results = prepare(
    `select ${RESULT} from results
     join (select table_id, ended_at from results
           where guest = ?1 and ended_at < ?2 and (cast(?3 as text) is null or game = ?3)
           order by ended_at desc, table_id limit ?4) mine on mine.table_id = results.table_id
     order by mine.ended_at desc, results.table_id, results.seat`,
  );
  const tallies = prepare(
    `select game, opponents, count(*) as played, sum(case when rank = 1 then 1 else 0 end) as won
     from (select r.game, r.rank, ${OPPONENTS} as opponents from results r where r.guest = ?) as games
     group by game, opponents`,
  );
  const without = prepare(
    `select id from tables where status = 'over' and origin is null and id > ?
       and not exists (select 1 from results where results.table_id = tables.id) order by id limit ?`,
  );

  return {
    async results(guest, before, game, limit) {
      return (await results(guest, before, game, limit)).map(resultOf);
    },
    async tallies(guest) {
      return (await tallies(guest)).map(row => ({
        game: String(row['game']),
        opponents: String(row['opponents']) as Opponents,
        played: Number(row['played']),
        won: Number(row['won']),
      }));
    },
    async tablesWithoutResults(after, limit) {
      return (await without(after, limit)).map(row => String(row['id']));
    },
  };
}

const resultOf = (row: Row): StoredResult => ({
  table: String(row['table_id']),
  seat: Number(row['seat']),
  game: String(row['game']),
  endedAt: Number(row['ended_at']),
  guest: row['guest'] === null ? null : String(row['guest']),
  name: String(row['name']),
  level: row['level'] === null ? null : (String(row['level']) as Level),
  side: Number(row['side']),
  rank: Number(row['rank']),
  score: Number(row['score']),
});
