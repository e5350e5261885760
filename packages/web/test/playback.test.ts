import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { receive } from '../src/net/receive.ts';
import { clearTable } from '../src/net/state.ts';
import { Playback } from '../src/playback/playback.ts';

// A game of counting: the scene is a list of what is on the screen.
type Counted = { count: number };
type Event = { type: string; pause: number };
const ui = {
  still: ({ open }: { open: Counted }) => [`still ${open.count}`],
  stage: (scene: string[], event: Event) => [...scene, event.type],
  pause: (event: Event) => event.pause,
  openOf: (scene: string[], before: Counted) => ({ ...before, scene }),
};

const event = (type: string, pause = 100): Event => ({ type, pause });
const step = (ply: number, ...events: Event[]) => receive({ t: 'update', ply, by: 0, open: { count: [ply] }, events });
/** The same, and with it seat 0 is asked. */
const asking = (ply: number, ...events: Event[]) =>
  receive({ t: 'update', ply, by: 1, open: { count: [ply] }, events, decision: ply });
const start = (ply: number, seat: number | null = null) =>
  receive({
    t: 'view',
    ply,
    seat,
    open: { count: ply },
    own: null,
    decision: null,
    mayTakeBack: false,
    history: [{ ply, by: 0, events: [event('before')] }],
  });

let pace: number;
let playback: Playback;
const shownTypes = () => playback.entries.value.flatMap(({ events }) => events.map(({ type }) => type));

describe('Showing what happened', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    clearTable();
    pace = 1;
    start(1);
    playback = new Playback(ui, () => pace);
  });

  afterEach(() => {
    playback.close();
    mock.timers.reset();
  });

  test('a view is simply shown', () => {
    assert.deepEqual(playback.scene.value, ['still 1']);
    assert.equal(playback.now.value, null);
    assert.ok(!playback.showing);
  });

  test('events follow each other, then the position stands', () => {
    step(2, event('a'), event('b', 300));
    assert.deepEqual(playback.scene.value, ['still 1', 'a']);
    assert.equal(playback.now.value?.type, 'a');
    assert.deepEqual(shownTypes(), ['before', 'a']);
    mock.timers.tick(100);
    assert.deepEqual(playback.scene.value, ['still 1', 'a', 'b']);
    mock.timers.tick(299);
    assert.ok(playback.showing);
    mock.timers.tick(1);
    assert.deepEqual(playback.scene.value, ['still 2']);
    assert.deepEqual(shownTypes(), ['before', 'a', 'b']);
    assert.ok(!playback.showing);
  });

  test('steps wait for each other, and the score is that of the step shown last', () => {
    step(2, event('a'));
    step(3, event('b'));
    assert.equal(playback.shown.value?.ply, 1);
    assert.deepEqual(shownTypes(), ['before', 'a'], 'the log tells nothing in advance');
    mock.timers.tick(100);
    assert.equal(playback.shown.value?.ply, 2);
    assert.deepEqual(playback.scene.value, ['still 2', 'b']);
  });

  test('an event without a pause belongs to the next', () => {
    step(2, event('a', 0), event('b'));
    assert.deepEqual(playback.scene.value, ['still 1', 'a', 'b']);
  });

  test('an event in parts is shown part by part, plates follow, and the next event begins from its end', () => {
    const inParts = {
      ...ui,
      partsOf: (after: string[], { type }: Event) =>
        type === 'a' ? [50, 80].map(until => ({ scene: [...after, `until ${until}`], until })) : [],
    };
    playback.close();
    playback = new Playback(inParts, () => pace);
    const plates = () => (playback.open.value as unknown as { scene: string[] }).scene.at(-1);
    step(2, event('a'), event('b'));
    assert.equal(plates(), 'until 50');
    mock.timers.tick(50);
    assert.equal(plates(), 'until 80');
    mock.timers.tick(30);
    assert.equal(plates(), 'a');
    mock.timers.tick(20);
    assert.deepEqual(playback.scene.value, ['still 1', 'a', 'b']);
    step(3, event('a', 60), event('b'));
    mock.timers.tick(100);
    mock.timers.tick(60);
    assert.deepEqual(playback.scene.value, ['still 2', 'a', 'b'], 'a part that is cut short leaves nothing behind');
    mock.timers.tick(30);
    assert.deepEqual(playback.scene.value, ['still 2', 'a', 'b']);
  });

  test('the speed stretches every pause', () => {
    pace = 2;
    step(2, event('a'));
    mock.timers.tick(199);
    assert.ok(playback.showing);
    mock.timers.tick(1);
    assert.ok(!playback.showing);
  });

  test('with motion off the result is shown at once', () => {
    pace = 0;
    step(2, event('a'), event('b'));
    assert.deepEqual(playback.scene.value, ['still 2']);
    assert.deepEqual(shownTypes(), ['before', 'a', 'b']);
  });

  test('skipping goes straight to how things stand', () => {
    step(2, event('a'));
    step(3, event('b'));
    playback.skip();
    assert.deepEqual(playback.scene.value, ['still 3']);
    step(4, event('c'));
    assert.deepEqual(playback.scene.value, ['still 3', 'c'], 'and the next is shown again');
  });

  test('who sits at the table skips to the next decision, however much is still to come', () => {
    start(1, 0);
    step(2, event('a'));
    playback.skip();
    assert.deepEqual(playback.scene.value, ['still 2']);
    step(3, event('b'), event('c'));
    assert.deepEqual(playback.scene.value, ['still 3']);
    asking(4, event('d'));
    assert.deepEqual(playback.scene.value, ['still 4']);
    assert.ok(!playback.skipping.value, 'the decision ends it');
    step(5, event('e'));
    assert.deepEqual(playback.scene.value, ['still 4', 'e'], 'and what follows is shown again');
  });

  test('skipping what led to my decision skips nothing after it', () => {
    start(1, 0);
    asking(2, event('a'));
    playback.skip();
    assert.deepEqual(playback.scene.value, ['still 2']);
    step(3, event('b'));
    assert.deepEqual(playback.scene.value, ['still 2', 'b']);
  });

  test('a press ends skipping', () => {
    start(1, 0);
    step(2, event('a'));
    playback.skip();
    playback.stopSkipping();
    step(3, event('b'));
    assert.deepEqual(playback.scene.value, ['still 2', 'b']);
  });

  test('the open position follows the scene while events are shown', () => {
    step(2, event('a'), event('b'));
    assert.deepEqual(playback.open.value, { count: 1, scene: ['still 1', 'a'] });
    mock.timers.tick(100);
    assert.deepEqual(playback.open.value, { count: 1, scene: ['still 1', 'a', 'b'] });
    mock.timers.tick(100);
    assert.deepEqual(playback.open.value, { count: 2 });
  });

  test('a fresh view interrupts the show', () => {
    step(2, event('a'));
    start(9);
    assert.deepEqual(playback.scene.value, ['still 9']);
    mock.timers.tick(1000);
    assert.deepEqual(playback.scene.value, ['still 9']);
  });

  test('too far behind is caught up with', () => {
    for (let ply = 2; ply < 40; ply++) step(ply, event('a'));
    assert.ok(playback.shown.value!.ply > 20);
  });
});
