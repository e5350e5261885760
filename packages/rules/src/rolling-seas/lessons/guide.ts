// What helps at a table of Rolling Seas: tips, how it is won, why a hint is good.

import type { Guide } from '../../lesson.ts';
import type { RollingSeas, SeasView } from '../types.ts';
import { reasonOf } from './reasonOf.ts';
import { reasonWords } from './reasonWords.ts';
import { surprise } from './surprise.ts';
import { tipWords } from './tipWords.ts';

const atCard = () => ['card'];
const atCoordinates = ({ open }: SeasView): string[] =>
  open.phase.kind === 'island' ? open.phase.coordinates.map(cell => `cell:${cell}`) : [];
/** Ports of one's own chart beside which a ship may start. */
const atPorts = ({ open: { captains }, seat }: SeasView): string[] =>
  seat === null ? [] : captains[seat]!.chart.harbours.map(({ port }) => `port:${port}`);

const words = { ...tipWords, why: reasonWords };

export const guide: Guide<RollingSeas, typeof words> = {
  words,
  tips: ({ tips }) => ({
    island: { say: tips.island, point: atCoordinates, lesson: 'chart' },
    known: { say: tips.known, point: atCard, lesson: 'rocks' },
    'known-alone': { say: tips['known-alone'], point: atCard, lesson: 'chart' },
    'rocks-alone': { say: tips['rocks-alone'], point: atCard, lesson: 'chart' },
    adventure: { say: tips.adventure, point: atCard, lesson: 'storm' },
    'adventure-passed': { say: tips['adventure-passed'], point: atCard, lesson: 'rocks' },
    home: { say: tips.home, point: atPorts, lesson: 'chart' },
    action: { say: tips.action, point: () => ['ship'], lesson: 'turn' },
  }),
  howToWin: w => w.howToWin,
  reasons: w => w.reasons,
  reasonOf,
  surprise,
};
