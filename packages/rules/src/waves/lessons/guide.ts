// What helps at a table of W·A·V·E·S: tips, how it is won, why a hint is good.

import type { Guide } from '../../lesson.ts';
import type { Waves } from '../types.ts';
import { surprise } from './surprise.ts';
import { tipWords } from './tipWords.ts';

export const guide: Guide<Waves, typeof tipWords> = {
  words: tipWords,
  tips: ({ tips }) => ({
    token: { say: tips.token, point: () => ['token'], lesson: 'two' },
    play: {
      say: tips.play,
      point: ({ open }) => (open.phase.kind === 'play' ? [`elder:${open.phase.place}`] : []),
      lesson: 'first',
    },
    discard: { say: tips.discard, point: () => ['hand'], lesson: 'round' },
  }),
  howToWin: w => w.howToWin,
  reasons: w => w.reasons,
  surprise,
};
