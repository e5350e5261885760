import { defineWords } from '../words/define.ts';
import { either } from '../words/grammar.ts';

export const words = defineWords('share', {
  handTo: (names: readonly string[]) => `Hand the device to ${either(names)}`,
  whoHasIt: 'Who has the device?',
  nothingShown: 'Nothing is shown until you say who you are.',
  iAm: (name: string) => `I am ${name}`,
});
