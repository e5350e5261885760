import { equal } from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { startTcpProxy, type TcpProxy } from '../src/tcpProxy.ts';

const WHILE_MS = 100; // long enough for a byte that is passed on to arrive

describe('The TCP proxy', () => {
  let echo: Server;
  let proxy: TcpProxy;
  const open: Socket[] = [];

  before(async () => {
    echo = createServer(socket => {
      open.push(socket);
      socket.on('error', () => {}).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    proxy = await startTcpProxy((echo.address() as { port: number }).port);
  });
  after(async () => {
    await proxy.stop();
    for (const socket of open) socket.destroy();
    echo.close();
  });

  /** A connection and everything that has come back on it. */
  async function client(): Promise<{ socket: Socket; received: () => string; isClosed: () => boolean }> {
    const socket = connect(proxy.port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    let isClosed = false;
    socket.on('data', text => {
      received += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      isClosed = true;
    });
    await once(socket, 'connect');
    open.push(socket);
    return { socket, received: () => received, isClosed: () => isClosed };
  }

  const until = async (holds: () => boolean) => {
    for (let waited = 0; !holds() && waited < 10_000; waited += 10) await new Promise(next => setTimeout(next, 10));
    equal(holds(), true);
  };
  const aWhile = () => new Promise(next => setTimeout(next, WHILE_MS));

  test('passes bytes on', async () => {
    const { socket, received } = await client();
    socket.write('one');
    await until(() => received() === 'one');
  });

  test('drops bytes without closing; the connection stays dead, a new one works', async () => {
    const { socket, received, isClosed } = await client();
    socket.write('one');
    await until(() => received() === 'one');
    proxy.set('drop');
    socket.write('two');
    await aWhile();
    proxy.set('pass');
    socket.write('three');
    await aWhile();
    equal(received(), 'one');
    equal(isClosed(), false);
    const next = await client();
    next.socket.write('four');
    await until(() => next.received() === 'four');
  });

  test('holds bytes and delivers them late', async () => {
    const { socket, received } = await client();
    socket.write('one');
    await until(() => received() === 'one');
    proxy.set('hold');
    socket.write('two');
    await aWhile();
    equal(received(), 'one');
    proxy.set('pass');
    await until(() => received() === 'onetwo');
  });

  test('cuts connections', async () => {
    const { isClosed } = await client();
    proxy.cut();
    await until(isClosed);
  });
});
