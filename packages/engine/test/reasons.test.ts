// Why a move is good, as hints, practice and the review say it. Every puzzle that is shipped has a sentence read from
// the position, no sentence stands for most of them, and what the sentences state is so: the moves of recorded games
// are played and looked at.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type AnyGame, type AnyShape, loadGame, type Phrase, plain, type View } from '@quayside/rules';
import { COURSE_IDS, loadGuide } from '@quayside/rules/courses';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { type Open as BattleOpen, DICE, FACES, faceValue, LOCATIONS } from '@quayside/rules/rattle-battle';
import type { Open as SeasOpen } from '@quayside/rules/rolling-seas';
import { type Open as MapsOpen, total } from '@quayside/rules/rolling-with-the-waves';
import type { Open as CouncilOpen, Own as CouncilOwn } from '@quayside/rules/waves';
import type { Open as FortuneOpen } from '@quayside/rules/waves-of-fortune';
import { type GameRecord, Past, puzzlePosition } from '../src/index.ts';

const RULES = join(import.meta.dirname, '../../rules/src');
const OTHERS = 8; // moves of a menu that the one played is compared with, spread over it

const text = (phrase: Phrase): string => plain(phrase, seat => `P${seat}`);

/** What is said by which entry of the words, with what it was given. */
type NamedReason = { key: string; args: readonly unknown[]; say: Phrase };

/** The reasons of a game, with its words replaced by some that tell which entry was asked for. */
async function reasonsOf(
  id: string,
): Promise<(view: View<AnyShape>, move: object, other: object | null) => NamedReason | null> {
  const guide = (await loadGuide(id))!;
  const { why } = guide.words as { why: Record<string, (...args: unknown[]) => Phrase> };
  const made = new Map<Phrase, NamedReason>();
  const watched = Object.fromEntries(
    Object.entries(why).map(([key, make]) => [
      key,
      (...args: unknown[]) => {
        const say = make(...args);
        made.set(say, { key, args, say });
        return say;
      },
    ]),
  );
  const words = { ...guide.words, why: watched };
  return (view, move, other) => {
    const said = guide.reasonOf!(view, move, other, words);
    return said && made.get(said)!;
  };
}

type PlayedMove = { before: View<AnyShape>; after: View<AnyShape>; seat: number; move: { kind: string } };

/** Every move of the recorded games that was the only one awaited, so that what follows is its own doing. */
function* playedIn(game: AnyGame): Generator<PlayedMove & { moves: readonly object[] }> {
  for (const file of globSync(`${game.id}/test/games/*.json`, { cwd: RULES }).toSorted()) {
    const record: GameRecord = JSON.parse(readFileSync(join(RULES, file), 'utf8'));
    for (const { step } of new Past(game, record).steps()) {
      const { entry, before, after } = step;
      if (!('move' in entry) || entry.seat < 0) continue;
      const { seat } = entry;
      const view = { seat, open: before.open, own: before.own[seat]! };
      const move = entry.move as { kind: string };
      yield {
        before: view,
        after: { seat, open: after.open, own: after.own[seat]! },
        seat,
        move,
        moves: game.menu(view).moves,
      };
    }
  }
}

type Check = (at: PlayedMove, ...args: never[]) => boolean;

const council = ({ open }: View<AnyShape>) => open as CouncilOpen;
const hand = ({ own }: View<AnyShape>) => (own as CouncilOwn).hand;
const maps = ({ open }: View<AnyShape>) => open as MapsOpen;
const seas = ({ open }: View<AnyShape>) => open as SeasOpen;
const fortune = ({ open }: View<AnyShape>) => open as FortuneOpen;
const battle = ({ open }: View<AnyShape>) => open as BattleOpen;
const placeOf = ({ before }: PlayedMove): number => {
  const { phase } = council(before);
  return phase.kind === 'play' ? phase.place : -1;
};
const treasure = (open: MapsOpen, seat: number): number => {
  const { chestA, chestB, chestC } = open.captains[seat]!.squares;
  return total(chestA) + total(chestB) + total(chestC);
};
/** Of an action that was carried out at once, and not committed until others have decided. */
const hasActed = ({ before, after, seat }: PlayedMove): boolean =>
  seas(after).captains[seat]!.stories.length > seas(before).captains[seat]!.stories.length;
