// Names of teams, apart from the words that the first page loads.

import { defineWords } from '../words/define.ts';

export const words = defineWords('ui/teams', {
  team: ({ side, size }: { side: number; size: number }): string => {
    if (size === 1) return 'Alone';
    const which = ['First', 'Second', 'Third', 'Fourth'][side] ?? String(side + 1);
    return size === 2 ? `${which} pair` : `${which} team`;
  },
});
