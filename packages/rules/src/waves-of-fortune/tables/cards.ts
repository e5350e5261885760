// The 103 event cards (4), each a list of operations in the vocabulary of 4.2. All of them are reconstructed.

import type { TreasureMap } from './goods.ts';
import type { Token } from './tokens.ts';

export const DECKS = ['SO', 'SI', 'DO', 'DI'] as const;
/** Shallows or Depths, Ocean or Island. */
export type Deck = (typeof DECKS)[number];

export const DECK_NAMES: Record<Deck, string> = {
  SO: 'Shallows Ocean',
  SI: 'Shallows Island',
  DO: 'Depths Ocean',
  DI: 'Depths Island',
};

/** What must be in the hold to take an option. */
export type Need = { food?: number; crew?: number };
export type Choice = { label: string; need: Need; fx: readonly Op[] };

/** One operation on a ship, called S below; its owner decides. */
export type Op =
  /** S gains gold. */
  | readonly ['gold', number]
  /** S gains (as far as there is room) or loses food or crew. */
  | readonly ['food', number]
  | readonly ['crew', number]
  /** A die; the row it falls in is carried out. */
  | readonly ['roll', readonly (readonly [from: number, to: number, fx: readonly Op[]])[]]
  /** One of these whose need is met. */
  | readonly ['choose', readonly Choice[]]
  /** Pirates: fight, or let them lie. */
  | readonly ['pirate', hp: number]
  | readonly ['kraken']
  /** An animal: run for so much food, or stand with up to three crew; a die of `least` wins. */
  | readonly ['beast', least: number, win: readonly Op[], run: number]
  /** A token on this tile, which acts at once. */
  | readonly ['token', Exclude<Token, 'pirate' | 'kraken'>]
  | readonly ['map', TreasureMap]
  /** S may go to a free tile so near. */
  | readonly ['drift', steps: number]
  /** S is swept to a revealed whirlpool. */
  | readonly ['maelstrom']
  /** S’s owner may look at so many hidden tiles so near. */
  | readonly ['peek', tiles: number, steps: number]
  /** Up to so much food for crew, or crew for food. */
  | readonly ['swap', number]
  /** Every ship at sea, S first. */
  | readonly ['all', readonly Op[]]
  /** Up to so much gold from a ship so near. */
  | readonly ['raid', steps: number, gold: number]
  /** No wind on S’s next turn. */
  | readonly ['becalm'];

/** A card by its name in the list: SO01 … DI15. Copies of a card are alike. */
export type CardId = string;
export type Card = { id: CardId; deck: Deck; copies: number; name: string; fx: readonly Op[]; say: string };

const card = (id: CardId, copies: number, name: string, fx: readonly Op[], say: string): Card => ({
  id,
  deck: id.slice(0, 2) as Deck,
  copies,
  name,
  fx,
  say,
});

const SHALLOWS_OCEAN: readonly Card[] = [
  card('SO01', 1, 'Leaky Dinghy', [['pirate', 1]], 'Three buckets, two oars, one ambition.'),
  card('SO02', 3, 'Bilge Rats', [['pirate', 2]], 'They smell the cargo. You smell them.'),
  card('SO03', 2, 'Harbour Bandits', [['pirate', 3]], 'Toll collectors, by their own account.'),
  card('SO04', 1, 'Smugglers’ Sloop', [['pirate', 4]], 'Fast, black, and not carrying declared goods.'),
  card('SO05', 2, 'Dropped Purse', [['gold', 50]], 'Somebody’s bad day floats.'),
  card('SO06', 3, 'Sunken Skiff', [['gold', 100]], 'The mast still waves.'),
  card('SO07', 1, 'Sunken Lugger', [['gold', 150]], 'Sank with the good silver, bless it.'),
  card('SO08', 2, 'Man in a Barrel', [['crew', 1]], 'He says he was steering it.'),
  card('SO09', 2, 'Deckhands for Hire', [['crew', 2]], 'Cheap, cheerful, sober before noon.'),
  card('SO10', 2, 'Herring Run', [['food', 2]], 'The sea is mostly fish this morning.'),
  card('SO11', 1, 'Fishing Ground', [['token', 'fish']], 'Drop a line anywhere. Anywhere at all.'),
  card('SO12', 1, 'Drifting Mine', [['token', 'mine1']], 'War surplus. Please do not pat.'),
  card('SO13', 1, 'Weevils', [['food', -1]], 'The biscuits have started without you.'),
  card('SO14', 1, 'Friendly Current', [['drift', 2]], 'The sea offers you a lift.'),
  card(
    'SO15',
    1,
    'Bumboat',
    [
      [
        'choose',
        [
          {
            label: 'Sell 2 food',
            need: { food: 2 },
            fx: [
              ['food', -2],
              ['gold', 100],
            ],
          },
          {
            label: 'Hire a hand for 1 food',
            need: { food: 1 },
            fx: [
              ['food', -1],
              ['crew', 1],
            ],
          },
          { label: 'Wave politely', need: {}, fx: [] },
        ],
      ],
    ],
    'A floating shop with floating prices.',
  ),
];

