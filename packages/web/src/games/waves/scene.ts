// What the board draws, and how each event changes it. Pure: a replay steps through it, a test compares it.

import {
  type Class,
  COUNCIL_CARDS,
  type CouncilCard,
  type Event,
  type Failure,
  type Open,
  openMajority,
  type Pile,
  type Place,
  type Tablet,
  type WavesView,
} from '@quayside/rules/waves';

/** One Agent against one Elder, while it is being shown. */
export type Attempt = {
  place: Place;
  elder: Class;
  agentPower: number;
  elderPower: number;
  /** Why the Elder was not collected; null when it was. */
  why: Failure | null;
};

export type Scene = Pick<
  Open,
  | 'card'
  | 'tablets'
  | 'soloGoal'
  | 'round'
  | 'token'
  | 'shells'
  | 'elders'
  | 'extra'
  | 'stances'
  | 'stacks'
  | 'hands'
  | 'seen'
  | 'deck'
  | 'discards'
  | 'collected'
> & {
  seat: number | null;
  /** The Open Majority the Shells were placed by; null between rounds. */
  majority: Class | null;
  /** This seat's cards; null for a spectator. */
  hand: Pile | null;
  /** The class of the Agent at each place as far as this seat may know it: its own, or a revealed one. */
  agents: (Class | 0)[];
  faceUp: boolean[];
  /** The tablet put forth by the True Majority, from its count to the end of the round. */
  active: Tablet | null;
  /** The Elders' powers where a direct tablet has fixed them. */
  powers: number[] | null;
  /** Whose wave is running. */
  wave: 'follower' | 'rebel' | null;
  attempt: Attempt | null;
  /** What was staged since the position stood still, so that all that is shown at once can move at once. */
  staged: readonly Event[];
};

export const councilCard = (scene: Pick<Open, 'card'>): CouncilCard => COUNCIL_CARDS[scene.card];

const placesOf = (card: CouncilCard, seat: number | null): Place[] =>
  card.owners.flatMap((owner, place) => (owner === seat ? [place] : []));

export function still({ seat, open, own }: WavesView): Scene {
  const agents = [...open.revealed];
  placesOf(councilCard(open), seat).forEach((place, slot) => {
    agents[place] ||= own?.agents[slot] ?? 0;
  });
  return {
    card: open.card,
    tablets: open.tablets,
    soloGoal: open.soloGoal,
    round: open.round,
    token: open.token,
    shells: open.shells,
    elders: open.elders,
    extra: open.extra,
    stances: open.stances,
    stacks: open.stacks,
    hands: open.hands,
    seen: open.seen ?? [], // tables of version 2 and before have none
    deck: open.deck,
    discards: open.discards,
    collected: open.collected,
    seat,
    majority: open.phase.kind === 'play' ? openMajority(open) : null,
    hand: own ? own.hand : null,
    agents,
    faceUp: open.revealed.map(card => card !== 0),
    active: null,
    powers: null,
    wave: null,
    attempt: null,
    staged: [],
  };
}

const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
const added = (list: readonly number[], at: number, n: number): number[] => set(list, at, list[at]! + n);

const dealt = (scene: Scene, seat: number, card: Class, n: number): Pile | null =>
  scene.hand && seat === scene.seat ? added(scene.hand, card, n) : scene.hand;

export const stage = (before: Scene, event: Event): Scene =>
  happened({ ...before, attempt: null, staged: [...before.staged, event] }, event);

