import { words } from './words.ts';
import './CheckDice.css';
import { type GameRecord, ReplayError } from '@quayside/engine/record';
import { useState } from 'preact/hooks';
import { rulesExactly } from '../games/rules.ts';
import { ApiError } from '../net/api.ts';
import { replayErrorSentence } from '../net/recordWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { verdictSentence } from './verdictWords.ts';
import { verified } from './verified.ts';

/** What a check came to. */
type Result = { agrees: boolean; ply: number | null; sentence: string };

type Props = {
  record: () => Promise<GameRecord>;
  /** Opens the moment of an entry. */
  onLook?: (ply: number) => void;
};

/** One press: the whole game is run again here, and a sentence says what was found. */
export function CheckDice({ record, onLook }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | Result>('idle');
  const check = async () => {
    setState('busy');
    try {
      const checked = await record();
      const verdict = await verified(checked);
      const isRefused = 'refusal' in verdict.args;
      const game = isRefused ? await rulesExactly(checked.game, checked.version).catch(() => null) : null;
      setState({ agrees: verdict.agrees, ply: verdict.ply, sentence: verdictSentence(verdict, game) });
    } catch (error) {
      setState({ agrees: false, ply: null, sentence: problemSentence(error) });
    }
  };
  const result = typeof state === 'object' ? state : null;
  return (
    <div class="check-dice">
      <Button why={state === 'busy' ? words.running : null} onClick={check}>
        <Icon name="dice" /> {words.check}
      </Button>
      <p role="status" class={result ? (result.agrees ? 'check-good' : 'check-bad') : ''}>
        {state === 'busy' && words.busy}
        {result && (
          <>
            <strong>{result.agrees ? words.honest : words.differs}</strong> {result.sentence}
          </>
        )}
      </p>
      {result?.ply != null && onLook && (
        <Button onClick={() => onLook(result.ply!)}>
          <Icon name="eye" /> {words.look}
        </Button>
      )}
    </div>
  );
}

/** The record could not be fetched, is none, or the worker failed. */
function problemSentence(error: unknown): string {
  if (error instanceof ReplayError) return replayErrorSentence(error);
  return error instanceof ApiError ? error.message : words.notRun;
}
