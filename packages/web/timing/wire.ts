// What a page fetches, as it comes over the wire: measured by the browser itself, from a cold cache.

import type { Page } from '@playwright/test';

/** Bytes with headers, as they were encoded; `files`: each path that was fetched, and its bytes. */
export type Load = { requests: number; bytes: number; files: [path: string, bytes: number][] };

/** Counts what the page fetches until nothing has been on its way for half a second. */
export async function loadOf(page: Page, open: () => Promise<unknown>): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const paths = new Map<string, string>();
  const files: [string, number][] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push([paths.get(requestId) ?? requestId, encodedDataLength]);
  });
  await open();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return { requests: files.length, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
}
