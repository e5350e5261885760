// The 103 event cards (4), each a list of operations (4.2). All of them are reconstructed.

import { DECKS, type Deck } from './names.ts';
import { all, beast, choose, crew, food, gold, type Op, option, roll, row } from './operations.ts';

export const DECK_NAMES: Record<Deck, string> = {
  SO: 'Shallows Ocean',
  SI: 'Shallows Island',
  DO: 'Depths Ocean',
  DI: 'Depths Island',
};

/** A card by its name in the list: SO01 … DI15. Copies of a card are alike. */
export type CardId = string;
export type Card = { id: CardId; deck: Deck; copies: number; name: string; fx: readonly Op[]; say: string };

const card = (id: CardId, copies: number, name: string, say: string, ...fx: Op[]): Card => ({
  id,
  deck: id.slice(0, 2) as Deck,
  copies,
  name,
  fx,
  say,
});

const SHALLOWS_OCEAN: readonly Card[] = [
  card('SO01', 1, 'Leaky Dinghy', 'Three buckets, two oars, one ambition.', ['pirate', 1]),
  card('SO02', 3, 'Bilge Rats', 'They smell the cargo. You smell them.', ['pirate', 2]),
  card('SO03', 2, 'Harbour Bandits', 'Toll collectors, by their own account.', ['pirate', 3]),
  card('SO04', 1, 'Smugglers’ Sloop', 'Fast, black, and not carrying declared goods.', ['pirate', 4]),
  card('SO05', 2, 'Dropped Purse', 'Somebody’s bad day floats.', gold(50)),
  card('SO06', 3, 'Sunken Skiff', 'The mast still waves.', gold(100)),
  card('SO07', 1, 'Sunken Lugger', 'Sank with the good silver, bless it.', gold(150)),
  card('SO08', 2, 'Man in a Barrel', 'He says he was steering it.', crew(1)),
  card('SO09', 2, 'Deckhands for Hire', 'Cheap, cheerful, sober before noon.', crew(2)),
  card('SO10', 2, 'Herring Run', 'The sea is mostly fish this morning.', food(2)),
  card('SO11', 1, 'Fishing Ground', 'Drop a line anywhere. Anywhere at all.', ['token', 'fish']),
  card('SO12', 1, 'Drifting Mine', 'War surplus. Please do not pat.', ['token', 'mine1']),
  card('SO13', 1, 'Weevils', 'The biscuits have started without you.', food(-1)),
  card('SO14', 1, 'Friendly Current', 'The sea offers you a lift.', ['drift', 2]),
  card(
    'SO15',
    1,
    'Bumboat',
    'A floating shop with floating prices.',
    choose(
      option('Sell 2 food', { food: 2 }, food(-2), gold(100)),
      option('Hire a hand for 1 food', { food: 1 }, food(-1), crew(1)),
      option('Wave politely', {}),
    ),
  ),
];

const SHALLOWS_ISLAND: readonly Card[] = [
  card('SI01', 2, 'Wild Boar', 'Breakfast, if you are quicker.', beast(3, 1, food(2))),
  card('SI02', 1, 'Thieving Monkeys', 'They took the bananas. Yours.', food(-1)),
  card('SI03', 1, 'Viper in the Grass', 'Mind the stick. That is no stick.', roll(row(1, 3, crew(-1)), row(4, 6))),
  card('SI04', 1, 'Mermaid Cove', 'Lovely voices. Count your sailors.', ['token', 'mermaid']),
  card(
    'SI05',
    1,
    'A Mermaid’s Gift',
    'She liked your figurehead.',
    roll(row(1, 1, crew(-1)), row(2, 4, food(2)), row(5, 6, gold(100))),
  ),
  card('SI06a', 1, 'Torn Map (north-west)', 'Half a map, whole hopes.', ['map', 'S-NW']),
  card('SI06b', 1, 'Torn Map (north-east)', 'Stained with rum, or so we hope.', ['map', 'S-NE']),
  card('SI06c', 1, 'Torn Map (south-east)', 'The X is a little smudged.', ['map', 'S-SE']),
  card('SI06d', 1, 'Torn Map (south-west)', 'Drawn by someone facing backwards.', ['map', 'S-SW']),
  card('SI07', 2, 'Coconut Grove', 'Dinner hangs overhead. So does danger.', food(2)),
  card('SI08', 1, 'Turtle Beach', 'Eggs for everyone.', food(3)),
  card('SI09', 2, 'Castaway', 'Talks to a coconut, rows like two men.', crew(1)),
  card('SI10', 2, 'Buried Tin', 'Buried shallow by a lazy pirate.', gold(100)),
  card('SI11', 1, 'Smugglers’ Cache', 'He will not be needing it.', gold(150)),
  card('SI12', 1, 'Trading Post', 'No coin taken, no questions asked.', ['token', 'post']),
  card('SI13', 1, 'Lookout Hill', 'From up here the sea looks almost honest.', ['peek', 3, 3]),
];

