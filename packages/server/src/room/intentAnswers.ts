// Answers the intents of one table: each exactly once, as accepted, refused or duplicate.

import type { Refusal, Seat } from '@quayside/rules';
import { type AnswerKind, accepted, duplicate, refused, type SendAnswer } from '../domain/answers.ts';

type Dependencies = {
  /** Counts an answer in the metrics. */
  answered(answer: AnswerKind): void;
  /** How long the log is, as far as everybody may know. */
  openPly(): number;
  /** The ply after this entry of the log, as far as this seat may know. */
  plyAfter(place: number, seat: Seat): number;
  /** The ply of the entry this intent of the seat made in the stored log; null: it made none. */
  stored(seat: Seat, intent: string): Promise<number | null>;
  /** Runs it when all writes under way are committed. */
  afterWrites(then: () => void): void;
  isClosed(): boolean;
  failed(error: unknown): void;
};

export class IntentAnswers {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  refuse(intent: string, refusal: Refusal, answer: SendAnswer): void {
    this.#dependencies.answered('refused');
    answer(refused(intent, refusal));
  }

  accept(intent: string, answer: SendAnswer): void {
    answer(accepted(intent, this.#dependencies.openPly()));
  }

  /** Answered behind all writes under way: the first intent of this id may be among them. */
  duplicate(intent: string, answer: SendAnswer): void {
    this.#dependencies.afterWrites(() => this.#sendDuplicate(intent, this.#dependencies.openPly(), answer));
  }

  /** Runs `then` unless this intent of the seat is already in the log. */
  unlessDuplicate(seat: Seat, intent: string, answer: SendAnswer, then: () => void): void {
    const { plyAfter, stored, afterWrites, isClosed, failed } = this.#dependencies;
    const answerOrDo = (place: number | null) => {
      if (isClosed()) return;
      if (place === null) then();
      else this.#sendDuplicate(intent, plyAfter(place, seat), answer);
    };
    afterWrites(() => {
      stored(seat, intent).then(answerOrDo).catch(failed);
    });
  }

  #sendDuplicate(intent: string, ply: number, answer: SendAnswer): void {
    this.#dependencies.answered('duplicate');
    answer(duplicate(intent, ply));
  }
}
