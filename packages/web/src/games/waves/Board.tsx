// The table of W·A·V·E·S: tablets, Council, hand. Draws the scene and changes the draft; what is legal, `check` says.

import { type Class, surplus } from '@quayside/rules/waves';
import { useRef } from 'preact/hooks';
import { FlightLayer } from '../../ui/Flights.tsx';
import { gameWords } from '../words.ts';
import { Council } from './Council.tsx';
import { agentDraft, chooseAgent, chooseDrop, type Draft, dropped, pileOf } from './draft.ts';
import { flyingPieces } from './flyingPieces.tsx';
import { Hand } from './Hand.tsx';
import { useKeys } from './keys.ts';
import type { Props } from './props.ts';
import { councilCard } from './scene.ts';
import { Tablets } from './Tablets.tsx';
import { words } from './words.ts';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, now, view, faces, menu, draft } = props;
  const board = useRef<HTMLElement>(null);
  const current = draft.value;
  const agent = agentDraft(current);
  const choose = (card: Class) => {
    draft.value = chosenCard(props, card) ?? current;
  };
  useKeys(props, choose);
  return (
    <section ref={board} class="waves-board waves-palette" aria-label={gameWords.table}>
      <Tablets scene={scene} view={view} draft={now ? null : agent} />
      <Council
        scene={scene}
        view={view}
        faces={faces}
        awaited={place => !now && isAwaited(props, place)}
        choose={place => tokenChoice(props, place)}
        chosen={current?.kind === 'token' ? current.place : null}
      />
      <Hand
        scene={scene}
        chosen={agent ? pileOf(Array.from({ length: agent.count }, () => agent.card)) : pileOf(dropped(current))}
        committed={now ? null : (view.own?.drop ?? null)}
        why={menu ? whyNot(menu.ask) : words.notYourTurn}
        choose={choose}
      />
      <FlightLayer board={board} scene={scene} now={now} flights={flyingPieces} />
    </section>
  );
}

const whyNot = (ask: string): string | null => (ask === 'token' ? words.tokenFirst : null);

/** The draft after a card of this class was pressed; null when it cannot be chosen now. */
function chosenCard({ menu, view, draft }: Props, card: Class): Draft | null {
  const held = view.own?.hand[card] ?? 0;
  if (!menu || held === 0 || view.seat === null) return null;
  if (menu.ask === 'play') return chooseAgent(card);
  if (menu.ask === 'discard') return chooseDrop(draft.value, card, { due: surplus(view.open, view.seat), held });
  return null;
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
