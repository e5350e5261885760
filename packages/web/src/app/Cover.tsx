import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SCREENS } from '../games/games.ts';

/** A game's art; an empty frame until it is loaded. */
export function Cover({ id }: { id: string }) {
  const [Art, setArt] = useState<ComponentType | null>(null);
  useEffect(() => {
    SCREENS[id]?.cover().then(art => setArt(() => art));
  }, [id]);
  return <div class="cover">{Art && <Art />}</div>;
}
