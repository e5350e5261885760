// An Elder and the Agents at it: a Follower lies beneath and shows its fish, Rebels lie on top and hide the Elder's.

import type { Class } from '@quayside/rules/waves';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { CardBack, CardFace } from './art/Card.tsx';
import { ClassMark, WaveMark } from './art/Emblems.tsx';
import { signOf } from './marks.ts';
import type { Attempt, Scene } from './scene.ts';
import { words } from './words.ts';
import './audience.css';

/** Cards of one class that a hint lays at a place. */
export type LaidCards = { place: number; stance: 'follower' | 'rebel'; card: Class; count: number };

type Props = { scene: Scene; place: number; ghost: LaidCards | null };

export function Audience({ scene, place, ghost }: Props) {
  const elder = scene.elders[place]!;
  const power = scene.powers?.[place];
  const attempt = scene.attempt?.place === place ? scene.attempt : null;
  return (
    <span class="waves-audience">
      {ghost ? <Ghost {...ghost} /> : <Agents scene={scene} place={place} />}
      <span
        class="waves-elder"
        data-anchor={`elder-${place}`}
        {...piece('elder', place)}
        {...tooltip(elder && words.elderTip(elder, power ?? elder))}
      >
        {elder !== 0 && <CardFace card={elder} />}
        {elder !== 0 && power !== undefined && power !== elder && <b class="waves-power">{power}</b>}
      </span>
      <span class="waves-token-spot" data-anchor={`token-${place}`}>
        {scene.token === place && <WaveToken />}
      </span>
      {attempt && <Clash attempt={attempt} />}
    </span>
  );
}

/** The place around it says the same to screen readers. */
function tooltip(text: string | 0) {
  const { 'aria-description': _, ...rest } = tip(text || null) as Partial<ReturnType<typeof tip>> & object;
  return rest;
}

export const WaveToken = () => (
  <span class="waves-token" {...piece('token')} {...tooltip(words.tokenTip)}>
    <WaveMark />
  </span>
);

/** As they would lie, with their faces to whoever holds them. */
const Ghost = ({ stance, card, count }: LaidCards) => (
  <span class={`waves-agents waves-${stance} waves-ghost`} data-hinted={stance} aria-hidden="true">
    {Array.from({ length: count }, (_, n) => (
      <span key={n} style={{ '--n': n }}>
        <CardFace card={card} />
      </span>
    ))}
    {count > 1 && <b class="waves-stack">×{count}</b>}
  </span>
);

function Agents({ scene, place }: Omit<Props, 'ghost'>) {
  const stance = scene.stances[place]!;
  const card = scene.agents[place]!;
  const up = scene.faceUp[place]!;
  const count = scene.stacks[place]!;
  return (
    <span
      class={`waves-agents waves-${stance} ${up ? 'waves-up' : ''}`}
      data-anchor={`agent-${place}`}
      {...piece('agent', place)}
      {...tooltip(stance === 'none' ? 0 : stance === 'rebel' ? words.agentTip.rebel(count) : words.agentTip.follower)}
    >
      {Array.from({ length: count }, (_, n) => (
        <span key={n} style={{ '--n': n }}>
          {up && card ? <CardFace card={card} /> : <CardBack />}
        </span>
      ))}
      {card !== 0 && !up && <OwnMark card={card} />}
      {count > 1 && <b class="waves-stack">×{count}</b>}
    </span>
  );
}

/** What only its owner sees of a face-down Agent. */
const OwnMark = ({ card }: { card: Class }) => (
  <span class={`waves-own-mark waves-class-${card}`}>
    <ClassMark card={card} />
    {card}
  </span>
);

/** Both powers and what came of it. */
function Clash({ attempt: { agentPower, elderPower, why } }: { attempt: Attempt }) {
  return (
    <span class={`waves-clash ${why ? 'waves-clash-lost' : 'waves-clash-won'}`}>
      <b>
        {agentPower} {signOf(agentPower, elderPower)} {elderPower}
      </b>
      <span>{words.attempt[why ?? 'collected']}</span>
    </span>
  );
}

/** The place in words, for screen readers. */
export const described = (scene: Scene, place: number, owner: string): string =>
  words.place(owner, {
    elder: scene.elders[place]!,
    stance: scene.stances[place]!,
    count: scene.stacks[place]!,
    agent: scene.agents[place]!,
    faceUp: scene.faceUp[place]!,
    hasToken: scene.token === place,
  });
