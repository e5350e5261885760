import { describe, test } from 'node:test';
import { waves } from '../game.ts';
import { TABLETS } from '../tables.ts';
import type { Event, Move } from '../types.ts';
import { discard, equal, follow, logSays, newGame, pile, read, rebel, table, token, viewFrom } from './builders.ts';

const { words } = waves;

const SENTENCES: Record<Event['type'], [Event, string | null][]> = {
  'token-placed': [[{ type: 'token-placed', seat: 1, place: 2 }, 'Bo puts the Wave token at the second Elder of Ada.']],
  round: [
    [
      { type: 'round', round: 2, majority: 4, shells: 2 },
      'Round 2: the Seers hold the Open Majority and bring 2 Shells.',
    ],
    [
      { type: 'round', round: 9, majority: 5, shells: 1 },
      'Round 9: the Nobles hold the Open Majority and bring 1 Shell.',
    ],
  ],
  followed: [[{ type: 'followed', seat: 0, place: 0 }, 'Ada plays a Follower.']],
  rebelled: [
    [{ type: 'rebelled', seat: 0, place: 0, count: 1 }, 'Ada plays a Rebel.'],
    [{ type: 'rebelled', seat: 0, place: 0, count: 3 }, 'Ada plays a stack of 3 Rebels.'],
  ],
  'agent-placed': [[{ type: 'agent-placed', seat: 0, place: 0, card: 3, count: 1 }, null]],
  'rebels-revealed': [
    [{ type: 'rebels-revealed', seat: 2, place: 2, card: 1, count: 1 }, 'Cy rebelled with a Scholar.'],
    [{ type: 'rebels-revealed', seat: 2, place: 2, card: 3, count: 2 }, 'Cy rebelled with 2 Knights.'],
  ],
  tablet: [
    [
      { type: 'tablet', majority: 1, tablet: 'three-and-six' },
      'The Scholars hold the True Majority: Three and Six. Followers have power 3, Rebels have power 6.',
    ],
  ],
  surplus: [[{ type: 'surplus', seat: 3, place: 3, card: 2, count: 2 }, 'Di discards 2 Keepers of the stack.']],
  rotated: [[{ type: 'rotated', elders: [1, 2, 3, 4] }, 'Every Elder moves one place counterclockwise.']],
  'elder-powers': [[{ type: 'elder-powers', powers: [1, 5, 2] }, 'The Elders now have the powers 1, 5, 2.']],
  'shells-set': [
    [{ type: 'shells-set', shells: 1 }, 'There is now 1 Shell in the Council.'],
    [{ type: 'shells-set', shells: 0 }, 'There are now 0 Shells in the Council.'],
  ],
  wave: [
    [{ type: 'wave', wave: 1, stance: 'follower' }, 'First wave: the Followers.'],
    [{ type: 'wave', wave: 2, stance: 'rebel' }, 'Second wave: the Rebels.'],
  ],
  'agent-revealed': [[{ type: 'agent-revealed', seat: 1, place: 1, card: 5 }, 'Bo reveals a Noble.']],
  collected: [
    [
      { type: 'collected', seat: 1, place: 1, elder: 4, agentPower: 5, elderPower: 4, shells: 1 },
      'Bo collects a Seer (5 against 4); 1 Shell left.',
    ],
  ],
  kept: [
    [
      { type: 'kept', seat: 0, place: 0, elder: 3, agentPower: 2, elderPower: 3, why: 'too-weak' },
      'Ada takes a Knight to the hand: the Agent is not strong enough (2 against 3).',
    ],
    [
      { type: 'kept', seat: 0, place: 0, elder: 3, agentPower: 5, elderPower: 3, why: 'no-shell' },
      'Ada takes a Knight to the hand: no Shell is left (5 against 3).',
    ],
  ],
  'token-moved': [[{ type: 'token-moved', place: 1 }, null]],
  reshuffled: [[{ type: 'reshuffled', cards: 60 }, 'The deck is empty: 60 discards are shuffled into a new one.']],
  drew: [
    [{ type: 'drew', seat: 1, count: 1 }, 'Bo draws a card.'],
    [{ type: 'drew', seat: 1, count: 2 }, 'Bo draws 2 cards.'],
  ],
  'drew-cards': [[{ type: 'drew-cards', seat: 1, cards: [2, 5] }, 'You drew a Keeper and a Noble.']],
  discarded: [
    [{ type: 'discarded', seat: 1, cards: pile(2) }, 'Bo discards a Keeper.'],
    [{ type: 'discarded', seat: 1, cards: pile(2, 2, 5) }, 'Bo discards 2 Keepers and a Noble.'],
  ],
  'chose-discard': [[{ type: 'chose-discard', seat: 1 }, null]],
  'extra-replaced': [[{ type: 'extra-replaced', card: 4 }, 'The Elder between the players is replaced by a Seer.']],
  council: [[{ type: 'council', elders: [1, 2, 3], extra: 4 }, 'The Agents become the Elders of the next round.']],
  won: [
    [{ type: 'won', seats: [0], how: 'variety' }, 'Ada wins with enough different Elders.'],
    [{ type: 'won', seats: [0, 2], how: 'total' }, 'Ada and Cy win with enough Elders in total.'],
  ],
};

describe('Words', () => {
  logSays(SENTENCES);

  test('A move is a short phrase', () => {
    const lines: [Move, string][] = [
      [token(3), 'Wave token at the second Elder'],
      [follow(5), 'Follow with a Noble'],
      [rebel(1, 3), 'Rebel with 3 Scholars'],
      [discard(2, 4), 'Discard a Keeper and a Seer'],
    ];
    for (const [move, phrase] of lines) equal(read(words.move(move)), phrase);
  });

  test('The question names the Elder head to head, and the number of cards to discard', () => {
    const prompt = (state: ReturnType<typeof table>, seat: number) => {
      const view = viewFrom(state, seat);
      return read(words.asks[waves.menu(view).ask]!.prompt(view));
    };
    const card = 'head-to-head-2';
    equal(
      prompt(table({ card, token: 2 }), 0),
      'Collect your second Elder, a Knight (3), while 2 Shells last: a Follower acts first; Rebels of one class count for the rule.',
    );
    equal(/^Collect your Elder, a \w+ \(\d\), while \d Shells? lasts?: /.test(prompt(table({}), 0)!), true);
    const phase = { kind: 'discard' as const, waiting: [0] };
    const full = [1, 2, 3, 4, 5, 5, 5] as const;
    equal(
      prompt(table({ card, phase, hands: [[...full], [1]] }), 0),
      'Choose 2 cards to discard: you hold 7 and may keep 5.',
    );
    equal(
      prompt(table({ card, phase, hands: [full.slice(1), [1]] }), 0),
      'Choose a card to discard: you hold one too many.',
    );
  });

  test('The others read who is deciding what', () => {
    equal(read(words.awaiting(table({}).open, 0)), 'Ada is choosing an Agent');
    equal(read(words.awaiting(newGame(2).open, 1)), 'Bo is placing the Wave token');
    const { open } = table({ phase: { kind: 'discard', waiting: [2] } });
    equal(read(words.awaiting(open, 2)), 'Cy is choosing what to discard');
  });

  test('Every tablet has a name and a sentence', () => {
    for (const { name, text } of Object.values(TABLETS)) equal(name.length > 0 && text.endsWith('.'), true);
  });
});
