// The five Rule Tablets with the Council card beside them: both go by class, so they share their rows.

import { CLASSES, type Class, outlook, TABLETS, type Tablet, type WavesView } from '@quayside/rules/waves';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { ClassMark, CrabMark, FishMark, LightningMark, ShellMark } from './art/Emblems.tsx';
import type { AgentDraft } from './draft.ts';
import { type Counted, forecastOf } from './forecast.ts';
import { signOf } from './marks.ts';
import { councilCard, type Scene } from './scene.ts';
import { type Chance, names, type TabletState, words } from './words.ts';
import './tablets.css';

type Props = { scene: Scene; view: WavesView; draft: AgentDraft | null };

export function Tablets({ scene, view, draft }: Props) {
  const forecast = forecastOf(scene, view, draft);
  const stateOf = (card: Class, tablet: Tablet): TabletState => {
    if (scene.active) return scene.active === tablet ? 'active' : 'idle';
    if (forecast.withDraft === card) return 'drafted';
    return forecast.expected === card ? 'expected' : 'idle';
  };
  return (
    <div class="waves-forecast">
      <ol class="waves-tablets" aria-label={words.tablets}>
        {scene.tablets.map((tablet, i) => {
          const card = CLASSES[i]!;
          const state = stateOf(card, tablet);
          return (
            <li
              key={card}
              class={`waves-class-${card} waves-tablet-${state}`}
              data-anchor={`tablet-${card}`}
              {...piece('tablet', card)}
            >
              <Stone card={card} tablet={tablet} state={state} counted={forecast.counted[card]!} />
              {draft ? (
                <CardOutlook card={card} tablet={tablet} view={view} draft={draft} />
              ) : (
                <Shells count={councilCard(scene).shells[i]!} majority={scene.majority === card} card={card} />
              )}
            </li>
          );
        })}
      </ol>
      <Legend unknown={forecast.unknown} />
    </div>
  );
}

type StoneProps = { card: Class; tablet: Tablet; state: TabletState; counted: readonly Counted[] };

function Stone({ card, tablet, state, counted }: StoneProps) {
  const { name, text } = names.tablets[tablet];
  const number = (kind: Counted) => counted.filter(one => one === kind).length;
  const numbers = { elders: number('elder'), rebels: number('rebel'), drafted: number('drafted') };
  return (
    <button
      type="button"
      class="waves-stone"
      aria-label={words.tablet(card, tablet, state)}
      {...tip(words.tabletTip(tablet, state, numbers))}
    >
      <span class="waves-stone-head">
        <ClassMark card={card} />
        <b>{card}</b>
        {TABLETS[tablet].direct && <LightningMark />}
      </span>
      <span class="waves-stone-name">{name}</span>
      <span class="waves-stone-text">{text}</span>
      <span class="waves-tally" aria-hidden="true">
        {counted.map((kind, n) => (
          <Stud key={n} kind={kind} />
        ))}
        {counted.length > 1 && <b>{counted.length}</b>}
        {state === 'expected' && <span class="waves-stone-note">{words.ifNothingChanges}</span>}
        {state === 'drafted' && <span class="waves-stone-note">{words.ifYouRebel}</span>}
      </span>
    </button>
  );
}

/** One card that counts for the True Majority. */
const Stud = ({ kind }: { kind: Counted }) => <i class={`waves-stud waves-stud-${kind}`} />;

const KINDS = ['elder', 'rebel', 'drafted'] as const;

/** How the studs are read. */
const Legend = ({ unknown }: { unknown: number }) => (
  <p class="waves-legend">
    {KINDS.map(kind => (
      <span key={kind}>
        <Stud kind={kind} /> {words.legend[kind]}
      </span>
    ))}
    <span class="waves-legend-rule">{words.legend.most}</span>
    {unknown > 0 && <span>{words.legend.unknown(unknown)}</span>}
  </p>
);

/** A row of the Council card. */
const Shells = ({ count, majority, card }: { count: number; majority: boolean; card: Class }) => (
  <span
    class={`waves-row ${majority ? 'waves-row-majority' : ''}`}
    role="img"
    aria-label={words.councilRow(card, count, { isMajority: majority })}
    {...tip(words.councilRowTip(card, count))}
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
        const sign = signOf(agentPower ?? Infinity, elderPower);
        return (
          <span
            key={stance}
            class={`waves-chance waves-chance-${chance}`}
            role="img"
            aria-label={words.outlook(card, { stance, agentPower, elderPower, chance })}
            {...tip(words.outlook(card, { stance, agentPower, elderPower, chance }))}
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
