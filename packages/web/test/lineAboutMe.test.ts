import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isVictory, lineAboutMe } from '../src/table/lineAboutMe.ts';

const faces = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, letter: 'A', emblem: 'anchor', you: seat === 0 }));
const outcome = (ranks: number[], scores: number[]) => ({ ranks, scores, reason: 'points' });
const said = (ranks: number[], scores: number[], short: string | null = null, ahead: string | null = null) =>
  lineAboutMe({
    faces: faces.slice(0, ranks.length),
    outcome: outcome(ranks, scores),
    me: 0,
    short: seat => (ranks[seat] === 1 ? null : short),
    ahead: other => ahead && `${ahead} ${other}`,
  });

describe('The end says of me', () => {
  test('by how much I won, and ahead of whom', () =>
    equal(said([1, 3, 2], [9, 2, 7]), 'You won, 2 points ahead of Cy.'));
  test('what parted me from somebody level on points', () => {
    equal(said([1, 3, 2], [7, 2, 7]), 'You won, level on points with Cy.');
    equal(
      said([1, 3, 2], [7, 2, 7], null, '150 gold ahead of'),
      'You won, level on points with Cy and 150 gold ahead of 2.',
    );
  });
  test('with whom I won', () => equal(said([1, 1, 3], [7, 7, 2]), 'You won together with Bo.'));
  test('how far I was behind', () => equal(said([2, 1, 3], [6, 7, 2]), 'You came 2nd, 1 point behind Bo.'));
  test('what I lacked, in the game’s own words', () =>
    equal(said([3, 1, 2], [2, 7, 5], 'one Elder short'), 'You came 3rd, one Elder short.'));
  test('what the next one lacked when I won, where a score is no points', () => {
    equal(said([1, 3, 2], [4, 2, 5], '2 Elders short'), 'You won; Cy was 2 Elders short.');
    equal(
      said([1, 2], [7, 7], '150 gold behind', '150 gold ahead of'),
      'You won, level on points with Bo and 150 gold ahead of 1.',
    );
  });
  test('what I scored alone', () => equal(said([1], [12]), 'You scored 12 points.'));
});

describe('A victory', () => {
  test('is over somebody', () => equal(isVictory(outcome([1, 2], [3, 1]), 0), true));
  test('is neither a game alone nor a first place of all', () => {
    equal(isVictory(outcome([1], [3]), 0), false);
    equal(isVictory(outcome([1, 1], [3, 3]), 0), false);
    equal(isVictory(outcome([2, 1], [3, 4]), 0), false);
  });
});
