import type { Meta } from '@quayside/rules';
import { useState } from 'preact/hooks';
import { ApiError } from '../net/api.ts';
import { toast } from '../ui/Toast.tsx';

/** Begins a game against bots, and tells whether it is being begun. */
export function usePlayNow(meta: Meta): { busy: boolean; start(): Promise<void> } {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      // Not needed to show a page.
      const { playNow } = await import('./playNow.ts');
      await playNow(meta);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      setBusy(false);
    }
  };
  return { busy, start };
}
