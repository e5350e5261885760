// START HERE: the rules of Waves of Fortune. Numbers are paragraphs of RULES.md.
//
// A turn is a chain of things that happen, with a decision wherever a captain has a choice: `phases` asks and answers,
// `effects` is what happens without a decision, and `open.agenda` is what is still to happen after it.

import type { Game, Seat } from '../game.ts';
import { flow } from '../kit/flow.ts';
import { jointOf } from '../kit/joint.ts';
import { no } from '../kit/refusal.ts';
import { clockwise } from '../kit/ring.ts';
import { audit } from './audit.ts';
import { goAhead } from './effects/turn.ts';
import { imagine } from './imagine.ts';
import { type FortuneOptions, meta } from './meta.ts';
import { parse } from './moves.ts';
import * as card from './phases/card.ts';
import { dock } from './phases/dock.ts';
import * as meet from './phases/meet.ts';
import { sailing } from './phases/move.ts';
import * as prepare from './phases/prepare.ts';
import { ramming } from './phases/ram.ts';
import { send } from './phases/send.ts';
import { layOut } from './setup.ts';
import { outcome, progress, standings } from './standings.ts';
import type { Open, WavesOfFortune } from './types.ts';
import { words } from './words.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

function deciding({ phase }: Open): readonly Seat[] {
  if (phase.kind === 'over') return NOBODY;
  return phase.kind === 'load' ? phase.waiting : ALONE[phase.seat]!;
}

const NOT_YOUR_TURN = no('not-your-turn');

const { menu, check, play } = flow<WavesOfFortune, 'agenda'>({
  decisions: {
    colour: prepare.colour, // 1.4
    load: prepare.load, // 1.5
    move: sailing, // 2.2, 3
    ram: ramming, // 3.3
    option: card.option, // 4.2
    beast: card.beast,
    drift: card.drift,
    peek: card.peek,
    raid: card.raid,
    swap: card.swap,
    pirate: meet.pirate, // 6.1
    send, // 6.4
    kraken: meet.kraken, // 6.8
    king: meet.king, // 6.9
    dock, // 9.2
  },
  // A turn (2) is no fixed list of steps, because rams and cards lengthen it: `effects/turn.ts` works off an agenda. In
  // order: a sunk ship is repaired, a becalmed one is held (2.1); the Spyglass (9.4); the ship stays, moves or goes
  // through a whirlpool (2.2); it rams (3.3); the rammed ships arrive, then the moving one (2.3, 3.5): each docks at
  // home, or discovers, meets and gathers what is there; food or mutiny (2.4); the next captain or round (2.5).
  steps: { agenda: goAhead },
  next: () => 'agenda',
  notAsked: { deciding, refusal: NOT_YOUR_TURN },
});

export const wavesOfFortune: Game<WavesOfFortune, FortuneOptions> = {
  ...meta,
  bound: 6000,
  interned: true,
  words,

  setup(seats, options, rng) {
    const { open, own, shut } = layOut(seats, options, rng);
    return { open, own, shut };
  },

  deciding,

  joint({ phase, ships }) {
    return phase.kind === 'load' ? jointOf(clockwise(ships.length, 0), phase.waiting) : null;
  },

  menu,
  parse,
  check: (view, move) => (view.open.phase.kind === 'over' ? NOT_YOUR_TURN : check(view, move)),
  play,

  imagine,
  standings,
  progress,
  outcome,
  audit,
};
