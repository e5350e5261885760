// Who won, by what, and where everybody's score came from.

import { words } from './words.ts';
import './EndScreen.css';
import { parseRecord } from '@quayside/engine/record';
import type { TableInfo } from '@quayside/protocol';
import { isAgainstBots } from '@quayside/protocol/opponents';
import type { AnyGame, AnyShape, Outcome, View } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import { withTableLeft } from '../browser/tableLeft.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { recordOf } from '../net/api.ts';
import { startOnArrival } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Decisions } from '../review/Decisions.tsx';
import { Cover } from '../shared/Cover.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem, SeatName } from '../ui/Emblem.tsx';
import { Link } from '../ui/Link.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { useLarge } from '../ui/useSide.ts';
import { CheckDice } from '../verify/CheckDice.tsx';
import { KeepPicture, useEndPicture } from './EndPicture.tsx';
import { words as endWords } from './endWords.ts';
import { isVictory, lineAboutMe } from './lineAboutMe.ts';

type Props = {
  socket: Pick<TableSocket, 'send'>;
  table: Pick<TableInfo, 'id' | 'game' | 'rematch' | 'seats' | 'endedAt'>;
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  view: View<AnyShape>;
  history: readonly AnyShape['event'][];
  outcome: Outcome;
  /** All parts of the board are on the page: its picture can be taken. */
  isBoardDrawn: boolean;
  onClose(): void;
};

export function EndScreen(props: Props) {
  const { socket, table, game, ui, faces, view, history, outcome, isBoardDrawn, onClose } = props;
  const winners = faces.filter(({ seat }) => outcome.ranks[seat] === 1);
  const mine = faces.find(({ you }) => you);
  const won = mine !== undefined && isVictory(outcome, mine.seat);
  const picture = useEndPicture({ title: game.title, faces, outcome, endedAt: table.endedAt, isBoardDrawn });
  // On a large screen the picture stands beside what is told, as large as its column.
  const isBeside = useLarge();
  const isOnPoster = picture && !isBeside;
  const shown =
    picture === 'drawing' ? (
      <span class="end-picture end-picture-comes" />
    ) : (
      picture && <img class="end-picture" src={picture.shown} alt={endWords.pictureOf(game.title)} />
    );
  return (
    <Dialog
      wide
      class={`end ${isBeside ? 'end-beside' : ''}`}
      title={won ? words.victory : words.over}
      onClose={onClose}
    >
      <div class={`end-poster ${won ? 'end-poster-won' : ''} ${isOnPoster ? 'end-poster-two' : ''}`}>
        <Cover id={table.game} />
        {isOnPoster && (
          <span class="end-poster-board">{picture !== 'drawing' && <img src={picture.shown} alt="" />}</span>
        )}
        {won && <Confetti />}
        <p class="winners plaque">
          {words.winners(
            winners.map(face => <SeatName key={face.seat} face={face} />),
            <span class="winners-why">{game.words.reasons[outcome.reason] ?? outcome.reason}.</span>,
          )}
        </p>
      </div>
      <div class="end-story">
        {mine && (
          <p class="end-you">
            <Emblem face={mine} />
            {lineAboutMe({
              faces,
              outcome,
              me: mine.seat,
              short: seat => ui.shortOf?.(view, seat) ?? null,
              ahead: other => ui.aheadOf?.(view, mine.seat, other) ?? null,
            })}
          </p>
        )}
        <div class="end-keepsake">
          {isBeside && shown}
          <div class="end-again">
            <Again socket={socket} table={table} seated={mine !== undefined} />
            <KeepPicture picture={picture} title={game.title} />
          </div>
        </div>
        <div class="end-told">
          <ui.Result game={game} view={view} faces={faces} history={history} />
          {mine && (
            <Decisions
              game={game}
              ui={ui}
              faces={faces}
              seat={mine.seat}
              record={async () => parseRecord(await recordOf(table.id))}
              onWhatIf={ply => navigate(`/r/${table.id}?at=${ply}&seat=${mine.seat}&what-if`)}
            />
          )}
          <Link to={withTableLeft(`/learn/${table.game}/practice`)} class="button button-paper end-practise">
            {words.practise}
          </Link>
          {!isBeside && picture !== 'drawing' && shown}
          <CheckDice record={async () => parseRecord(await recordOf(table.id))} />
        </div>
        <div class="dialog-actions end-actions">
          <Link to="/" class="button button-paper">
            {words.backToQuay}
          </Link>
          <Button onClick={onClose}>{words.lookAtBoard}</Button>
          <Link to={`/r/${table.id}?at=0`} class="button button-paper">
            {words.replay}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}

const CONFETTI = 16;

/** A handful of paper that falls once; with reduced motion it is not there. */
const Confetti = () => (
  <span class="confetti" aria-hidden="true">
    {Array.from({ length: CONFETTI }, (_, n) => (
      <i key={n} style={{ '--n': n, '--of': CONFETTI }} />
    ))}
  </span>
);

type AgainProps = { socket: Props['socket']; table: Props['table']; seated: boolean };

/** A rematch takes whoever asked for it along at once; the others are invited. Against bots it begins at once. */
function Again({ socket, table, seated }: AgainProps) {
  const { rematch } = table;
  const [asked, setAsked] = useState(false);
  const isAlone = isAgainstBots(table);
  useEffect(() => {
    if (!asked || !rematch) return;
    if (isAlone) startOnArrival.value = rematch;
    navigate(`/t/${rematch}`);
  }, [asked, rematch, isAlone]);
  const ask = () => {
    setAsked(true);
    socket.send({ t: 'rematch' });
  };
  if (rematch)
    return (
      <Link to={`/t/${rematch}`} class="button button-brass">
        {words.toRematch}
      </Link>
    );
  if (!seated) return null;
  return (
    <Button
      kind="brass"
      why={asked ? words.beingSet : null}
      hint={isAlone ? endWords.rematchBots : undefined}
      onClick={ask}
    >
      {words.rematch}
    </Button>
  );
}
