import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { AnyGame } from '@quayside/rules';
import { collectSent, marked, SHUT, secretOf } from './leaks.ts';
import { TestClient } from './testClient.ts';
import { PEARLS, TestServer } from './testServer.ts';

/** Pearls that go on for as long as anybody listens. */
const ENDLESS: AnyGame = {
  ...PEARLS,
  bound: 1000,
  setup(seats, options, rng) {
    const world = PEARLS.setup(seats, options, rng);
    return { ...world, open: { ...world.open, rounds: 4 } };
  },
};

describe('through every channel', () => {
  test('comes only what its receiver may see', async () => {
    const { leaks, given } = await collectSent(marked(ENDLESS), 2, 40);
    assert.deepEqual(leaks, []);
    // The channels were open: each seat's own mark has come through those that show one's own view.
    for (const channel of ['socket', 'history', 'what-if', 'hint', 'gap'])
      for (const seat of [0, 1])
        assert.ok(
          given.some(it => it.channel === channel && it.to === seat && it.text.includes(secretOf(seat))),
          `${channel} of seat ${seat}`,
        );
  });

  test('A planted leak in what is open is caught at each of them', async () => {
    let count = 0;
    const leak: AnyGame['play'] = ({ open }) => void Object.assign(open, { oops: `${secretOf(0)} ${count++}` });
    const { leaks } = await collectSent(marked(ENDLESS, leak), 2, 40);
    for (const channel of ['socket', 'history', 'what-if', 'hint', 'gap'])
      assert.ok(leaks.includes(`${secretOf(0)} to seat 1 by ${channel}`), `${channel}: ${leaks}`);
    assert.ok(leaks.includes(`${secretOf(0)} to a spectator by history`));
  });

  test('A planted leak in what is told is caught where things are told', async () => {
    const leak: AnyGame['play'] = (_state, _seat, _move, tell) =>
      tell.all({ type: 'marked', mark: SHUT } as { type: string });
    const { leaks } = await collectSent(marked(ENDLESS, leak), 2, 40);
    for (const channel of ['socket', 'history', 'gap'])
      assert.ok(leaks.includes(`${SHUT} to a spectator by ${channel}`), `${channel}: ${leaks}`);
  });
});

describe('A client that claims to be somebody else', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('A made-up cookie is nobody’s: no move, no hint, no what-if, no seat', async () => {
    const { table, annAt } = await server.pair();
    for (const secret of ['', 'x', 'null', randomBytes(32).toString('base64url'), "' or 1=1 --"]) {
      const forged = new TestClient(() => server.url, `quayside=${encodeURIComponent(secret)}`);
      assert.equal((await forged.post(`/api/tables/${table}/hint`, { decision: 1 })).status, 401);
      assert.equal((await forged.post(`/api/tables/${table}/what-if`, { ply: 0, level: 'mate' })).status, 401);
      const history = (await forged.get(`/api/tables/${table}/history`)).body as { seat: unknown; own: unknown };
      assert.deepEqual([history.seat, history.own], [null, null]);
      const socket = await forged.connect(table);
      socket.say({ t: 'move', id: 'm', decision: annAt.decision!, move: {} });
      assert.equal((await socket.until('bye')).code, 'no-guest');
    }
  });

  test('A table whose name is guessed is no table', async () => {
    const ann = await server.guest();
    for (const id of ['aaaaaaaaaaaa', '..%2f..%2fapi%2fme', 'x', '%00', "' or 1=1 --"])
      for (const channel of ['history', 'record', 'curve', 'report', 'talk?before=1']) {
        const { status, body } = await ann.get(`/api/tables/${encodeURIComponent(id)}/${channel}`);
        assert.deepEqual([status, (body as { code: string }).code], [404, 'unknown-table'], `${id} ${channel}`);
      }
  });

  test('Another page may neither ask for a hint, nor branch, nor listen', async () => {
    const { table, ann, annAt } = await server.pair();
    const origin = { origin: 'https://elsewhere.example' };
    const hint = await ann.ask('POST', `/api/tables/${table}/hint`, { decision: annAt.decision! }, origin);
    const branch = await ann.ask('POST', `/api/tables/${table}/what-if`, { ply: 0, level: 'mate' }, origin);
    for (const { status, body } of [hint, branch])
      assert.deepEqual([status, (body as { code: string }).code], [403, 'wrong-origin']);
    await assert.rejects(ann.connect(table, origin));
  });

  test('Ids are letters, digits, dashes: anything else is no message, and is not sent back', async () => {
    const { annAt } = await server.pair();
    for (const id of ['"},{"t":"x', 'a b', '', '<script>', 'x'.repeat(41), 'é']) {
      annAt.say({ t: 'ask-back', id, to: 0 });
      const { code, args } = await annAt.until('error');
      assert.equal(code, 'bad-message');
      assert.equal(args, undefined);
    }
  });

  test('One guest’s seat is not another’s: their intents are refused, and their request is not answered', async () => {
    const { table, annAt, benAt } = await server.pair();
    const stranger = await (await server.guest()).hello(table);
    const move = await stranger.ask({
      t: 'move',
      id: 'm',
      decision: annAt.decision!,
      move: { kind: 'dive', value: 1 },
    });
    assert.equal(move.t === 'refused' && move.code, 'not-seated');
    const value = (annAt.view!.own as { hand: number[] }).hand[0];
    await annAt.ask({ t: 'move', id: 'real', decision: annAt.decision!, move: { kind: 'dive', value } });
    await benAt.ask({ t: 'ask-back', id: 'ask', to: 1 });
    const yes = await stranger.ask({ t: 'answer', id: 'yes', request: 'ask', yes: true });
    assert.equal(yes.t === 'refused' && yes.code, 'not-seated');
  });
});
