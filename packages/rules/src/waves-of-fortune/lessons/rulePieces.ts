// The pieces that the rules of Waves of Fortune name, and by which words: the screen draws each beside its first
// mention in a chapter.

export const rulePieces = {
  food: ['food'],
  crew: ['crew'],
  gold: ['Gold', 'gold'],
  chest: ['treasure chest', 'chest'],
  gem: ['blue gem', 'gem', 'gems'],
  map: ['treasure map', 'maps', 'map'],
  rigging: ['Tall Rigging'],
  hold: ['Deep Hold', 'hold', 'holds'],
  cannons: ['Bow Cannons'],
  spyglass: ['Spyglass'],
  pirate: ['Pirates', 'pirates'],
  king: ['Pirate King', 'King'],
  kraken: ['Kraken'],
  mine: ['Drifting Mine', 'Moored Mine'],
  fish: ['Fishing Ground'],
  spring: ['Freshwater Spring'],
  mermaid: ['Mermaid Cove'],
  siren: ['Sirens’ Rock'],
  post: ['Trading Post'],
  ocean: ['ocean', 'Ocean'],
  island: ['island'],
  reef: ['coral reef', 'reef', 'Reef'],
  whirlpool: ['whirlpool', 'Whirlpools', 'whirlpools'],
  treasure: ['treasure', 'Treasure'],
  home: ['home bases', 'home base'],
  hidden: ['undiscovered tile', 'hidden tile', 'hidden tiles', 'face down'],
  wreck: ['wreck'],
  becalmed: ['becalmed', 'Becalmed'],
  dice: ['dice', 'die'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RulePiece = keyof typeof rulePieces;
