// Beside the first decisions of a game: how it is won, then a tip for each kind of decision, once in each browser.

import './Coach.css';
import type { AnyGame, AnyShape, Seat, Phrase as Sentence, View } from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isKnown, isTipSeen, markTipSeen, WELCOME } from '../browser/learned.ts';
import { tips } from '../browser/settings.ts';
import { withWayBack } from '../browser/wayBack.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { guideOf, type ShownGuide } from '../games/guide.ts';
import { reportError } from '../net/reportError.ts';
import type { EntryEvents } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { KnowIt, NewHere } from './NewHere.tsx';
import { Speech } from './Speech.tsx';
import { Why } from './Why.tsx';
import { words } from './words.ts';

type Props = {
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  view: View<AnyShape>;
  /** The kind of decision I am asked for. */
  ask: string;
  /** What happened so far, as I was told of it. */
  entries: readonly EntryEvents[];
  isBot(seat: Seat): boolean;
};

export function Coach({ game, ui, faces, view, ask, entries, isBot }: Props) {
  const guide = useGuide(tips.value === 'off' || isKnown(game.id) ? null : game.id);
  if (!guide) return null;
  const draw = (phrase: Sentence) => <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />;
  if (!isTipSeen(game.id, WELCOME)) return <Welcome game={game.id} howToWin={guide.howToWin} draw={draw} />;
  const tip = guide.tips[ask];
  if (!tip || isTipSeen(game.id, ask))
    return (
      <Why game={game.id} guide={guide} faces={faces} me={view.seat} entries={entries} isBot={isBot} draw={draw} />
    );
  return (
    <Speech
      label={words.tip}
      rings={tip.point?.(view) ?? []}
      buttons={
        <>
          <Button onClick={() => markTipSeen(game.id, ask)}>{words.gotIt}</Button>
          <Button
            kind="quiet"
            onClick={() => {
              tips.value = 'off';
            }}
          >
            {words.noMore}
          </Button>
        </>
      }
    >
      <p>
        {draw(tip.say)}{' '}
        {tip.lesson && (
          <Link to={withWayBack(`/learn/${game.id}/${tip.lesson}`)} class="coach-more">
            {words.more}
          </Link>
        )}
      </p>
    </Speech>
  );
}

type WelcomeProps = { game: string; howToWin: readonly Sentence[]; draw(phrase: Sentence): ComponentChildren };

const Welcome = ({ game, howToWin, draw }: WelcomeProps) => (
  <Speech
    label={words.howToWin}
    rings={[]}
    buttons={
      <>
        <Button onClick={() => markTipSeen(game, WELCOME)}>{words.gotIt}</Button>
        <KnowIt game={game} />
      </>
    }
  >
    <NewHere game={game} />
    {howToWin.map((phrase, i) => (
      <p key={i}>{draw(phrase)}</p>
    ))}
  </Speech>
);

/** A tip that cannot be loaded is no reason to trouble anybody. Null: none is wanted, and nothing is loaded. */
export function useGuide(game: string | null): ShownGuide | null {
  const [guide, setGuide] = useState<ShownGuide | null>(null);
  useEffect(() => {
    setGuide(null);
    if (game !== null) guideOf(game).then(setGuide, error => reportError('guide', error));
  }, [game]);
  return guide;
}
