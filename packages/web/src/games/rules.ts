// The rules a table is played by, with their texts in the page's language. `rules` itself is in English: everything the
// web shows of it comes through here.

import {
  type AnyGame,
  GAMES,
  loadGame,
  type Meta,
  NoSuchVersion,
  type OptionSpec,
  type Refusal,
} from '@quayside/rules';
import { defineWords } from '../words/define.ts';

/**
 * The rules of this version. Older ones that are not kept are replaced by the newest, as the server does to show how
 * such a game ended; newer ones fail to load, and the page must be loaded anew.
 */
export async function rulesOf(id: string, version: number): Promise<AnyGame> {
  try {
    return await rulesExactly(id, version);
  } catch (error) {
    if (error instanceof NoSuchVersion && version < GAMES[id]!.meta.version) return rulesExactly(id);
    throw error;
  }
}

/** The rules of this version and no other; left out, the newest. */
export async function rulesExactly(id: string, version?: number): Promise<AnyGame> {
  const game = await loadGame(id, version);
  const known = translated.get(game);
  if (known) return known;
  const { pitch, options } = translateMeta(game);
  const words = defineWords(`rules/${id}`, game.words);
  translated.set(game, { ...game, pitch, options, words });
  return translated.get(game)!;
}

/** A game is the same object wherever it is asked for. */
const translated = new WeakMap<AnyGame, AnyGame>();

/** The sentence for what these rules refuse. They have one for every code of theirs. */
export const refusalText = (game: AnyGame, { code, args = {} }: Refusal): string =>
  game.words.refusals[code]?.(args) ?? code;

/** What is known of a game without loading it; null for one that is not here. */
export const metaOf = (id: string): Meta | null => (Object.hasOwn(METAS, id) ? METAS[id]! : null);

/** Titles are names, the same in every language. */
export const titleOf = (id: string): string => metaOf(id)?.title ?? id;

function translateMeta(meta: Meta): Meta {
  const english = {
    pitch: meta.pitch,
    options: Object.fromEntries(meta.options.map(option => [option.id, textsOf(option)])),
  };
  const texts = defineWords(`rules/${meta.id}/meta`, english);
  const options = meta.options.map((option): OptionSpec => {
    const { label, help, choices } = texts.options[option.id]!;
    return { ...option, label, help, choices: option.choices.map(choice => ({ ...choice, ...choices[choice.value] })) };
  });
  return { ...meta, pitch: texts.pitch, options };
}

const textsOf = ({ label, help, choices }: OptionSpec) => ({
  label,
  help,
  choices: Object.fromEntries(
    choices.map(({ value, label, help }) => [value, { label, ...(help !== undefined && { help }) }]),
  ),
});

const METAS: Readonly<Record<string, Meta>> = Object.fromEntries(
  Object.entries(GAMES).map(([id, { meta }]) => [id, translateMeta(meta)]),
);
