// Marks the words of a rule book that name pieces: in each chapter the first mention of every piece, where the screen
// then draws it. Headings, links and code stay as they are.

/** By piece, the words that name it. */
export type PieceNames = Readonly<Record<string, readonly string[]>>;

const KEPT = /^<(\/?)(h1|h2|h3|a|code|pre|th)\b/;

export function markPieces(html: string, names: PieceNames): string {
  const pieceOf = new Map(Object.entries(names).flatMap(([piece, words]) => words.map(word => [word, piece] as const)));
  if (pieceOf.size === 0) return html;
  // Longer names first: a Sea Monster is none of the monsters.
  const words = [...pieceOf.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  let seen = new Set<string>();
  let depth = 0;
  return html
    .split(/(<[^>]+>)/)
    .map(part => {
      if (part.startsWith('<')) {
        const [, close, tag] = KEPT.exec(part) ?? [];
        if (tag) depth += close ? -1 : 1;
        if (tag === 'h2' && !close) seen = new Set();
        return part;
      }
      if (depth > 0) return part;
      return part.replace(anyWord, word => {
        const piece = pieceOf.get(word)!;
        if (seen.has(piece)) return word;
        seen.add(piece);
        return `<span class="rule-piece" data-rule-piece="${piece}">${word}</span>`;
      });
    })
    .join('');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
