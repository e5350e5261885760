// The sizes at which a layout changes, for style sheets and scripts alike. A style sheet names one in a query, as
// `@media (width >= --tablet)` or `@container (width < --board-wide)`; the plugin breakpointNames.ts puts in the size,
// because no browser takes a custom property there.

export const BREAKPOINTS = {
  // Widths of the window or of a container.
  'plate-medium': '5.5rem', // a plate with a larger score
  'plate-wide': '8.5rem', // a plate with the name beside the pennant
  'captain-words': '24rem', // Waves of Fortune: a captain's numbers stand beside words
  'plate-sources': '22rem', // Rolling with the Waves: the sum of a score stands with its words
  'chart-phone': '24.25rem', // Rolling Seas: the prices of cells on a chart as wide as a large phone
  phone: '30rem', // below it a phone held upright
  'large-phone': '34rem',
  'step-names': '36rem', // Rattle, Battle: the names of a turn's steps fit beside its Quests
  tablet: '40rem',
  'place-names': '42rem', // Rolling Seas: the chart is large enough for small letters
  'game-sheet': '44rem', // front page: a game's picture stands beside its text
  'result-columns': '48rem', // Rolling Seas: the charts of a result stand side by side
  'board-wide': '50rem', // a board in columns
  desktop: '60rem', // a panel stands beside the board
  'places-ring': '62rem', // gathering: the places stand around the table
  'board-desktop': '64rem',
  'board-large': '75rem',
  'beside-places': '88rem', // gathering: how others are called stands beside the places
  'full-hd': '112rem', // with full-hd-high: type grows by 1.15
  'quad-hd': '150rem', // with quad-hd-high: type grows by 1.4
  // Heights of the window or of a container.
  'board-short': '24rem', // a small phone with two rows of plates
  flat: '30rem', // below it a phone held sideways
  'compass-high': '29rem', // Rolling Seas: compass and chart of a phone fit one below the other; of the board
  'card-high': '44rem',
  'card-room': '50rem', // Waves of Fortune: four captains, the market and a card stand one below the other
  'three-rows': '42rem', // a wide board with room for three rows below its fixed parts
  high: '48rem',
  'full-hd-high': '60rem',
  'quad-hd-high': '80rem',
} as const;
