import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';
import { listParts } from '../words/grammar.ts';

export const words = defineWords('ui', {
  close: 'Close',
  closePanel: (title: string) => `Close ${title}`,
  drawingCode: 'Drawing the code…',
  codeNotDrawn: 'The code could not be drawn; the link does the same.',
  cannotCopy: 'Your browser does not let us copy. The text is marked: copy it yourself.',
  nobody: 'nobody',
  people: (names: readonly Drawn[]): Drawn[] => listParts(names),
});
