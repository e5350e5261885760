// The printed matter of Rolling Seas, readable against RULES.md.

export * from './cards.ts';
export * from './chart.ts';
export * from './dice.ts';
export * from './islands.ts';
export * from './ledger.ts';
export * from './ports.ts';
