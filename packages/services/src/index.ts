// Programs of the machine that tests and drills start for themselves: PostgreSQL, Redis, haproxy, Python.

export { type Haproxy, startHaproxy } from './haproxy.ts';
export { debianProgram, type Installable, installMissing } from './install.ts';
export { freePort } from './ports.ts';
export { Postgres, type PostgresOptions, startPostgres } from './postgres.ts';
export { findProgram, type Program, skipWithout } from './programs.ts';
export { type Redis, startRedis } from './redis.ts';
export { type Network, startTcpProxy, type TcpProxy } from './tcpProxy.ts';
