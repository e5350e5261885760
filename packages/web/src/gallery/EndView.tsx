import type { AnyGame } from '@quayside/rules';
import { GAMES } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { SCREENS } from '../games/games.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { rulesOf } from '../games/rules.ts';
import { EndScreen } from '../table/EndScreen.tsx';
import { faceOf } from '../ui/Emblem.tsx';
import { NAMES } from './PositionView.tsx';
import { endOf, type FinishedGame } from './positions.ts';

type Loaded = { game: AnyGame; ui: AnyGameUi; end: FinishedGame };

/** The dialog at the end of a game, open. */
export function EndView({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => void load(id).then(setLoaded), [id]);
  if (!loaded) return <p aria-busy="true">Replaying a recorded game…</p>;
  const { game, ui, end } = loaded;
  const faces = NAMES.slice(0, end.seats).map((name, seat) => faceOf(seat, name, seat === 0));
  return (
    <div class="play sea">
      <EndScreen
        socket={{ send: () => {} }}
        table={{ id: 'sample', game: id, rematch: null, seats: [], endedAt: null }}
        game={game}
        ui={ui}
        faces={faces}
        view={end.view}
        history={end.history}
        outcome={end.outcome}
        isBoardDrawn
        onClose={() => {}}
      />
    </div>
  );
}

async function load(id: string): Promise<Loaded> {
  const [game, ui] = await Promise.all([rulesOf(id, GAMES[id]!.meta.version), SCREENS[id]!.load()]);
  return { game, ui, end: await endOf(game) };
}
