// A battle: both sides, the dice of the last round lined up pair by pair, and the chances from here, exactly.

import { KING_HP, KRAKEN_HP, type Odds, oddsAgainst, oddsIn } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { Die } from '../../ui/Die.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Mark } from './art/Marks.tsx';
import { fightToEnd } from './fightToEnd.ts';
import type { Props } from './props.ts';
import { percent, tellsOdds } from './remarks.ts';
import type { Fight } from './tableau.ts';
import { words } from './words.ts';
import './battle.css';

export function Battle({ fight, ...props }: Props & { fight: Fight }) {
  const { faces, view } = props;
  const face = faces[fight.seat]!;
  const { phase, ships } = view.open;
  const asked = phase.kind === 'send' && !props.now ? phase : null;
  const odds = asked && tellsOdds(view) ? oddsIn(asked.battle, ships[asked.seat]!.crew) : null;
  return (
    <article class="wf-battle">
      <p class="wf-side-of wf-foes">
        <Mark name={fight.enemy} /> <b>{words.battle.enemies[fight.enemy]}</b>
        {fight.flag !== null && (
          <span class="wf-flag">{words.battle.rolledBy(<Emblem face={faces[fight.flag]!} />)}</span>
        )}
        <span class="wf-force">
          {fight.left === fight.hp
            ? words.battle.hp(<b>{fight.left}</b>)
            : words.battle.hpOf(<b>{fight.left}</b>, fight.hp)}
        </span>
      </p>
      {fight.round && <Pairs round={fight.round} seat={fight.seat} letter={face.letter} />}
      <p class="wf-side-of">
        <Emblem face={face} /> <b>{face.name}</b>
        <span class="wf-force">{words.battle.crew(<b>{fight.crew}</b>)}</span>
      </p>
      {fight.end && (
        <p class={`wf-end wf-end-${fight.end}`}>{fight.end === 'won' ? words.battle.won : words.battle.lost}</p>
      )}
      {odds && !fight.end && <Chances odds={odds} />}
      {fightToEnd.value && fight.seat === props.me && !fight.end && (
        <Button
          hint={words.battle.stopHint}
          onClick={() => {
            fightToEnd.value = false;
          }}
        >
          {words.battle.stop}
        </Button>
      )}
    </article>
  );
}

function Pairs({ round, seat, letter }: { round: NonNullable<Fight['round']>; seat: number; letter: string }) {
  const { enemyDice, dice, pairs, lost, felled } = round;
  const columns = Math.max(enemyDice.length, dice.length);
  return (
    <figure class="wf-pairs">
      <figcaption class="sr-only">{words.battle.round(enemyDice, letter, dice, lost, felled)}</figcaption>
      {Array.from({ length: columns }, (_, n) => {
        const pair = pairs[n];
        const result = pair ? (pair.won ? 'wf-pair-won' : 'wf-pair-lost') : 'wf-pair-none';
        return (
          <span key={`${n} ${enemyDice.join('')} ${dice.join('')}`} class={`wf-pair ${result}`} style={{ '--n': n }}>
            {enemyDice[n] ? (
              <Die face={enemyDice[n]} class="wf-die-foe die-rolling">
                <Mark name="pirate" />
              </Die>
            ) : (
              <span class="wf-no-die" />
            )}
            <span class="wf-link">{pair ? (pair.ours > pair.theirs ? '<' : pair.won ? '=' : '>') : ''}</span>
            {dice[n] ? (
              <Die face={dice[n]} class={`seat-${seat % 8} die-rolling`}>
                {letter}
              </Die>
            ) : (
              <span class="wf-no-die" />
            )}
          </span>
        );
      })}
    </figure>
  );
}

/** The chance to win, as a bar and in figures. */
export const Chances = ({ odds }: { odds: Odds }) => (
  <p class={`wf-odds ${odds.win < 0.5 ? 'wf-odds-poor' : ''}`}>
    <span class="wf-odds-bar" style={{ '--win': odds.win }} aria-hidden="true" />
    <span>{words.battle.chances(<b>{percent(odds.win)}</b>, <b>{odds.crew.toFixed(1)}</b>)}</span>
  </p>
);

/** The chances of a fight one may still decline; null when nothing of the kind is asked, or the table hides them. */
export function oddsAsked(view: Props['view']): Odds | null {
  const { phase, ships } = view.open;
  if (!tellsOdds(view)) return null;
  switch (phase.kind) {
    case 'pirate':
      return oddsAgainst(ships[phase.seat]!, 'pirate', phase.hp);
    case 'kraken':
      return oddsAgainst(ships[phase.seat]!, 'kraken', KRAKEN_HP);
    case 'king':
      return oddsAgainst(ships[phase.seat]!, 'king', KING_HP);
    default:
      return null;
  }
}
