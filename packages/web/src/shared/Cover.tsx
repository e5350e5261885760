import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadCover } from '../games/games.ts';
import { reportError } from '../net/reportError.ts';

/** A game's art; an empty frame until it is loaded. */
export function Cover({ id }: { id: string }) {
  const [Art, setArt] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Without its art the frame stays empty; the page around it is still of use.
    loadCover(id).then(
      art => setArt(() => art),
      error => reportError('cover', error),
    );
  }, [id]);
  return <div class="cover">{Art && <Art />}</div>;
}
