// Every entry of every words file makes a sentence of the pseudo-language, whatever screen shows it: none throws, none
// has English letters left in it, none says “undefined”.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type GameRecord, type Match, Past, randomRecord } from '@quayside/engine';
import { type AnyGame, type AnyShape, GAMES, type View } from '@quayside/rules';
import { CARDS as BATTLE_CARDS, isCrazy } from '@quayside/rules/rattle-battle';
import { PORT_NAMES, RANKS } from '@quayside/rules/rolling-seas';
import { CLASSES, TABLETS } from '@quayside/rules/waves';
import { CARDS as FORTUNE_CARDS, TOKEN_FX, UPGRADES } from '@quayside/rules/waves-of-fortune';
import { allWords } from './allWords.ts';

const WORDS = await allWords();
// Their words are defined above, in the pseudo-language.
const { rulesExactly } = await import('../src/games/rules.ts');
const { fitOptions } = await import('../src/options/options.ts');
const RULES = join(import.meta.dirname, '../../rules/src');

type Args = readonly unknown[];

/** No plain letters, so that whatever is plain in a sentence was never translated. */
const NAME = 'Ñé';

/** What an entry without samples of its own is given, in every place: a count, a name, a list, somebody. */
const ANYTHING: readonly unknown[] = [0, 1, 2, NAME, [NAME, NAME, NAME], { name: NAME, seat: 0 }];

const each = (values: Iterable<unknown>): Args[] => [...values].map(value => [value]);
const seaCards = Object.values(BATTLE_CARDS).flatMap(card => (isCrazy(card) ? [] : [card]));

/** Of what speaks for a move, which looks up the pieces it names. */
const reasons = (game: string, samples: Readonly<Record<string, Args>>): Record<string, Args[]> =>
  Object.fromEntries(Object.entries(samples).map(([key, args]) => [`rules/${game}/tips.why.${key}`, [args]]));

/** Entries that look up what they are given: values that are there. */
const SAMPLES: Readonly<Record<string, readonly Args[]>> = {
  'games/waves-of-fortune/cards.name': each(Object.keys(FORTUNE_CARDS)),
  'games/waves-of-fortune/cards.text': each(Object.keys(FORTUNE_CARDS)),
  'games/waves-of-fortune/cards.say': each(Object.keys(FORTUNE_CARDS)),
  'games/waves-of-fortune/cards.tokenText': each(Object.keys(TOKEN_FX)),
  'games/waves/board.collected': [[CLASSES.map(() => 1), { different: 2, total: 3, goal: { different: 4, total: 6 } }]],
  'games/waves/board.asks.several': [[{ card: CLASSES[0], count: 2 }, 3]],
  'games/waves/board.tablet': Object.keys(TABLETS).map(tablet => [CLASSES[0], tablet, 'expected']),
  'games/waves/board.tabletTip': Object.keys(TABLETS).map(tablet => [
    tablet,
    'active',
    { elders: 1, rebels: 2, drafted: 0 },
  ]),
  'games/rolling-with-the-waves/board.cardTip': [
    [NAME, { points: 1, infamy: 2, blocked: 1, shots: 2, chests: [1, 2] }],
  ],
  'games/rolling-with-the-waves/board.volleys': [
    [[{ shots: 2, blocked: 1, stolen: [3], lost: [4] }]],
    [[{ shots: 1, blocked: 1, stolen: [], lost: [] }]],
  ],
  'games/rolling-seas/board.shutsOff': [[Object.keys(PORT_NAMES)]],
  'games/rolling-seas/board.rankName': RANKS.map(({ from }) => [from]),
  'games/rolling-seas/board.storyOf': [
    [NAME, { story: 3, told: [1, 2] }],
    [NAME, { story: 0, told: [] }],
  ],
  'games/rattle-battle/cards.action': seaCards.flatMap(({ symbols }) =>
    Object.values(symbols).flatMap(readings => Object.values(readings).flatMap(({ actions }) => each(actions))),
  ),
  'games/rattle-battle/cards.rule': seaCards.flatMap(({ rules }) => each(rules)),
  'games/rattle-battle/board.ship.tells': [[NAME, NAME, [NAME, NAME]]],
  ...reasons('rolling-with-the-waves', {
    completes: ['hull'],
    fires: ['smallCannon', 2],
    canFire: [4, 'largeCannon', 3],
    level: ['ports', 2],
    canLevel: [4, 'crew', 1],
    chestFull: ['chestA'],
    buries: ['chestB', 12],
    raises: [2, 'chestC', 5],
    raisedShots: ['largeCannon', 3, 1],
    raisedLevel: ['hull', 2],
    raisedSum: ['ports', 12],
    room: ['chestA'],
    evens: ['hull', 1],
  }),
  ...reasons('rolling-seas', {
    tells: ['gullhaven', 12],
    docks: ['midstep'],
    home: ['crossbar'],
    nearer: ['gullhaven', 3],
    towards: ['midstep', 1],
    onYourWay: ['crossbar', 2],
    nearTheirPort: [1, 'gullhaven', 2],
    islandNear: ['midstep', 4],
    homeNear: ['crossbar', 'midstep', 5],
    startNear: ['gullhaven', 6],
  }),
  ...reasons('waves-of-fortune', { feeds: [12, 'spring', 3], buys: ['spyglass'] }),
  ...reasons('rattle-battle', {
    sinksNow: ['red-1'],
    keeps: ['rum', 2],
    newPart: ['sail', 2],
    firstPart: ['cannon'],
    points: ['gunhild', 2],
    sailorSays: ['molasses'],
    upgradeSays: ['parrot'],
  }),
  'rules/waves.refusals.not-in-hand': [
    [{ card: CLASSES[0], held: 0, count: 1 }],
    [{ card: CLASSES[0], held: 1, count: 2 }],
  ],
  'rules/rolling-seas.refusals.misses-line': [[{ card: 0 }]],
  'rules/waves-of-fortune.refusals.owned': UPGRADES.map(upgrade => [{ upgrade }]),
  'rules/waves-of-fortune.refusals.too-dear': UPGRADES.map(upgrade => [{ upgrade, price: 3, chest: 1 }]),
};

