import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { ChatMessage } from '@quayside/protocol';
import { receive } from '../src/net/receive.ts';
import { clearTable, clocks, outbox, talk } from '../src/net/state.ts';
import { newest, type Talk, unmuted, unread, withLine, withMute, withOlder } from '../src/net/talk.ts';

const said = (n: number, who = 'ben', text: string | null = `line ${n}`): ChatMessage => ({
  n,
  at: 0,
  who,
  name: who,
  seat: who === 'ann' ? 0 : 1,
  to: 'table',
  text,
});
const rights = { table: true, team: false, mates: null, why: null };
const of = (...lines: ChatMessage[]): Talk => ({ lines, older: true, rights, muted: [] });
const places = ({ lines }: Talk) => lines.map(({ n }) => n);

describe('The talk of a table', () => {
  test('a new line comes last, and one that was removed keeps its place', () => {
    const talk = withLine(of(said(1), said(3)), said(4));
    assert.deepEqual(places(talk), [1, 3, 4]);
    const removed = withLine(talk, said(3, 'ben', null));
    assert.deepEqual(places(removed), [1, 3, 4]);
    assert.equal(removed.lines[1]?.text, null);
  });

  test('a line that was told twice stands once', () => {
    assert.deepEqual(places(withLine(of(said(1)), said(1))), [1]);
  });

  test('older lines come before, without doubling', () => {
    const talk = withOlder(of(said(5)), { lines: [said(3), said(4), said(5)], older: false });
    assert.deepEqual(places(talk), [3, 4, 5]);
    assert.equal(talk.older, false);
  });

  test('what others said since I last looked is unread: not my own lines, not removed ones, not muted people’s', () => {
    const talk = of(said(1), said(2, 'ann'), said(3), said(4, 'ben', null), said(5, 'cleo'));
    assert.equal(unread(talk, 0, 0), 3);
    assert.equal(unread(talk, 1, 0), 2);
    assert.equal(unread(withMute(talk, 'cleo', true), 1, 0), 1);
    assert.equal(unread(talk, newest(talk), 0), 0);
  });

  test('a muted person is not seen until they are heard again', () => {
    const muted = withMute(of(said(1), said(2, 'cleo')), 'ben', true);
    assert.deepEqual(
      unmuted(muted).map(({ who }) => who),
      ['cleo'],
    );
    assert.equal(unmuted(withMute(muted, 'ben', false)).length, 2);
  });
});

describe('What the server says about talk and clocks', () => {
  beforeEach(clearTable);

  test('lines and rights change the talk that was told', () => {
    receive({ t: 'talk', lines: [said(1)], older: false, rights, muted: [] });
    receive({ t: 'line', line: said(2) });
    receive({ t: 'rights', rights: { ...rights, table: false, why: 'hushed' } });
    assert.deepEqual(places(talk.value!), [1, 2]);
    assert.equal(talk.value?.rights.why, 'hushed');
  });

  test('muting takes effect when the server has kept it', () => {
    receive({ t: 'talk', lines: [said(1)], older: false, rights, muted: [] });
    outbox.value = [{ intent: { t: 'mute', id: 'm', who: 'ben', mute: true }, saved: null }];
    assert.deepEqual(talk.value?.muted, []);
    receive({ t: 'accepted', id: 'm', ply: 0 });
    assert.deepEqual(talk.value?.muted, ['ben']);
  });

  test('clocks are remembered with how far the server is ahead', () => {
    const now = Date.now() + 60_000;
    receive({
      t: 'clock',
      now,
      paused: null,
      wanted: [],
      asked: [0],
      seats: [{ left: 1, deadline: null, out: false }],
    });
    assert.ok(Math.abs(clocks.value!.ahead - 60_000) < 1000);
  });
});
