import { loadRuleOfEvent } from '@quayside/rules/courses';
import { useEffect, useState } from 'preact/hooks';
import { reportError } from '../net/reportError.ts';

/** By type of event, the paragraph of the rules behind its line of the log; loaded when a log is opened. */
export function useRuleOfEvent(game: string): Readonly<Record<string, string>> {
  const [rules, setRules] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    loadRuleOfEvent(game).then(setRules, error => reportError('load', error));
  }, [game]);
  return rules;
}
