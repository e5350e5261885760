// The tips of Waves of Fortune, how it is won, and why a hint is good.

import { say } from '../../kit/phrase.ts';

export const tipWords = {
  howToWin: [
    say`Sail out, turn over the sea, win gold, and bring it home: only what lies in your chest is safe.`,
    say`Every 500 gold is worth one victory point. A gem of the Kraken is worth one more. Whoever beats the Pirate King gains four.`,
    say`The game ends when the King falls, whoever does it. The most points win, so do not let him fall while you are behind.`,
  ],
  tips: {
    colour: say`The colour says who sails first and where home is: purple, then blue, yellow and green. Whoever sails first finds the nearest tiles still hidden.`,
    load: say`Crew fights, food lasts: one food at the end of every turn at sea. Six of each is a good start. Without food the crew mutinies, without crew the ship sinks.`,
    move: say`You reach any tile up to two steps away, and only the one where you stop is turned over. Count your food for the way home first, and go home while you carry much gold.`,
    ram: say`You choose where the other ship goes. Push it away from home, or onto a hidden tile: whatever lies there happens to them.`,
    pirate: say`You get 50 gold for each HP, and equal dice are yours. With fewer than three crew, let them lie, and sail on next turn: whoever stays or lands here later must fight.`,
    kraken: say`It always rolls 5 5 5, so only fives and sixes help you. With plenty of crew it is worth it: 500 gold and a point for good.`,
    king: say`He has 15 HP and fights to the death. With fewer than ten crew, escape: you are put home and load again. His fall ends the game: are you ahead with four points more?`,
    send: say`Send three if you can: your best dice meet theirs, highest first, and a spare low die costs nothing. Send fewer only if losing one more would sink you.`,
    option: say`You may only choose what you can pay. Look at your food first: a turn at sea costs one.`,
    beast: say`Running always works but costs food. If you stand, roll one die per crew you send; one high die wins the prize, low ones lose that crew. With crew to spare, stand with two or three.`,
    drift: say`A free move: use it towards home when you carry gold, or towards hidden tiles when you do not.`,
    peek: say`Only you see what lies there. Look at tiles you could reach next turn, in the direction you want to sail.`,
    raid: say`Take from whoever has the most aboard, and look who could come after you next turn.`,
    swap: say`Food for crew or crew for food. Far from home take food; before a fight take crew.`,
    dock: say`Your gold is safe now. Tall Rigging takes you three steps, Bow Cannons make every fight shorter. Then load: more food for the depths, more crew for fights.`,
  },

  /** After “because”, by source of the score. */
  reasons: {
    gold: { more: say`more gold should come home`, less: say`less gold should come home` },
    kraken: { more: say`it brings the Kraken’s gem nearer`, less: say`it leaves the Kraken to others` },
    king: { more: say`it brings the King’s fall nearer`, less: say`it leaves the King to others` },
  },

  /** Why a bot did something that surprises, told from what everybody sees. */
  surprises: {
    rammedYou: say`Ramming hurts nobody by itself. But whoever rams says where your ship goes, and gold is safe only in the chest.`,
    raidedYou: say`Gold aboard can be taken, gold in the chest cannot: that is why full ships sail home.`,
    parleyed: say`A battle is to the death, and a ship without crew sinks with all that is aboard. Pirates that lie there wait for the next ship, perhaps yours.`,
    escaped: say`The King has 15 HP. Running brings the ship home at once, to load crew. Whoever meets him again must fight.`,
    krakenLeft: say`The Kraken rolls 5 5 5 every time: only fives and sixes hold against it, so a small crew had better sail on.`,
  },
};
