// Beside the first decisions of a game: how it is won, then a tip for each kind of decision and for what is met for the
// first time, one for each decision and once in each browser.

import './Coach.css';
import {
  type AnyGame,
  type AnyShape,
  type First,
  GAMES,
  type Seat,
  type Phrase as Sentence,
  type View,
} from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isTipSeen, WELCOME } from '../browser/learned.ts';
import { tips } from '../browser/settings.ts';
import { withTableLeft } from '../browser/tableLeft.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { firstsOf } from '../games/guide.ts';
import { reportError } from '../net/reportError.ts';
import type { EntryEvents } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { firstMet, tipOf } from './firsts.ts';
import { KnowIt, NewHere } from './NewHere.tsx';
import { Speech } from './Speech.tsx';
import { toldSince } from './toldSince.ts';
import { useGuide } from './useGuide.ts';
import { Why } from './Why.tsx';
import { words } from './words.ts';

export type CoachProps = {
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  view: View<AnyShape>;
  /** The kind of decision I am asked for. */
  ask: string;
  /** What happened so far, as I was told of it. */
  entries: readonly EntryEvents[];
  isBot(seat: Seat): boolean;
  onRule(number: string): void;
};

export function Coach({ game, ui, faces, view, ask, entries, isBot, onRule }: CoachProps) {
  const isWelcome = !isTipSeen(game.id, WELCOME);
  const guide = useGuide(game.id);
  const firsts = useFirsts(isWelcome ? null : game);
  const [read, setRead] = useState(false);
  if (!guide) return null;
  const draw = (phrase: Sentence) => <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />;
  if (isWelcome) return <Welcome game={game.id} howToWin={guide.howToWin} draw={draw} />;
  const tip = read || isTipSeen(game.id, ask) ? undefined : guide.tips[ask];
  const common = { game: game.id, label: words.tip, onRead: () => setRead(true), more: <NoMore /> };
  if (tip)
    return (
      <Speech {...common} tip={ask} rings={tip.point?.(view) ?? []}>
        <p>
          {draw(tip.say)}{' '}
          {tip.lesson && (
            <Link to={withTableLeft(`/learn/${game.id}/${tip.lesson}`)} class="coach-more">
              {words.more}
            </Link>
          )}
        </p>
      </Speech>
    );
  const seen = { view, events: view.seat === null ? [] : toldSince(entries, view.seat) };
  const met = read ? null : firstMet(firsts, seen, id => isTipSeen(game.id, tipOf(id)));
  if (met)
    return (
      <Speech {...common} tip={tipOf(met.first.id)} rings={met.pieces}>
        <p>
          {draw(met.first.say)}{' '}
          <Button kind="quiet" class="rule-link" hint={words.readRule} onClick={() => onRule(met.first.rule)}>
            {words.rule(met.first.rule)}
          </Button>
        </p>
      </Speech>
    );
  return <Why game={game.id} guide={guide} faces={faces} me={view.seat} entries={entries} isBot={isBot} draw={draw} />;
}

const NoMore = () => (
  <Button
    kind="quiet"
    onClick={() => {
      tips.value = 'off';
    }}
  >
    {words.noMore}
  </Button>
);

type WelcomeProps = { game: string; howToWin: readonly Sentence[]; draw(phrase: Sentence): ComponentChildren };

const Welcome = ({ game, howToWin, draw }: WelcomeProps) => (
  <Speech game={game} tip={WELCOME} label={words.howToWin} rings={[]} more={<KnowIt game={game} />}>
    <NewHere game={game} />
    {howToWin.map((phrase, i) => (
      <p key={i}>{draw(phrase)}</p>
    ))}
  </Speech>
);

const NONE: readonly First<AnyShape>[] = [];

/** They read positions as the newest rules have them: a table with older ones has none. */
function useFirsts(game: AnyGame | null): readonly First<AnyShape>[] {
  const [firsts, setFirsts] = useState(NONE);
  const id = game !== null && game.version === GAMES[game.id]?.meta.version ? game.id : null;
  useEffect(() => {
    setFirsts(NONE);
    if (id !== null) firstsOf(id).then(setFirsts, error => reportError('guide', error));
  }, [id]);
  return firsts;
}
