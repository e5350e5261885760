import { useState } from 'preact/hooks';
import { ApiError } from '../net/api.ts';
import { words } from './words.ts';

/** One request at a time; `problem`: the sentence of what went wrong with the last one. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (request: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await request();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { why: busy ? words.busy : null, problem, run: (request: () => Promise<void>) => void act(request) };
}
