// Why a move of W·A·V·E·S is good, after “because”: by the cards it is about.

import { counted } from '../../kit/counted.ts';
import { type PhrasePart, piece, say } from '../../kit/phrase.ts';
import { CLASS_NAMES, type Class } from '../tables.ts';

const one = (card: Class): PhrasePart => piece('card', card, CLASS_NAMES[card].one);
const many = (card: Class): PhrasePart => piece('card', card, CLASS_NAMES[card].many);
const tablet = (card: Class): PhrasePart => piece('card', card, `${CLASS_NAMES[card].many}’`);
const shells = (count: number): PhrasePart =>
  piece('shells', count, count === 1 ? 'the only Shell' : `the ${counted(count, 'Shell')}`);

export const reasonWords = {
  wins: (card: Class, elder: Class) =>
    say`your ${one(card)} can collect the ${one(elder)} as the Council stands, and that Elder would win you the game`,
  newClass: (card: Class, elder: Class) =>
    say`your ${one(card)} can collect the ${one(elder)} as the Council stands, a class you have none of yet`,
  collects: (card: Class, elder: Class) => say`your ${one(card)} can collect the ${one(elder)} as the Council stands`,
  tablets: (count: number) => say`your card can collect the Elder under ${count} of the 5 tablets`,
  brings: (count: number, card: Class) =>
    say`with ${count} ${many(card)} more the ${tablet(card)} tablet is the active one, as far as you can see`,
  stack: (count: number, card: Class) =>
    say`${count === 2 ? 'both' : `all ${count}`} ${many(card)} count when the tablet of the round is decided`,
  single: (card: Class) => say`the ${one(card)} counts as a Rebel when the tablet of the round is decided`,
  before: (count: number) => say`Followers reach ${shells(count)} before the Rebels do, as the Council stands`,
  rebelsBefore: (count: number) => say`Rebels reach ${shells(count)} before the Followers do, as the Council stands`,
  keepsSet: (count: number, card: Class) => say`you keep ${count} ${many(card)} in your hand, to rebel together`,
  keepsHigh: (card: Class) => say`you keep a ${one(card)} with its power of ${card}`,
  keepsLow: (card: Class) => say`you keep a ${one(card)}, an easy Elder for you once it is left behind`,
  keepsClasses: (count: number) => say`you keep cards of ${counted(count, 'class', 'classes')} in your hand`,
  lowElder: (card: Class) => say`a low card, a ${one(card)}, will be your next Elder`,
  highToken: (elder: Class) => say`a ${one(elder)} (${elder}) lies there, hard to collect, and the others act after it`,
};
