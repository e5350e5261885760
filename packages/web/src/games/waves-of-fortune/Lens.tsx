// A battle as seen through a spyglass that opens from its tile: both sides, the dice of the last round in pairs, the
// hits, who is left; and how it ends.

import { type Enemy, oddsIn, tileName } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { Die } from '../../ui/Die.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { FoeArt } from './art/FoeArt.tsx';
import { Mark } from './art/Marks.tsx';
import { ShipArt } from './art/ShipArt.tsx';
import { Chances } from './Chances.tsx';
import { fightToEnd } from './fightToEnd.ts';
import { lensPlace } from './lensPlace.ts';
import type { Props } from './props.ts';
import { tellsOdds } from './remarks.ts';
import type { Fight } from './tableau.ts';
import { words } from './words.ts';
import './lens.css';

type LensProps = Props & { fight: Fight };

export function Lens({ fight, ...props }: LensProps) {
  const { faces, scene, view } = props;
  const face = faces[fight.seat]!;
  const ship = scene.ships[fight.seat]!;
  const { phase, ships } = view.open;
  const asked = phase.kind === 'send' && !props.now ? phase : null;
  const odds = asked && tellsOdds(view) ? oddsIn(asked.battle, ships[asked.seat]!.crew) : null;
  const { left, top, size } = lensPlace(ship.at);
  const { round } = fight;
  const enemy = words.battle.enemies[fight.enemy];
  return (
    <section
      class={`wf-lens wf-lens-${fight.end ?? 'on'} wf-lens-of-${fight.enemy}`}
      aria-label={words.events.title}
      style={{ '--left': left, '--top': top, '--size': size }}
    >
      <h3 class="wf-lens-title">
        {words.battle.fightAt(enemy, tileName(ship.at))}
        {fight.flag !== null && (
          <span class="wf-flag">{words.battle.rolledBy(<Emblem face={faces[fight.flag]!} />)}</span>
        )}
      </h3>
      <div key={`${round?.left} ${round?.crew} ours`} class={`wf-fighter wf-fighter-ours seat-${fight.seat % 8}`}>
        <svg viewBox="-20 -23 42 42" aria-hidden="true">
          <ShipArt colour={ship.colour} seat={fight.seat} />
        </svg>
        {round && round.lost > 0 && <Hit count={round.lost} />}
      </div>
      <Pairs fight={fight} letter={face.letter} />
      <div key={`${round?.left} ${round?.crew} theirs`} class={`wf-fighter wf-fighter-${fight.enemy}`}>
        <FoeArt enemy={fight.enemy} />
        {round && round.felled > 0 && <Hit count={round.felled} />}
      </div>
      <p class="wf-force wf-force-ours" {...tip(words.captains.crew.hint(fight.crew))}>
        <Pips mark="crew" left={fight.crew} lost={round?.lost ?? 0} front={asked?.battle.front ?? 0} />
        <span>{words.battle.crew(<b>{fight.crew}</b>)}</span>
        {asked && asked.battle.front > 0 && <small>{words.battle.inFront(asked.battle.front)}</small>}
      </p>
      <p class="wf-force wf-force-theirs">
        <Pips mark={fight.enemy} left={fight.left} lost={round?.felled ?? 0} front={0} />
        <span>
          {fight.left === fight.hp
            ? words.battle.hp(<b>{fight.left}</b>)
            : words.battle.hpOf(<b>{fight.left}</b>, fight.hp)}
        </span>
      </p>
      <div class="wf-lens-foot">
        {fight.end ? (
          <End fight={fight} />
        ) : (
          <>
            {odds && <Chances odds={odds} here />}
            {fightToEnd.value && fight.seat === props.me && <StopButton />}
          </>
        )}
      </div>
    </section>
  );
}

const StopButton = () => (
  <Button
    hint={words.battle.stopHint}
    onClick={() => {
      fightToEnd.value = false;
    }}
  >
    {words.battle.stop}
  </Button>
);

const End = ({ fight: { end, enemy } }: { fight: Fight }) => (
  <p class={`wf-end wf-end-${end}`}>
    {end === 'lost' ? words.battle.lost : enemy === 'king' ? words.battle.slain : words.battle.won}
  </p>
);

const Hit = ({ count }: { count: number }) => (
  <svg class="wf-hit" viewBox="-16 -16 32 32" aria-hidden="true">
    <path d="M0-15 3.5-7 10-12 8-4 15-2 9 3 13 10 5 8 3 15-1 8-9 12-7 5-15 3-8-2-12-9-4-7Z" />
    <text y="5">{words.battle.hit(count)}</text>
  </svg>
);

const MOST_PIPS = 16;

/** One for each of the crew or each HP; those lost in the last round are crossed out. */
const Pips = ({ mark, left, lost, front }: { mark: 'crew' | Enemy; left: number; lost: number; front: number }) => (
  <span class="wf-pips" aria-hidden="true">
    {Array.from({ length: Math.min(MOST_PIPS, left + lost) }, (_, n) => (
      <i key={n} class={n >= left ? 'wf-pip-lost' : n >= left - front ? 'wf-pip-front' : ''}>
        <Mark name={mark} />
      </i>
    ))}
  </span>
);

/** The dice from high to low, paired from the top; the die that lost fades. */
function Pairs({ fight: { round, seat }, letter }: { fight: Fight; letter: string }) {
  if (!round) return <span class="wf-pairs" />;
  const { enemyDice, dice, pairs, lost, felled } = round;
  const rows = Math.max(enemyDice.length, dice.length);
  return (
    <figure class="wf-pairs" style={{ '--rows': rows }}>
      <figcaption class="sr-only">{words.battle.round(enemyDice, letter, dice, lost, felled)}</figcaption>
      {Array.from({ length: rows }, (_, n) => {
        const pair = pairs[n];
        const result = pair ? (pair.won ? 'wf-pair-won' : 'wf-pair-lost') : 'wf-pair-none';
        return (
          <span key={`${n} ${enemyDice.join('')} ${dice.join('')}`} class={`wf-pair ${result}`} style={{ '--n': n }}>
            <span class="wf-die-place" {...piece('die', `ours-${n}`)}>
              {dice[n] ? <Die face={dice[n]} class={`seat-${seat % 8} die-rolling`} /> : null}
            </span>
            <svg class="wf-arrow" viewBox="-12 -6 24 12" aria-hidden="true">
              {pair && <path d={pair.won ? 'M-11 0H4M4-5 11 0 4 5' : 'M11 0H-4M-4-5-11 0-4 5'} />}
            </svg>
            {pair && <i class="wf-shot" aria-hidden="true" />}
            <span class="wf-die-place" {...piece('die', `theirs-${n}`)}>
              {enemyDice[n] ? <Die face={enemyDice[n]} class="wf-die-foe die-rolling" /> : null}
            </span>
          </span>
        );
      })}
    </figure>
  );
}
