// Starts the server, and stops it in good order.

import { accessSync, constants } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { BotPool } from '@quayside/bots';
import { GAMES } from '@quayside/rules';
import { buildApp } from './app.ts';
import type { ChooseMove } from './bots/botRunner.ts';
import { type Config, SettingError } from './config.ts';
import type { HintService } from './hints/hintService.ts';
import { ReplayPool } from './replay/pool.ts';
import { makeFolder } from './store/dataFolder.ts';
import { FolderInUse, FolderLock } from './store/lock.ts';
import { DatabaseError } from './store/openDatabase.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const STOP_MS = 5000; // for finishing writes and saying bye

/** `url`: what to open on this machine. `networkUrl`: where friends in the same network come, if they can. */
export type Running = { url: string; networkUrl: string | null; stop(): Promise<void> };

/** Resolves when the server listens. `web`: the folder the web was built into. */
export async function startServer(config: Config, web: string | null): Promise<Running> {
  const { store, lock } = openFolder(config.dataDir);
  // The threads start when the first bot is asked.
  let pool: BotPool | null = null;
  const started = (): BotPool => {
    pool ??= new BotPool({
      threads: config.botThreads,
      failed: err => app.log.error({ err }, 'a thread of the bots failed'),
    });
    return pool;
  };
  const chooseMove: ChooseMove = job => started().think(job);
  const hintService: HintService = { advise: job => started().advise(job), chances: job => started().chances(job) };
  const replayer = new ReplayPool();
  const app = await buildApp(config, { store, games: GAMES, chooseMove, hintService, replayer, web });
  // The last resort: such a rejection is a mistake of ours and is written down, but it must not end everybody's games.
  const survive = (error: unknown) => app.log.error({ err: error }, 'a rejection nobody handled');
  process.on('unhandledRejection', survive);
  const close = async () => {
    process.off('unhandledRejection', survive);
    await app.close();
    await pool?.close();
    await replayer.close();
    await store.close();
    lock.release();
  };
  try {
    // Where it listens is told by the command line, in one line.
    app.log.level = 'warn';
    await app.listen({ port: config.port, host: config.host });
    app.log.level = config.logLevel;
  } catch (error) {
    await close();
    throw cannotListen(error, config);
  }
  const addresses = addressesOf(portOf(app.server), config);
  lock.listensAt(addresses.url);
  return { ...addresses, stop: close };
}

/** Resolves with the exit code after SIGINT or SIGTERM. */
export function untilStopped(running: Running): Promise<number> {
  return new Promise(resolve => {
    const stop = () => {
      const tooLong = setTimeout(() => process.exit(1), STOP_MS);
      running.stop().then(
        () => {
          clearTimeout(tooLong);
          resolve(0);
        },
        error => {
          process.stderr.write(`quayside: stopping failed: ${(error as Error).message}\n`);
          process.exit(1);
        },
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

function openFolder(folder: string): { store: Store; lock: FolderLock } {
  let lock: FolderLock | null = null;
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    lock = FolderLock.take(folder, 'serve');
    return { store: sqliteStore(folder), lock };
  } catch (error) {
    lock?.release();
    throw cannotUse(folder, error as Error);
  }
}

function cannotUse(folder: string, error: Error): SettingError {
  if (error instanceof DatabaseError) return new SettingError(error.message);
  if (error instanceof FolderInUse)
    return new SettingError(`${error.message}. Stop that one first, or choose another folder with --data-dir.`);
  return new SettingError(`The data folder ${folder} cannot be used: ${error.message}.`);
}

function cannotListen(error: unknown, { host, port }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return new SettingError(`Port ${port} is in use already; choose another with --port.`);
  if (code === 'EACCES')
    return new SettingError(`Port ${port} may not be used by this account; choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new SettingError(`This machine has no address ${host}.`);
  return error;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function addressesOf(port: number, { host, publicUrl }: Config): { url: string; networkUrl: string | null } {
  if (publicUrl) return { url: publicUrl, networkUrl: null };
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (host !== '0.0.0.0' && host !== '::') return { url: at(host), networkUrl: null };
  const outside = Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return { url: at('localhost'), networkUrl: outside ? at(outside.address) : null };
}
