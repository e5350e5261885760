// The table's page in states that a game between real people would take minutes to come to: the state a client keeps
// (net/state.ts) is set directly, and the real components draw it. `states()` names them, `show(name)` draws one.

import { loadWords } from '../../src/words/load.ts';

// A words file takes its language when it is evaluated: what draws comes after the translations.
await loadWords();
const { STATES, show } = await import('./states.tsx');

Object.assign(globalThis, {
  show,
  states: () => Object.entries(STATES).map(([name, { press = [] }]) => ({ name, press })),
});
