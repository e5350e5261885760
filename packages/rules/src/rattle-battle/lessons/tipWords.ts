// The tips of Rattle, Battle, Grab the Loot, how it is won, and why a hint is good.

import { say } from '../../kit/phrase.ts';

export const tipWords = {
  howToWin: [
    say`Your dice are ships. They fall into the box with the others, and the closest pairs fight: the higher number sinks the lower.`,
    say`Sunk ships bring coins, and every Adventure brings Loot. In port you spend Loot on your Galleon and a crew, and coins on cards of victory points (VP).`,
    say`Coins, cards and some Sailors are points. After the last port the most points win.`,
  ],
  tips: {
    part: say`A Sail moves a ship after the drop. Two Cannons sink an enemy in short range, or one Cannon if your ship shows a cannon. A Hold has room for Loot. Look what you have none of.`,
    exhaust: say`The Upgrade you exhaust does nothing until after the next port. Give up the one this Adventure’s card makes least use of.`,
    send: say`With more ships you sink more, and have more to lose: each one sunk costs 1 Loot to repair. Sending even one ship brings you the card’s Loot. What finds no room is lost, so look at your Loot first.`,
    latecomer: say`One more ship falls where the others lie already. Look whether you still have Loot on it.`,
    turn: say`Read the battle order first: it says who will fight whom. A Sail moves a ship away from a stronger one or beside a weaker one. Two Cannons sink one in short range, or one Cannon if your ship shows a cannon.`,
    'turn-acted': say`You have done your action. An Upgrade may still help; then end your turn. You come again until you pass.`,
    bones: say`Keep the face that beats its nearest enemy. A cannon counts 2, and 1 more for each Cannon you have.`,
    close: say`Name a location of the port: nobody else may use it on the next visit. Look at the others’ Loot: Rum goes to the Tavern, Fabrics to the Shipyard, coins to the Guild.`,
    choose: say`Choose what port needs: Fabrics for Parts, Spices and Fabrics for Upgrades, 2 Rum for a Sailor, Valuables for coins.`,
    bargain: say`Loot you cannot stow is lost anyway: give that first.`,
    sailors: say`Each Sailor works once an Adventure. If one brings Loot that another needs, use that one first.`,
    quirijn: say`Keep the Loot that completes something: a second Rum, Fabrics beside Spices.`,
    repair: say`Pay with what is worth least to you. One Rum alone buys nothing; Valuables are a coin each.`,
    unload: say`Keep what will buy something in the next port, as far as there is room. The rest is lost.`,
    stow: say`One Loot on each ship, one in each Hold. Keep pairs that buy something in the next port.`,
    market: say`Two of anything for one of your choice: good when one token is missing for a Sailor, a Part or an Upgrade.`,
    tavern: say`Two Rum: you see three Sailors and keep one. Some bring points, some work at sea. Early ones work longest.`,
    'keep-sailor': say`Points at the end or help in every Adventure? Early in the game help is worth more.`,
    shipyard: say`One Fabrics for a Part. Sails and Cannons win battles, a third Hold becomes a Hamster, with room for three Loot.`,
    workshop: say`Spices and Fabrics: you see three Upgrades and keep one. Look which fits the Parts you have.`,
    'keep-upgrade': say`Passive ones work always, those that are exhausted once until the next port. Take what changes every battle.`,
    pit: say`Valuables are a coin each, other Loot a coin for two. Give what will buy nothing in the next port.`,
    guild: say`The top card for its price in coins: every card gives more points than it costs, and the next is dearer.`,
    toss: say`Your die must touch the raft at the end. Soft stays where it falls; hard pushes others off, or leaves the box.`,
    brawl: say`The highest choice wins; all others lose all dice that show what they chose. Choose a high result that you have only once.`,
    reroll: say`Roll ones and twos again; keep fours and higher. In Monkey Business keep what is alike instead.`,
    wall: say`Dice of 4 or more come back to you; the others are gone. Throw enough to reach the wall, one more for safety, and keep the rest.`,
    drink: say`Rolled ones and twos are lost, and without dice you score nothing. Stop at two dice unless you are behind.`,
    stake: say`The highest value that only one player stakes takes the coins. If everybody has a six, a five may be alone.`,
    dig: say`The pit of 2 coins draws the crowd. Two or three dice in a quiet pit often win it.`,
    plank: say`A step adds the value of a die. Above 9 you fall in. Stop at six or more.`,
    splash: say`One Loot is lost. Give what completes nothing.`,
  },

  /** After “because”, by source of the score. */
  reasons: {
    cards: { more: say`it leads to a victory point card`, less: say`it puts off a victory point card` },
    coins: { more: say`it should bring more coins`, less: say`it should bring fewer coins` },
    sailors: { more: say`it brings a Sailor who is worth points`, less: say`it gives up points by Sailors` },
    idol: { more: say`it gains by the Cursed Idol`, less: say`it loses by the Cursed Idol` },
  },

  /** Why a bot did something that surprises, told from what everybody sees. */
  surprises: {
    stayedHome: say`Who sends no ship loses none, and keeps the Loot that lies on them: worth it where the fleet is strong and the port is near.`,
    firedAtYou: say`In the Pirate Wars your ships are prey as well: a sunk one pays a coin, and costs you a Loot to repair.`,
    closed: say`A location that others may not use costs them a purchase: it is closed where they have most to spend.`,
  },
};
