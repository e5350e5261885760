// The sentences of a captain's tale (10.2). In braces: what the voyage fills in.

export const TITLES = ['The Wanderings of the {ship}', 'How Captain {captain} Came Home (More or Less)'];
export const HEADING = 'Chapter {n}: What They Heard in {port}';
export const AFTERWARDS = 'Epilogue';

export const SENTENCES = {
  prologue: [
    'We cast off from {home} with {hold} and a full set of opinions.',
    '{home} waved us goodbye with noticeable relief.',
    'It began at {home}, as trouble does, on a falling tide.',
  ],
  plain: ['A wind to the {dir} took us to {cell}.', 'We ran {leagues} with the wind to the {dir}, and nobody fell in.'],
  plainDays: [
    'For {n} days the wind had the only say, and it said {cell}.',
    'For {n} days we went where the wind went, which was {cell}.',
    '{N} days of nothing but weather, and at the end of them {cell}.',
  ],
  hard: ['We clawed our way up the wind, biscuit by biscuit.', 'The wind said {dir}; we said otherwise.'],
  rations: [
    'It cost us {n} rations and the cook’s good temper.',
    'We ate {n} rations that day, and the cook counted aloud.',
  ],
  storm: [
    'We put our bow through {name} and came out wetter and louder.',
    '{name} took our washing and gave it back elsewhere.',
  ],
  storms: [
    '{N} times {name} closed over us, and {n} times the pump won.',
    '{name} had {n} goes at us, and we kept most of the sails.',
  ],
  monster: [
    '{name} rose to starboard; we threw a ham and remembered an appointment.',
    '{name} asked for dinner, and we were glad it meant the ham.',
  ],
  monsters: [
    'We sailed the whole length of {name}. Ask me how long. Go on, ask.',
    '{name} would not be passed in one go; it took {n} hams to get by.',
  ],
  current: ['{name} had us, and we sat down and let it.', '{name} was going our way, and did not ask.'],
  longCurrent: [
    '{name} carried us {n} leagues for nothing, which worried the purser.',
    'For {n} leagues {name} did the sailing, and the helmsman took the credit.',
  ],
  explore1: [
    '{land} gave us apples enough to hate apples.',
    'We shook every tree on {land}; the last one shook back.',
    'The orchard at {cell} had a fence when we came.',
  ],
  explore2: [
    'At {cell} on {land} the hunters traded meat for news.',
    'Some hunters on {land} shared their fire, their roast and their grudges.',
    'The camp at {cell} was empty and the stew was not.',
  ],
  explore3: [
    'A wreck lay on {land}; its owner did not object.',
    'We found half a ship at {cell} and did not wait for the other half.',
    'What the sea had left on {land}, it had left for us.',
  ],
  explore4: [
    'We dug on {land} where the map had been folded too often.',
    'The spade rang at {cell}, and for once it was not a stone.',
    'Somebody had buried a chest on {land} and, luckily, forgotten it.',
  ],
  explore5: [
    'A hermit on {land} talked for a night, having saved it up for years.',
    'The hermit at {cell} wanted no company, and told us so until dawn.',
    'On {land} lives a man with one coin, one loaf and no end of stories.',
  ],
  explore6: [
    'Under {land} there are halls no one has swept in a thousand years.',
    'The stones at {cell} were laid by people with longer arms than ours.',
    'There is a door on {land} that opens from below; we left before it did.',
  ],
  resupply: [
    'We filled the hold at {port} and the crew filled themselves.',
    '{port} sold us biscuit by the barrel, and weevils for nothing.',
  ],
  upgrade: ['At {port} we sold a ship and bought a {shipclass}; the figurehead insisted on coming.'],
  telling: [
    'In {port} I told it for the {nth} time and earned {rep}; the bits with {best} went down well.',
    '{port} paid {rep} in good name, and the landlord the rest.',
  ],
  rocks: [
    '(Those rocks at {cell} were not there before {rival} leaned over the chart.)',
    '(For the rocks at {cell} we thank {rival}, and shall remember it.)',
  ],
  breeze: ['A fair breeze owed us one.', 'The mate put a breeze by for later.'],
  coin: ['Somebody found a coin in the bilge.', 'A coin turned up in the biscuit barrel.'],
  overnight: ['The story grew a little overnight.', 'By morning the story had put on weight.'],
  hoveTo: [
    'We waited for a better wind and taught the parrot regrettable words.',
    'The wind was against it, so we mended nets that needed none.',
  ],
  home: ['We tied up at {port} on the last tide, and I told them everything: {rep}.'],
  port: ['The voyage ended at {port}, which is not {home}, but has beer: {rep}.'],
  drift: ['The tide brought us to {port} in its own time: {rep}.'],
  nowhere: ['No port would have us, so I told it to the gulls: {rep}.'],
  rank: ['They call me {rank} now. Total: {total}.'],
} as const satisfies Record<string, readonly string[]>;

export type Slot = keyof typeof SENTENCES;

export const WEIGHTS: Record<Slot, number> = {
  prologue: 9,
  plain: 1,
  plainDays: 1,
  hard: 2,
  rations: 2,
  storm: 3,
  storms: 4,
  monster: 5,
  monsters: 6,
  current: 2,
  longCurrent: 3,
  explore1: 2,
  explore2: 2,
  explore3: 2,
  explore4: 2,
  explore5: 2,
  explore6: 4,
  resupply: 1,
  upgrade: 5,
  telling: 4,
  rocks: 3,
  breeze: 1,
  coin: 1,
  overnight: 1,
  hoveTo: 1,
  home: 9,
  port: 9,
  drift: 9,
  nowhere: 9,
  rank: 9,
};

export const BEST_TELLING = 6; // the weight of the telling that earned most so far

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
export const spelled = (n: number): string => NUMBERS[n] ?? String(n);
export const counted = (n: number, one: string): string => `${spelled(n)} ${one}${n === 1 ? '' : 's'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name as it stands in the middle of a sentence. */
export const lowered = (name: string): string => name.replace(/^The /, 'the ');

/** Two sentences in one. A name that begins the second keeps its capital; what asks for a pause gets it. */
export function joined(first: string, second: string, name: string | null): string {
  const then = name && second.startsWith(capital(name)) ? name + second.slice(name.length) : uncapital(second);
  return /[.?] /.test(first) ? `${first} And then ${then}` : `${first.slice(0, -1)}, and then ${then}`;
}
const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;

export const COASTS = { west: 'the western coast', east: 'the eastern coast' };
export const WEATHER = 'the weather';
