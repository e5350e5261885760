// pages/boards.tsx in the language that localStorage names.

import { loadWords } from '../../src/words/load.ts';

await loadWords();
await import('./boards.tsx');
