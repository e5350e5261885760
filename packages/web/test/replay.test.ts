import assert from 'node:assert/strict';
import { afterEach, describe, mock, test } from 'node:test';
import { diff, type GameRecord, Match, randomRecord, replay, viewOf } from '@quayside/engine';
import type { HistoryPage } from '@quayside/protocol';
import { type AnyGame, loadGame, settle } from '@quayside/rules';
import { withNotes } from '../src/log/logLines.ts';
import type { EntryEvents } from '../src/net/state.ts';
import { curveLine, HEIGHT, WIDTH } from '../src/replay/curve.ts';
import { ReplayPlayer } from '../src/replay/player.ts';
import { type ReplaySource, sourceOfHistory, sourceOfRecord } from '../src/replay/source.ts';
import { beforeMyLastMove, standing } from '../src/undo/standingMoves.ts';

const game: AnyGame = await loadGame('waves');
const record: GameRecord = randomRecord(game, 3, settle(game, 3, {}).options!, 'a replay');

/** The same game as one seat's history: a page for every few entries. */
function historyOf(seat: number | null, perPage: number): HistoryPage[] {
  const updates: HistoryPage['updates'] = [];
  replay(game, record, ({ ply, entry, before, after }) => {
    const own = seat === null ? null : diff(before.own[seat], after.own[seat]);
    updates.push({ ply: ply + 1, by: entry.seat, open: diff(before.open, after.open), own, events: [] });
  });
  const { open, own } = viewOf(Match.start(game, 3, record.options, record.seed).state, seat);
  const pages: HistoryPage[] = [];
  for (let from = 0; from < updates.length; from += perPage) {
    const next = from + perPage < updates.length ? from + perPage : null;
    const page = updates.slice(from, from + perPage);
    pages.push({ game: game.id, version: game.version, names: [], seat, from, open, own, updates: page, next });
  }
  return pages;
}

describe('The replay of a finished game', () => {
  const source = sourceOfRecord(game, record);
  const end = replay(game, record);

  test('ends as the game did, and every seat sees its own there', () => {
    assert.equal(source.end, record.log.length);
    for (const seat of [null, 0, 1, 2])
      assert.deepEqual(source.view(source.end, seat), JSON.parse(JSON.stringify(end.view(seat))));
  });

  test('a spectator sees nobody’s own; the all-seeing see with whoever moves next', () => {
    assert.equal(source.view(4, null).own, null);
    for (const ply of [0, 1, 5]) assert.equal(source.view(ply, 'all').seat, record.log[ply]!.seat);
    assert.equal(typeof source.view(source.end, 'all').seat, 'number');
  });

  test('what was told to one seat alone is told to its eyes alone', () => {
    const secret = Array.from({ length: source.end }, (_, i) => i + 1).find(ply =>
      [0, 1, 2].some(seat => source.eventsOf(ply, seat).events.length > source.eventsOf(ply, null).events.length),
    );
    assert.notEqual(secret, undefined);
    const counts = [0, 1, 2].map(seat => source.eventsOf(secret!, seat).events.length);
    assert.ok(Math.min(...counts) < Math.max(...counts) || counts[0]! > source.eventsOf(secret!, null).events.length);
  });
});

describe('The log', () => {
  test('tells what the clocks and the host did where it happened, and not that a deadline was set', () => {
    const lines = [1, 2].map(ply => ({ key: `${ply}`, first: ply, ply, phrase: [`move ${ply}`] }));
    const notes = ['deadline', 'ran-out', 'nonsense'].map((kind, at) => ({ kind, ply: 1, at, seat: 0 }));
    assert.deepEqual(
      withNotes(lines, [...notes, { kind: 'paused', ply: 0, at: 3 }]).map(({ phrase }) => phrase),
      [['The table paused.'], ['move 1'], ['Time ran out for ', { seat: 0 }, '.'], ['move 2']],
    );
  });
});

