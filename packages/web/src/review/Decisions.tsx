// After a game: the three decisions of a seat that mattered most, each with its better or worse alternative and a way
// to play on from there.

import './Decisions.css';
import type { ReviewedDecision } from '@quayside/bots/review';
import type { GameRecord } from '@quayside/engine';
import type { AnyGame, Seat, Phrase as Sentence } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '../games/gameUi.ts';
import { guideOf, type ShownGuide } from '../games/guide.ts';
import { reasonFor } from '../hint/reason.ts';
import { reportError } from '../net/reportError.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { reviewed } from './reviewed.ts';
import { words } from './words.ts';

type Props = {
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  seat: Seat;
  record: () => Promise<GameRecord>;
  /** Offers to play on from the moment with so many entries. */
  onWhatIf(ply: number): void;
};

export function Decisions({ game, ui, faces, seat, record, onWhatIf }: Props) {
  const decisions = useDecisions(record, seat);
  const guide = useGuide(game.id);
  return (
    <section class="decisions" aria-label={words.title}>
      <h3>{words.title}</h3>
      {decisions === null && (
        <p role="status" aria-busy="true">
          {words.busy}
        </p>
      )}
      {decisions === 'failed' && <p role="status">{words.failed}</p>}
      {Array.isArray(decisions) && (
        <>
          <p role="status" class="decisions-by">
            {decisions.length === 0 ? words.nothing : words.by}
          </p>
          <ol>
            {decisions.map(decision => (
              <li key={decision.ply}>
                <p>
                  <b>{words.moveNumber(decision.ply)}</b>{' '}
                  <Phrase phrase={sentenceOf(game, decision, guide)} faces={faces} pieces={ui.pieces} />
                </p>
                <Button hint={words.whatIfHint} onClick={() => onWhatIf(decision.ply)}>
                  <Icon name="branch" /> {words.whatIf}
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** One sentence: what was chosen, what else there was, and by what they differ most. */
function sentenceOf(game: AnyGame, { view, by, mine, other }: ReviewedDecision, guide: ShownGuide | null): Sentence {
  const nameOf = (move: object): Sentence => {
    const parsed = game.parse(move);
    return parsed ? game.words.move(parsed, view.open) : [words.unknownMove];
  };
  const [better, worse] = by < 0 ? [other, mine] : [mine, other];
  const seen = guide?.reasonOf({ game, view, move: better.move, other: worse.move });
  const reason = seen ? { gains: true, phrase: seen } : reasonFor(better, worse, guide?.reasons ?? {});
  const why = reason ? (reason.gains ? words.because : words.although)(reason.phrase) : [];
  return (by < 0 ? words.cost : words.won)(nameOf(mine.move), nameOf(other.move), why);
}

function useDecisions(record: Props['record'], seat: Seat): ReviewedDecision[] | 'failed' | null {
  const [decisions, setDecisions] = useState<ReviewedDecision[] | 'failed' | null>(null);
  useEffect(() => {
    setDecisions(null);
    let isOff = false;
    let stop = () => {};
    const look = async () => {
      const wanted = { record: await record(), seat };
      if (isOff) return;
      const work = reviewed(wanted);
      stop = work.stop;
      const found = await work.found;
      if (!isOff) setDecisions(found);
    };
    look().catch(error => {
      if (isOff) return;
      reportError('review', error);
      setDecisions('failed');
    });
    return () => {
      isOff = true;
      stop();
    };
  }, [seat]);
  return decisions;
}

function useGuide(game: string): ShownGuide | null {
  const [guide, setGuide] = useState<ShownGuide | null>(null);
  useEffect(() => {
    guideOf(game).then(setGuide, error => reportError('guide', error));
  }, [game]);
  return guide;
}
