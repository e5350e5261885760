// npm run sheets: plays one game of each in the browser and writes what was seen as contact sheets into docs/sheets,
// one for each game and shape of screen. `--game ID` makes those of one game; `--frames FOLDER` keeps every frame at
// full size.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { ROOT, startServer } from '../test/testServer.ts';
import { contactSheet, type Grid } from './contactSheet.ts';
import { playGame, type Screen, type SheetTable } from './playGame.ts';

const FOLDER = join(ROOT, 'docs/sheets');

const SCREENS: readonly (Screen & { grid: Grid })[] = [
  { name: 'wide', size: { width: 1440, height: 900 }, theme: 'paper', grid: { width: 240, columns: 6 } },
  { name: 'phone', size: { width: 390, height: 844 }, theme: 'night', grid: { width: 130, columns: 10 } },
  { name: 'side', size: { width: 844, height: 390 }, theme: 'paper', grid: { width: 260, columns: 5 } },
];

const TABLES: readonly SheetTable[] = [
  { game: 'waves', seats: 4, options: {} },
  { game: 'rolling-with-the-waves', seats: 3, options: {} },
  { game: 'rolling-seas', seats: 2, options: {} },
  { game: 'waves-of-fortune', seats: 3, options: { 'round-limit': '20' } },
  { game: 'rattle-battle', seats: 3, options: { scenario: 'introductory' } },
];

const { values } = parseArgs({ options: { game: { type: 'string' }, frames: { type: 'string' } } });
const data = mkdtempSync(join(tmpdir(), 'quayside-sheets-'));
const flags = ['--port', '0', '--host', '127.0.0.1', '--data-dir', data, '--bot-pause-ms', '0'];
const server = await startServer('packages/cli/src/main.ts', 'serve', ...flags);
const browser = await chromium.launch(config.use!.launchOptions!);
mkdirSync(FOLDER, { recursive: true });
try {
  const desk = await browser.newPage();
  for (const table of TABLES.filter(({ game }) => game === (values.game ?? game))) {
    const seen = await playGame(browser, server.address, table, SCREENS);
    for (const { name, grid } of SCREENS) {
      const frames = seen[name]!;
      const sheet = await contactSheet(desk, frames, grid);
      writeFileSync(join(FOLDER, `${table.game}-${name}.webp`), sheet);
      console.log(`${table.game}-${name}: ${frames.length} frames, ${Math.ceil(sheet.length / 1000)} kB`);
      if (values.frames)
        keepFrames(
          values.frames,
          `${table.game}-${name}`,
          frames.map(({ picture }) => picture),
        );
    }
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true });
}

function keepFrames(folder: string, name: string, pictures: readonly Buffer[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [n, picture] of pictures.entries())
    writeFileSync(join(folder, `${name}-${String(n + 1).padStart(2, '0')}.jpg`), picture);
}
