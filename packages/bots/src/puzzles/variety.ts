// Keeps the puzzles of a game different: kinds of decision, answers, easy ones and ones with two moves only.

import type { Match } from '@quayside/engine';
import { type Puzzle, plain } from '@quayside/rules';
import type { Settings } from './settings.ts';

const EASY = 700; // found by nearly every deckhand at first sight
const MOST_EASY = 0.2;
const MOST_OF_TWO = 0.3;

export class Variety {
  readonly #count: number;
  readonly #settings: Pick<Settings, 'sameAsk' | 'sameAnswer'>;
  readonly #taken = new Map<string, number>();
  /** How many more than its share there may be of everything. */
  #more = 0;

  constructor(count: number, settings: Pick<Settings, 'sameAsk' | 'sameAnswer'>) {
    this.#count = count;
    this.#settings = settings;
  }

  /** Where nothing different is to be found, more of the same is. */
  relax(): void {
    this.#more += 1;
  }

  /** Whether there is room for one more of this kind of decision. */
  wants(ask: string): boolean {
    return this.#room(`ask ${ask}`, this.#settings.sameAsk);
  }

  wantsAnswer(ask: string, answer: string): boolean {
    return this.#room(`answer ${ask} ${answer}`, this.#settings.sameAnswer);
  }

  /** Takes the puzzle if it is different enough from those taken before. */
  takes({ ask, best, rating, me, sees }: Puzzle, match: Match): boolean {
    const answer = plain(match.game.words.move(best[0]!), seat => `${seat}`);
    const keys: [string, number][] = [
      [`ask ${ask}`, this.#settings.sameAsk],
      [`answer ${ask} ${answer}`, this.#settings.sameAnswer],
      [`position ${sees}`, 0],
    ];
    if (rating <= EASY) keys.push(['easy', MOST_EASY]);
    if (match.menu(me).moves.length === 2) keys.push(['two', MOST_OF_TWO]);
    if (!keys.every(([key, share]) => this.#room(key, share))) return false;
    for (const [key] of keys) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    return true;
  }

  #room(key: string, share: number): boolean {
    return (this.#taken.get(key) ?? 0) < Math.max(1, Math.ceil(share * this.#count)) + (share > 0 ? this.#more : 0);
  }
}
