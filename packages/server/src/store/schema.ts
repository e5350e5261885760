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
  // Terms, clocks, talk and the host's tools.
  `
  alter table tables add column terms text not null default '{}';
  alter table tables add column webhook text;
  alter table tables add column fault text;
  alter table tables add column ended_at integer;
  alter table tables add column silenced text not null default '[]';
  create table clocks (
    table_id text primary key,
    clocks text not null
  );
  create table due (
    table_id text primary key,
    at integer not null
  );
  create index due_at on due (at);
  create table notes (
    n integer primary key,
    table_id text not null,
    at integer not null,
    note text not null
  );
  create index notes_table on notes (table_id);
  create table watch (
    one integer primary key check (one = 1),
    alive integer not null,
    lost integer not null
  );
  create table lines (
    table_id text not null,
    n integer not null,
    at integer not null,
    guest text not null,
    name text not null,
    seat integer,
    side integer,
    text text,
    intent text not null,
    primary key (table_id, n)
  );
  create table mutes (
    guest text not null,
    muted text not null,
    primary key (guest, muted)
  );
  create table looks (
    guest text not null,
    table_id text not null,
    ply integer not null,
    primary key (guest, table_id)
  );
  `,
  // Honest dice, going back by consent, what-ifs, hints and the curves of chances.
  `
  alter table tables add column honest text;
  alter table tables add column hints integer not null default 1;
  alter table tables add column asking text;
  alter table tables add column origin text;
  alter table entries add column digest text;
  update snapshots set snapshot = json_set(snapshot, '$.window.together', json('true'));
  create table origins (
    table_id text primary key,
    world text not null
  );
  create table hinted (
    table_id text not null,
    seat integer not null,
    ply integer not null,
    primary key (table_id, seat, ply)
  );
  create table curves (
    table_id text primary key,
    curve text not null
  );
  `,
  // Several devices for one guest, one-time links, recovery codes and passkeys. Secrets move from guests to devices.
  `
  create table devices (
    id text primary key,
    guest text not null,
    secret_hash text not null unique,
    label text not null,
    created_at integer not null,
    seen_at integer not null,
    link_hash text unique
  );
  create index devices_guest on devices (guest);
  insert into devices (id, guest, secret_hash, label, created_at, seen_at)
    select lower(hex(randomblob(12))), id, secret_hash, '', created_at, created_at from guests;
  create table guests_named (
    id text primary key,
    name text not null,
    created_at integer not null
  );
  insert into guests_named (id, name, created_at) select id, name, created_at from guests;
  drop table guests;
  alter table guests_named rename to guests;
  create table links (
    guest text primary key,
    token_hash text not null unique,
    table_id text,
    expires_at integer not null
  );
  create index links_expire on links (expires_at);
  create table recovery_codes (
    guest text primary key,
    code_hash text not null unique,
    created_at integer not null
  );
  create table passkeys (
    id text primary key,
    guest text not null,
    host text not null,
    public_key text not null,
    counter integer not null,
    transports text not null,
    label text not null,
    created_at integer not null,
    used_at integer
  );
  create index passkeys_guest on passkeys (guest);
  `,
  // When a backup was put in place.
  `
  create table restores (at integer not null);
  `,
  // What sweeping asks for: when a table last changed, whose devices seats are played on, and indexes.
  `
  alter table tables add column changed_at integer not null default 0;
  update tables set changed_at = coalesce((select max(at) from entries where table_id = tables.id), created_at);
  create table device_owners (
    guest text not null,
    table_id text not null,
    primary key (guest, table_id)
  );
  create index device_owners_table on device_owners (table_id);
  insert or ignore into device_owners (guest, table_id)
    select json_extract(seat.value, '$.keeper'), tables.id from tables, json_each(tables.seats) as seat
    where json_extract(seat.value, '$.keeper') is not null;
  create index lines_guest on lines (guest);
  create index looks_table on looks (table_id);
  create index tables_rematch on tables (rematch) where rematch is not null;
  `,
  // How games ended, by seat; and the games against bots that a guest has put away.
  `
  create table results (
    table_id text not null,
    seat integer not null,
    game text not null,
    ended_at integer not null,
    guest text,
    name text not null,
    level text,
    side integer not null,
    rank integer not null,
    score real not null,
    primary key (table_id, seat)
  );
  create index results_guest on results (guest, ended_at);
  create table dismissed (
    guest text not null,
    table_id text not null,
    primary key (guest, table_id)
  );
  `,
  // Web push: the server's keys, where devices are reached, and what their guests were told of.
  `
  create table push_keys (
    one integer primary key check (one = 1),
    public_key text not null,
    private_key text not null
  );
  create table push_subscriptions (
    device text primary key,
    guest text not null,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null
  );
  create index push_subscriptions_guest on push_subscriptions (guest);
  create table push_told (
    guest text primary key,
    decisions text not null,
    shown text not null
  );
  `,
  // What lists show of a table that is not in memory. Where tables live is asked by the same statements as of a
  // database that several nodes share; here one process is home to all of them, and these stay empty.
  `
  create table glances (
    table_id text primary key,
    glance text not null
  );
  create table homes (
    table_id text primary key,
    home integer not null
  );
  create table lost_homes (
    table_id text primary key,
    since integer not null
  );
  `,
  // Guests that are bots, and who made them. The token of a bot is the secret of its device.
  `
  create table bots (
    guest text primary key,
    owner text not null,
    created_at integer not null
  );
  create index bots_owner on bots (owner);
  `,
  // Challenges of passkeys. An answer is a row of its own, so that a second one to the same challenge is refused by its
  // key.
  `
  create table challenges (
    challenge text not null,
    step text not null,
    device text not null,
    purpose text not null,
    expires_at integer not null,
    primary key (challenge, step)
  );
  create index challenges_device on challenges (device, purpose);
  `,
  // As in a database that several nodes share: how long a table's home was silent before it was found dead.
  'alter table lost_homes add column ms integer not null default 0;',
  // Whose rematch a table is, is asked for no more.
  'drop index tables_rematch;',
];
