// What is stored of a game, held against what its players were told: nothing acknowledged is missing, nothing is there
// twice, and everybody saw what a replay of the log gives.

import { isDeepStrictEqual } from 'node:util';
import { type Entry, replay, verdictSentence, verify, viewOf } from '@quayside/engine';
import { type AnyGame, type Options, SEA } from '@quayside/rules';
import type { RetryingClient } from './retryingClient.ts';
import type { Intent } from './retryingConnection.ts';

type StoredEntry = { ply: number; entry: Entry; intent: string | null; digest: string | null };

/** `botSeats`: where a bot plays, or has played. `readyMarks`: false where commitments are hidden until the last. */
export type StoredGame = {
  table: string;
  options: Options;
  seats: number;
  botSeats: readonly number[];
  seed: string;
  /** Digest of the set-up. */
  setUp: string | null;
  readyMarks: boolean;
  log: StoredEntry[];
  lines: { intent: string; text: string | null }[];
};

export type Players = { game: AnyGame; table: string; clients: readonly RetryingClient[] };

/** What was found out, in sentences. */
export class DrillFindings {
  readonly lost: string[] = [];
  readonly doubled: string[] = [];
  readonly wrong: string[] = [];

  get all(): string[] {
    return [
      ...this.lost.map(it => `lost: ${it}`),
      ...this.doubled.map(it => `doubled: ${it}`),
      ...this.wrong.map(it => `wrong: ${it}`),
    ];
  }
}

/** What comes of two people who act at the same time: the server may say no, and then it was not done. */
const REFUSED_RIGHTLY = ['cannot-take-back', 'stale-decision', 'no-such-moment', 'already-asked', 'nothing-asked'];

export function checkGame(stored: StoredGame, players: Players, found: DrillFindings): void {
  const { table, clients } = players;
  checkLog(stored, found);
  for (const [seat, client] of clients.entries()) {
    checkAnswers(stored, client, found);
    checkRequests(stored, seat, client, found);
    found.wrong.push(...client.wrong);
  }
  checkOwners(stored, clients, found);
  checkLines(stored, clients, found);
  try {
    checkReplay(stored, players, found);
  } catch (error) {
    found.wrong.push(`${table}: its log cannot be replayed: ${(error as Error).message}`);
  }
}

/** A log has no holes, and no intent made two entries. */
export function checkLog({ table, log }: StoredGame, found: DrillFindings): void {
  if (log.some(({ ply }, n) => ply !== n)) found.wrong.push(`${table}: the log has a hole`);
  const seen = new Set<string>();
  for (const { intent, ply } of log) {
    if (intent === null) continue;
    if (seen.has(intent)) found.doubled.push(`${table}: ${intent} made another entry at ${ply}`);
    seen.add(intent);
  }
}

/** Where commitments are hidden, answers count fewer entries than the log has. */
function checkAnswers({ table, log, readyMarks }: StoredGame, client: RetryingClient, found: DrillFindings): void {
  const places = new Map(log.map(({ intent, ply }) => [intent, ply + 1]));
  for (const [id, { t }] of client.sent) {
    if (t !== 'move' && t !== 'back') continue;
    const given = client.answers.get(id) ?? [];
    const place = places.get(id);
    if (given.length > 0 && place === undefined) found.lost.push(`${table}: ${id} was acknowledged and is not there`);
    if (given.length === 0 && place !== undefined) found.wrong.push(`${table}: ${id} was done and not acknowledged`);
    if (given.filter(answer => answer.t === 'accepted').length > 1)
      found.doubled.push(`${table}: ${id} was accepted twice`);
    if (place === undefined) continue;
    if (given.some(({ ply }) => (readyMarks ? ply !== place : ply > place)))
      found.wrong.push(`${table}: ${id} is at ${place} and was said to be at ${given.map(({ ply }) => ply)}`);
  }
  for (const refusal of client.refusals) {
    if (!isRight(refusal, client.sent)) found.wrong.push(`${table}: refused ${refusal}`);
    if (client.answers.has(refusal.split(' ')[0]!)) found.wrong.push(`${table}: refused and done: ${refusal}`);
  }
}

/**
 * `game-over` is right for any intent but a move: the last move may be played while another intent is on its way. A
 * move is sent only while the game waits for it, so the game cannot have ended before.
 */
function isRight(refusal: string, sent: ReadonlyMap<string, Intent>): boolean {
  const [id, code] = refusal.split(' ') as [string, string];
  return REFUSED_RIGHTLY.includes(code) || (code === 'game-over' && sent.get(id)?.t !== 'move');
}

/** No request to go back was carried out more often than it was made. */
function checkRequests({ table, log }: StoredGame, seat: number, client: RetryingClient, found: DrillFindings): void {
  const requests = [...client.sent.values()].filter(({ t, id }) => t === 'ask-back' && client.answers.has(id)).length;
  const agreed = log.filter(({ entry }) => 'back' in entry && entry.agreed && entry.seat === seat).length;
  if (agreed > requests) found.doubled.push(`${table}: seat ${seat} went back ${agreed} times and asked ${requests}`);
}

/** Every entry was asked for by one of the players, or is the sea's, a bot's or an agreed return. */
function checkOwners(
  { table, log, botSeats }: StoredGame,
  clients: readonly RetryingClient[],
  found: DrillFindings,
): void {
  for (const { intent, entry, ply } of log) {
    const isAsked = intent !== null && clients.some(client => client.sent.has(intent));
    const isFree = entry.seat === SEA || botSeats.includes(entry.seat) || ('back' in entry && entry.agreed);
    if (intent === null ? !isFree : !isAsked) found.wrong.push(`${table}: nobody asked for entry ${ply}`);
  }
}

/** Every line that was acknowledged is there once, and no other. */
function checkLines({ table, lines }: StoredGame, clients: readonly RetryingClient[], found: DrillFindings): void {
  const stored = lines.map(({ intent }) => intent);
  for (const { sent, answers } of clients)
    for (const { t, id } of sent.values()) {
      const count = stored.filter(intent => intent === id).length;
      if (t === 'say' && answers.has(id) && count === 0) found.lost.push(`${table}: the line ${id}`);
      if (count > 1) found.doubled.push(`${table}: the line ${id} is there ${count} times`);
    }
  for (const intent of stored)
    if (!clients.some(({ answers }) => answers.has(intent)))
      found.wrong.push(`${table}: nobody was told of line ${intent}`);
}

/** The log replays by the rules to the digests that were stored with it; each player sees where it led to. */
function checkReplay(stored: StoredGame, { game, table, clients }: Players, found: DrillFindings): void {
  const record = recordOf(stored, game);
  const verdict = verify(game, record);
  if (!verdict.agrees) found.wrong.push(`${table}: ${verdictSentence(verdict, game)}`);
  const match = replay(game, record);
  for (const [seat, { ply, view }] of clients.entries())
    if (ply !== match.ply || !isDeepStrictEqual(view, viewOf(match.state, seat)))
      found.wrong.push(
        `${table}: seat ${seat} at ply ${ply} does not see what the replay of ${match.ply} entries gives`,
      );
}

/**
 * By these rules: during a roll a table may have a version of them that is not known here and differs in its number.
 */
export function recordOf({ options, seats, seed, setUp, log }: StoredGame, game: AnyGame) {
  const digests = [setUp, ...log.map(({ digest }) => digest)].map(digest => digest ?? '');
  const entries = log.map(({ entry }) => entry);
  return { game: game.id, version: game.version, seats, options, seed, log: entries, digests };
}
