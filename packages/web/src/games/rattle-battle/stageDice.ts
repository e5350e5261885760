// What events do to the dice of a Crazy Adventure. The dice of those who are out stay on the table, darkened,
// until the next decision.

import { CARDS, type DieId, type Event, isCrazy, type Open, type Rolled } from '@quayside/rules/rattle-battle';

type Hands = NonNullable<Open['crazy']>['hands'];

const fresh = (open: Open): Hands =>
  open.galleons.map(({ ships }) => ({ dice: ships.map(die => ({ die, side: null })), score: 0, done: false }));

const withHands = (open: Open, change: (hands: Hands) => Hands): Open => {
  const crazy = open.crazy ?? { round: 0, hands: fresh(open) };
  return { ...open, crazy: { ...crazy, hands: change(crazy.hands) } };
};

const losing = (open: Open, dice: readonly DieId[]): Open =>
  withHands(open, hands => hands.map(hand => ({ ...hand, dice: hand.dice.filter(({ die }) => !dice.includes(die)) })));

export function withDice(open: Open, event: Event): Open {
  switch (event.type) {
    case 'adventure':
      return isCrazy(CARDS[event.card]!)
        ? { ...open, crazy: { round: 0, hands: fresh(open) } }
        : { ...open, crazy: null };
    case 'rolled':
    case 'rerolled':
      return withHands(open, hands =>
        hands.map((hand, seat) => (seat === event.seat ? { ...hand, dice: shown(hand.dice, event.dice) } : hand)),
      );
    case 'tossed':
      return losing(open, [event.die]);
    case 'race-lost':
      return losing(open, event.dice);
    case 'brawled':
      return losing(open, event.lost);
    case 'drank':
      return losing(open, event.under);
    case 'staked':
      return losing(
        open,
        event.dice.filter(die => die !== null),
      );
    case 'dropped-out':
      return withHands(open, hands =>
        hands.map((hand, seat) => (event.seats.includes(seat) ? { ...hand, done: true } : hand)),
      );
    default:
      return open;
  }
}

const shown = (dice: readonly Rolled[], rolled: readonly { die: DieId; side: number }[]): Rolled[] => {
  const known = dice.map(it => rolled.find(({ die }) => die === it.die) ?? it);
  const others = rolled.filter(({ die }) => !dice.some(it => it.die === die));
  return [...known, ...others];
};