const isSame = <T>(at: PlayedMove, of: (view: View<AnyShape>) => T): boolean => of(at.before) === of(at.after);

/** Whether the ships are at sea, or in port have yet to come to this location. */
const isBefore = ({ before }: PlayedMove, location: (typeof LOCATIONS)[number]): boolean =>
  (LOCATIONS as readonly string[]).indexOf(battle(before).phase.kind) < LOCATIONS.indexOf(location);

/** By game and entry: whether what was said is so, once the move has been played. */
const TRUTHS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  waves: {
    keepsSet: ({ move, after }, count: number, card: number) => move.kind === 'discard' || hand(after)[card]! >= count,
    keepsHigh: ({ move, after }, card: number) => move.kind === 'discard' || hand(after)[card]! > 0,
    keepsLow: ({ move, after }, card: number) => move.kind === 'discard' || hand(after)[card]! > 0,
    // The last Agent of a round ends it, and then the Council is another.
    stack: (at, count: number) =>
      !isSame(at, view => council(view).round) ||
      council(at.after).phase.kind !== 'play' ||
      council(at.after).stacks[placeOf(at)] === count,
    lowElder: (at, card: number) =>
      isSame(at, view => council(view).round)
        ? council(at.after).phase.kind !== 'play' || (at.after.own as CouncilOwn).agents.includes(card as 1)
        : council(at.after).elders[placeOf(at)] === card,
  },
  'rolling-with-the-waves': {
    free: ({ before, after, seat }) =>
      maps(after).round > maps(before).round ||
      maps(after).captains[seat]!.infamy === maps(before).captains[seat]!.infamy,
    cheaper: ({ before, after, seat }, cost: number) =>
      maps(before).captains[seat]!.infamy - maps(after).captains[seat]!.infamy === cost,
    loot: ({ before, after, seat, move }, points: number) => {
      const gained = treasure(maps(after), seat) - treasure(maps(before), seat);
      const { phase } = maps(after);
      const isAimed = move.kind === 'fire' && phase.kind === 'fire' && phase.queue[0] === seat;
      const small = maps(before).phase;
      const isSecond = small.kind === 'fire' && small.aim !== null;
      return isAimed || isSecond || gained <= points;
    },
    keepsSpirits: ({ before, after, seat }) =>
      maps(after).captains[seat]!.squares.spirits.length >= maps(before).captains[seat]!.squares.spirits.length,
  },
  'rolling-seas': {
    tells: (at, port: string, value: number) => {
      const told = seas(at.after).captains[at.seat]!.tellings.at(-1);
      return !hasActed(at) || (told?.port === port && told.value === value);
    },
    grows: (at, count: number) => {
      const story = (view: View<AnyShape>) => seas(view).captains[at.seat]!.ledger.story;
      return !hasActed(at) || story(at.after) - story(at.before) === count;
    },
    resupplies: (at, count: number) => !hasActed(at) || seas(at.after).captains[at.seat]!.ledger.provisions === count,
  },
  'waves-of-fortune': {
    // Without food the crew may have left her at the end of the turn.
    gains: ({ before, after, seat }, count: number) =>
      !fortune(after).ships[seat]!.afloat ||
      fortune(after).ships[seat]!.gold - fortune(before).ships[seat]!.gold === count,
    bringsHome: ({ before, after, seat }, count: number) =>
      fortune(after).ships[seat]!.chest - fortune(before).ships[seat]!.chest === count,
    rams: ({ before, after, seat }, who: number) =>
      fortune(after).phase.kind === 'ram' ||
      fortune(after).ships[who]!.at !== fortune(before).ships[who]!.at ||
      fortune(after).ships[seat]!.at !== fortune(before).ships[who]!.at,
    corner: ({ before, after, seat }, _: number, count: number) =>
      fortune(after).ships[seat]!.gold - fortune(before).ships[seat]!.gold >= count,
  },
  'rattle-battle': {
    canHire: at => isBefore(at, 'tavern'),
    canPart: at => isBefore(at, 'shipyard'),
    canUpgrade: at => isBefore(at, 'workshop'),
    canSell: at => isBefore(at, 'pit'),
    pitPays: at => isBefore(at, 'pit'),
    throwsOver: ({ before, seat }, dice: number, average: number) => {
      const thrown = battle(before).crazy!.hands[seat]!.dice.slice(0, dice);
      const sum = thrown.flatMap(({ die }) =>
        FACES[DICE[die]!.hull].map(face => faceValue(battle(before).galleons[seat]!, face)),
      );
      return Math.abs(sum.reduce((all, value) => all + value, 0) / 6 - average) < 1e-9;
    },
    buysCard: ({ before, after, seat }, _: number, price: number) =>
      battle(before).galleons[seat]!.coins - battle(after).galleons[seat]!.coins === price ||
      battle(after).galleons[seat]!.cards.length === battle(before).galleons[seat]!.cards.length,
    sinksNow: ({ after }, target: string) => battle(after).sea.every(({ die }) => die !== target),
    keeps: ({ before, after, seat, move }, good: 'rum', count: number) =>
      (move.kind !== 'trade' && move.kind !== 'gift') ||
      battle(before).galleons[seat]!.coins !== battle(after).galleons[seat]!.coins ||
      battle(after).galleons[seat]!.loot[good] === battle(before).galleons[seat]!.loot[good] ||
      battle(after).galleons[seat]!.loot[good] === count,
  },
};

