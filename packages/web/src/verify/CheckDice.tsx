import { words } from './words.ts';
import './CheckDice.css';
import type { GameRecord, Verdict } from '@quayside/engine';
import { useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { verified } from './verified.ts';

type Props = {
  record: () => Promise<GameRecord>;
  /** Opens the moment of an entry. */
  onLook?: (ply: number) => void;
};

/** One press: the whole game is run again here, and a sentence says what was found. */
export function CheckDice({ record, onLook }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | Verdict>('idle');
  const check = async () => {
    setState('busy');
    try {
      setState(await verified(await record()));
    } catch (error) {
      setState({ agrees: false, ply: null, sentence: (error as Error).message });
    }
  };
  const verdict = typeof state === 'object' ? state : null;
  return (
    <div class="check-dice">
      <Button why={state === 'busy' ? words.running : null} onClick={check}>
        <Icon name="dice" /> {words.check}
      </Button>
      <p role="status" class={verdict ? (verdict.agrees ? 'check-good' : 'check-bad') : ''}>
        {state === 'busy' && words.busy}
        {verdict && (
          <>
            <strong>{verdict.agrees ? words.honest : words.differs}</strong> {verdict.sentence}
          </>
        )}
      </p>
      {verdict?.ply != null && onLook && (
        <Button onClick={() => onLook(verdict.ply!)}>
          <Icon name="eye" /> {words.look}
        </Button>
      )}
    </div>
  );
}
