// Playing by keyboard: the same choices as the buttons and the sea make.

import type { Signal } from '@preact/signals';
import {
  BUY,
  COLOUR,
  COLOURS,
  columnOf,
  ENGAGE,
  ESCAPE,
  FIGHT,
  LEAVE,
  type Move,
  OPTION,
  PARLEY,
  RAID_NOBODY,
  RUN,
  rowOf,
  SEND,
  SIDE,
  STAND,
  STOP,
  type Tile,
  UPGRADES,
} from '@quayside/rules/waves-of-fortune';
import { useBoardKeys } from '../../ui/useBoardKeys.ts';
import { chosenMove, nextTeleport, pressTile, targets, toggleSpyglass } from './choices.ts';
import { crewOf, myShip, tileOf } from './draft.ts';
import { fightToEnd } from './fightToEnd.ts';
import type { Props } from './props.ts';

type Cursor = Signal<Tile | null>;

export const useKeys = (props: Props, cursor: Cursor): void => useBoardKeys(({ key }) => press(props, cursor, key));

const ARROWS: Record<string, readonly [east: number, south: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Returns whether the key was handled. */
function press(props: Props, cursor: Cursor, key: string): boolean {
  const arrow = ARROWS[key];
  if (arrow) return (props.menu !== null || isGridFocused()) && moveCursor(props, cursor, arrow);
  if (key === 'Escape') return goBack(props);
  const { menu } = props;
  if (!menu) return false;
  if (key === 'Enter' || key === ' ') return choose(props, cursor);
  if (key.toUpperCase() === 'N') return nextTile(props, cursor);
  const digit = '1234'.indexOf(key);
  if (digit >= 0) return sendIfLegal(props, numbered(props, digit));
  return pressLetter(props, cursor, key.toUpperCase());
}

function goBack({ draft }: Props): boolean {
  if (!draft.value && !fightToEnd.value) return false;
  fightToEnd.value = false;
  draft.value = null;
  return true;
}

/** While the grid has the focus, arrow keys move the cursor even when nothing is asked. */
const isGridFocused = (): boolean => document.activeElement?.closest('.wf-cells') != null;

const whereNow = ({ scene, me }: Props, cursor: Cursor): Tile => cursor.value ?? Math.max(0, scene.ships[me ?? 0]!.at);

function moveCursor(props: Props, cursor: Cursor, [east, south]: readonly [number, number]): boolean {
  const from = whereNow(props, cursor);
  const column = columnOf(from) + east;
  const row = rowOf(from) + south;
  if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) point(cursor, row * SIDE + column);
  return true;
}

/** Focuses the tile, so that a screen reader reads it. */
function point(cursor: Cursor, tile: Tile): void {
  cursor.value = tile;
  document.querySelector<HTMLElement>(`.wf-cells [data-tile="${tile}"]`)?.focus({ preventScroll: true });
}

function nextTile(props: Props, cursor: Cursor): boolean {
  const goals = [...targets(props).keys()].sort((a, b) => a - b);
  const next = goals.find(tile => tile > (cursor.value ?? -1)) ?? goals[0];
  if (next === undefined) return false;
  point(cursor, next);
  return true;
}

/** The tile under the cursor, or, when that is chosen already, the whole move. */
function choose(props: Props, cursor: Cursor): boolean {
  const onTheSea = targets(props).size > 0 || props.draft.value?.kind === 'aim';
  const at = cursor.value;
  const chosen = tileOf(props.draft.value);
  if (onTheSea && at !== null && at !== chosen) {
    pressTile(props, at);
    return true;
  }
  return sendIfLegal(props, chosenMove(props));
}

function sendIfLegal({ check, send }: Props, move: Move | null | undefined): boolean {
  if (!move || check(move)) return false;
  send(move);
  return true;
}

/** What a digit means, counted from 0. */
function numbered({ menu }: Props, digit: number): Move | undefined {
  switch (menu!.ask) {
    case 'send':
      return SEND[digit + 1];
    case 'beast':
      return STAND[digit + 1];
    case 'option':
      return OPTION[digit];
    case 'colour':
      return COLOUR[COLOURS[digit]!];
    case 'dock':
      return BUY[UPGRADES[digit]!];
    case 'raid':
      return menu!.moves.filter(move => move.kind === 'raid' && move.seat !== null)[digit];
    default:
      return undefined;
  }
}

const FIGHTS: Record<string, Move> = { pirate: FIGHT, king: FIGHT, kraken: ENGAGE };
const LEAVES: Record<string, Move> = { pirate: PARLEY, king: ESCAPE, kraken: LEAVE, raid: RAID_NOBODY, peek: STOP };

function pressLetter(props: Props, cursor: Cursor, letter: string): boolean {
  const { menu, draft } = props;
  const { ask } = menu!;
  switch (letter) {
    case 'S':
      if (ask !== 'move') return false;
      draft.value = { kind: 'tile', tile: myShip(props.view).at };
      cursor.value = myShip(props.view).at;
      return true;
    case 'T': {
      const goal = nextTeleport(props);
      if (goal !== null) cursor.value = goal;
      return goal !== null;
    }
    case 'P':
      return ask === 'move' && toggleSpyglass(props);
    case '+':
    case '=':
      return load(props, 1);
    case '-':
    case '−':
      return load(props, -1);
    case 'F':
      return sendIfLegal(props, FIGHTS[ask]);
    case 'X':
      return sendIfLegal(props, LEAVES[ask]);
    case 'R':
      return ask === 'beast' && sendIfLegal(props, RUN);
    case 'A':
      if (ask !== 'send') return false;
      fightToEnd.value = true;
      return true;
    default:
      return false;
  }
}

function load(props: Props, more: number): boolean {
  const { menu, draft } = props;
  if (menu!.ask !== 'load' && menu!.ask !== 'dock' && menu!.ask !== 'swap') return false;
  const move = chosenMove(props);
  const now = crewOf(props.draft.value, move?.kind === 'load' ? move.crew : 0);
  const legal = menu!.moves.some(it => (it.kind === 'load' || it.kind === 'swap') && it.crew === now + more);
  if (legal) draft.value = { kind: 'crew', crew: now + more };
  return true;
}
