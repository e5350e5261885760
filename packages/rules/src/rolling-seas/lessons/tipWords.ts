// The tips of Rolling Seas, how it is won, and why a hint is good.

import { say } from '../../kit/phrase.ts';

export const tipWords = {
  howToWin: [
    say`You sail for 25 turns. Storms, monsters, currents and what you find on land make your Story longer.`,
    say`Tell it in a port, once in each: you gain as much Reputation as it is long. So tell a long Story, in many ports.`,
    say`At the end everybody tells it once more. Be at a port then, best at your Home Port. The greatest Reputation wins.`,
  ],
  tips: {
    island: say`The island must cover its coordinate; turn and flip it as you like. It brings a port: leave open water beside it, and do not shut off another port.`,
    known: say`This obstacle is drawn on your neighbour’s chart. Rocks hinder; storms, monsters and currents make stories. Rocks may not close a port.`,
    'known-alone': say`This obstacle is drawn on your own chart. Put storms, monsters and currents where you will sail anyway, between two ports.`,
    'rocks-alone': say`Rocks only stand in the way. They must cover the cell where the column and the row of the card meet; turn them so that your way stays open.`,
    adventure: say`It is your own chart: put it where you will pass. A storm gives 1 Story for each of its cells, a monster 2 for a Provision, a current carries you for nothing.`,
    'adventure-passed': say`You draw on another’s chart. Rocks cost them most in narrow water between their ship and the next port.`,
    home: say`Your Home Port gives 10 at the end, if you are there. Choose one near other ports, with a start on the side you want to sail first.`,
    action: say`A step with the wind costs 1, and 1 more for each eighth of the compass away from it. A port hears you once: let the Story grow, then go from port to port.`,
  },

  /** After “because”, by source of the score. */
  reasons: {
    tellings: { more: say`you reach a port sooner, to tell your story there`, less: say`you come later to a port` },
    bonus: { more: say`it earns bonus Reputation on the way`, less: say`it gives up bonus Reputation` },
    place: { more: say`you end nearer to a port for the last telling`, less: say`you may end far from a port` },
    final: { more: say`your story grows longer`, less: say`your story grows less` },
  },

  /** Why a bot did something that surprises, told from what everybody sees. */
  surprises: {
    drawnOnYou: say`Rocks, and the two obstacles before the first turn, are drawn on a neighbour’s chart, where they help that captain least.`,
    hoveTo: say`Staying spends a turn, but no Provisions. When the wind blows the wrong way, they are kept for a turn in which they take the ship farther.`,
  },
};
