import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  combinedSeed,
  commitmentOf,
  digestOf,
  type GameRecord,
  Match,
  parseRecord,
  ReplayError,
  randomRecord,
  replay,
  rngAt,
  sealOf,
  seedOf,
  verdictSentence,
  verify,
} from '@quayside/engine';
import { type AnyGame, GAMES, loadGame, next, SEA, settle } from '@quayside/rules';
import { PEARLS_GAME } from './pearls.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const SERVER = sha256('the server');
const CONTRIBUTIONS = [sha256('ann'), null, sha256('cid')];

/** A record as a server gives it out: sealed, with the dice and a digest of every entry. */
function sealed(game: AnyGame, bare: GameRecord, contributions: (string | null)[]): GameRecord {
  const beginning = Match.from(
    game,
    bare.options,
    bare.seed,
    game.setup(bare.seats, bare.options, rngAt(bare.seed, 0)),
  );
  const digests = [digestOf(beginning.state, [])];
  replay(game, bare, ({ after, told }) => digests.push(digestOf(after, told)));
  const dice = { serverSeed: SERVER, commitment: commitmentOf(SERVER), contributions };
  const names = contributions.map((_, seat) => `Sailor ${seat}`);
  const record: GameRecord = {
    ...bare,
    names,
    at: 1_700_000_000_000,
    dice,
    digests,
    hints: [{ seat: 1, ply: 3 }],
    notes: [{ kind: 'ran-out', ply: 3, at: 1_700_000_000_007, seat: 1 }],
  };
  return JSON.parse(JSON.stringify({ ...record, seal: sealOf(record) }));
}

/** A random game played with a seed that players contributed to. */
function recordWithContributions(game: AnyGame, seats: number, chosen: object): GameRecord {
  const { options } = settle(game, seats, chosen);
  const contributions = Array.from({ length: seats }, (_, seat) => CONTRIBUTIONS[seat] ?? null);
  const seed = combinedSeed(SERVER, contributions);
  const chooser = rngAt(seedOf('the players'), 0);
  const played = Match.start(game, seats, options!, seed);
  const log = played.opening.map(({ entry }) => entry);
  while (!played.outcome) {
    const seat = played.deciding[next(chooser) % played.deciding.length]!;
    const { moves } = played.menu(seat);
    log.push(...played.submit(seat, moves[next(chooser) % moves.length]).steps!.map(({ entry }) => entry));
  }
  return sealed(game, { game: game.id, version: game.version, seats, options: options!, seed, log }, contributions);
}

const pearls = recordWithContributions(PEARLS_GAME, 3, { rounds: '2' });
const verdictOn = (record: GameRecord) => verify(PEARLS_GAME, record, PEARLS_GAME.nature);
const altered = (change: (copy: GameRecord) => void): GameRecord => {
  const copy = structuredClone(pearls);
  change(copy);
  return copy;
};

