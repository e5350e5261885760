import type { AnyGame, AnyShape } from '@quayside/rules';

/**
 * The paragraph behind what the others are asked, for everybody to read: what is decided now is told in the open, as
 * `phase.kind`, and most questions are called like it. Null where that is not so.
 */
export function awaitedRule({ words }: Pick<AnyGame, 'words'>, open: AnyShape['open']): string | null {
  const { phase } = open as { phase?: { kind?: string } };
  const asked = phase?.kind;
  return asked !== undefined && Object.hasOwn(words.asks, asked) ? words.asks[asked]!.rule : null;
}
