// The paragraph of RULES.md behind each line of the log of Rolling with the Waves. What a refusal rests on stands at
// the end of its sentence, in words.ts.

import type { Event } from '../types.ts';

export const RULE_OF_EVENT: Readonly<Record<Event['type'], string>> = {
  round: '3.1',
  rolled: '4.1',
  drafted: '4.3',
  'drunken-sailor': '4.4',
  ready: '5.6',
  revealed: '6.1',
  'spirits-decided': '6.3',
  'spirits-spent': '6.3',
  wrote: '6.2',
  buried: '5.5',
  level: '6.4',
  'firing-order': '7.2',
  aimed: '7.6',
  fired: '7.3',
  'cannon-spent': '7.9',
  ports: '8.1',
  hired: '8.3',
  anchor: '8.4',
  ended: '9.1',
};
