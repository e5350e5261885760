// The server, built without listening: so that tests and the command line start the same thing.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino from 'pino';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ChooseMove } from './bots/botRunner.ts';
import type { Config } from './config.ts';
import { HttpRefusal } from './errors.ts';
import { watchTables } from './features.ts';
import { Curves } from './hints/curves.ts';
import type { HintService } from './hints/hintService.ts';
import { backfillResults } from './history/backfillResults.ts';
import { botRoutes } from './http/botRoutes.ts';
import { clientErrorRoutes } from './http/clientErrorRoutes.ts';
import { compressAnswers } from './http/compression.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { hintRoutes } from './http/hintRoutes.ts';
import { historyRoutes } from './http/historyRoutes.ts';
import { answerClientError, answerOddRequests, codeOf, refusalOf } from './http/httpErrors.ts';
import { identityRoutes } from './http/identityRoutes.ts';
import { requireHost, requireOwnOrigin, requireWatcher, trusts, visitorsAddress } from './http/origin.ts';
import { pages } from './http/pages.ts';
import { peopleRoutes } from './http/peopleRoutes.ts';
import { pushRoutes } from './http/pushRoutes.ts';
import { replayRoutes } from './http/replayRoutes.ts';
import { reportRoutes } from './http/reportRoutes.ts';
import { limitSockets } from './http/socketLimit.ts';
import { lobbyRoutes } from './http/tableRoutes.ts';
import { talkRoutes } from './http/talkRoutes.ts';
import { webhookRoutes } from './http/webhookRoutes.ts';
import { Metrics } from './metrics.ts';
import { Guests } from './people/guests.ts';
import { PushDelivery } from './push/delivery.ts';
import { pushKeysOf } from './push/keys.ts';
import { Pasts } from './replay/pasts.ts';
import type { Replayer } from './replay/tasks.ts';
import { type Deployment, singleProcess } from './room/deployment.ts';
import type { Games } from './room/games.ts';
import { Tables } from './room/tables.ts';
import { networkOf } from './sockets/pending.ts';
import { acceptUpgrades, socketRoutes } from './sockets/routes.ts';
import { Committer } from './store/committer.ts';
import type { Store } from './store/store.ts';
import { WriteHealth } from './store/writeHealth.ts';
import { Sweeper } from './sweep/sweeper.ts';
import type { RemoteBots } from './thinking/remoteBots.ts';
import { WebhookNotifier } from './webhooks/webhookNotifier.ts';

export type Dependencies = {
  store: Store;
  games: Games;
  chooseMove: ChooseMove;
  hintService: HintService;
  replayer: Replayer;
  deployment?: Deployment;
  /** Other machines that think for the bots. */
  remoteBots?: Pick<RemoteBots, 'counts'> | null;
  /** The folder the web was built into; null to serve no pages. */
  web: string | null;
};

const BODY_BYTES = 16 * 1024;
const SOCKETS_PER_REQUEST = 2; // so many sockets may one network hold for each request a minute it may send

// Push services want a way to reach whoever runs a server; one without an https address has none to give.
const NO_CONTACT = 'mailto:nobody@quayside.invalid';

