// What pressing a tile of the sea means, by what is asked.

import { type Move, type Tile, tileName } from '@quayside/rules/waves-of-fortune';
import { toast } from '../../ui/Toast.tsx';
import { moveOf, targetsOf, tileOf } from './draft.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

export const targets = (props: Props): Map<Tile, Move> =>
  props.menu ? targetsOf(props.draft.value, props.view, props.menu.moves) : new Map();

export const chosenMove = (props: Props): Move | null =>
  props.menu && moveOf(props.draft.value, props.view, props.menu.moves);

/** The first press on a tile chooses it, the second sends the move; on other tiles the rules say why not. */
export function pressTile(props: Props, tile: Tile): void {
  const { menu, draft, send } = props;
  if (!menu) return;
  const move = targets(props).get(tile);
  const current = props.draft.value;
  if (move && tileOf(current) === tile) send(move);
  else if (move) draft.value = { kind: current?.kind === 'aim' ? 'aim' : 'tile', tile };
  else refuse(props, tile);
}

function refuse({ menu, draft, view, check, sentence }: Props, tile: Tile): void {
  const { phase } = view.open;
  const why = (move: Move) => {
    const refusal = check(move);
    toast(refusal ? sentence(refusal) : words.bar.notNow(tileName(tile)));
  };
  switch (menu!.ask) {
    case 'move':
      if (draft.value?.kind === 'aim') why({ kind: 'peek', tile });
      else if (phase.kind === 'move') why({ kind: 'sail', to: tile });
      return;
    case 'ram':
      why({ kind: 'ram', to: tile });
      return;
    case 'drift':
      why({ kind: 'drift', to: tile });
      return;
    case 'peek':
      why({ kind: 'peek', tile });
      return;
  }
}

/** Raises the Spyglass, or lowers it again. */
export function toggleSpyglass(props: Props): boolean {
  if (!props.menu?.moves.some(({ kind }) => kind === 'peek')) return false;
  props.draft.value = props.draft.value?.kind === 'aim' ? null : { kind: 'aim', tile: null };
  return true;
}

export const teleports = ({ menu }: Props): Tile[] =>
  menu?.moves.flatMap(move => (move.kind === 'teleport' ? [move.to] : [])) ?? [];

/** The next whirlpool one could come out of. */
export function nextTeleport(props: Props): Tile | null {
  const goals = teleports(props);
  const at = goals.indexOf(tileOf(props.draft.value) ?? -1);
  const next = goals[(at + 1) % goals.length];
  if (next === undefined) return null;
  props.draft.value = { kind: 'tile', tile: next };
  return next;
}
