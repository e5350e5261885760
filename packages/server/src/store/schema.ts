// The tables of the database, as a list of steps: a database made by an older version takes the steps it lacks.
// Steps are never changed once released, only added.

export const MIGRATIONS: readonly string[] = [
  `
  create table guests (
    id text primary key,
    secret_hash text not null unique,
    name text not null,
    created_at integer not null
  );
  create table tables (
    id text primary key,
    game text not null,
    version integer not null,
    options text not null,
    seats text not null,
    status text not null,
    host text not null,
    listed integer not null,
    rematch text,
    seed text,
    created_at integer not null,
    intents text not null
  );
  create index tables_gathering on tables (status, listed, created_at);
  create index tables_host on tables (host, status);
  create table sitters (
    guest text not null,
    table_id text not null,
    primary key (guest, table_id)
  );
  create index sitters_table on sitters (table_id);
  create table entries (
    table_id text not null,
    ply integer not null,
    seat integer not null,
    entry text not null,
    told text not null,
    intent text,
    at integer not null,
    primary key (table_id, ply)
  );
  create table snapshots (
    table_id text primary key,
    ply integer not null,
    snapshot text not null
  );
  `,
];
