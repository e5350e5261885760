// What Rattle, Battle, Grab the Loot explains when it is first met: one sentence what it is, one what to look at.

import { say } from '../../kit/phrase.ts';

export const firstWords = {
  lost: say`A ship of yours was sunk: its repair costs 1 Loot, after the card’s Loot is drawn. Look at your Loot: if there is too little, all of it goes and everything is repaired.`,
  crazy: say`A Crazy Adventure is a game of dice for everybody, with all dice, and without Parts, Upgrades and Sailors. Look at the card: it says what wins coins.`,
  ally: say`This ship is an ally: enemies treat it like a player’s ship, and no player may sink it. Look at the card: some reward you if it stays afloat.`,
  revenge: say`With a Revenge card any of your ships may fire once at another player’s ship; without one, usually only the Captain Ship. Look for a shot that pays.`,
  wanted: say`Whoever alone leads in cards and coins after an Adventure is Wanted, and some cards aim at that player. Look at the card before you send ships.`,
  exhausted: say`This Upgrade is exhausted: it works again after the next port. Look which of yours are still ready, and save them for a ship that matters.`,
  baron: say`The Baron decides first, then it goes to the left; after each port the next player is Baron. Look who takes things in port before you: they may run out.`,
  galleon: say`Your Galleon stays out of the box and carries Parts, Upgrades, Sailors and Loot. A Quest is one to three Adventures, then port: look what your Galleon lacks.`,
};
