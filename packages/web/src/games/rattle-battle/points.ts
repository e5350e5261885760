// Which pieces a move is about, for hints and lessons. The ids stand on the pieces as `data-piece` (ui/piece.ts).

import { LOOT, type Loot, type LootKind, type Move, type RattleView } from '@quayside/rules/rattle-battle';
import { pieceId } from '../../ui/piece.ts';
import type { Pointing, Rope } from '../gameUi.ts';

/** The key of a choice on the menu: what the move says, in one word. */
export const choiceKey = (move: Move): string =>
  Object.values(move)
    .flatMap(value => (value === null ? [] : [typeof value === 'object' ? JSON.stringify(value) : String(value)]))
    .join('-');

const tokens = (loot: Loot): string[] => LOOT.filter(kind => loot[kind]).map(kind => token(kind));
const token = (kind: LootKind): string => pieceId('token', kind);
const die = (id: string): string => pieceId('die', id);
const CONFIRM = pieceId('button', 'confirm');
/** The ship that is about to move, where it would lie. */
const GHOST = pieceId('ghost');
const LEAVE = pieceId('button', 'leave');

/** The first rings are the ones that are drawn where there is room for a few only. */
export function pointsOf(move: Move, { open, seat }: RattleView): Pointing {
  switch (move.kind) {
    case 'move':
      // The ghost stands on the Sea only while the move is drawn there, so it has no ring.
      return { rings: [die(move.ship)], more: [[die(move.ship), GHOST]] };
    case 'fire': {
      const [from, to] = [die(move.ship), die(move.target)];
      return { rings: [from, to, ...(move.bertha === null ? [] : [die(move.bertha)])], rope: [from, to] };
    }
    case 'use': {
      const aimed = [move.ship, move.target].flatMap(it => (it === null ? [] : [die(it)]));
      const goal = move.place ? GHOST : aimed[1];
      const more: Rope[] = aimed[0] && goal ? [[aimed[0], goal]] : [];
      return { rings: [pieceId('use', move.use), ...aimed], more };
    }
    case 'pass':
    case 'end-turn':
      return { rings: [LEAVE] };
    case 'done':
      return { rings: [pieceId('button', 'done')] };
    case 'send': {
      const fleet = open.galleons[seat ?? 0]!.ships;
      const sent = fleet.filter(it => !it.startsWith('captain')).slice(0, move.ships);
      const captain = fleet.filter(it => it.startsWith('captain') && move.captain);
      return { rings: [pieceId('cup'), ...[...captain, ...sent].map(die)] };
    }
    case 'stow':
      return { rings: [...tokens(move.keep), CONFIRM] };
    case 'repair':
      return { rings: [...tokens(move.pay), CONFIRM] };
    case 'gift':
      return { rings: [...tokens(move.loot), CONFIRM] };
    case 'buy-revenge':
      return { rings: [...tokens(move.loot), pieceId('button', 'revenge')] };
    case 'trade':
      return { rings: [...tokens(move.give), pieceId('take', move.take)] };
    case 'choose':
      return { rings: move.loot === null ? [choice(move)] : [...tokens(move.loot), CONFIRM] };
    case 'reroll':
      return { rings: [...move.dice.map(die), CONFIRM] };
    case 'dig':
      return { rings: [...move.pits.flatMap((dice, pit) => (dice > 0 ? [pieceId('pit', pit)] : [])), CONFIRM] };
    case 'toss':
      return { rings: [pieceId('sea'), CONFIRM] };
    case 'landed':
      return { rings: [] };
    default:
      return { rings: [choice(move)] };
  }
}

const choice = (move: Move): string => pieceId('choice', choiceKey(move));
