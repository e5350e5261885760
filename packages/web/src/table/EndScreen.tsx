// Who won, by what, and where everybody's score came from.

import { words } from './words.ts';
import './EndScreen.css';
import { parseRecord } from '@quayside/engine';
import type { TableInfo } from '@quayside/protocol';
import type { AnyGame, AnyShape, Outcome, View } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { recordOf } from '../net/api.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Cover } from '../shared/Cover.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SeatName } from '../ui/Emblem.tsx';
import { Link } from '../ui/Link.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { CheckDice } from '../verify/CheckDice.tsx';

type Props = {
  socket: TableSocket;
  table: TableInfo;
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  view: View<AnyShape>;
  history: readonly AnyShape['event'][];
  outcome: Outcome;
  onClose(): void;
};

export function EndScreen({ socket, table, game, ui, faces, view, history, outcome, onClose }: Props) {
  const winners = faces.filter(({ seat }) => outcome.ranks[seat] === 1);
  const mine = faces.find(({ you }) => you);
  const won = mine && winners.includes(mine);
  return (
    <Dialog wide title={won ? words.victory : words.over} onClose={onClose}>
      <div class="end-poster">
        <Cover id={table.game} />
        <p class="winners plaque">
          {words.winners(
            winners.map(face => <SeatName key={face.seat} face={face} />),
            <span class="winners-why">{game.words.reasons[outcome.reason] ?? outcome.reason}.</span>,
          )}
        </p>
      </div>
      <ui.Result game={game} view={view} faces={faces} history={history} />
      <Scores game={game} faces={faces} view={view} outcome={outcome} />
      <CheckDice record={async () => parseRecord(await recordOf(table.id))} />
      <Onward id={table.id} socket={socket} rematch={table.rematch} seated={mine !== undefined} onClose={onClose} />
    </Dialog>
  );
}

/** On a phone a row is a block of its own, and each number has its source beside it. */
export function Scores({ game, faces, view, outcome }: Pick<Props, 'game' | 'faces' | 'view' | 'outcome'>) {
  const standings = game.standings(view.open).toSorted((a, b) => outcome.ranks[a.seat]! - outcome.ranks[b.seat]!);
  const sources = standings[0]?.sources.map(({ source }) => source) ?? [];
  const nameOf = (source: string) => game.words.sources[source] ?? source;
  return (
    <table class="scores">
      <caption class="sr-only">{words.scores}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.player}</th>
          {sources.map(source => (
            <th key={source} scope="col">
              {nameOf(source)}
            </th>
          ))}
          <th scope="col">{words.score}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ seat, score, sources }) => (
          <tr key={seat}>
            <td class="number">{outcome.ranks[seat]}</td>
            <th scope="row">
              <SeatName face={faces[seat]!} />
            </th>
            {sources.map(({ source, value }) => (
              <td key={source} class="scores-part">
                <span class="scores-source" aria-hidden="true">
                  {nameOf(source)}
                </span>
                <span class="number">{value}</span>
              </td>
            ))}
            <td class="number scores-sum">{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A rematch takes whoever asked for it along at once; the others are invited. */
function Onward({
  id,
  socket,
  rematch,
  seated,
  onClose,
}: {
  id: string;
  socket: TableSocket;
  rematch: string | null;
  seated: boolean;
  onClose(): void;
}) {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && rematch) navigate(`/t/${rematch}`);
  }, [asked, rematch]);
  const ask = () => {
    setAsked(true);
    socket.send({ t: 'rematch' });
  };
  return (
    <div class="dialog-actions end-actions">
      <Link to="/" class="button button-paper">
        {words.backToQuay}
      </Link>
      <Button onClick={onClose}>{words.lookAtBoard}</Button>
      <Link to={`/r/${id}?at=0`} class="button button-paper">
        {words.replay}
      </Link>
      {rematch ? (
        <Link to={`/t/${rematch}`} class="button button-brass">
          {words.toRematch}
        </Link>
      ) : (
        seated && (
          <Button kind="brass" why={asked ? words.beingSet : null} onClick={ask}>
            {words.rematch}
          </Button>
        )
      )}
    </div>
  );
}
