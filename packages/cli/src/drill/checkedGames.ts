// Games are checked when they are over, and forgotten: a drill may last for hours. What stays is a digest of what was
// stored of each, so that it can be seen at the end whether anybody wrote there afterwards.

import { createHash } from 'node:crypto';
import { checkGame, type DrillFindings, type Players, type StoredGame } from './checks.ts';

type Stored = { game(table: string): Promise<StoredGame> };

export class CheckedGames {
  readonly #database: Stored;
  readonly #found: DrillFindings;
  readonly #checking = new Map<string, Promise<void>>();
  readonly #digests = new Map<string, string>();

  constructor(database: Stored, found: DrillFindings) {
    this.#database = database;
    this.#found = found;
  }

  /** Once, however often it is asked for. Never rejects: what cannot be checked is a finding. */
  async check(players: Players): Promise<void> {
    const { table } = players;
    if (this.#digests.has(table)) return;
    const checking = this.#checking.get(table) ?? this.#checkNow(players);
    this.#checking.set(table, checking);
    await checking;
    this.#checking.delete(table);
  }

  async #checkNow(players: Players): Promise<void> {
    const { table } = players;
    try {
      const stored = await this.#database.game(table);
      checkGame(stored, players, this.#found);
      this.#digests.set(table, digestOf(stored));
    } catch (error) {
      this.#found.wrong.push(`${table} could not be checked: ${(error as Error).message}`);
    }
  }

  /** Of every game that was checked: it must be as it was then. */
  async checkAgain(): Promise<void> {
    await Promise.all(this.#checking.values());
    for (const [table, digest] of this.#digests)
      if (digestOf(await this.#database.game(table)) !== digest)
        this.#found.lost.push(`${table} was over, and what is stored of it has changed since`);
  }
}

/** Of what nobody may write to a game that is over. */
const digestOf = ({ log, lines }: StoredGame): string =>
  createHash('sha256')
    .update(JSON.stringify([log, lines.map(({ intent, text }) => [intent, text]).sort()]))
    .digest('base64');