function happened(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'token-placed':
    case 'token-moved':
      return { ...scene, token: event.place };
    case 'round':
      return { ...scene, round: event.round, shells: event.shells, majority: event.majority };
    case 'followed':
      return played(scene, event.seat, event.place, 'follower', 1);
    case 'rebelled':
      return played(scene, event.seat, event.place, 'rebel', event.count);
    case 'agent-placed':
      return {
        ...scene,
        agents: set(scene.agents, event.place, event.card),
        hand: dealt(scene, event.seat, event.card, -event.count),
      };
    case 'rebels-revealed':
    case 'agent-revealed':
      return {
        ...scene,
        seen: seenToLeave(scene.seen, event.seat, event.card, 'count' in event ? event.count : 1),
        agents: set(scene.agents, event.place, event.card),
        faceUp: set(scene.faceUp, event.place, true),
      };
    case 'tablet':
      return { ...scene, active: event.tablet };
    case 'surplus':
      return {
        ...scene,
        stacks: added(scene.stacks, event.place, -event.count),
        discards: added(scene.discards, event.card, event.count),
      };
    case 'rotated':
      return { ...scene, elders: event.elders };
    case 'elder-powers':
      return { ...scene, powers: event.powers };
    case 'shells-set':
      return { ...scene, shells: event.shells };
    case 'wave':
      return { ...scene, wave: event.stance };
    case 'collected': {
      const side = councilCard(scene).sides[event.seat]!;
      return {
        ...scene,
        shells: event.shells,
        elders: set(scene.elders, event.place, 0),
        collected: set(scene.collected, side, added(scene.collected[side]!, event.elder, 1)),
        attempt: { ...event, why: null },
      };
    }
    case 'kept':
      return {
        ...scene,
        elders: set(scene.elders, event.place, 0),
        hands: added(scene.hands, event.seat, 1),
        seen: scene.seen.map((pile, seat) => (seat === event.seat ? added(pile, event.elder, 1) : pile)),
        hand: dealt(scene, event.seat, event.elder, 1),
        attempt: { ...event },
      };
    case 'reshuffled':
      return { ...scene, deck: scene.deck + event.cards, discards: scene.discards.map(() => 0) };
    case 'drew':
      return { ...scene, deck: scene.deck - event.count, hands: added(scene.hands, event.seat, event.count) };
    case 'drew-cards':
      return { ...scene, hand: event.cards.reduce((hand, card) => hand && added(hand, card, 1), scene.hand) };
    case 'discarded':
      return discarded(scene, event.seat, event.cards);
    case 'chose-discard':
      return scene;
    case 'extra-replaced':
      return {
        ...scene,
        extra: event.card,
        deck: scene.deck - 1,
        discards: scene.extra ? added(scene.discards, scene.extra, 1) : scene.discards,
      };
    case 'council':
      return {
        ...roundOver(scene),
        elders: event.elders,
        extra: event.extra,
        stances: scene.stances.map(() => 'none'),
        stacks: scene.stacks.map(() => 0),
        agents: scene.agents.map(() => 0),
        faceUp: scene.faceUp.map(() => false),
      };
    case 'won':
      return roundOver(scene);
  }
}

const played = (scene: Scene, seat: number, place: Place, stance: 'follower' | 'rebel', count: number): Scene => ({
  ...scene,
  stances: set(scene.stances, place, stance),
  stacks: set(scene.stacks, place, count),
  hands: added(scene.hands, seat, -count),
});

/** 6.5 What everybody remembers of the hands once cards of a class have left one for everybody to see. */
const seenToLeave = (seen: Pile[], seat: number, card: number, n: number): Pile[] =>
  seen.map((pile, of) => (of === seat && n > 0 ? set(pile, card, Math.max(0, pile[card]! - n)) : pile));

const discarded = (scene: Scene, seat: number, cards: Pile): Scene => ({
  ...scene,
  discards: scene.discards.map((n, card) => n + (cards[card] ?? 0)),
  hands: added(scene.hands, seat, -cards.reduce((sum, n) => sum + n, 0)),
  seen: cards.reduce((seen, n, card) => seenToLeave(seen, seat, card, n), scene.seen),
  hand: scene.hand && seat === scene.seat ? scene.hand.map((n, card) => n - (cards[card] ?? 0)) : scene.hand,
});

const roundOver = (scene: Scene): Scene => ({
  ...scene,
  majority: null,
  active: null,
  powers: null,
  wave: null,
});

/** The open position as the scene shows it. Nobody is asked while the waves run. */
export function openOf(scene: Scene, before: Open): Open {
  const { card, tablets, soloGoal, round, token, shells, elders, extra } = scene;
  const { stances, stacks, hands, seen, deck, discards, collected, faceUp, agents } = scene;
  const revealed = agents.map((agent, place) => (faceUp[place] ? agent : 0));
  const phase = scene.staged.length > 0 ? phaseOf(scene) : before.phase;
  const council = { card, tablets, soloGoal, round, token, shells, elders, extra, stances, stacks, revealed };
  return { ...council, hands, seen, deck, discards, collected, phase };
}

function phaseOf({ stances, token, majority, active }: Scene): Open['phase'] {
  const turns = stances.map((_, n) => (token + n) % stances.length);
  const place = majority && !active ? turns.find(turn => stances[turn] === 'none') : undefined;
  return place === undefined ? { kind: 'discard', waiting: [] } : { kind: 'play', place };
}
