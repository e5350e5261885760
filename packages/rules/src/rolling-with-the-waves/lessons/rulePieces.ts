// The pieces that the rules of Rolling with the Waves name, and by which words: the screen draws each beside its first
// mention in a chapter.

export const rulePieces = {
  infamy: ['Infamy'],
  crewDie: ['Crew dice', 'crew dice', 'crew die', 'dice of your own colour', 'die of your own colour'],
  freebooter: ['Freebooter dice', 'Freebooters', 'freebooter'],
  spirits: ['Raise Spirits'],
  chest: ['Chests', 'chests', 'chest'],
  bury: ['Bury', 'bury', 'buried'],
  hull: ['Hull'],
  smallCannon: ['Small cannon', 'small cannon'],
  cannon: ['Large cannon', 'cannons', 'cannon'],
  ports: ['Raid Ports', 'Ports'],
  crew: ['Hire Crew'],
  bag: ['bag'],
  shot: ['shots', 'shot'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RulePiece = keyof typeof rulePieces;
