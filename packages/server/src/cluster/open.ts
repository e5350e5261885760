// Opens a database that several nodes share, and makes this process one of them.

import { type Config, SettingError } from '../config.ts';
import type { Games } from '../room/games.ts';
import { DatabaseError } from '../store/databaseError.ts';
import { type PostgresStore, postgresStore } from '../store/postgres.ts';
import { PostgresWriter } from '../store/postgresWriter.ts';
import { ClusterNode } from './node.ts';

/** Throws a `SettingError`. */
export async function openCluster(config: Config, games: Games): Promise<{ store: PostgresStore; node: ClusterNode }> {
  const { database, clusterSecret: secret, databasePool: poolSize } = config;
  if (secret === '')
    throw new SettingError(
      'With --database a secret is needed too, the same for every node: --cluster-secret, or CLUSTER_SECRET in the environment.',
    );
  const store = await opened(database, poolSize);
  const writerOn = (client: ConstructorParameters<typeof PostgresWriter>[0]) => new PostgresWriter(client);
  return { store, node: new ClusterNode({ database, secret, games, store, writerOn }) };
}

async function opened(database: string, poolSize: number): Promise<PostgresStore> {
  try {
    return await postgresStore(database, { poolSize });
  } catch (error) {
    if (error instanceof DatabaseError) throw new SettingError(error.message);
    throw error;
  }
}
