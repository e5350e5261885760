// A socket that says hello again and again gets views up to a limit, and then the error too-fast.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestServer } from './testServer.ts';

test('A socket says hello a few times at once; then it is too fast, and later it may again', async () => {
  const server = await TestServer.open();
  const { annAt } = await server.pair();
  const from = annAt.frames.length;
  for (let i = 0; i < 20; i++) annAt.say({ t: 'hello', since: null });
  while ((await annAt.until('error')).code !== 'too-fast');
  await new Promise(resolve => setTimeout(resolve, 1200));
  const views = annAt.frames.slice(from).filter(frame => frame.startsWith('{"t":"view"'));
  assert.ok(views.length >= 1 && views.length <= 6, `${views.length} views`);
  assert.equal(new Set(views).size, 1);
  annAt.say({ t: 'hello', since: null });
  while (annAt.frames.slice(from).filter(frame => frame.startsWith('{"t":"view"')).length === views.length)
    await annAt.until('view');
  await server.close();
});

test('A view that was made for one is the view of a later moment for nobody', async () => {
  const server = await TestServer.open();
  const { table, ann, annAt, benAt } = await server.pair();
  const watcher = await (await server.guest()).hello(table);
  await watcher.untilPly(annAt.ply!);
  for (const socket of [annAt, benAt]) {
    const value = (socket.view!.own as { hand: number[] }).hand[0];
    await socket.ask({
      t: 'move',
      id: `m-${socket === annAt}`,
      decision: socket.decision!,
      move: { kind: 'dive', value },
    });
    const again = await ann.hello(table);
    await again.until('view');
    assert.deepEqual(again.view, annAt.view);
    assert.equal(again.ply, annAt.ply);
    const other = await (await server.guest()).hello(table);
    await other.until('view');
    await watcher.untilPly(other.ply!);
    assert.deepEqual(other.view, watcher.view);
  }
  await server.close();
});
