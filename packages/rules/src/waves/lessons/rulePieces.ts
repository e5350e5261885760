// The pieces that the rules of W·A·V·E·S name, and by which words: the screen draws each beside its first mention in a
// chapter.

export const rulePieces = {
  scholars: ['Scholars', 'Scholar'],
  keepers: ['Keepers', 'Keeper'],
  knights: ['Knights', 'Knight'],
  seers: ['Seers', 'Seer'],
  nobles: ['Nobles', 'Noble'],
  shells: ['Shells', 'Shell'],
  token: ['Wave token'],
  follower: ['Followers', 'Follower'],
  rebels: ['Rebels', 'Rebel'],
  elder: ['Elders', 'Elder'],
  agent: ['Agents', 'Agent'],
  direct: ['direct'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RulePiece = keyof typeof rulePieces;