/** What rules say of positions, events and moves is formatted along whole games, below. */
const OF_A_GAME = /^rules\/[\w-]+\.(awaiting|event|move|asks\.[\w-]+\.prompt)$|^games\/rolling-seas\/board\.tale$/;

/** What is read of a sentence: strings, also those of pieces in it and beside elements. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)];
  if ('text' in value) return textsOf(value.text);
  return 'seat' in value || 'name' in value || 'props' in value ? [] : Object.values(value).flatMap(textsOf);
}

/** Points of the compass are marks on a chart, addresses and names of chats are the same in every language. */
const AS_THEY_ARE = /https?:\/\/\S+|\b[NS][EW]\b|&\w+;/g;

function faultOf(value: unknown): string | null {
  const text = textsOf(value).join(' ');
  if (/undefined|NaN|object/.test(text)) return `says ${text}`;
  return /[a-z]{2}/i.test(text.replace(AS_THEY_ARE, '')) ? `is not translated: ${text}` : null;
}

/** Why an entry cannot be shown; null if it can. A function must take at least one of its samples. */
function faultIn(path: string, english: unknown, entry: unknown): string | null {
  if (typeof entry !== 'function') return faultOf(entry);
  const count = Math.max(1, (english as (...args: never[]) => unknown).length);
  const own = SAMPLES[path];
  let taken = 0;
  let thrown: unknown = null;
  for (const args of own ?? ANYTHING.map(value => Array(count).fill(value))) {
    try {
      const said: unknown = entry(...args);
      const fault = faultOf(said);
      if (own && fault) return fault;
      if (said !== undefined && !fault) taken += 1;
      else thrown ??= fault;
    } catch (error) {
      if (own) return String(error);
      thrown = error;
    }
  }
  return taken > 0 ? null : `takes none of its samples: ${thrown}`;
}

function* entriesOf(english: object, translated: object, path: string): Generator<[string, unknown, unknown]> {
  for (const [name, entry] of Object.entries(translated)) {
    const own = (english as Record<string, unknown>)[name];
    const isGroup = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
    if (isGroup) yield* entriesOf(own as object, entry, `${path}.${name}`);
    else yield [`${path}.${name}`, own, entry];
  }
}

describe('Every entry makes a sentence of the pseudo-language', () => {
  for (const [id, { english, pseudo }] of WORDS)
    test(id, () => {
      const faults: string[] = [];
      for (const [path, own, entry] of entriesOf(english, pseudo, id)) {
        if (OF_A_GAME.test(path)) continue;
        const fault = faultIn(path, own, entry);
        if (fault) faults.push(`${path} ${fault}`);
      }
      assert.deepEqual(faults, []);
    });
});

/** Random games that are searched while a decision has not been asked. */
const RANDOM_GAMES = [0, 1, 2, 3];

/** Headings of the log rather than decisions. */
const NOT_ASKED = new Set(['over', 'sea']);

function* gamesOf(game: AnyGame): Generator<GameRecord> {
  for (const path of globSync(`${RULES}/${game.id}/test/games/*.json`).toSorted())
    yield JSON.parse(readFileSync(path, 'utf8'));
  const { min, max } = game.seats;
  for (const n of RANDOM_GAMES) {
    const seats = min + (n % (max - min + 1));
    const chosen = Object.fromEntries(game.options.map(({ id, choices }) => [id, choices[n % choices.length]!.value]));
    yield randomRecord(game, seats, fitOptions(game, seats, chosen), `gallery ${n}`);
  }
}

describe('What the rules say along whole games is in the pseudo-language', () => {
  for (const id of Object.keys(GAMES))
    test(id, async () => {
      const game = await rulesExactly(id);
      const faults = new Set<string>();
      let last: View<AnyShape> | null = null;
      const missing = new Set(Object.keys(game.words.asks).filter(ask => !NOT_ASKED.has(ask)));
      const hold = (what: string, said: unknown) => {
        const fault = faultOf(said);
        if (fault) faults.add(`${what} ${fault}`);
      };
      const holdPosition = (match: Match) => {
        for (const seat of match.deciding) {
          if (seat < 0) continue;
          const view = match.view(seat);
          last = view;
          const { ask, moves } = game.menu(view);
          hold(`awaiting ${ask}`, game.words.awaiting(view.open, seat));
          if (moves[0]) hold(`move of ${ask}`, game.words.move(moves[0]));
          if (missing.delete(ask)) hold(`prompt of ${ask}`, game.words.asks[ask]!.prompt(view));
        }
      };
      for (const record of gamesOf(game)) {
        if (missing.size === 0) break;
        const past = new Past(game, record);
        holdPosition(past.at(0));
        for (const { match, step } of past.steps()) {
          for (const { event } of step.told) hold(`event ${event.type}`, game.words.event(event));
          holdPosition(match);
        }
      }
      // Rare decisions, whose prompt says the same in every position.
      for (const ask of missing) {
        const { prompt } = game.words.asks[ask]!;
        assert.doesNotThrow(() => hold(`prompt of ${ask}`, prompt(last!)), ask);
      }
      assert.deepEqual([...faults], []);
    });
});
