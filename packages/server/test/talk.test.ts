import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ChatMessage } from '@quayside/protocol';
import { type AnyGame, GAMES } from '@quayside/rules';

import { tidyLine } from '../src/talk/tidyLine.ts';
import type { TestClient, TestSocket } from './testClient.ts';
import { TestServer } from './testServer.ts';

const codeOf = (answer: object): string => (answer as { code?: string }).code ?? 'accepted';
let counter = 0;
const say = async (line: TestSocket, text: string, to: 'table' | 'team' = 'table') =>
  codeOf(await line.ask({ t: 'say', id: `say-${counter++}`, to, text }));

describe('talk at a table', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('A line is read by everybody at the table, tidied, and once however often it is sent', async () => {
    const { annAt, benAt } = await server.pair();
    const line = { t: 'say', id: 'hey', to: 'table', text: '  Ahoy\u202e,\n Ben ' } as const;
    assert.equal((await annAt.ask(line)).t, 'accepted');
    assert.equal((await annAt.ask(line)).t, 'duplicate');
    const { line: received } = await benAt.until('line');
    assert.deepEqual([received.name, received.seat, received.to, received.text], ['Ann', 0, 'table', 'Ahoy, Ben']);
    assert.equal(codeOf(await annAt.ask({ ...line, id: 'x', text: ' \u200b ' })), 'nothing-said');
    assert.equal(codeOf(await annAt.ask({ ...line, id: 'y', to: 'team' })), 'no-team');
  });

  test('Whoever comes later reads the last hundred lines, and older ones page by page; all outlive the server', async () => {
    const { table, ann, annAt } = await server.pair();
    await say(annAt, 'first');
    await server.restart(async store => {
      const stored = (await store.lines(table, 10, 1))[0]!;
      const many = Array.from({ length: 149 }, (_, i) => ({
        ...stored,
        n: i + 1,
        text: `line ${i + 1}`,
        intent: `i${i}`,
      }));
      await store.write(many.map(line => ({ kind: 'line' as const, table, line })));
    });
    const { lines, older } = await (await ann.hello(table)).until('talk');
    assert.deepEqual([lines.length, lines[0]!.n, lines.at(-1)!.text, older], [100, 50, 'line 149', true]);
    const page = (await ann.get(`/api/tables/${table}/talk?before=50`)).body as {
      lines: ChatMessage[];
      older: boolean;
    };
    assert.deepEqual([page.lines.length, page.lines[0]!.text, page.older], [50, 'first', false]);
    assert.equal((await ann.get(`/api/tables/${table}/talk?before=x`)).status, 400);
    assert.equal((await ann.get('/api/tables/none/talk?before=1')).status, 404);
  });

  test('Spectators only listen, unless the host lets them talk', async () => {
    const { table, annAt } = await server.pair();
    const watching = await (await server.guest('Cid')).hello(table);
    assert.equal((await watching.until('talk')).rights.why, 'spectator');
    assert.equal(await say(watching, 'psst'), 'spectators-listen');
    assert.equal((await annAt.ask({ t: 'terms', id: 't', terms: { spectatorsTalk: true } })).t, 'accepted');
    assert.equal((await watching.until('rights')).rights.table, true);
    assert.equal(await say(watching, 'good game'), 'accepted');
    const { line } = await annAt.until('line');
    assert.deepEqual([line.name, line.seat], ['Cid', null]);
  });

  test('The host removes a line, and a person from the talk', async () => {
    const { table, ben, annAt, benAt } = await server.pair();
    await say(benAt, 'rude');
    const { line } = await annAt.until('line');
    assert.equal(codeOf(await benAt.ask({ t: 'unsay', id: 'u1', n: line.n })), 'host-only');
    assert.equal(codeOf(await annAt.ask({ t: 'unsay', id: 'u2', n: 99 })), 'no-such-line');
    assert.equal(codeOf(await annAt.ask({ t: 'unsay', id: 'u3', n: line.n })), 'accepted');
    assert.deepEqual([(await benAt.until('line')).line.text, (await benAt.until('line')).line.text], ['rude', null]);
    assert.equal(codeOf(await benAt.ask({ t: 'silence', id: 's0', who: line.who, silence: true })), 'host-only');
    assert.equal(codeOf(await annAt.ask({ t: 'silence', id: 's1', who: 'nobody', silence: true })), 'unknown-person');
    await annAt.ask({ t: 'silence', id: 's2', who: line.who, silence: true });
    assert.equal((await benAt.until('rights')).rights.why, 'silenced');
    assert.equal(await say(benAt, 'more'), 'silenced');
    const again = await (await ben.hello(table)).until('talk');
    assert.deepEqual([again.lines.map(({ text }) => text), again.rights.why], [[null], 'silenced']);
    await annAt.ask({ t: 'silence', id: 's3', who: line.who, silence: false });
    assert.equal(await say(benAt, 'sorry'), 'accepted');
  });

  test('Whom one mutes is kept with the guest, at every table, and told to nobody else', async () => {
    const { ann, ben, annAt, benAt } = await server.pair();
    await say(benAt, 'hm');
    const { line } = await annAt.until('line');
    assert.equal(codeOf(await annAt.ask({ t: 'mute', id: 'm0', who: 'nobody', mute: true })), 'unknown-person');
    await annAt.ask({ t: 'mute', id: 'm1', who: line.who, mute: true });
    const talk = await untilMuted(annAt);
    assert.deepEqual(talk.muted, [line.who]);
    const elsewhere = await server.table(ann);
    const annThere = await ann.hello(elsewhere);
    const benThere = await ben.sitDown(elsewhere, 1);
    await say(benThere, 'me again');
    const { muted } = await annThere.until('talk');
    assert.deepEqual(muted, [(await annThere.until('line')).line.who]);
    assert.notDeepEqual(muted, talk.muted);
    assert.ok(!benAt.frames.some(text => text.includes('"muted":["')));
    await annAt.ask({ t: 'mute', id: 'm2', who: line.who, mute: false });
    assert.deepEqual((await annAt.until('talk')).muted, []);
  });

  test('Nobody may flood the talk', async () => {
    const { annAt } = await server.pair();
    const answers: string[] = [];
    for (let i = 0; i < 10; i++) answers.push(await say(annAt, `spam ${i}`));
    assert.ok(answers.includes('accepted') && answers.at(-1) === 'too-fast', answers.join());
  });

  test('A line cannot be covered with marks or made of nothing', () => {
    assert.equal(tidyLine(`Z${'\u0301'.repeat(60)}`)!.length <= 5, true);
    assert.equal(tidyLine(' \u200b\u2060 '), null);
    assert.equal(tidyLine('👩‍🚀 ahoy'), '👩‍🚀 ahoy');
  });
});

