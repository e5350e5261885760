// The exploration die beside the compass.

import { FINDS } from '@quayside/rules/rolling-seas';
import { Mark } from './art/Marks.tsx';
import type { Props } from './props.ts';

/** What it would bring; pressed, the action is to explore. */
export function Find({ face, live, menu, draft }: Props & { face: number; live: boolean }) {
  const { name, provisions, gold, story } = FINDS[face]!;
  const may = live && menu!.moves.some(move => move.kind === 'explore');
  const says = `Exploring, ${name}: ${provisions} Provisions, ${gold} Gold, ${story} Story`;
  const shown = (
    <>
      <span class="rs-find-name">{name}</span>
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
      <span class="rs-find" role="img" aria-label={says}>
        {shown}
      </span>
    );
  return (
    <button
      type="button"
      class="rs-find rs-find-live"
      aria-label={`${says}. Explore.`}
      onClick={() => {
        const lands = menu!.moves.flatMap(move => (move.kind === 'explore' ? [move.at] : []));
        draft.value = { kind: 'explore', at: lands[0] ?? null };
      }}
    >
      {shown}
    </button>
  );
}
