import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';

export const words = defineWords('pages/link', {
  title: 'Play on this device',
  notWhole: 'Part of this link is missing. Copy it once more from the device where you play.',
  looking: 'Looking at the link…',
  nowhere: 'This link leads nowhere',
  toQuay: 'To the quay',
  toTable: 'To the table',
  isYou: 'That is you',
  already: (name: Drawn): Drawn[] => ['You are ', name, ' on this device already. Open the link on another one.'],
  question: (name: string) => `Play as ${name} on this device?`,
  same: 'Same name, same seats, on both devices at once. You can sign this one out again at any time.',
  sameAtTable:
    'Same name, same seats, on both devices at once. You come straight to the table. You can sign this one out again at any time.',
  playAs: (name: string) => `Play as ${name}`,
  stay: (name: string) => `Stay ${name}`,
});
