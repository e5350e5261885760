// The table of W·A·V·E·S: tablets, Council, hand. Draws the scene and changes the draft; what is legal, `check` says.

import { type Class, surplus } from '@quayside/rules/waves';
import { useRef } from 'preact/hooks';
import { DrawnNext } from '../../ui/DrawInParts.tsx';
import { FlightLayer } from '../../ui/Flights.tsx';
import { toast } from '../../ui/Toast.tsx';
import { gameWords } from '../words.ts';
import type { LaidCards } from './Audience.tsx';
import { Council } from './Council.tsx';
import {
  agentDraft,
  chooseDrop,
  type Draft,
  dropped,
  moveOf,
  pileOf,
  playOf,
  pressCard,
  type Stance,
  takeUp,
} from './draft.ts';
import { flyingPieces } from './flyingPieces.tsx';
import { Hand } from './Hand.tsx';
import { useKeys } from './keys.ts';
import { marksAt } from './marks.ts';
import type { Props } from './props.ts';
import { councilCard } from './scene.ts';
import { Tablets } from './Tablets.tsx';
import { words } from './words.ts';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, now, view, faces, menu, draft, history, hinted, send } = props;
  const { phase } = view.open;
  const board = useRef<HTMLElement>(null);
  const current = draft.value;
  const agent = agentDraft(current);
  const choose = (card: Class) => {
    if (menu) draft.value = chosenCard(props, card);
  };
  const play = (stance: Stance) => {
    const move = agent && playOf(agent, stance);
    if (move) send(move);
    else toast(words.oneFollower);
  };
  const drop = (card: Class, below: readonly Element[]) => dropCard(props, card, below);
  useKeys(props, choose);
  return (
    <section ref={board} class="waves-board waves-palette" aria-label={gameWords.table}>
      <Tablets scene={scene} view={view} draft={now ? null : agent} />
      <Council
        scene={scene}
        view={view}
        faces={faces}
        marks={history ? marksAt(history, now, scene.elders.length) : []}
        awaited={place => !now && isAwaited(props, place)}
        lay={!hinted && agent && phase.kind === 'play' ? { place: phase.place, draft: agent, play } : null}
        ghost={ghostOf(props)}
        choose={place => tokenChoice(props, place)}
        chosen={current?.kind === 'token' ? current.place : null}
      />
      <DrawnNext>
        <Hand
          scene={scene}
          chosen={agent ? pileOf(Array.from({ length: agent.count }, () => agent.card)) : pileOf(dropped(current))}
          committed={now ? null : (view.own?.drop ?? null)}
          why={menu ? whyNot(menu.ask) : words.notYourTurn}
          hint={hintOf(props)}
          choose={choose}
          lift={card => {
            if (menu?.ask === 'play' && agent?.card !== card) draft.value = takeUp(card, { count: 1, held: 1 });
          }}
          drop={drop}
        />
      </DrawnNext>
      <FlightLayer board={board} scene={scene} now={now} flights={flyingPieces} />
    </section>
  );
}

/** The cards of a hint where they would lie. */
function ghostOf({ hinted, now, view: { open } }: Props): LaidCards | null {
  if (now || open.phase.kind !== 'play' || (hinted?.kind !== 'follow' && hinted?.kind !== 'rebel')) return null;
  const { place } = open.phase;
  if (hinted.kind === 'follow') return { place, stance: 'follower', card: hinted.card, count: 1 };
  return { place, stance: 'rebel', card: hinted.card, count: hinted.count };
}

/** What a card in the hand is for now. */
function hintOf({ menu, view: { open } }: Props): string {
  const elder = open.phase.kind === 'play' ? open.elders[open.phase.place]! : 0;
  return menu?.ask === 'play' && elder ? words.mayPlay(elder) : words.mayDiscard;
}

/** A card was let go over these elements: over or under my Elder it is played, on the discards it is discarded. */
function dropCard({ menu, view, draft, send, sentence }: Props, card: Class, below: readonly Element[]): void {
  const on = (part: string) => below.map(it => it.closest<HTMLElement>(part)).find(it => it !== null) ?? null;
  const agent = agentDraft(draft.value);
  const stance = on('[data-lay]')?.dataset['lay'] as Stance | undefined;
  if (menu?.ask === 'play' && agent && stance) {
    const move = playOf(agent, stance);
    if (move) send(move);
    else toast(words.oneFollower);
  } else if (menu?.ask === 'play' && on('.waves-place')) toast(sentence({ code: 'not-your-elder' }));
  else if (menu?.ask === 'discard' && on('.waves-discards') && view.seat !== null) {
    const due = surplus(view.open, view.seat);
    const chosen = chooseDrop(draft.value, card, { due, held: view.own?.hand[card] ?? 0 });
    const isChosen = dropped(draft.value).includes(card);
    draft.value = isChosen ? draft.value : chosen;
    const move = dropped(draft.value).length === due ? moveOf(draft.value) : null;
    if (move) send(move);
  }
}

const whyNot = (ask: string): string | null => (ask === 'token' ? words.tokenFirst : null);

/** The draft after a card of this class was pressed. */
function chosenCard({ menu, view, draft }: Props, card: Class): Draft | null {
  const held = view.own?.hand[card] ?? 0;
  if (!menu || held === 0 || view.seat === null) return draft.value;
  if (menu.ask === 'play') return pressCard(draft.value, card, held);
  if (menu.ask === 'discard') return chooseDrop(draft.value, card, { due: surplus(view.open, view.seat), held });
  return draft.value;
}

function tokenChoice({ menu, draft }: Props, place: number): (() => void) | null {
  if (!menu?.moves.some(move => move.kind === 'token' && move.place === place)) return null;
  return () => {
    draft.value = { kind: 'token', place };
  };
}

function isAwaited({ view: { open } }: Props, place: number): boolean {
  const owner = councilCard(open).owners[place]!;
  switch (open.phase.kind) {
    case 'play':
      return open.phase.place === place;
    case 'discard':
      return open.phase.waiting.includes(owner);
    case 'token':
      return open.phase.chooser === owner;
    case 'over':
      return false;
  }
}