describe('Honest dice', () => {
  test('The promise and the seed can be reckoned with any SHA-256', () => {
    equal(commitmentOf(SERVER), sha256(SERVER));
    equal(combinedSeed(SERVER, CONTRIBUTIONS), sha256([SERVER, CONTRIBUTIONS[0], '-', CONTRIBUTIONS[2]].join('\n')));
  });

  test('A record that nobody touched agrees, and says who made the seed', () => {
    const verdict = verdictOn(parseRecord(JSON.parse(JSON.stringify(pearls))));
    const args = { entries: pearls.log.length, contributing: 2, seats: 3 };
    deepEqual(verdict, { agrees: true, ply: null, code: 'agree-seed-by-players', args });
    match(verdictSentence(verdict, null), /the seed was made by the server and 2 of 3 players/);
  });

  test('A record without promises is judged by its moves', () => {
    const verdict = verdictOn(randomRecord(PEARLS_GAME, 3, { rounds: '2' }, 'bare'));
    deepEqual([verdict.agrees, verdict.ply], [true, null]);
    match(verdictSentence(verdict, null), /are legal; nothing was promised/);
  });

  const alterations: [string, (copy: GameRecord) => void, RegExp][] = [
    ['the seed', it => void Object.assign(it, { seed: seedOf('another') }), /^The seed was altered/],
    [
      'the server seed',
      it => void Object.assign(it.dice!, { serverSeed: seedOf('x') }),
      /not the one that was promised/,
    ],
    ['the promise', it => void Object.assign(it.dice!, { commitment: seedOf('x') }), /not the one that was promised/],
    ['a contribution', it => void it.dice!.contributions.splice(0, 1, seedOf('x')), /^A contribution of a player/],
    ['a contribution left out', it => void it.dice!.contributions.splice(2, 1, null), /^A contribution of a player/],
    ['contributions swapped', it => void it.dice!.contributions.reverse(), /^A contribution of a player/],
    ['an option', it => void Object.assign(it, { options: { rounds: '1' } }), /^The set-up is not the one/],
    ['the number of players', it => void Object.assign(it, { seats: 2 }), /no record|contribution|set-up/i],
    ['the digest of the set-up', it => void it.digests!.splice(0, 1, '000000000000'), /^The set-up is not the one/],
    ['a name', it => void it.names!.splice(0, 1, 'Mallory'), /something beside them was altered/],
    ['names swapped', it => void it.names!.reverse(), /something beside them was altered/],
    ['the date', it => void Object.assign(it, { at: 7 }), /something beside them was altered/],
    ['a hint hidden', it => void Object.assign(it, { hints: [] }), /something beside them was altered/],
    ['a note about the clocks hidden', it => void delete it.notes, /something beside them was altered/],
    ['the seal cut off', it => void delete it.seal, /something beside them was altered/],
    ['the digests cut off', it => void delete it.digests, /something beside them was altered|contribution/],
    ['the last entry cut off', it => void it.log.pop(), /^Entries were added or cut off/],
  ];
  for (const [what, change, found] of alterations)
    test(`Found out: ${what}`, () => {
      const verdict = verdictOn(altered(change));
      equal(verdict.agrees, false);
      match(verdictSentence(verdict, null), found);
    });

  test('Found out, and named by its entry: every move that was made another', () => {
    for (const [ply, entry] of pearls.log.entries()) {
      if (!('move' in entry)) continue;
      const { value } = entry.move as { value: number };
      for (let other = 1; other <= 12; other++) {
        if (other === value) continue;
        const move = { ...entry.move, value: other };
        const { agrees, ply: at } = verdictOn(altered(it => void it.log.splice(ply, 1, { ...entry, move })));
        deepEqual([agrees, at], [false, ply]);
      }
    }
  });

  test('Found out, and named by its entry: moves given to another seat, seats swapped', () => {
    for (const [ply, entry] of pearls.log.entries()) {
      const seat = entry.seat === SEA ? 0 : (entry.seat + 1) % 3;
      const { agrees, ply: at } = verdictOn(altered(it => void it.log.splice(ply, 1, { ...entry, seat })));
      deepEqual([agrees, at], [false, ply]);
    }
    const swapped = altered(it => {
      it.log = it.log.map(entry => ({ ...entry, seat: entry.seat === SEA ? SEA : 2 - entry.seat }));
    });
    equal(verdictOn(swapped).agrees, false);
  });

  test('The sea’s answer is cast again where its device is given', () => {
    const ply = pearls.log.findIndex(({ seat }) => seat === SEA);
    const entry = pearls.log[ply]! as { seat: number; move: { kind: string; value: number } };
    const bare = altered(it => {
      it.log.splice(ply, 1, { ...entry, move: { ...entry.move, value: 1 + (entry.move.value % 3) } });
      delete it.digests;
      delete it.seal;
    });
    match(verdictSentence(verdictOn(bare), null), new RegExp(`^Entry ${ply} is not what the sea answered`));
  });

  test('No single byte of the file can be altered unnoticed', () => {
    const text = JSON.stringify(pearls);
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === '7' ? '8' : '7';
      ok(!passes(text.slice(0, at) + other + text.slice(at + 1)), `byte ${at}: ${text.slice(at - 20, at + 20)}`);
    }
    ok(passes(text));
  });

  for (const [id, { meta }] of Object.entries(GAMES))
    test(`A game of ${meta.title} agrees, and is found out when a roll is another`, async () => {
      const game = await loadGame(id);
      const record = recordWithContributions(game, Math.max(2, meta.seats.min), {});
      equal(verify(game, record).agrees, true);
      // As if the dice had been cast with another seed: whatever chance decided then is noted otherwise.
      const { dice: _, seal: __, ...other } = { ...record, seed: seedOf('other dice') };
      const { agrees } = verify(game, other);
      equal(agrees, false);
    });
});

/** Whether a file is taken for a record that agrees. */
function passes(text: string): boolean {
  try {
    return verdictOn(parseRecord(JSON.parse(text))).agrees;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ReplayError) return false;
    throw error;
  }
}

describe('Past rolls tell nothing about future ones', () => {
  test('The chance of one entry is not the running on of the chance of another', () => {
    const seed = seedOf('rolls');
    const firsts = new Set(Array.from({ length: 50 }, (_, n) => JSON.stringify(rngAt(seed, n + 1))));
    const running = rngAt(seed, 0);
    for (let i = 0; i < 200_000; i++) {
      next(running);
      if (i % 64 === 0) ok(!firsts.has(JSON.stringify(running)));
    }
  });

  test('Two games that rolled alike so far roll on apart', () => {
    // Of very many seeds, those whose first two rolls are alike: their third rolls are of every kind.
    const thirds = new Map<string, Set<number>>();
    for (let i = 0; i < 3000; i++) {
      const [one, two, three] = [1, 2, 3].map(n => next(rngAt(seedOf(`seed ${i}`), n)) % 6);
      const alike = thirds.get(`${one}${two}`) ?? new Set();
      thirds.set(`${one}${two}`, alike.add(three!));
    }
    equal(thirds.size, 36);
    for (const rolls of thirds.values()) equal(rolls.size, 6);
  });

  test('A move that is taken back and made again is rolled again', () => {
    const seed = seedOf('again');
    notEqual(JSON.stringify(rngAt(seed, 5)), JSON.stringify(rngAt(seed, 7)));
  });
});