/** By game and entry: why no recorded position tells it. */
const UNTOLD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  waves: { rebelsBefore: 'in no recorded game the tablet that lets Rebels act first is expected' },
  'rolling-seas': {
    food: 'every find brings Story too, which is told first',
    keepsMoves: 'no two of the sails compared differ in their Bonus Movements alone',
  },
};

for (const id of COURSE_IDS)
  describe(`Reasons of ${id}`, async () => {
    const game = await loadGame(id);
    const reasonOf = await reasonsOf(id);
    const told = new Set<string>(); // of the sentences, by their entries

    test('every puzzle has one, and none stands for more than half of them', async () => {
      const set = (await loadPuzzles(id))!;
      const said = set.puzzles.map(puzzle => {
        const view = puzzlePosition(game, set, puzzle).view(puzzle.me);
        const [best, ...others] = puzzle.lines;
        const reason = others.map(other => reasonOf(view, best!.move, other.move)).find(it => it !== null);
        assert.ok(reason, `${puzzle.id}, ${puzzle.ask}: ${text(game.words.move(best!.move, view.open))}`);
        return reason;
      });
      for (const by of [({ key }: NamedReason) => key, ({ say }: NamedReason) => text(say)]) {
        const counts = Map.groupBy(said, by);
        for (const [what, all] of counts) assert.ok(2 * all.length <= said.length, `${what}: ${all.length} times`);
      }
    });

    test('what they state is so once the move is played, and asking changes nothing', () => {
      const checked = new Set<string>();
      for (const at of playedIn(game)) {
        const { before, move, moves } = at;
        const text = JSON.stringify(before);
        const every = Math.max(1, Math.floor(moves.length / OTHERS));
        for (const other of [null, ...moves.filter((_, i) => i % every === 0)]) {
          const against = other && reasonOf(before, other, move);
          if (against) told.add(against.key);
          const reason = reasonOf(before, move, other);
          if (!reason) continue;
          const { key, args } = reason;
          told.add(key);
          const check = TRUTHS[id]![key];
          if (!check) continue;
          checked.add(key);
          assert.ok(check(at, ...(args as never[])), `${key}(${args}) of ${JSON.stringify(move)}`);
        }
        assert.equal(JSON.stringify(before), text);
      }
      assert.deepEqual([...checked].toSorted(), Object.keys(TRUTHS[id]!).toSorted());
    });

    test('each of its sentences is told in some position of a recorded game or a puzzle', async () => {
      const set = (await loadPuzzles(id))!;
      for (const puzzle of set.puzzles) {
        const view = puzzlePosition(game, set, puzzle).view(puzzle.me);
        const { moves } = game.menu(view);
        for (const { move } of puzzle.lines)
          for (const other of [null, ...moves]) {
            const reason = reasonOf(view, move, other);
            if (reason) told.add(reason.key);
          }
      }
      const { why } = (await loadGuide(id))!.words as { why: object };
      const untold = Object.keys(why).filter(key => !told.has(key));
      assert.deepEqual(untold.toSorted(), Object.keys(UNTOLD[id] ?? {}).toSorted());
    });

    test('a move has none over itself', () => {
      for (const { before, move } of playedIn(game)) assert.equal(reasonOf(before, move, move), null);
    });
  });
