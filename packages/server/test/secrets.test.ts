// Law 7 on real traffic: nothing that one seat alone may know reaches anybody else, in any frame of a whole game.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allHeard, replay, updateFor } from '@quayside/engine';
import type { UpdateBody } from '@quayside/protocol';
import { type AnyGame, loadGame, pick, rngOf, type Seat } from '@quayside/rules';
import { playOut } from './play.ts';
import type { Line } from './testClient.ts';
import { gamesOf, House, PEARLS } from './testServer.ts';

type Play = AnyGame['play'];

const secretOf = (seat: Seat) => `secret-of-seat-${seat}`;
const SHUT = 'secret-of-nobody';

/** Pearls in which everything hidden carries a mark: what each seat owns, is told alone, and what nobody sees. */
const marked = (leak: Play = () => {}): AnyGame => ({
  ...PEARLS,
  setup(...args) {
    const world = PEARLS.setup(...args);
    const own = world.own.map((own, seat) => ({ ...own, mark: secretOf(seat) }));
    return { ...world, own, shut: { ...world.shut, mark: SHUT } };
  },
  play(state, seat, move, tell) {
    PEARLS.play(state, seat, move, tell);
    if (seat >= 0) Object.assign(state.own[seat]!, { mark: `${secretOf(seat)} after ${JSON.stringify(move)}` });
    for (const other of state.own.keys()) tell.only(other, { type: 'drew', mark: secretOf(other) } as { type: string });
    leak(state, seat, move, tell);
  },
});

/** Which marks came where they must not be. */
function leaks(lines: { line: Line; seat: Seat | null }[]): string[] {
  return lines.flatMap(({ line, seat }) =>
    [SHUT, secretOf(0), secretOf(1)]
      .filter(mark => seat === null || mark !== secretOf(seat))
      .filter(mark => line.frames.some(frame => frame.includes(mark)))
      .map(mark => `${mark} to ${seat ?? 'a spectator'}`),
  );
}

async function playMarked(game: AnyGame): Promise<string[]> {
  const house = await House.open({ games: gamesOf(game) });
  const { table, ann, annAt, benAt } = await house.pair();
  const watcher = await (await house.guest()).hello(table);
  await playOut([annAt, benAt]);
  const lines = [
    { line: annAt, seat: 0 },
    { line: await ann.hello(table), seat: 0 },
    { line: benAt, seat: 1 },
    { line: watcher, seat: null },
  ];
  await lines[1]!.line.until('view');
  for (const { line, seat } of lines)
    assert.ok(seat === null || line.frames.some(frame => frame.includes(secretOf(seat))), 'the own marks do arrive');
  await house.close();
  return leaks(lines);
}

describe('secrets', () => {
  test('No frame of a whole game carries what its receiver may not see', async () => {
    assert.deepEqual(await playMarked(marked()), []);
  });

  test('A planted leak in the open state is found', async () => {
    const leak: Play = ({ open }) => void Object.assign(open, { oops: secretOf(0) });
    assert.deepEqual(await playMarked(marked(leak)), [`${secretOf(0)} to 1`, `${secretOf(0)} to a spectator`]);
  });

  test('A planted leak in what everybody is told is found', async () => {
    const leak: Play = (_state, seat, _move, tell) => {
      if (seat === 1) tell.all({ type: 'drew', mark: SHUT } as { type: string });
    };
    const found = await playMarked(marked(leak));
    assert.ok(found.includes(`${SHUT} to 0`) && found.includes(`${SHUT} to a spectator`));
  });

  test('In W·A·V·E·S every frame is what the engine makes for that seat, and nothing more', async () => {
    const house = await House.open();
    const game = await loadGame('waves');
    const guests = [await house.guest(), await house.guest(), await house.guest()];
    const table = await house.table(guests[0]!, { game: 'waves', seats: 3 });
    const lines = [
      await guests[0]!.hello(table),
      await guests[1]!.sitDown(table, 1),
      await guests[2]!.sitDown(table, 2),
    ];
    lines[0]!.say({ t: 'start', id: 'go' });
    await Promise.all(lines.map(line => line.until('view')));
    const rng = rngOf(7);
    for (let turn = 0; ; turn++) {
      const line = lines.find(({ decision }) => decision !== null);
      if (!line) break;
      const ply = line.ply!;
      await line.ask({
        t: 'move',
        id: `${turn}`,
        decision: line.decision!,
        move: pick(rng, game.menu(line.view!).moves),
      });
      await Promise.all(lines.map(it => it.untilPly(ply + 1)));
    }
    const row = (await house.store.table(table))!;
    const log = (await house.store.entries(table, 0)).map(({ entry }) => entry);
    const record = { game: 'waves', version: row.version, seats: 3, options: row.options, seed: row.seed!, log };
    const expected: UpdateBody[][] = [[], [], []];
    const revocable = expected.map(() => new Set<number>());
    replay(game, record, (step, match) => {
      for (const [seat, updates] of expected.entries()) {
        const { open, own, ...told } = updateFor(step, seat);
        const decision = match.asked[seat] ?? null;
        updates.push({
          ...told,
          ...(open && { open }),
          ...(own && { own }),
          ...(decision !== null && { decision }),
        });
        if (match.revocable(seat) !== null) revocable[seat]!.add(match.ply);
      }
    });
    for (const [seat, line] of lines.entries()) {
      const messages = line.frames.map(frame => JSON.parse(frame));
      const updates = messages.filter(({ t }) => t === 'update');
      assert.deepEqual(
        updates.map(({ t: _, mayTakeBack: __, asides = [], ...body }) => ({
          ...body,
          events: allHeard(body.events, asides),
        })),
        JSON.parse(JSON.stringify(expected[seat])),
      );
      const promised = messages.filter(({ t, mayTakeBack }) => t === 'may-take-back' || mayTakeBack === true);
      for (const { ply } of promised) assert.ok(revocable[seat]!.has(ply));
    }
    await house.close();
  });
});
