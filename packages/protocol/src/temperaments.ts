// The bots' names and how each of them plays: some have a temperament, whatever their level.

/** `bold` likes a gamble, `thrifty` the sure thing, `spiteful` to hold back whoever leads. */
export const TEMPERAMENTS = ['bold', 'thrifty', 'spiteful'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** In the order in which tables give out the names; null: goes by what is best and nothing else. */
const BOTS: Record<string, Temperament | null> = {
  Heron: 'thrifty',
  Otter: 'bold',
  Puffin: null,
  Seal: 'thrifty',
  Gannet: 'bold',
  Dolphin: null,
  Turtle: 'thrifty',
  Cormorant: 'spiteful',
  Limpet: 'thrifty',
  Lobster: 'spiteful',
  Tern: 'bold',
  Narwhal: 'bold',
  Urchin: 'spiteful',
  Cuttlefish: null,
  Plover: 'thrifty',
  Mackerel: 'bold',
  Walrus: null,
  Pelican: 'thrifty',
  Starfish: null,
  Crab: 'spiteful',
  Osprey: 'bold',
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** Of a bot with this name. A name that is none of ours, from an older table or a record, has none. */
export const temperamentOf = (name: string): Temperament | null => (Object.hasOwn(BOTS, name) ? BOTS[name]! : null);