const SHALLOWS_ISLAND: readonly Card[] = [
  card('SI01', 2, 'Wild Boar', [['beast', 3, [['food', 2]], 1]], 'Breakfast, if you are quicker.'),
  card('SI02', 1, 'Thieving Monkeys', [['food', -1]], 'They took the bananas. Yours.'),
  card(
    'SI03',
    1,
    'Viper in the Grass',
    [
      [
        'roll',
        [
          [1, 3, [['crew', -1]]],
          [4, 6, []],
        ],
      ],
    ],
    'Mind the stick. That is no stick.',
  ),
  card('SI04', 1, 'Mermaid Cove', [['token', 'mermaid']], 'Lovely voices. Count your sailors.'),
  card(
    'SI05',
    1,
    'A Mermaid’s Gift',
    [
      [
        'roll',
        [
          [1, 1, [['crew', -1]]],
          [2, 4, [['food', 2]]],
          [5, 6, [['gold', 100]]],
        ],
      ],
    ],
    'She liked your figurehead.',
  ),
  card('SI06a', 1, 'Torn Map (north-west)', [['map', 'S-NW']], 'Half a map, whole hopes.'),
  card('SI06b', 1, 'Torn Map (north-east)', [['map', 'S-NE']], 'Stained with rum, or so we hope.'),
  card('SI06c', 1, 'Torn Map (south-east)', [['map', 'S-SE']], 'The X is a little smudged.'),
  card('SI06d', 1, 'Torn Map (south-west)', [['map', 'S-SW']], 'Drawn by someone facing backwards.'),
  card('SI07', 2, 'Coconut Grove', [['food', 2]], 'Dinner hangs overhead. So does danger.'),
  card('SI08', 1, 'Turtle Beach', [['food', 3]], 'Eggs for everyone.'),
  card('SI09', 2, 'Castaway', [['crew', 1]], 'Talks to a coconut, rows like two men.'),
  card('SI10', 2, 'Buried Tin', [['gold', 100]], 'Buried shallow by a lazy pirate.'),
  card('SI11', 1, 'Smugglers’ Cache', [['gold', 150]], 'He will not be needing it.'),
  card('SI12', 1, 'Trading Post', [['token', 'post']], 'No coin taken, no questions asked.'),
  card('SI13', 1, 'Lookout Hill', [['peek', 3, 3]], 'From up here the sea looks almost honest.'),
];

const DEPTHS_OCEAN: readonly Card[] = [
  card('DO01', 2, 'Corsair Cutter', [['pirate', 3]], 'Small teeth, still teeth.'),
  card('DO02', 3, 'Corsair Brig', [['pirate', 4]], 'The flag is a joke. The guns are not.'),
  card('DO03', 2, 'Black Galley', [['pirate', 5]], 'Forty oars and not one smile.'),
  card('DO04', 2, 'Red Frigate', [['pirate', 6]], 'She was white when she was launched.'),
  card('DO05', 1, 'The Widowmaker', [['pirate', 8]], 'Nobody left to say who named her.'),
  card('DO06', 3, 'Sunken Merchantman', [['gold', 250]], 'Spice gone, coin kept.'),
  card('DO07', 2, 'Sunken Galleon', [['gold', 400]], 'Heavy enough to sink, and it did.'),
  card('DO08', 1, 'The Silver Fleet', [['gold', 600]], 'The one that never came home.'),
  card(
    'DO09',
    2,
    'Deep Dive',
    [
      [
        'choose',
        [
          {
            label: 'Dive: lose 1 crew, gain 350',
            need: { crew: 2 },
            fx: [
              ['crew', -1],
              ['gold', 350],
            ],
          },
          { label: 'Sail on', need: {}, fx: [] },
        ],
      ],
    ],
    'Deep, dark, glittering.',
  ),
  card('DO10', 1, 'The Kraken', [['kraken']], 'The sea bed has opened an eye.'),
  card('DO11', 2, 'Moored Mine', [['token', 'mine2']], 'Anchored here on purpose.'),
  card('DO12', 2, 'Gale', [['food', -2]], 'The galley stores went over first.'),
  card('DO13', 2, 'Rogue Wave', [['crew', -2]], 'It came from a clear sky.'),
  card(
    'DO14',
    1,
    'Shark Pack',
    [
      [
        'roll',
        [
          [1, 2, [['crew', -2]]],
          [3, 4, [['crew', -1]]],
          [5, 6, [['food', 2]]],
        ],
      ],
    ],
    'They have done this before.',
  ),
  card(
    'DO15',
    1,
    'The Great Storm',
    [
      ['all', [['food', -1]]],
      ['crew', -1],
    ],
    'All hands. All ships. All wet.',
  ),
  card('DO16', 2, 'Survivors’ Raft', [['crew', 2]], 'They wave, then they row, then they sign on.'),
  card('DO17', 1, 'Maelstrom', [['maelstrom']], 'Round and round, and somewhere else.'),
  card('DO18', 1, 'Fog-Bank Raid', [['raid', 4, 150]], 'Two lanterns out, one hold lighter.'),
  card('DO19', 1, 'Dead Calm', [['becalm']], 'Not a breath. Not even yours.'),
];

