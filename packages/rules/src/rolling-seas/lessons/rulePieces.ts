// The pieces that the rules of Rolling Seas name, and by which words: the screen draws each beside its first mention in
// a chapter.

export const rulePieces = {
  rocks: ['Rocks', 'rocks'],
  storm: ['Storms', 'Storm'],
  monster: ['Sea Monsters', 'Sea Monster'],
  current: ['Currents', 'Current'],
  provisions: ['Provisions', 'Provision'],
  gold: ['Gold'],
  story: ['Story', 'story'],
  reputation: ['Reputation'],
  port: ['ports', 'port'],
  home: ['Home Port'],
  wind: ['direction dice', 'wind'],
  move: ['Bonus Movements', 'Bonus Movement'],
  resupply: ['Resupply'],
  explore: ['explore'],
  star: ['star', 'stars'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RulePiece = keyof typeof rulePieces;