const untilRights = async (line: TestSocket, is: (why: string | null) => boolean) => {
  while (!is((await line.until('rights')).rights.why));
};
const untilMuted = async (line: TestSocket) => {
  for (;;) {
    const talk = await line.until('talk');
    if (talk.muted.length > 0) return talk;
  }
};

describe('talk of teams', () => {
  let game: AnyGame;
  let server: TestServer;
  let people: TestClient[];
  let lines: TestSocket[];
  let watching: TestSocket;
  let table: string;
  before(async () => {
    server = await TestServer.open();
    game = await GAMES['waves']!.load();
    people = await Promise.all(['Ann', 'Ben', 'Cid', 'Dee'].map(name => server.guest(name)));
    table = await server.table(people[0]!, { game: 'waves', seats: 4, options: { mode: 'teams' } });
    lines = await Promise.all(people.map((person, seat) => person.sitDown(table, seat === 0 ? undefined : seat)));
    watching = await (await server.guest('Eve')).hello(table);
    lines[0]!.say({ t: 'start', id: 'go' });
    await Promise.all(lines.map(line => line.untilPly(0)));
    await lines[0]!.ask({ t: 'terms', id: 't', terms: { spectatorsTalk: true } });
  });
  after(() => server.close());

  test('A team’s line is sent to the team alone', async () => {
    assert.equal(await say(lines[1]!, 'I hold Seers', 'team'), 'accepted');
    assert.equal((await lines[3]!.until('line')).line.to, 'team');
    assert.equal(await say(lines[0]!, 'hello all'), 'accepted');
    for (const line of [lines[0]!, lines[2]!, watching]) {
      assert.equal((await line.until('line')).line.text, 'hello all');
      assert.ok(!line.frames.some(text => text.includes('Seers')));
    }
    const page = await people[0]!.get(`/api/tables/${table}/talk?before=1000`);
    assert.ok(!JSON.stringify(page.body).includes('Seers'));
    assert.equal(await say(watching, 'psst', 'team'), 'no-team');
  });

  test('Whoever has played their Agent is hushed until the last lies', async () => {
    const play = async (line: TestSocket) => {
      const id = `play-${counter++}`;
      const ply = line.ply!;
      await line.ask({ t: 'move', id, decision: line.decision!, move: game.menu(line.view!).moves[0]! });
      await Promise.all(lines.map(it => it.untilPly(ply + 1)));
    };
    const first = lines.find(({ decision }) => decision !== null)!;
    await play(first);
    await untilRights(first, why => why === 'hushed');
    assert.equal(await say(first, 'now you', 'team'), 'hushed');
    assert.equal(await say(first, 'now you'), 'hushed');
    for (let i = 0; i < 3; i++) await play(lines.find(({ decision }) => decision !== null)!);
    await untilRights(first, why => why === null);
    assert.equal(await say(first, 'well done', 'team'), 'accepted');
  });

  test('At the end everybody may read what the teams said', async () => {
    await lines[0]!.ask({ t: 'end', id: 'end' });
    const { lines: said } = await (await (await server.guest()).hello(table)).until('talk');
    assert.ok(said.some(({ text }) => text === 'I hold Seers'));
    const told = await watching.until('talk');
    assert.ok(told.lines.some(({ text }) => text === 'I hold Seers'));
  });
});
