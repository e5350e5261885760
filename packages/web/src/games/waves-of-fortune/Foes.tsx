// The bar when there is somebody to fight: pirates, the Kraken, the King, an animal.

import { beastOf, FIGHTERS, type Move, RUN, SEND, STAND } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { allHands } from './allHands.ts';
import { Mark } from './art/Marks.tsx';
import { oddsAsked } from './Battle.tsx';
import { Deed } from './Deed.tsx';
import { percent, tellsOdds } from './outlook.ts';
import type { Props } from './props.ts';

export function Meeting({ fight, leave, away, ...props }: Props & { fight: Move; leave: Move; away: string }) {
  const odds = oddsAsked(props.view);
  return (
    <>
      <Deed {...props} move={leave}>
        {away}
      </Deed>
      <Deed {...props} move={fight} brass hint="To the death: once begun there is no way back.">
        <Mark name="swords" /> Fight {odds && percent(odds.win)}
      </Deed>
    </>
  );
}

export function Sending(props: Props) {
  const { phase } = props.view.open;
  const kraken = phase.kind === 'send' && phase.battle.enemy === 'kraken';
  return (
    <>
      {SEND.slice(1, FIGHTERS + 1).map((move, n) => (
        <Deed key={n} {...props} move={move} hint={`Key ${n + 1}`}>
          <span class="wf-verb">Send </span>
          {n + 1}
        </Deed>
      ))}
      <Button
        kind="brass"
        hint={kraken ? 'Sends the fewest until it is over (A)' : 'Sends the most until it is over (A)'}
        onClick={() => {
          allHands.value = true;
        }}
      >
        To the end
      </Button>
    </>
  );
}

/** With so many dice, one at least is high enough. */
const beats = (least: number, crew: number): number => 1 - ((least - 1) / 6) ** crew;

export function Beast({ script, step, ...props }: Props & { script: string; step: number }) {
  const [, least, , run] = beastOf(script, step);
  return (
    <>
      <Deed {...props} move={RUN} hint="Key R">
        Run −{run} <Mark name="food" />
        <span class="sr-only">food</span>
      </Deed>
      {STAND.slice(1).map((move, n) => (
        <Deed
          key={n}
          {...props}
          move={move}
          hint={`Stand with ${n + 1}: key ${n + 1}. Each die under ${least} loses one.`}
        >
          Stand {n + 1}
          {tellsOdds(props.view) && `: ${percent(beats(least, n + 1))}`}
        </Deed>
      ))}
    </>
  );
}