// Everything comes from ourselves, as files; pictures may also be made by the page itself.
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export async function buildApp(config: Config, dependencies: Dependencies): Promise<FastifyInstance> {
  const {
    store,
    games,
    chooseMove,
    hintService,
    replayer,
    deployment = singleProcess(dependencies.store),
    remoteBots,
    web,
  } = dependencies;
  const requestMs = config.requestSeconds * 1000;
  const app = Fastify({
    // To stderr: what the command line prints stays readable.
    logger: { level: config.logLevel, stream: logStream() },
    // One line per request is noise at a game table; what goes wrong is logged where it does.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts(config.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: requestMs,
    return503OnClosing: false, // refused below, with a code and a sentence
    http: {
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(requestMs / 2, 5000),
      requireHostHeader: false, // refused below, with a sentence
      // Anything else that asks for an upgrade is a request like others, as HTTP has it.
      shouldUpgradeCallback: ({ method, headers }) => method === 'GET' && /^websocket$/i.test(headers.upgrade ?? ''),
    },
    frameworkErrors: (error, _request, reply) => refuse(error, reply as FastifyReply),
    clientErrorHandler: answerClientError,
    forceCloseConnections: true,
  });
  app.server.maxConnections = config.maxConnections;
  answerOddRequests(app.server);
  app.setValidatorCompiler(({ schema }) => {
    const compiled = Compile(schema as TSchema);
    return value => (compiled.Check(value) ? { value } : { error: new HttpRefusal('bad-message') });
  });

  const metrics = new Metrics({ tables: () => tables.count, sockets: () => app.websocketServer.clients.size });
  if (remoteBots) countThoughts(metrics, remoteBots);
  const health = new WriteHealth();
  const observe = (milliseconds: number) => metrics.commit.observe(milliseconds);
  // What belongs to no table. Tables have one of their own, which ends when their homes are lost.
  const committer = new Committer(deployment.otherWrites, observe, health);
  const newCommitter = () => new Committer(deployment.tableWrites(), observe, health);
  const time = await deployment.beginTime(committer, app.log);
  const isHttps = config.publicUrl.startsWith('https:');
  const pushKeys = await pushKeysOf(store, committer, app.log);
  const delivery = new PushDelivery({
    keys: pushKeys,
    subject: isHttps ? config.publicUrl : NO_CONTACT,
    mayBePrivate: config.privatePush,
  });
  const { log } = app;
  const pasts = new Pasts(store, replayer, () => tables.settled());
  const webhooks = new WebhookNotifier({ publicUrl: config.publicUrl, mayBePrivate: config.privateWebhooks }, log);
  const services = {
    moment: pasts.moment.bind(pasts),
    judgeTakeBack: pasts.judgeTakeBack.bind(pasts),
    compare: pasts.compare.bind(pasts),
    mayCall: webhooks.mayCall.bind(webhooks),
  };
  const tables = new Tables({
    ...{
      config,
      store,
      games,
      homes: deployment.homes,
      elsewhere: deployment,
      newCommitter,
      maxSummaryAgeMs: deployment.maxSummaryAgeMs,
      time,
      metrics,
      log,
      services,
    },
  });
  const { push } = watchTables({
    ...{ config, store, committer, tables, pasts, webhooks, delivery, chooseMove, metrics, log },
  });
  const curves = new Curves({ store, pasts, hintService, committer, log });
  const guests = new Guests({ ...{ store, committer, config }, now: () => time.wallClock() });
  deployment.onClusterEvent(event => {
    if (event.kind === 'signed-out') guests.sockets.signOut(event.device);
    else if (event.kind === 'renamed') void tables.rename(event.guest);
    else push.watch(event.guest);
  });

  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    metrics.errors.inc({ code });
    if (code === 'broken') request.log.error({ err: error, url: request.url }, 'a request failed');
    else request.log.info({ code, url: request.url }, 'a request was turned down');
    return refuse(error, reply);
  });

  // First of all: whoever comes to this node now is sent to another at once, before its own tables are given up.
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    deployment.closeProxied();
  });
  // It may open tables, and must not keep them from being given up.
  let pushStopped: Promise<void> = Promise.resolve();
  app.addHook('preClose', async () => {
    pushStopped = push.stop();
  });
  await acceptUpgrades(app, tables);
  app.addHook('preClose', () => pushStopped);
  app.addHook('onRequest', async request => {
    if (isStopping) throw new HttpRefusal('stopping');
    requireHost(request);
  });
  app.addHook('onRequest', async request => requireOwnOrigin(request, config));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  // Files are free: a whole club may come in through one address, and a page is made of many files. The limit holds for
  // every route that is added after it, whatever spelling of its address is asked for.
  await pages(app, web);
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  await app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: '1 minute', keyGenerator });
  limitSockets(app, { most: config.requestsPerMinute * SOCKETS_PER_REQUEST, networkOf });
  await app.register(cookie);
  compressAnswers(app);
  socketRoutes(app, { config, guests, tables, metrics });
  peopleRoutes(app, { config, guests, networkOf });
  identityRoutes(app, { config, guests, store, committer });
  botRoutes(app, { guests, store, committer });
  pushRoutes(app, { guests, store, committer, keys: pushKeys, delivery, notifier: push });
  lobbyRoutes(app, { config, guests, store, tables });
  talkRoutes(app, { guests, store, tables });
  historyRoutes(app, { guests, store, committer });
  reportRoutes(app, { guests, store, tables });
  webhookRoutes(app, { guests, tables, webhooks });
  replayRoutes(app, { config, guests, store, tables, pasts, replayer });
  hintRoutes(app, { guests, store, tables, committer, hintService, curves });
  clientErrorRoutes(app, { guests, metrics });
  healthRoutes(app, { committer, tables, failure: deployment.failure });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    requireWatcher(request, config);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  // Counted like what is there, and refused before a body is read.
  for (const url of ['/api', '/api/*', '/socket', '/socket/*']) app.all(url, { preParsing: nothingHere }, nothingHere);
  const sweeper = new Sweeper({ config, store, tables, committer, log: app.log });
  app.addHook('onReady', async () => void tables.wakeDue());
  app.addHook('onReady', () => push.start());
  app.addHook('onReady', async () => sweeper.start());
  app.addHook('preClose', () => sweeper.stop());
  app.decorate('sweeper', sweeper); // for tests
  let backfilling: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    backfilling = backfillResults({ store, games, committer, log: app.log, isStopping: () => isStopping });
  });
  app.addHook('preClose', () => backfilling);
  app.addHook('onReady', async () => {
    const visitors = { addressOf: visitorsAddress(config.trustProxy), perMinute: config.requestsPerMinute };
    deployment.attach({ server: app.server, tables, metrics, health, visitors, log });
  });
  app.addHook('onClose', () => time.stop());
  app.addHook('onClose', () => deployment.stop());
  app.addHook('onClose', () => curves.stop());
  return app;
}

function countThoughts(metrics: Metrics, { counts }: Pick<RemoteBots, 'counts'>): void {
  const count = (name: string, help: string, of: keyof typeof counts) => metrics.counter(name, help, () => counts[of]);
  count(
    'quayside_thought_elsewhere_total',
    'Questions of bots, hints and curves answered by other machines',
    'elsewhere',
  );
  count(
    'quayside_thought_fell_back_total',
    'Questions other machines did not answer in time; thought about here',
    'fellBack',
  );
  count('quayside_thought_not_asked_total', 'Questions thought about here because others had not answered', 'notAsked');
}

/** A log that cannot be written, because its disk is full, is no reason to stop. */
function logStream() {
  return pino.destination(2).on('error', () => {});
}

function refuse(error: unknown, reply: FastifyReply): FastifyReply {
  const { status, body } = refusalOf(error);
  return reply.code(status).send(body);
}

const nothingHere = async () => {
  throw new HttpRefusal('not-found');
};
