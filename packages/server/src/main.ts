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
import { type Deployment, singleProcess } from './room/deployment.ts';
import { DatabaseError } from './store/databaseError.ts';
import { makeFolder } from './store/dataFolder.ts';
import { FolderInUse, FolderLock } from './store/lock.ts';
import { sqliteStore } from './store/sqlite.ts';
import { reasonOf as sqliteReasonOf } from './store/sqliteErrors.ts';
import { type Store, WriteError } from './store/store.ts';
import type { RemoteBots } from './thinking/remoteBots.ts';

const STOP_MS = 5000; // for finishing writes and saying bye

type App = Awaited<ReturnType<typeof buildApp>>;

/** `url`: what to open on this machine. `networkUrl`: where friends in the same network come, if they can. */
export type RunningServer = { url: string; networkUrl: string | null; stop(): Promise<void> };

/**
 * Resolves when the server listens. `web`: the folder the web was built into, or what builds it: asked for when the
 * settings have been found good.
 */
export async function startServer(
  config: Config,
  web: string | null | (() => Promise<string>),
): Promise<RunningServer> {
  const { store, deployment, listensAt, release, reasonOf } = await open(config);
  let app: App | null = null;
  let remoteBots: RemoteBots | null = null;
  let pool: BotPool | null = null;
  // The threads start when the first bot is asked; in a cluster before, because a node may take over games of bots.
  const started = (): BotPool => {
    pool ??= new BotPool({
      threads: config.botThreads,
      failed: err => app?.log.error({ err }, 'a thread of the bots failed'),
      elsewhere: remoteBots?.ask ?? null,
    });
    return pool;
  };
  const chooseMove: ChooseMove = job => started().think(job);
  const hintService: HintService = { advise: job => started().advise(job), chances: job => started().chances(job) };
  const replayer = new ReplayPool();
  // The last resort: such a rejection is a mistake of ours and is written down, but it must not end everybody's games.
  const survive = (error: unknown) => app?.log.error({ err: error }, 'a rejection nobody handled');
  const close = async () => {
    process.off('unhandledRejection', survive);
    await app?.close();
    await remoteBots?.close();
    // Threads hold nothing that must be saved, and one that gets no processor, or that writes Node's compile cache
    // when it ends, takes seconds: stopping does not wait for them. The process itself ends after them.
    for (const threads of [pool, replayer])
      threads?.close().catch(err => app?.log.error({ err }, 'threads could not be ended'));
    await store.close();
    release();
  };
  let pages: string | null;
  try {
    pages = typeof web === 'function' ? await web() : web;
  } catch (error) {
    await close();
    throw error;
  }
  try {
    remoteBots = await remoteBotsOf(config, err => app?.log.warn({ err }, 'the queue for thinking cannot be reached'));
    const parts = { chooseMove, hintService, replayer, deployment, remoteBots };
    app = await buildApp(config, { store, games: GAMES, ...parts, web: pages });
    process.on('unhandledRejection', survive);
    // Where it listens is told by the command line, in one line.
    app.log.level = 'warn';
    await app.listen({ port: config.port, host: config.host });
    app.log.level = config.logLevel;
    if (config.database !== '') started();
    await listensAt(portOf(app.server));
  } catch (error) {
    await close();
    throw reasonOf(cannotListen(error, config));
  }
  const addresses = addressesOf(portOf(app.server), config);
  return { ...addresses, stop: close };
}

const TOLD_EVERY_MS = 60_000;

/** Loaded only where there is one. It need not answer now: without it the bots think here. */
async function remoteBotsOf({ queue }: Config, failed: (error: Error) => void): Promise<RemoteBots | null> {
  if (queue === '') return null;
  const { RemoteBots } = await import('./thinking/remoteBots.ts');
  let toldAt = Number.NEGATIVE_INFINITY;
  return new RemoteBots(queue, error => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    failed(error);
  });
}

/** Resolves with the exit code after SIGINT or SIGTERM. */
export function untilStopped(running: RunningServer): Promise<number> {
  return new Promise(resolve => {
    const stop = () => {
      const tooLong = setTimeout(() => {
        process.stderr.write(
          `quayside: stopping took longer than ${STOP_MS / 1000} s; what was acknowledged is saved\n`,
        );
        process.exit(1);
      }, STOP_MS);
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

/** The store, and the deployment: this process alone, or one node of a cluster. */
type Opened = {
  store: Store;
  deployment: Deployment;
  listensAt(port: number): Promise<void>;
  release(): void;
  /** What kept the server from starting, as a `SettingError` where that was the database. */
  reasonOf(error: unknown): unknown;
};

async function open(config: Config): Promise<Opened> {
  if (config.database !== '') {
    const { openCluster } = await import('./cluster/open.ts');
    const { store, node, reasonOf } = await openCluster(config, GAMES);
    const listensAt = (port: number) => node.begin(config.address || nodeAddress(port, config));
    return { store, deployment: node, listensAt, release: () => {}, reasonOf };
  }
  const { store, lock } = openFolder(config.dataDir);
  const listensAt = async (port: number) => lock.listensAt(addressesOf(port, config).url);
  const reasonOf = (error: unknown) => {
    const reason = error instanceof WriteError ? error.message : sqliteReasonOf(error);
    return reason === null ? error : cannotUse(config.dataDir, new Error(reason));
  };
  return { store, deployment: singleProcess(store), listensAt, release: () => lock.release(), reasonOf };
}

/** Where this machine is reached in its network, as far as it can tell. */
function nodeAddress(port: number, config: Config): string {
  const { url, networkUrl } = addressesOf(port, { ...config, publicUrl: '' });
  return networkUrl ?? url.replace('//localhost:', '//127.0.0.1:');
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
