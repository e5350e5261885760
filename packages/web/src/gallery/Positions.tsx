import type { AnyGame } from '@quayside/rules';
import { GAMES } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { SCREENS } from '../games/games.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { rulesOf } from '../games/rules.ts';
import { PositionView } from './PositionView.tsx';
import { type AskedPosition, positionsOf } from './positions.ts';

type Loaded = { game: AnyGame; ui: AnyGameUi; positions: readonly AskedPosition[] };

/** One position for each decision of a game, one at a time; the address names the decision. */
export function Positions({ id, ask }: { id: string; ask: string | null }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [chosen, setChosen] = useState(ask);
  useEffect(() => void load(id).then(setLoaded), [id]);
  if (!loaded) return <p aria-busy="true">Replaying the recorded games…</p>;
  const { game, ui, positions } = loaded;
  const at = positions.find(it => it.ask === chosen) ?? positions[0]!;
  return (
    <>
      <nav class="gallery-bar" aria-label="Decisions">
        {positions.map(it => (
          <button key={it.ask} type="button" aria-pressed={it === at} onClick={() => setChosen(it.ask)}>
            {it.ask}
          </button>
        ))}
      </nav>
      <PositionView key={at.ask} game={game} ui={ui} at={at} />
    </>
  );
}

async function load(id: string): Promise<Loaded> {
  const [game, ui] = await Promise.all([rulesOf(id, GAMES[id]!.meta.version), SCREENS[id]!.load()]);
  return { game, ui, positions: await positionsOf(game) };
}
