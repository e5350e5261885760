// The web in a real Chromium against the real server; each file starts one of its own (test/testServer.ts).

import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  // One folder for all pictures, the same on every system.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // One more than the cores of a small machine: a test waits now and then.
  workers: 3,
  timeout: 180_000,
  // A busy machine may be slow, or starve a browser for a moment: that is no fault of the server.
  expect: { timeout: 20_000 },
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
