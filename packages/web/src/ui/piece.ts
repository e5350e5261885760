// Names pieces on the screen, so that hints, lessons and tips can point at them: `<g {...piece('elder', 2)}>`.

/** As it stands in the attribute: "elder:2", or "deck" for a piece there is one of. */
export const pieceId = (kind: string, key?: string | number): string => (key === undefined ? kind : `${kind}:${key}`);

/** What to spread on the element that draws the piece. */
export const piece = (kind: string, key?: string | number) => ({ 'data-piece': pieceId(kind, key) });

/** Event that a piece sends, and that bubbles, when it is pointed at behind a tab: whoever has hidden it shows it. */
export const REVEAL = 'quayside-reveal';
