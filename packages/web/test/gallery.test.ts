// Every drawing that the shared folders and the `art` of a game export has a sample in a gallery, so that pictures of
// the gallery show a change of it; or it stands here, with where it is seen instead.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

const SRC = join(import.meta.dirname, '../src');

/** File and export, and why it has no sample of its own. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'dice/DiceBox.tsx: DiceBox': 'dice in space: dice.e2e.ts; the still box is SeaBox',
  'ui/Heading.tsx: Heading': 'a heading of a page, as every page shows it',
  'ui/DrawInParts.tsx: DrawInParts': 'draws nothing of its own',
  'ui/DrawInParts.tsx: DrawnNext': 'draws nothing of its own',
  'ui/Mark.tsx: LineMark': 'the frame of each game’s marks',
  'ui/Mark.tsx: SolidMark': 'the frame of each game’s marks',
  'games/rattle-battle/art/TileArt.tsx: TileArt': 'in CardTiles',
  'games/rolling-seas/art/ChartArt.tsx: Patch': 'a rectangle over a cell: the pictures of decisions',
  'games/rolling-with-the-waves/art/Square.tsx: Digit': 'in Square, Coin and the marks of levels',
  'games/waves-of-fortune/art/Chart.tsx: Frame': 'in SeaArt',
  'games/waves-of-fortune/art/Chart.tsx: Hairlines': 'in SeaArt',
  'games/waves-of-fortune/art/Chart.tsx: Water': 'in SeaArt',
  'games/waves-of-fortune/art/Features.tsx: Bank': 'in SeaArt',
  'games/waves-of-fortune/art/Features.tsx: Curl': 'in SeaArt',
  'games/waves-of-fortune/art/Features.tsx: Swell': 'in SeaArt',
  'games/waves-of-fortune/art/Places.tsx: Harbour': 'in SeaArt',
  'games/waves-of-fortune/art/Places.tsx: KingSkull': 'in KingRock',
  'games/waves-of-fortune/art/Places.tsx: KingStain': 'in SeaArt',
  'games/waves-of-fortune/art/TokenArt.tsx: Strength': 'in KingStrength and TokenArt',
};

const read = (file: string): string => readFileSync(join(SRC, file), 'utf8');
const sourcesOf = (pattern: string): string => globSync(pattern, { cwd: SRC }).map(read).join('\n');

/** Components: their names begin with a capital and are not all capitals. */
const componentsIn = (file: string): string[] =>
  [...read(file).matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)\b/gm)].map(found => found[1]!);

/** Drawings in these files that the galleries do not name. */
function withoutSample(files: string, galleries: string): string[] {
  const named = sourcesOf(galleries);
  return globSync(files, { cwd: SRC }).flatMap(file =>
    componentsIn(file)
      .filter(name => !new RegExp(`(?<!/)\\b${name}\\b(?!\\.)`).test(named))
      .map(name => `${file}: ${name}`),
  );
}

const games = globSync('games/*/gallery.tsx', { cwd: SRC }).map(file => file.slice(0, -'/gallery.tsx'.length));

const missing = [
  ...withoutSample('{ui,ui/art,dice,pointing}/*.tsx', 'gallery/*.tsx'),
  ...games.flatMap(game => withoutSample(`${game}/art/*.tsx`, `${game}/gallery.tsx`)),
];

describe('The gallery', () => {
  test('has a sample of every drawing', () => {
    assert.deepEqual(
      missing.filter(drawing => !Object.hasOwn(ELSEWHERE, drawing)),
      [],
    );
  });

  test('lacks what is listed here, and nothing is listed that has a sample by now', () => {
    assert.deepEqual(
      Object.keys(ELSEWHERE).filter(drawing => !missing.includes(drawing)),
      [],
    );
  });
});
