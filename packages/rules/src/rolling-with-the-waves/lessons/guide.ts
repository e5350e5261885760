// What helps at a table of Rolling with the Waves: tips, how it is won, why a hint is good.

import type { Guide } from '../../lesson.ts';
import type { RollingWithTheWaves } from '../types.ts';
import { reasonOf } from './reasonOf.ts';
import { reasonWords } from './reasonWords.ts';
import { surprise } from './surprise.ts';
import { tipWords } from './tipWords.ts';

const words = { ...tipWords, why: reasonWords };

export const guide: Guide<RollingWithTheWaves, typeof words> = {
  words,
  tips: ({ tips }) => ({
    draft: { say: tips.draft, point: ({ seat }) => [`infamy:${seat}`], lesson: 'first' },
    allocate: { say: tips.allocate, point: ({ seat }) => [`nest:${seat}-0`], lesson: 'round' },
    raise: { say: tips.raise, point: ({ seat }) => [`spirits:${seat}`], lesson: 'spirits' },
    fire: {
      say: tips.fire,
      point: ({ open, seat }) => (open.phase.kind === 'fire' ? [`${open.phase.cannon}:${seat}`] : []),
      lesson: 'fire',
    },
    'fire-too': { say: tips['fire-too'], point: ({ seat }) => [`largeCannon:${seat}`], lesson: 'fire' },
  }),
  howToWin: w => w.howToWin,
  reasons: w => w.reasons,
  reasonOf,
  surprise,
};
