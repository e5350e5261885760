// Opens a database that several nodes share, and makes this process one of them.

import { type Config, SettingError } from '../config.ts';
import type { Games } from '../room/games.ts';
import { DatabaseError } from '../store/databaseError.ts';
import { type PostgresStore, postgresStore } from '../store/postgres.ts';
import { cannotUse } from '../store/postgresErrors.ts';
import { PostgresWriter } from '../store/postgresWriter.ts';
import { WriteError } from '../store/store.ts';
import { ClusterNode } from './node.ts';

type Cluster = {
  store: PostgresStore;
  node: ClusterNode;
  /** What kept the node from starting, as a `SettingError` where that was the database. */
  reasonOf(error: unknown): unknown;
};

/** Throws a `SettingError`. */
export async function openCluster(config: Config, games: Games): Promise<Cluster> {
  const { database, clusterSecret: secret, databasePool: poolSize } = config;
  if (secret === '')
    throw new SettingError(
      'With --database a secret is needed too, the same for every node: --cluster-secret, or CLUSTER_SECRET in the environment.',
    );
  const store = await opened(database, poolSize);
  const writerOn = (client: ConstructorParameters<typeof PostgresWriter>[0]) => new PostgresWriter(client);
  return {
    store,
    node: new ClusterNode({ database, secret, games, store, writerOn }),
    reasonOf: error => reasonOf(error, database),
  };
}

async function opened(database: string, poolSize: number): Promise<PostgresStore> {
  try {
    return await postgresStore(database, { poolSize });
  } catch (error) {
    throw reasonOf(error, database);
  }
}

function reasonOf(error: unknown, database: string): unknown {
  if (error instanceof SettingError) return error;
  const reason = error instanceof WriteError ? new DatabaseError(error.message) : cannotUse(error, database);
  return reason instanceof DatabaseError ? new SettingError(reason.message) : reason;
}
