// A program in Python at a live table with a person in a browser, from its token to the end of the game.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { passesAxe } from './checkLook.ts';
import { decide } from './playWaves.ts';
import { ending } from './tablePage.ts';
import { expect, type Page, ROOT, test } from './testServer.ts';

/** The command line as a bot writer calls it. */
function startBot(link: string, ...flags: string[]) {
  const command = ['python3', 'examples/bots/waves_bot.py'];
  const args = ['packages/cli/src/main.ts', 'bot', '--table', link, ...flags, '--', ...command];
  const child = spawn(process.execPath, args, { cwd: ROOT });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      said += text;
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, said }));
  return { ended, said: () => said, standUp: () => child.kill('SIGINT'), kill: () => child.kill('SIGKILL') };
}

/** A table at which I sit on place A, place B is free, and deckhands have the others. */
async function tableWithOnePlaceFree(page: Page, seats: number): Promise<string> {
  await page.request.get('/api/me');
  const bots = Object.fromEntries(Array.from({ length: seats - 2 }, (_, i) => [i + 2, 'deckhand']));
  const data = { game: 'waves', seats, options: {}, bots, start: false, listed: false };
  const { id } = await (await page.request.post('/api/tables', { data })).json();
  await page.goto(`/t/${id}`);
  return page.url();
}

test('a Python bot sits down by its token, is marked as a bot, plays a whole game with a person and comes to the rematch', async ({
  page,
}) => {
  await page.goto('/me');
  await page.getByLabel('Name of the bot').fill('Pythia');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = (await page.getByText(/^bot-[\w-]{43}$/).textContent())!;
  await passesAxe(page);

  const bot = startBot(await tableWithOnePlaceFree(page, 4), '--token', token);
  try {
    const place = page.locator('.place').filter({ hasText: 'Pythia' });
    await expect(place).toContainText('Bot: a program that somebody has seated', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Start the game' }).click();
    const plate = page.locator('.plate').filter({ hasText: 'Pythia' });
    await expect(plate).toContainText('bot');
    for (let n = 0; await decide(page, n); n++);
    await expect(ending(page)).toContainText(/wins: Enough/);
    await page.getByRole('button', { name: 'Rematch' }).click();
    // Against bots it begins at once; the program has its seat there.
    await expect.poll(bot.said, { timeout: 60_000 }).toMatch(/A rematch: it goes along\.\s+Sits on seat \d/);
    await expect(plate).toContainText('bot');
    bot.standUp();
    const { code, said } = await bot.ended;
    expect(said).toMatch(/The game is over: rank \d of 4/);
    expect(said).toMatch(/not its own: late 0, illegal 0, garbled 0, crashed 0/);
    expect(code).toBe(0);
  } finally {
    bot.kill();
  }
});

test('the host sends a bot away, and a revoked token lets nobody in', async ({ page }) => {
  const link = await tableWithOnePlaceFree(page, 2);
  const bot = startBot(link, '--name', 'Robo');
  try {
    await expect(page.locator('.place').filter({ hasText: 'Robo' })).toContainText('Bot', { timeout: 60_000 });
    await page.getByLabel('Who takes place B').selectOption('');
    expect((await bot.ended).said).toContain('The host gave the seat to somebody else.');
  } finally {
    bot.kill();
  }
  await page.goto('/me');
  await page.getByLabel('Name of the bot').fill('Robo');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const token = (await page.getByText(/^bot-[\w-]{43}$/).textContent())!;
  await page.getByRole('button', { name: 'Revoke the token of Robo' }).click();
  await expect(page.getByRole('button', { name: 'Revoke the token of Robo' })).toHaveCount(0);
  const { code, said } = await startBot(link, '--token', token).ended;
  expect(said).toContain('This bot token is not valid');
  expect(code).toBe(2);
});
