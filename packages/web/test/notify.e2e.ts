// Telling people whose turn it is though they are not here: a chat by webhook, and web push.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect, known, openPanel, panel, tableOf } from './company.ts';
import { expect, test } from './house.ts';
import { asked } from './wavesByHand.ts';

test.use({ flags: '--private-webhooks yes' });

test('a host names a chat, sends a test message and reads what it answered', async ({ page }) => {
  let status = 404;
  const chat = createServer((_, answer) => answer.writeHead(status).end());
  await once(chat.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook#ntfy`;
  await known(page, 'Ann');
  await page.goto(`/t/${await tableOf(page)}`);
  await asked(page);
  await openPanel(page, 'Table and settings');
  const table = panel(page, 'Table and settings');
  await table.getByText('Tell a chat: Discord, Slack, ntfy').click();
  await expect(table).toContainText('Copy Webhook URL');
  await expect(table.getByRole('button', { name: 'Send a test message' })).toHaveCount(0);
  await table.getByLabel('Webhook address').fill(address);
  await table.getByRole('button', { name: 'Save', exact: true }).click();
  await table.getByRole('button', { name: 'Send a test message' }).click();
  await expect(table.getByText('It answered 404: there is no such webhook any more')).toBeVisible();
  status = 200;
  await table.getByRole('button', { name: 'Send a test message' }).click();
  await expect(table.getByText('Sent. ntfy answered 200')).toBeVisible();
  await table.getByText('Sent. ntfy answered 200').scrollIntoViewIfNeeded();
  await inspect(page, 'webhook');
  await table.getByRole('button', { name: 'Tell nobody' }).click();
  await expect(table.getByRole('button', { name: 'Send a test message' })).toHaveCount(0);
  chat.close();
});