describe('The replay of a running game', () => {
  test('shows the same as the record, through the asker’s own eyes, however it is paged', () => {
    const whole = sourceOfRecord(game, record);
    for (const perPage of [7, 1000]) {
      const mine = sourceOfHistory(historyOf(1, perPage));
      assert.equal(mine.end, whole.end);
      for (const ply of [0, 3, 8, whole.end]) assert.deepEqual(mine.view(ply, 'all'), whole.view(ply, 1));
    }
  });

  test('commitments that were held back leave moments in which nothing is seen', () => {
    const page = historyOf(null, 1000)[0]!;
    const [first, second, third] = page.updates;
    const held = sourceOfHistory([{ ...page, updates: [first!, { ...third!, from: 1, open: second!.open }] }]);
    assert.equal(held.end, 3);
    assert.deepEqual(held.view(2, null), held.view(1, null));
    assert.deepEqual(held.eventsOf(2, null).events, []);
  });
});

describe('The player', () => {
  const source: ReplaySource = {
    end: 3,
    isOpen: true,
    view: (ply, viewer) => ({ seat: viewer === 'all' ? 0 : viewer, open: { ply }, own: null }),
    eventsOf: ply => ({ ply, by: 0, back: false, to: null, events: [{ type: `event ${ply}` }] }),
  };
  let player: ReplayPlayer;
  const at = (ply: number) => {
    player = new ReplayPlayer(source, ply, null);
  };
  afterEach(() => {
    player.close();
    mock.timers.reset();
  });

  test('jumps within the game and never beyond it, without a show', () => {
    at(99);
    assert.equal(player.at.value, 3);
    player.jump(-4);
    assert.equal(player.at.value, 0);
    assert.deepEqual(player.feed.position.value?.open, { ply: 0 });
    assert.deepEqual(player.feed.unshown.value, []);
  });

  test('steps on with the show of what happened, and stays at the end', () => {
    at(2);
    player.step();
    assert.deepEqual(
      player.feed.unshown.value.map(({ ply, events }) => [ply, events[0]!.type]),
      [[3, 'event 3']],
    );
    player.step();
    assert.equal(player.at.value, 3);
  });

  test('plays on by itself once each show is over, at its speed, and stops at the end', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    at(0);
    player.speed.value = 2;
    player.toggle();
    mock.timers.tick(450);
    assert.equal(player.at.value, 1);
    mock.timers.tick(5000);
    assert.equal(player.at.value, 1, 'the show is still on');
    for (const ply of [2, 3]) {
      player.feed.unshown.value = [];
      mock.timers.tick(450);
      assert.equal(player.at.value, ply);
    }
    player.feed.unshown.value = [];
    assert.equal(player.playing.value, false);
  });

  test('played again from the end it begins anew', () => {
    at(3);
    player.toggle();
    assert.deepEqual([player.at.value, player.playing.value], [0, true]);
  });

  test('other eyes see the same moment', () => {
    at(2);
    player.look(1);
    assert.deepEqual([player.at.value, player.feed.position.value?.seat], [2, 1]);
  });
});

describe('Which move of mine still stands', () => {
  const told = (ply: number, by: number, more: Partial<EntryEvents> = {}): EntryEvents => ({
    ply,
    by,
    back: false,
    to: null,
    events: [],
    ...more,
  });

  test('the last of mine, whoever moved after it', () => {
    assert.equal(beforeMyLastMove([told(1, 0), told(2, 1), told(3, 2)], 1), 1);
    assert.equal(beforeMyLastMove([told(1, 0)], 1), null);
  });

  test('not one I took back, also when others committed in between', () => {
    const tellings = [told(1, 1), told(2, 1), told(3, 0), told(4, 1, { back: true })];
    assert.equal(beforeMyLastMove(tellings, 1), 0);
  });

  test('nothing the table went back behind', () => {
    const tellings = [told(1, 1), told(2, 0), told(3, 1), told(4, 0, { back: true, to: 2 }), told(5, 0)];
    assert.deepEqual(
      standing(tellings).map(({ ply }) => ply),
      [1, 2, 5],
    );
    assert.equal(beforeMyLastMove(tellings, 1), 0);
  });
});

describe('The curve of chances', () => {
  test('runs from the left at the start to the right at the end, and up with the chance', () => {
    const points = [
      { ply: 0, chances: [0.5, 0.5] },
      { ply: 10, chances: [1, 0] },
    ];
    assert.equal(curveLine(points, 0, 10), `M0 ${HEIGHT / 2}L${WIDTH} 0`);
    assert.equal(curveLine(points, 1, 10), `M0 ${HEIGHT / 2}L${WIDTH} ${HEIGHT}`);
  });
});
