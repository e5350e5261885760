// The five Rule Tablets with the Council card beside them: both go by class, so they share their rows.

import {
  CLASSES,
  type Class,
  majorityAsFarAsKnown,
  outlook,
  TABLETS,
  type Tablet,
  type WavesView,
} from '@quayside/rules/waves';
import { tip } from '../../ui/Tooltip.tsx';
import { ClassMark, CrabMark, FishMark, LightningMark, ShellMark } from './art/Emblems.tsx';
import { type AgentDraft, draftedRebels } from './draft.ts';
import { councilCard, type Scene } from './scene.ts';
import { type Chance, names, type TabletState, words } from './words.ts';
import './tablets.css';

type Props = { scene: Scene; view: WavesView; draft: AgentDraft | null };

export function Tablets({ scene, view, draft }: Props) {
  const expected = scene.majority && !scene.active ? majorityAsFarAsKnown(view, draftedRebels(draft)) : null;
  const tally = countOnTable(scene);
  return (
    <ol class="waves-tablets" aria-label={words.tablets}>
      {scene.tablets.map((tablet, i) => {
        const card = CLASSES[i]!;
        const state = scene.active === tablet ? 'active' : expected === card ? 'expected' : 'idle';
        return (
          <li key={card} class={`waves-class-${card} waves-tablet-${state}`} data-anchor={`tablet-${card}`}>
            <Stone card={card} tablet={tablet} state={state} cards={tally[card]!} />
            {draft ? (
              <CardOutlook card={card} tablet={tablet} view={view} draft={draft} />
            ) : (
              <Shells count={councilCard(scene).shells[i]!} majority={scene.majority === card} card={card} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type StoneProps = { card: Class; tablet: Tablet; state: TabletState; cards: number };

function Stone({ card, tablet, state, cards }: StoneProps) {
  const { name, text } = names.tablets[tablet];
  return (
    <button
      type="button"
      class="waves-stone"
      aria-label={words.tablet(card, tablet, state)}
      {...tip(words.tabletTip(tablet, state))}
    >
      <span class="waves-stone-head">
        <ClassMark card={card} />
        <b>{card}</b>
        {TABLETS[tablet].direct && <LightningMark />}
      </span>
      <span class="waves-stone-name">{name}</span>
      <span class="waves-stone-text">{text}</span>
      <span class="waves-tally" aria-hidden="true">
        {Array.from({ length: cards }, (_, n) => (
          <i key={n} />
        ))}
        {state === 'expected' && <span class="waves-stone-note">{words.ifNothingChanges}</span>}
      </span>
    </button>
  );
}

/** A row of the Council card. */
const Shells = ({ count, majority, card }: { count: number; majority: boolean; card: Class }) => (
  <span
    class={`waves-row ${majority ? 'waves-row-majority' : ''}`}
    role="img"
    aria-label={words.councilRow(card, count, { isMajority: majority })}
  >
    {Array.from({ length: count }, (_, n) => (
      <ShellMark key={n} />
    ))}
  </span>
);

type CardOutlookProps = { card: Class; tablet: Tablet; view: WavesView; draft: AgentDraft };

/** What the chosen card would do at my Elder under this tablet, followed or rebelled with. */
function CardOutlook({ card, tablet, view, draft }: CardOutlookProps) {
  const { phase } = view.open;
  if (phase.kind !== 'play') return null;
  return (
    <span class="waves-row waves-prospect">
      {(['follower', 'rebel'] as const).map(stance => {
        const { agentPower, elderPower, collects } = outlook(view.open, phase.place, draft.card, stance, tablet);
        const chance: Chance = collects === null ? 'perhaps' : collects ? 'yes' : 'no';
        const sign = agentPower === null || agentPower > elderPower ? '>' : agentPower < elderPower ? '<' : '=';
        return (
          <span
            key={stance}
            class={`waves-chance waves-chance-${chance} ${draft.stance === stance ? 'waves-chance-meant' : ''}`}
            role="img"
            aria-label={words.outlook(card, { stance, agentPower, elderPower, chance })}
          >
            {stance === 'follower' ? <FishMark /> : <CrabMark />}
            <span>
              {agentPower ?? '?'}
              {sign}
              {elderPower}
            </span>
            <b>{MARKS[chance]}</b>
          </span>
        );
      })}
    </span>
  );
}

const MARKS = { yes: '✓', no: '✗', perhaps: '?' };

/** What everybody can count for the True Majority: the Elders and the Rebels turned up. */
function countOnTable(scene: Scene): number[] {
  const cards = [0, 0, 0, 0, 0, 0];
  for (const elder of scene.elders) cards[elder]! += 1;
  cards[scene.extra]! += 1;
  scene.stances.forEach((stance, place) => {
    if (stance === 'rebel' && scene.faceUp[place]) cards[scene.agents[place]!]! += scene.stacks[place]!;
  });
  return cards;
}
