// The bar when there is somebody to fight: pirates, the Kraken, the King, an animal.

import { beastOf, FIGHTERS, type Move, RUN, SEND, STAND } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { piece } from '../../ui/piece.ts';
import { Mark } from './art/Marks.tsx';
import { fightToEnd } from './fightToEnd.ts';
import { MoveButton } from './MoveButton.tsx';
import type { Props } from './props.ts';
import { percent, tellsOdds } from './remarks.ts';
import { words } from './words.ts';

/** A fight that may be declined: neither button is highlighted, and the odds stand beside the card. */
export const Meeting = ({ fight, leave, away, ...props }: Props & { fight: Move; leave: Move; away: string }) => (
  <>
    <MoveButton {...props} move={leave}>
      {away}
    </MoveButton>
    <MoveButton {...props} move={fight} hint={words.foes.fightHint}>
      <Mark name="swords" /> {words.foes.fight}
    </MoveButton>
  </>
);

/** How many crew to send in a fight that cannot be left. The most is best, against the Kraken the fewest. */
export function Sending(props: Props) {
  const { phase } = props.view.open;
  const kraken = phase.kind === 'send' && phase.battle.enemy === 'kraken';
  const sends = SEND.slice(1, FIGHTERS + 1);
  const best = sends.filter(move => !props.check(move)).at(kraken ? 0 : -1);
  return (
    <>
      <Button
        {...piece('choice', 'to-the-end')}
        hint={kraken ? words.foes.sendsFewest : words.foes.sendsMost}
        onClick={() => {
          fightToEnd.value = true;
        }}
      >
        {words.foes.toTheEnd}
      </Button>
      {sends.map((move, n) => (
        <MoveButton key={n} {...props} move={move} brass={move === best} hint={words.bar.key(n + 1)}>
          <span class={move === best ? '' : 'sr-only'}>{words.foes.send} </span>
          {n + 1}
        </MoveButton>
      ))}
    </>
  );
}

/** The chance that at least one of `crew` dice shows `least` or more. */
const beats = (least: number, crew: number): number => 1 - ((least - 1) / 6) ** crew;

export function Beast({ script, step, ...props }: Props & { script: string; step: number }) {
  const [, least, , run] = beastOf(script, step);
  return (
    <>
      <MoveButton {...props} move={RUN} hint={words.foes.runHint}>
        {words.foes.run(run)} <Mark name="food" />
        <span class="sr-only">{words.foes.food}</span>
      </MoveButton>
      {STAND.slice(1).map((move, n) => (
        <MoveButton key={n} {...props} move={move} hint={words.foes.standHint(n + 1, least)}>
          <span class={n === 0 ? '' : 'sr-only'}>{words.foes.stand} </span>
          {tellsOdds(props.view) ? words.foes.standOdds(n + 1, percent(beats(least, n + 1))) : n + 1}
        </MoveButton>
      ))}
    </>
  );
}
