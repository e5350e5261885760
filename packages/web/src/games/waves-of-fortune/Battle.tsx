// A battle: both sides, the dice of the last round lined up pair by pair, and the chances from here, exactly.

import { KING_HP, KRAKEN_HP, type Odds, oddsAgainst, oddsIn } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { Die } from '../../ui/Die.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { allHands } from './allHands.ts';
import { Mark } from './art/Marks.tsx';
import { percent, tellsOdds } from './outlook.ts';
import type { Props } from './props.ts';
import type { Fight } from './recent.ts';
import './battle.css';

const NAMES = { pirate: 'Pirates', kraken: 'The Kraken', king: 'The Pirate King' } as const;

export function Battle({ fight, ...props }: Props & { fight: Fight }) {
  const { faces, view } = props;
  const face = faces[fight.seat]!;
  const { phase, ships } = view.open;
  const asked = phase.kind === 'send' && !props.now ? phase : null;
  const odds = asked && tellsOdds(view) ? oddsIn(asked.battle, ships[asked.seat]!.crew) : null;
  return (
    <article class="wf-battle">
      <p class="wf-side-of wf-foes">
        <Mark name={fight.enemy} /> <b>{NAMES[fight.enemy]}</b>
        {fight.flag !== null && (
          <span class="wf-flag">
            rolled by <Emblem face={faces[fight.flag]!} />
          </span>
        )}
        <Strength value={fight.left} of={fight.hp} what="HP" />
      </p>
      {fight.round && <Pairs round={fight.round} seat={fight.seat} letter={face.letter} />}
      <p class="wf-side-of">
        <Emblem face={face} /> <b>{face.name}</b>
        <Strength value={fight.crew} of={null} what="crew" />
      </p>
      {fight.end && <p class={`wf-end wf-end-${fight.end}`}>{fight.end === 'won' ? 'Won!' : 'Lost: the ship sinks'}</p>}
      {odds && !fight.end && <Chances odds={odds} />}
      {allHands.value && fight.seat === props.me && !fight.end && (
        <Button
          hint="Choose how many to send again (Escape)"
          onClick={() => {
            allHands.value = false;
          }}
        >
          Stop fighting on
        </Button>
      )}
    </article>
  );
}

const Strength = ({ value, of, what }: { value: number; of: number | null; what: string }) => (
  <span class="wf-force">
    <b>{value}</b>
    {of !== null && of !== value && <> of {of}</>} {what}
  </span>
);

function Pairs({ round, seat, letter }: { round: NonNullable<Fight['round']>; seat: number; letter: string }) {
  const { enemyDice, dice, pairs, lost, felled } = round;
  const columns = Math.max(enemyDice.length, dice.length);
  return (
    <figure class="wf-pairs">
      <figcaption class="sr-only">
        The enemy rolled {enemyDice.join(', ')}; {letter} rolled {dice.join(', ')}: {lost} crew lost, {felled} HP
        felled.
      </figcaption>
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
    <span>
      Win <b>{percent(odds.win)}</b>, <b>{odds.crew.toFixed(1)}</b> crew left on average
    </span>
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
