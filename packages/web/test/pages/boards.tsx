// Plays a whole game in the page, with the boards of every seat and of a spectator mounted, and shows each of them the
// events and positions of the game. Reports whatever a board, a button or a sentence throws, and, in the
// pseudo-language, every text that is not in it.

import '../../src/ui/base.css';
import { signal } from '@preact/signals';
import { eventsFor, Match, type Step, seedOf } from '@quayside/engine';
import { type AnyGame, type AnyShape, pick, type Rng, rngOf, type Seat, settle } from '@quayside/rules';
import { render } from 'preact';
import { applyTheme } from '../../src/browser/settings.ts';
import { SCREENS } from '../../src/games/games.ts';
import type { AnyBoardProps, AnyGameUi } from '../../src/games/gameUi.ts';
import { rulesExactly } from '../../src/games/rules.ts';
import { PlateRow } from '../../src/table/Plates.tsx';
import { faceOf } from '../../src/ui/Emblem.tsx';
import { Phrase } from '../../src/ui/Phrase.tsx';
import { locale, PSEUDO } from '../../src/words/locale.ts';
import { untranslatedIn } from './untranslated.ts';

applyTheme();

export type Case = { game: string; seats: number; options: Record<string, string>; seed: number };
export type WalkThrough = { plies: number; drawn: number; faults: string[]; untranslated: string[] };

type Event = AnyShape['event'];

const FRAME_EVERY = 20; // plies: effects of the boards run with the next frame
const MOST_FAULTS = 10;

/** One board on the screen: as seen by a seat, or of a spectator (null). */
class Mounted {
  readonly #game: AnyGame;
  readonly #ui: AnyGameUi;
  readonly #viewer: Seat | null;
  readonly #place = document.createElement('div');
  readonly #draft = signal<unknown>(null);
  #scene: unknown;
  /** A spectator's board is given none, as in a replay. */
  readonly #history: Event[] | null;
  /** Texts shown that are not in the pseudo-language; none are looked for in another. */
  readonly untranslated = new Set<string>();