const DEPTHS_OCEAN: readonly Card[] = [
  card('DO01', 2, 'Corsair Cutter', 'Small teeth, still teeth.', ['pirate', 3]),
  card('DO02', 3, 'Corsair Brig', 'The flag is a joke. The guns are not.', ['pirate', 4]),
  card('DO03', 2, 'Black Galley', 'Forty oars and not one smile.', ['pirate', 5]),
  card('DO04', 2, 'Red Frigate', 'She was white when she was launched.', ['pirate', 6]),
  card('DO05', 1, 'The Widowmaker', 'Nobody left to say who named her.', ['pirate', 8]),
  card('DO06', 3, 'Sunken Merchantman', 'Spice gone, coin kept.', gold(250)),
  card('DO07', 2, 'Sunken Galleon', 'Heavy enough to sink, and it did.', gold(400)),
  card('DO08', 1, 'The Silver Fleet', 'The one that never came home.', gold(600)),
  card(
    'DO09',
    2,
    'Deep Dive',
    'Deep, dark, glittering.',
    choose(option('Dive: lose 1 crew, gain 350', { crew: 2 }, crew(-1), gold(350)), option('Sail on', {})),
  ),
  card('DO10', 1, 'The Kraken', 'The sea bed has opened an eye.', ['kraken']),
  card('DO11', 2, 'Moored Mine', 'Anchored here on purpose.', ['token', 'mine2']),
  card('DO12', 2, 'Gale', 'The galley stores went over first.', food(-2)),
  card('DO13', 2, 'Rogue Wave', 'It came from a clear sky.', crew(-2)),
  card(
    'DO14',
    1,
    'Shark Pack',
    'They have done this before.',
    roll(row(1, 2, crew(-2)), row(3, 4, crew(-1)), row(5, 6, food(2))),
  ),
  card('DO15', 1, 'The Great Storm', 'All hands. All ships. All wet.', all(food(-1)), crew(-1)),
  card('DO16', 2, 'Survivors’ Raft', 'They wave, then they row, then they sign on.', crew(2)),
  card('DO17', 1, 'Maelstrom', 'Round and round, and somewhere else.', ['maelstrom']),
  card('DO18', 1, 'Fog-Bank Raid', 'Two lanterns out, one hold lighter.', ['raid', 4, 150]),
  card('DO19', 1, 'Dead Calm', 'Not a breath. Not even yours.', ['becalm']),
];

const DEPTHS_ISLAND: readonly Card[] = [
  card('DI01', 2, 'Tiger', 'Stripes in the bamboo, gold in the den.', beast(4, 2, gold(150))),
  card('DI02', 2, 'Giant Crab', 'It was not a boulder.', beast(5, 2, food(3), gold(200))),
  card('DI03', 1, 'Crocodile Creek', 'The logs are watching.', crew(-2)),
  card('DI04', 2, 'Swamp Fever', 'The cook is sweating more than the soup.', crew(-1), food(-1)),
  card(
    'DI05',
    1,
    'Grumbling Volcano',
    'It clears its throat.',
    roll(row(1, 3, crew(-2), food(-1)), row(4, 6, gold(200))),
  ),
  card('DI06', 1, 'Sirens’ Rock', 'They know your name. All of your names.', ['token', 'siren']),
  card(
    'DI07',
    1,
    'Mermaid Court',
    'Kneel, and mind the tide.',
    roll(row(1, 2, crew(-2)), row(3, 4, food(3)), row(5, 6, gold(300))),
  ),
  card('DI08a', 1, 'Sea Chart (north-west)', 'Signed by an admiral, folded by a thief.', ['map', 'D-NW']),
  card('DI08b', 1, 'Sea Chart (north-east)', 'Here be dragons, and also money.', ['map', 'D-NE']),
  card('DI08c', 1, 'Sea Chart (south-east)', 'The ink glows in the dark.', ['map', 'D-SE']),
  card('DI08d', 1, 'Sea Chart (south-west)', 'Coffee ring, or atoll?', ['map', 'D-SW']),
  card('DI09', 3, 'Buried Chest', 'Six feet down, as is the custom.', gold(250)),
  card(
    'DI10',
    2,
    'Golden Idol',
    'It is smiling. Why is it smiling?',
    choose(option('Take it: lose 2 crew, gain 500', { crew: 3 }, crew(-2), gold(500)), option('Leave it', {})),
  ),
  card('DI11', 2, 'Lost Temple', 'The priests left in a hurry.', gold(400)),
  card('DI12', 2, 'Breadfruit Valley', 'It tastes of bread and effort.', food(3)),
  card('DI13', 2, 'Marooned Sailors', 'Left here by a captain you will like.', crew(2)),
  card('DI14', 1, 'Rats Ashore', 'They swam aboard with their families.', food(-2)),
  card('DI15', 1, 'Freshwater Spring', 'Sweet water, wild onions, no neighbours.', ['token', 'spring']),
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
