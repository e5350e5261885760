// What counts for the True Majority as far as this seat knows it, card by card, and what it comes to.

import { type Class, majority, type WavesView } from '@quayside/rules/waves';
import type { AgentDraft } from './draft.ts';
import { councilCard, type Scene } from './scene.ts';

/** An Elder, a Rebel that lies there (turned up, or one's own), or a card taken up that might rebel. */
export type Counted = 'elder' | 'rebel' | 'drafted';

export type Forecast = {
  /** The cards that count, by class; index 0 is not used. */
  counted: Counted[][];
  /** The class that holds the majority as the cards lie; null between rounds and once the tablet is known. */
  expected: Class | null;
  /** The class that would hold it with the cards taken up as Rebels; null where that changes nothing. */
  withDraft: Class | null;
  /** Rebels of others that lie face down: they count, but nobody knows for whom. */
  unknown: number;
};

export function forecastOf(scene: Scene, view: WavesView, draft: AgentDraft | null): Forecast {
  const counted: Counted[][] = Array.from({ length: 6 }, () => []);
  const count = (card: number, kind: Counted, n = 1) => {
    for (let i = 0; i < n && card !== 0; i++) counted[card]!.push(kind);
  };
  let unknown = 0;
  for (const elder of scene.elders) count(elder, 'elder');
  count(scene.extra, 'elder');
  scene.stances.forEach((stance, place) => {
    if (stance !== 'rebel') return;
    const card = knownAgent(scene, view, place);
    if (card) count(card, 'rebel', scene.stacks[place]!);
    else unknown += scene.stacks[place]!;
  });
  const isOpen = scene.majority !== null && scene.active === null;
  const lying = majority(counted.map(cards => cards.length));
  if (draft) count(draft.card, 'drafted', draft.count);
  const drafted = majority(counted.map(cards => cards.length));
  return {
    counted,
    expected: isOpen ? lying : null,
    withDraft: isOpen && drafted !== lying ? drafted : null,
    unknown: isOpen ? unknown : 0,
  };
}

/** Turned up, or one's own. */
const knownAgent = (scene: Scene, { seat }: WavesView, place: number): Class | 0 =>
  scene.faceUp[place] || councilCard(scene).owners[place] === seat ? scene.agents[place]! : 0;
