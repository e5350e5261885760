import { defineWords } from '../words/define.ts';

export const words = defineWords('shared', {
  unofficial: 'An unofficial table. The rulebook names neither designer nor publisher: thanks to whoever they are.',
  designed: (designer: string) => `An unofficial table for a game designed by ${designer}.`,
  published: (publisher: string) => `An unofficial table for a game published by ${publisher}.`,
  designedAndPublished: (designer: string, publisher: string) =>
    `An unofficial table for a game designed by ${designer}, published by ${publisher}.`,

  failed: (what: string) => `${what} The mistake was reported; nothing is lost.`,
  tryAgain: 'Try again',
  reload: 'Reload the page',

  missing: 'A part of this page is missing',
  missingWhy: 'It could not be fetched: the network failed, or the server was upgraded meanwhile.',

  busy: 'A moment…',
});
