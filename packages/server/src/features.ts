// The features that watch tables: what happens there makes bots think, carries out requests, and sends webhooks and
// push messages. The room does not know them; they are told by `Tables.observe`.

import type { FastifyBaseLogger } from 'fastify';
import { BotRunner, type ChooseMove } from './bots/botRunner.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { PushDelivery } from './push/delivery.ts';
import { PushNotifier } from './push/notifier.ts';
import type { Pasts } from './replay/pasts.ts';
import { carryOutIfAgreed } from './requests/carryOut.ts';
import type { Table } from './room/table.ts';
import type { Tables } from './room/tables.ts';
import type { Committer } from './store/committer.ts';
import type { Store } from './store/store.ts';
import type { WebhookNotifier } from './webhooks/webhookNotifier.ts';

type Dependencies = {
  config: Config;
  store: Store;
  committer: Committer;
  tables: Tables;
  pasts: Pasts;
  webhooks: WebhookNotifier;
  delivery: PushDelivery;
  chooseMove: ChooseMove;
  metrics: Metrics;
  log: FastifyBaseLogger;
};

/** The order matters: whatever was agreed on changes the row, which decides whether a bot plays and who is notified. */
export function watchTables(dependencies: Dependencies): { push: PushNotifier } {
  const { config, store, committer, tables, pasts, webhooks, delivery, chooseMove, metrics, log } = dependencies;
  const bots = new BotRunner(chooseMove, config.botPauseMs, log, (level, milliseconds) =>
    metrics.thinking.observe({ level }, milliseconds),
  );
  const push = new PushNotifier({
    store,
    committer,
    delivery,
    delayMs: config.pushDelaySeconds * 1000,
    listed: rows => tables.lists.listed(rows),
    titleOf: game => tables.games[game]!.meta.title,
    log,
  });
  const carryOut = (table: Table) =>
    carryOutIfAgreed(table, pasts).catch(err => log.error({ err }, 'what was agreed could not be done'));
  const wake = (table: Table) => bots.wake(table);

  tables.observe({ opened: table => webhooks.opened(table) });
  tables.observe({ opened: carryOut, changed: carryOut });
  tables.observe({ opened: wake, changed: wake, isBusyAt: table => bots.isBusyAt(table) });
  tables.observe({ changed: table => webhooks.changed(table) });
  tables.observe({
    changed: table => push.look(table),
    presenceChanged: (table, device, change) => push.presence(table, device, change),
  });
  return { push };
}
