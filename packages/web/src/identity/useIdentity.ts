import type { Identity } from '@quayside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../net/api.ts';
import { loadIdentity } from '../net/identity.ts';

/** My devices and ways back; null until the server has answered, a sentence when it could not. */
export function useIdentity() {
  const [identity, setIdentity] = useState<Identity | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async () => {
    try {
      setIdentity(await loadIdentity());
      setProblem(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };
  useEffect(() => void load(), []);
  return { identity, problem, reload: () => void load() };
}
