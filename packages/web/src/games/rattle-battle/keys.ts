// Playing by keyboard: the same choices as the buttons and the Sea make.

import { BOX, MM, type Move, POWERS } from '@quayside/rules/rattle-battle';
import { useBoardKeys } from '../../ui/useBoardKeys.ts';
import { showsPreview } from './battlePreview.ts';
import { chosenMove, isTurn, nextShip, nextSnap, nextTarget, nudge, setDraft } from './choices.ts';
import { pitsOf, sending, tossOf } from './draft.ts';
import type { Props } from './props.ts';
import { type Zoom, zoomBy } from './seaWindow.ts';

export const useKeys = (props: Props, zoom: Zoom): void => useBoardKeys(event => press(props, zoom, event));

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Returns whether the key was handled. */
function press(props: Props, zoom: Zoom, { key, shiftKey }: KeyboardEvent): boolean {
  if (key === '+' || key === '=' || key === '-' || key === '−') {
    zoomBy(zoom, key === '+' || key === '=' ? 1 : -1);
    return true;
  }
  if (key.toUpperCase() === 'V') {
    showsPreview.value = !showsPreview.value;
    return true;
  }
  const { menu } = props;
  if (!menu) return false;
  const arrow = ARROWS[key];
  const far = (shiftKey ? 10 : 1) * MM;
  if (arrow) return menu.ask === 'toss' ? nudgeToss(props, arrow, far) : nudge(props, arrow[0] * far, arrow[1] * far);
  if (key === 'Escape') {
    if (props.draft.value === null) return false;
    setDraft(props, null);
    return true;
  }
  if (key === 'Enter') return sendIfLegal(props, chosenMove(props));
  if (/^[1-9]$/.test(key)) return numbered(props, Number(key) - 1);
  return pressLetter(props, key.toUpperCase());
}

function pressLetter(props: Props, letter: string): boolean {
  const { moves } = props.menu!;
  if (letter === 'D') return sendIfLegal(props, moves.find(({ kind }) => kind === 'done') ?? null);
  if (letter === 'P')
    return sendIfLegal(props, moves.find(({ kind }) => kind === 'pass' || kind === 'end-turn') ?? null);
  if (!isTurn(props)) return false;
  if (letter === 'S') nextShip(props);
  else if (letter === 'N') nextSnap(props);
  else if (letter === 'F') nextTarget(props);
  else return false;
  return true;
}

function sendIfLegal({ check, send }: Props, move: Move | null): boolean {
  if (!move || check(move)) return false;
  send(move);
  return true;
}

/** Decisions whose answer is put together piece by piece: digits choose nothing there. */
const GATHERED = ['turn', 'turn-acted', 'stow', 'unload', 'choose', 'market', 'pit'];

function numbered(props: Props, n: number): boolean {
  const { ask, moves } = props.menu!;
  if (ask === 'toss') {
    const power = POWERS[n];
    if (power) setDraft(props, { ...tossOf(props.draft.value), kind: 'toss', power });
    return power !== undefined;
  }
  if (ask === 'send') return sendMore(props, n + 1);
  if (ask === 'reroll') return pickDie(props, n);
  if (ask === 'dig') return digIn(props, n);
  if (GATHERED.includes(ask)) return false;
  return sendIfLegal(props, moves.filter(({ kind }) => kind !== 'done')[n] ?? null);
}

function sendMore(props: Props, ships: number): boolean {
  const { captain } = sending(props.draft.value, props.menu!.moves);
  const legal = props.menu!.moves.some(
    move => move.kind === 'send' && move.ships === ships && move.captain === captain,
  );
  if (legal) setDraft(props, { kind: 'send', ships, captain, keep: null });
  return legal;
}

function pickDie(props: Props, n: number): boolean {
  const draft = props.draft.value;
  const chosen = draft?.kind === 'dice' ? draft.dice : [];
  const order = handOf(props).map(({ die }) => die);
  const picked = order[n];
  if (!picked) return false;
  setDraft(props, { kind: 'dice', dice: order.filter(die => chosen.includes(die) !== (die === picked)) });
  return true;
}

/** One die more into that pit, as long as there is one. */
function digIn(props: Props, n: number): boolean {
  const pits = pitsOf(props.draft.value);
  const used = pits.reduce((sum, dice) => sum + dice, 0);
  if (n >= pits.length || used >= handOf(props).length) return false;
  setDraft(props, { kind: 'pits', pits: pits.map((dice, pit) => (pit === n ? dice + 1 : dice)) });
  return true;
}

const handOf = ({ view, me }: Props) => view.open.crazy?.hands[me ?? 0]?.dice ?? [];

const kept = (value: number): number => Math.min(BOX, Math.max(0, value));

function nudgeToss(props: Props, [dx, dy]: readonly [number, number], far: number): boolean {
  const now = tossOf(props.draft.value);
  setDraft(props, { ...now, kind: 'toss', x: kept(now.x + dx * far), y: kept(now.y + dy * far) });
  return true;
}