const DEPTHS_ISLAND: readonly Card[] = [
  card('DI01', 2, 'Tiger', [['beast', 4, [['gold', 150]], 2]], 'Stripes in the bamboo, gold in the den.'),
  card(
    'DI02',
    2,
    'Giant Crab',
    [
      [
        'beast',
        5,
        [
          ['food', 3],
          ['gold', 200],
        ],
        2,
      ],
    ],
    'It was not a boulder.',
  ),
  card('DI03', 1, 'Crocodile Creek', [['crew', -2]], 'The logs are watching.'),
  card(
    'DI04',
    2,
    'Swamp Fever',
    [
      ['crew', -1],
      ['food', -1],
    ],
    'The cook is sweating more than the soup.',
  ),
  card(
    'DI05',
    1,
    'Grumbling Volcano',
    [
      [
        'roll',
        [
          [
            1,
            3,
            [
              ['crew', -2],
              ['food', -1],
            ],
          ],
          [4, 6, [['gold', 200]]],
        ],
      ],
    ],
    'It clears its throat.',
  ),
  card('DI06', 1, 'Sirens’ Rock', [['token', 'siren']], 'They know your name. All of your names.'),
  card(
    'DI07',
    1,
    'Mermaid Court',
    [
      [
        'roll',
        [
          [1, 2, [['crew', -2]]],
          [3, 4, [['food', 3]]],
          [5, 6, [['gold', 300]]],
        ],
      ],
    ],
    'Kneel, and mind the tide.',
  ),
  card('DI08a', 1, 'Sea Chart (north-west)', [['map', 'D-NW']], 'Signed by an admiral, folded by a thief.'),
  card('DI08b', 1, 'Sea Chart (north-east)', [['map', 'D-NE']], 'Here be dragons, and also money.'),
  card('DI08c', 1, 'Sea Chart (south-east)', [['map', 'D-SE']], 'The ink glows in the dark.'),
  card('DI08d', 1, 'Sea Chart (south-west)', [['map', 'D-SW']], 'Coffee ring, or atoll?'),
  card('DI09', 3, 'Buried Chest', [['gold', 250]], 'Six feet down, as is the custom.'),
  card(
    'DI10',
    2,
    'Golden Idol',
    [
      [
        'choose',
        [
          {
            label: 'Take it: lose 2 crew, gain 500',
            need: { crew: 3 },
            fx: [
              ['crew', -2],
              ['gold', 500],
            ],
          },
          { label: 'Leave it', need: {}, fx: [] },
        ],
      ],
    ],
    'It is smiling. Why is it smiling?',
  ),
  card('DI11', 2, 'Lost Temple', [['gold', 400]], 'The priests left in a hurry.'),
  card('DI12', 2, 'Breadfruit Valley', [['food', 3]], 'It tastes of bread and effort.'),
  card('DI13', 2, 'Marooned Sailors', [['crew', 2]], 'Left here by a captain you will like.'),
  card('DI14', 1, 'Rats Ashore', [['food', -2]], 'They swam aboard with their families.'),
  card('DI15', 1, 'Freshwater Spring', [['token', 'spring']], 'Sweet water, wild onions, no neighbours.'),
];
export const CARD_LIST: readonly Card[] = [...SHALLOWS_OCEAN, ...SHALLOWS_ISLAND, ...DEPTHS_OCEAN, ...DEPTHS_ISLAND];

export const CARDS: Readonly<Record<CardId, Card>> = Object.fromEntries(CARD_LIST.map(it => [it.id, it]));

const FULL = Object.fromEntries(
  DECKS.map(deck => [
    deck,
    CARD_LIST.filter(it => it.deck === deck).flatMap(it => Array.from({ length: it.copies }, () => it.id)),
  ]),
) as Record<Deck, CardId[]>;

/** A deck in full, each card as often as it is there. */
export const cardsOf = (deck: Deck): CardId[] => FULL[deck].slice();
