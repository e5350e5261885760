// The tips of W·A·V·E·S, how it is won, and why a hint is good.

import { say } from '../../kit/phrase.ts';

export const tipWords = {
  howToWin: [
    say`Collect Elders, the cards in the ring. Each round you send an Agent from your hand to the Elder in front of you.`,
    say`An Agent with more power than the Elder collects it and takes a Shell. Without a Shell nobody collects.`,
    say`Whoever first has enough different Elders, or enough in all, wins. The numbers beside your name show how far you are.`,
  ],

  tips: {
    token: say`The round and both waves begin at the Wave token. Look for the Elder that gives your opponent least: a high one is hard to collect, and whoever acts first takes the Shells.`,
    play: say`An Agent needs more power than your Elder, and a Shell. Choose a card, and the tablets show whether it would collect under each. If none would, two weak cards of one class may rebel and change the tablet. If nothing helps, play a low card: it is your next Elder.`,
    discard: say`High cards collect, and cards of one class can rebel together. Good habit: keep a pair and a high card, and let single middle cards go.`,
  },

  /** After “because”, by source of the score. */
  reasons: {
    different: { more: say`it brings an Elder of a new class nearer`, less: say`it costs you an Elder of a new class` },
    total: { more: say`it should win you an Elder soon`, less: say`you collect one Elder fewer this way` },
  },

  /** Why a bot did something that surprises, told from what everybody sees. */
  surprises: {
    stack: say`Every card of a stack counts when the tablet of the round is decided, so a stack like this is played to make another tablet active.`,
    gaveUp: say`An Elder they do not collect goes to their hand. The card they left there can be collected next round.`,
  },
};
