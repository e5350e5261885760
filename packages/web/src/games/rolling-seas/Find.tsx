// The exploration die beside the compass.

import { FINDS } from '@quayside/rules/rolling-seas';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import type { Props } from './props.ts';
import { names, words } from './words.ts';

/** What it would bring; pressed, the action is to explore. */
export function Find({ face, live, menu, draft }: Props & { face: number; live: boolean }) {
  const { provisions, gold, story } = FINDS[face]!;
  const may = live && menu!.moves.some(move => move.kind === 'explore');
  const says = words.find(face);
  const shown = (
    <>
      <span class="rs-find-name">{names.finds[face]}</span>
      <span class="rs-find-goods">
        {provisions > 0 && (
          <span>
            {provisions}
            <Mark name="provisions" />
          </span>
        )}
        {gold > 0 && (
          <span>
            {gold}
            <Mark name="gold" />
          </span>
        )}
        <span>
          {story}
          <Mark name="story" />
        </span>
      </span>
    </>
  );
  if (!may)
    return (
      <span class="rs-find" role="img" aria-label={says} {...piece('find')} {...tip(words.findTip(says))}>
        {shown}
      </span>
    );
  return (
    <button
      type="button"
      class="rs-find rs-find-live"
      {...piece('find')}
      {...tip(words.findTip(says))}
      aria-label={words.exploreFind(says)}
      onClick={() => {
        const lands = menu!.moves.flatMap(move => (move.kind === 'explore' ? [move.at] : []));
        draft.value = { kind: 'explore', at: lands[0] ?? null };
      }}
    >
      {shown}
    </button>
  );
}
