import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { CONFIG_FLAGS, CONFIG_HELP, readConfig, SettingError, startServer } from '../src/index.ts';

describe('settings', () => {
  test('A flag wins over the environment, which wins over the default', () => {
    assert.equal(readConfig({}, {}).port, 8080);
    assert.equal(readConfig({}, { PORT: '81' }).port, 81);
    assert.equal(readConfig({ port: '82' }, { PORT: '81' }).port, 82);
    assert.equal(readConfig({}, { PORT: '' }).port, 8080, 'an empty variable is none');
  });

  const bad: [string, string, RegExp][] = [
    ['port', 'eighty', /--port takes a whole number from 0 to 65535, not "eighty"/],
    ['port', '70000', /65535/],
    ['port', '', /--port/],
    ['idle-minutes', '-1', /a number from/],
    ['pages', 'maybe', /yes or no/],
    ['trust-proxy', 'yes', /takes no, the number of proxies in front \(such as 1\), or their addresses .*, not "yes"/],
    ['trust-proxy', '0', /number of proxies/],
    ['trust-proxy', '10.0.0.2,', /number of proxies/],
    ['trust-proxy', '10.0.0.0/33', /number of proxies/],
    ['trust-proxy', '0.0.0.0/0', /number of proxies/],
    ['trust-proxy', '::/0', /number of proxies/],
    ['trust-proxy', 'proxy.example', /number of proxies/],
    ['log-level', 'loud', /one of trace/],
    ['public-url', 'quay', /https/],
    ['data-dir', ' ', /not empty/],
  ];
  for (const [flag, value, says] of bad)
    test(`--${flag} "${value}" is told in one line`, () => {
      assert.throws(
        () => readConfig({ [flag]: value }, {}),
        (error: Error) => {
          assert.ok(error instanceof SettingError);
          assert.match(error.message, says);
          return !error.message.includes('\n');
        },
      );
    });

  test('A bad variable is named as a variable', () => {
    assert.throws(() => readConfig({}, { BOT_THREADS: '0' }), /^SettingError|BOT_THREADS takes/);
  });

  test('An address is kept as its origin', () => {
    assert.equal(readConfig({ 'public-url': 'https://quay.example/play/' }, {}).publicUrl, 'https://quay.example');
  });

  test('Trusted proxies are nobody, a number of them, or addresses and subnets', () => {
    const read = (text: string) => readConfig({ 'trust-proxy': text }, {}).trustProxy;
    assert.equal(readConfig({}, {}).trustProxy, false);
    assert.deepEqual(
      [read('no'), read('1'), read('10.0.0.2, fd00::/8'), read('127.0.0.1/8')],
      [false, 1, ['10.0.0.2', 'fd00::/8'], ['127.0.0.1/8']],
    );
  });

  test('The help has a line for every flag, with its default', () => {
    for (const flag of Object.keys(CONFIG_FLAGS)) assert.match(CONFIG_HELP, new RegExp(`--${flag} .*\\(default .+\\)`));
  });
});

describe('starting', () => {
  const config = { ...readConfig({}, {}), host: '127.0.0.1', port: 0, logLevel: 'silent' as const };

  test('A port in use is told in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-test-'));
    const other = createServer();
    const port = await new Promise<number>(resolve => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    await assert.rejects(startServer({ ...config, port, dataDir: folder }, null), /^Error: Port \d+ is in use already/);
    other.close();
    rmSync(folder, { recursive: true });
  });

  test('A data folder that cannot be used is told in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-test-'));
    writeFileSync(join(folder, 'file'), '');
    await assert.rejects(startServer({ ...config, dataDir: join(folder, 'file', 'data') }, null), SettingError);
    rmSync(folder, { recursive: true });
  });

  test('It listens, says where, answers and stops', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-test-'));
    const running = await startServer({ ...config, dataDir: folder }, null);
    assert.match(running.url, /^http:\/\/127\.0\.0\.1:\d+$/);
    const health = await fetch(`${running.url}/healthz`);
    assert.deepEqual(await health.json(), { ok: true, tables: 0 });
    const metrics = await (await fetch(`${running.url}/metrics`)).text();
    for (const name of ['tables', 'sockets', 'moves_total', 'commit_ms', 'bot_thinking_ms', 'errors_total'])
      assert.ok(metrics.includes(`quayside_${name}`), name);
    await running.stop();
    await assert.rejects(fetch(running.url));
    rmSync(folder, { recursive: true });
  });

  test('Listening everywhere, it names this machine first and then its place in the network', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-test-'));
    const running = await startServer({ ...config, host: '0.0.0.0', dataDir: folder }, null);
    assert.match(running.url, /^http:\/\/localhost:\d+$/);
    for (const url of [running.url, running.networkUrl])
      if (url) assert.equal((await fetch(`${url}/healthz`)).status, 200);
    await running.stop();
    const behind = await startServer({ ...config, publicUrl: 'https://sea.example', dataDir: folder }, null);
    assert.deepEqual([behind.url, behind.networkUrl], ['https://sea.example', null]);
    await behind.stop();
    rmSync(folder, { recursive: true });
  });

  test('The command ends with 2 and one line when a setting is bad', () => {
    const main = new URL('../../cli/src/main.ts', import.meta.url).pathname;
    const { status, stderr } = spawnSync(process.execPath, [main, 'serve', '--port', 'x'], { encoding: 'utf8' });
    assert.equal(status, 2);
    assert.equal(stderr, 'quayside: --port takes a whole number from 0 to 65535, not "x".\n');
  });
});
