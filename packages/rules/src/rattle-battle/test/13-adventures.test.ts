import { describe, test } from 'node:test';
import { pick, rngOf } from '../../kit/rng.ts';
import { npActions } from '../effects/npActions.ts';
import { strengthOf } from '../facts/ships.ts';
import { rattleBattle as game } from '../game.ts';
import { begin as brief } from '../phases/briefing.ts';
import { CARDS, FACES, isCrazy, type NpColour, npId, type SeaCard } from '../tables/index.ts';
import type { Event } from '../types/event.ts';
import { type RattleState, STEPS } from '../types.ts';
import { fleetText, ruleText } from '../words/cards.ts';
import { adventure, at, deepEqual, doing, equal, told } from './builders.ts';

/** In port, or beyond. */
const isOver = ({ open }: RattleState): boolean => STEPS.indexOf(open.step) >= STEPS.indexOf('market');

/** Plays one Adventure from its first question to the end, by chance; every state must add up. */
function playedOut(card: string, seats: number, seed: number): Event[] {
  const state: RattleState = adventure(card, {
    seats,
    wanted: 0,
    rigs: Array.from({ length: seats }, (_, seat) => ({
      sails: 1,
      cannons: 2,
      loot: { rum: 1, fabrics: 1 },
      crew: seat === 0 ? ['wim'] : [],
    })),
  });
  const rng = rngOf(seed);
  state.rng = rng;
  const events: Event[] = [];
  const tell = { all: (event: Event) => events.push(event), only() {} };
  // From the end of the briefing on.
  state.open.step = 'briefing';
  state.open.phase = { kind: 'exhaust', waiting: [0], ready: [] };
  state.open.galleons[0]!.upgrades = [{ id: 'ram', ready: true, used: false }];
  state.shut.upgrades = state.shut.upgrades.filter(id => id !== 'ram');
  state.open.decks.upgrades -= 1;
  game.play(state, 0, { kind: 'exhaust', upgrade: 'ram' }, tell);
  for (let ply = 0; ply < 500 && state.open.card === card && !isOver(state); ply++) {
    const seat = pick(rng, game.deciding(state.open));
    const move =
      seat < 0
        ? game.nature!(state.open, rng)
        : pick(rng, game.menu({ seat, open: state.open, own: state.own[seat]! }).moves);
    game.play(state, seat, move, tell);
    equal(game.audit(state), null);
  }
  equal(state.open.card !== card || isOver(state), true, `${card} goes on`);
  return events;
}

describe('13 Adventures', () => {
  for (const card of Object.values(CARDS))
    test(`${card.id} ${card.name} is played to its end`, () => {
      for (const seats of [2, 5]) {
        const events = playedOut(card.id, seats, seats);
        if (isCrazy(card)) {
          equal(told(events, 'loot-drawn').filter(({ why }) => why === 'adventure').length, seats);
          continue;
        }
        const [sailed] = told(events, 'landed').filter(({ how }) => how === 'drop');
        if (!sailed) continue;
        const placed = told(events, 'placed').flatMap(({ dice }) => dice);
        const fleet = [...placed, ...sailed.dice].map(({ die }) => die).filter(die => !/^(ship|captain)/.test(die));
        const expected = Object.entries(card.fleet).flatMap(([colour, count]) =>
          Array.from({ length: count }, (_, i) => npId(colour as NpColour, i + 1)),
        );
        deepEqual(fleet.sort(), expected.sort());
      }
    });

  /** In which of the ten phases this is told, from 1; null where it may be in several. */
  function phaseOf(event: Event): number | null {
    switch (event.type) {
      case 'sent':
        return 1; // Briefing
      case 'placed':
        return 2;
      case 'landed':
        return event.how === 'drop' ? 2 : null; // Ship Drop
      case 'escaped':
      case 'exploded':
      case 'volley':
        return 3; // NP Actions
      case 'moved':
      case 'fired':
      case 'passed':
        return 4; // Player Actions
      case 'clash':
        return event.why === 'battle' ? 5 : null; // Battle
      case 'coins':
        return event.why === 'ships' ? 6 : null; // Coins
      case 'loot-drawn':
        return event.why === 'adventure' ? 7 : null; // Loot
      case 'sailor-used':
        return 8; // Sailors
      case 'repaired':
      case 'king-helped':
        return 9; // Repairs
      case 'overboard':
        return 10; // Stowing
      default:
        return null;
    }
  }

  test('3.3 An Adventure at sea has ten phases, from the Briefing to Stowing', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 8; seed++) {
      const phases = playedOut('N05', 3, seed).flatMap(event => phaseOf(event) ?? []);
      deepEqual(
        phases,
        phases.toSorted((a, b) => a - b),
      );
      for (const phase of phases) seen.add(phase);
    }
    deepEqual(
      [...seen].sort((a, b) => a - b),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    );
  });

  const seaCards = Object.values(CARDS).filter((card): card is SeaCard => !isCrazy(card));

  test('13.1 Every face of every fleet has a Strength and does what the card says', () => {
    for (const card of seaCards)
      for (const colour of Object.keys(card.fleet) as NpColour[])
        for (const face of new Set(FACES[colour])) {
          const state = adventure(card.id, { sea: [at(`${colour}-1`, 30, 250, face), at('ship-0-1', 100, 250, 1)] });
          const strength = strengthOf(state.open, state.open.sea[0]!);
          const reading = card.symbols[colour] ?? card.symbols.others;
          const printed = typeof face === 'number' ? reading?.number : reading?.[face as 'sail'];
          equal(
            strength,
            printed?.strength ?? (typeof face === 'number' ? face : 1),
            `${card.name}, ${colour} ${face}`,
          );
          const ally = card.rules.some(rule => rule.rule === 'ally' && rule.colour === colour);
          const after = doing(state, (it, tell) => npActions(it, null, tell));
          const acts = (printed?.actions ?? [])
            .map(({ act }) => act)
            .filter(act => act !== 'surrender' && act !== 'redrop');
          equal(after.events.length, ally ? 0 : acts.length, `${card.name}, ${colour} ${face}`);
          const again = printed?.actions.some(({ act }) => act === 'redrop') ?? false;
          equal(after.open.redrops.queue.length, again ? 1 : 0);
        }
  });

  test('Every card can be read: its faces and its rules', () => {
    for (const card of seaCards) {
      equal(fleetText(card).length > 0, true);
      for (const rule of card.rules) equal(/^[A-Z].*\.$/.test(ruleText(rule)), true, ruleText(rule));
    }
    deepEqual(fleetText(CARDS['N12'] as SeaCard), [
      'Sail: Move away from the closest Player Ship, Strength 2',
      'Grapeshot: Volley, Strength 3',
      'blue Number: Explode: as many as shown of the closest Player Ships, Strength 1',
      'blue Skull: Re-drop, Strength 1',
    ]);
  });

  test('13.3 A gift is added as long as there are such Parts', () => {
    const state = adventure('I04', { seats: 2 });
    state.open.supply.cannon = 1;
    state.open.quest = 2;
    const after = doing(state, brief);
    deepEqual(
      after.open.galleons.map(({ cannons }) => cannons.ready),
      [1, 0],
    );
  });
});
