// What helps at a table of W·A·V·E·S: tips, how it is won, why a hint is good.

import type { Guide } from '../../lesson.ts';
import type { Waves } from '../types.ts';
import { reasonOf } from './reasonOf.ts';
import { reasonWords } from './reasonWords.ts';
import { surprise } from './surprise.ts';
import { tipWords } from './tipWords.ts';

const words = { ...tipWords, why: reasonWords };

export const guide: Guide<Waves, typeof words> = {
  words,
  tips: ({ tips }) => ({
    token: { say: tips.token, point: () => ['token'], lesson: 'two' },
    play: {
      say: tips.play,
      point: ({ open }) => (open.phase.kind === 'play' ? [`elder:${open.phase.place}`] : []),
      lesson: 'rebels',
    },
    discard: { say: tips.discard, point: () => ['hand'], lesson: 'round' },
  }),
  howToWin: w => w.howToWin,
  reasons: w => w.reasons,
  reasonOf,
  surprise,
};
