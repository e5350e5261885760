// What Waves of Fortune explains when it is first met: one sentence what it is, one what to look at.

import { say } from '../../kit/phrase.ts';

export const firstWords = {
  noFood: say`Your food is gone: a ship that ends its turn at sea without food has a mutiny and sinks. Look whether home is in reach, or a tile that brings food.`,
  king: say`The Pirate King lies here: whoever lands on his tile must fight his 15 HP, and his defeat ends the game. Look at your crew, and at who leads.`,
  wreck: say`A ship sank here: its gold and maps lie on the tile, and the first ship to arrive takes them all. Look who is nearest.`,
  map: say`This treasure map shows an X: its carrier digs there for gold, and loses the map if the ship sinks. Look how far the X is and how much food you have.`,
  mine: say`A mine: it stays here for good, and every ship that ends a move on the tile loses crew. Look at it before you stop; sailing across is safe.`,
  post: say`A Trading Post stays here for all: a ship that ends a move on it may exchange up to 2 food for crew, or crew for food. Look what you lack.`,
  whirlpool: say`A whirlpool: a ship that begins its turn here may go to any other revealed whirlpool instead of sailing. Look how many are known, and where they lead.`,
  reef: say`A coral reef: a ship that begins its turn here rolls a die, and on 1 or 2 it is held this turn. Look for another tile to stop at.`,
};