  constructor(game: AnyGame, ui: AnyGameUi, viewer: Seat | null) {
    this.#game = game;
    this.#ui = ui;
    this.#viewer = viewer;
    this.#history = viewer === null ? null : [];
    document.getElementById('app')!.append(this.#place);
  }

  /** The scene after the event; drawn only when asked to, because that takes the time. */
  stage(match: Match, event: Event, { draw }: { draw: boolean }): void {
    this.#scene = this.#ui.stage(this.#scene, event);
    this.#ui.pause(event, { rest: [], seat: null });
    this.#history?.push(event);
    if (draw) this.#draw(match, event);
  }

  rest(match: Match, { draw }: { draw: boolean }): void {
    this.#scene = this.#ui.still(match.view(this.#viewer));
    this.#draft.value = null;
    if (draw) this.#draw(match, null);
  }

  close(): void {
    render(null, this.#place);
    this.#place.remove();
  }

  #draw(match: Match, now: Event | null): void {
    const game = this.#game;
    const { Board, Actions, Result, pieces } = this.#ui;
    const view = match.view(this.#viewer);
    const faces =
      view.open && match.state.own.map((_, seat) => faceOf(seat, `Player ${seat + 1}`, seat === this.#viewer));
    const marked = [(now && this.#ui.markOf?.(now)) ?? []].flat();
    const marks = faces.map(({ seat }) => marked.find(mark => mark.seat === seat)?.text ?? null);
    const isAsked = now === null && this.#viewer !== null && match.deciding.includes(this.#viewer);
    const menu = isAsked ? game.menu(view) : null;
    const board: AnyBoardProps = {
      game,
      scene: this.#scene,
      now,
      history: this.#history,
      faces,
      view,
      me: this.#viewer,
      marks,
      menu,
      draft: this.#draft,
      check: move => game.check(view, move),
      sentence: ({ code, args }) => game.words.refusals[code]!(args ?? {}),
      send: () => {},
    };
    const phrases = [
      ...(now ? [game.words.event(now)] : match.deciding.map(seat => game.words.awaiting(view.open, seat))),
      ...(menu ? [game.words.asks[menu.ask]!.prompt(view), game.words.move(menu.moves[0]!)] : []),
    ];
    const { outcome } = match;
    render(
      <div class="play sea">
        <PlateRow game={game} faces={faces} open={view.open} marks={marks} pieces={pieces} />
        <Board {...board} />
        {menu && <Actions {...board} />}
        {phrases.map((phrase, i) => phrase && <Phrase key={i} phrase={phrase} faces={faces} pieces={pieces} />)}
        {outcome && now === null && <Result game={game} view={view} faces={faces} history={this.#history} />}
      </div>,
      this.#place,
    );
    if (locale === PSEUDO) for (const text of untranslatedIn(this.#place)) this.untranslated.add(text);
  }
}

export async function playThrough({ game: id, seats, options: chosen, seed }: Case): Promise<WalkThrough> {
  const [game, ui] = await Promise.all([rulesExactly(id), SCREENS[id]!.load()]);
  const { options, refusal } = settle(game, seats, chosen);
  if (refusal) throw new Error(`${id} does not take these options: ${refusal.code}`);
  const match = Match.start(game, seats, options, seedOf(`boards ${seed}`));
  const boards = [null, ...match.state.own.keys()].map(viewer => ({ viewer, board: new Mounted(game, ui, viewer) }));
  const chooser = rngOf(seed);
  const faults: string[] = [];
  let drawn = 0;

  // Drawing all boards every time would take minutes: they take turns, and whoever is asked something is drawn too.
  const isTurnOf = (viewer: Seat | null): boolean => drawn % boards.length === (viewer ?? -1) + 1;
  const guarded = (what: () => string, show: () => void): void => {
    try {
      drawn += 1;
      show();
    } catch (error) {
      faults.push(`${what()}: ${(error as Error).stack ?? error}`);
    }
  };
  const showStep = (step: Step): void => {
    for (const { viewer, board } of boards)
      for (const event of eventsFor(step.told, viewer)) {
        const draw = isTurnOf(viewer);
        guarded(
          () => `ply ${step.ply}, ${event.type}, as seen by ${viewer}`,
          () => board.stage(match, event, { draw }),
        );
      }
  };
  const restAll = (): void => {
    for (const { viewer, board } of boards) {
      const isAsked = viewer !== null && match.asked[viewer] === match.ply;
      guarded(
        () => `ply ${match.ply}, at rest, as seen by ${viewer}`,
        () => board.rest(match, { draw: isAsked || match.outcome !== null || isTurnOf(viewer) }),
      );
    }
  };

  restAll();
  while (match.deciding.length > 0 && faults.length < MOST_FAULTS) {
    const seat = pick(chooser, match.deciding);
    const done = match.submit(seat, choice(match, seat, chooser));
    if (done.refusal) throw new Error(`a move on the menu was refused: ${done.refusal.code}`);
    for (const step of done.steps) showStep(step);
    restAll();
    if (match.ply % FRAME_EVERY === 0) await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  for (const { board } of boards) board.close();
  const untranslated = boards.flatMap(({ board }) => [...board.untranslated]);
  return { plies: match.ply, drawn, faults, untranslated: [...new Set(untranslated)] };
}

/** At random, but mostly something rather than nothing: so that a game has a middle, and ends. */
function choice(match: Match, seat: Seat, chooser: Rng): object {
  const { moves } = match.menu(seat);
  const active = moves.filter(move => !('kind' in move && (move.kind === 'done' || move.kind === 'pass')));
  const isActive = active.length > 0 && pick(chooser, [true, true, true, true, false]);
  return pick(chooser, isActive ? active : moves);
}

Object.assign(globalThis, { playThrough });
