// What pressing a tile of the sea means, by what is asked.

import { signal } from '@preact/signals';
import { type Move, type Tile, tileName } from '@quayside/rules/waves-of-fortune';
import { noteRefusal } from '../../ui/refusedRule.ts';
import { moveOf, targetsOf, tileOf } from './draft.ts';
import { isHarmless } from './harmless.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

export const targets = (props: Props): Map<Tile, Move> =>
  props.menu ? targetsOf(props.draft.value, props.view, props.menu.moves) : new Map();

export const chosenMove = (props: Props): Move | null =>
  props.menu && moveOf(props.draft.value, props.view, props.menu.moves);

/** Why the tile that was pressed last cannot be chosen; said at the tile for a moment. */
export const refusal = signal<{ tile: Tile; text: string } | null>(null);
const REFUSAL_SHOWN = 3200; // ms
let fading: ReturnType<typeof setTimeout> | undefined;

function say(tile: Tile, text: string): void {
  clearTimeout(fading);
  refusal.value = { tile, text };
  noteRefusal(text);
  fading = setTimeout(() => {
    refusal.value = null;
  }, REFUSAL_SHOWN);
}

/**
 * A press on a tile: a harmless move is sent at once; any other is chosen first and sent by a second press. On other
 * tiles the rules say why not.
 */
export function pressTile(props: Props, tile: Tile): void {
  const { menu, draft, send } = props;
  if (!menu) return;
  const move = targets(props).get(tile);
  const current = props.draft.value;
  refusal.value = null;
  if (move && (tileOf(current) === tile || isHarmless(props.view, move))) send(move);
  else if (move) draft.value = { kind: current?.kind === 'aim' ? 'aim' : 'tile', tile };
  else refuse(props, tile);
}

function refuse({ menu, draft, view, check, sentence }: Props, tile: Tile): void {
  const { phase } = view.open;
  const why = (move: Move) => {
    const refused = check(move);
    say(tile, refused ? sentence(refused) : words.bar.notNow(tileName(tile)));
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
