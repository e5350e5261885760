// The paragraph of RULES.md behind each line of the log of W·A·V·E·S. What a refusal rests on stands at the end of its
// sentence, in words.ts.

import type { Event } from '../types.ts';

export const RULE_OF_EVENT: Readonly<Record<Event['type'], string>> = {
  'token-placed': '9.2',
  round: '3.1',
  followed: '4.2',
  rebelled: '4.3',
  'agent-placed': '4.1',
  'rebels-revealed': '5.1',
  tablet: '5.2',
  surplus: '5.4',
  rotated: '7.11',
  'elder-powers': '7.9',
  'shells-set': '7.17',
  wave: '6.1',
  'agent-revealed': '6.2',
  collected: '6.3',
  kept: '6.5',
  'token-moved': '8.1',
  reshuffled: '8.6',
  drew: '8.2',
  'drew-cards': '8.2',
  discarded: '8.3',
  'chose-discard': '8.3',
  'extra-replaced': '8.5',
  council: '8.4',
  won: '2.2',
};
