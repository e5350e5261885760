// What helps at a table of Waves of Fortune: tips, how it is won, why a hint is good.

import type { Guide } from '../../lesson.ts';
import { COLOURS } from '../tables/index.ts';
import type { FortuneView, WavesOfFortune } from '../types.ts';
import { reasonOf } from './reasonOf.ts';
import { reasonWords } from './reasonWords.ts';
import { surprise } from './surprise.ts';
import { tipWords } from './tipWords.ts';

/** Those nobody has taken. */
const freeColours = ({ open: { ships } }: FortuneView): string[] =>
  COLOURS.filter(it => ships.every(({ colour }) => colour !== it)).map(it => `choice:colour-${it}`);
const card = (): string[] => ['card'];
const split = (): string[] => ['split'];
const ownShip = ({ seat }: FortuneView): string[] => (seat === null ? [] : [`ship:${seat}`]);
const pushedShip = ({ open: { phase } }: FortuneView): string[] =>
  phase.kind === 'ram' ? [`ship:${phase.pushed}`] : [];

const words = { ...tipWords, why: reasonWords };

export const guide: Guide<WavesOfFortune, typeof words> = {
  words,
  tips: ({ tips }) => ({
    colour: { say: tips.colour, point: freeColours, lesson: 'first' },
    load: { say: tips.load, point: split, lesson: 'turn' },
    move: { say: tips.move, point: ownShip, lesson: 'home' },
    ram: { say: tips.ram, point: pushedShip, lesson: 'others' },
    pirate: { say: tips.pirate, point: card, lesson: 'battle' },
    kraken: { say: tips.kraken, point: card, lesson: 'battle' },
    king: { say: tips.king, point: card, lesson: 'king' },
    send: { say: tips.send, point: () => ['choice:send-3'], lesson: 'battle' },
    option: { say: tips.option, point: card, lesson: 'turn' },
    beast: { say: tips.beast, point: card, lesson: 'turn' },
    drift: { say: tips.drift, point: ownShip, lesson: 'home' },
    peek: { say: tips.peek, point: ownShip, lesson: 'turn' },
    raid: { say: tips.raid, point: ownShip, lesson: 'others' },
    swap: { say: tips.swap, point: split, lesson: 'turn' },
    dock: { say: tips.dock, point: split, lesson: 'home' },
  }),
  howToWin: w => w.howToWin,
  reasons: w => w.reasons,
  reasonOf,
  surprise,
};
