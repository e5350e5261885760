// The bar when there is somebody to fight: pirates, the Kraken, the King, an animal.

import { beastOf, FIGHTERS, type Move, RUN, SEND, STAND } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { Mark } from './art/Marks.tsx';
import { oddsAsked } from './Battle.tsx';
import { fightToEnd } from './fightToEnd.ts';
import { MoveButton } from './MoveButton.tsx';
import type { Props } from './props.ts';
import { percent, tellsOdds } from './remarks.ts';
import { words } from './words.ts';

export function Meeting({ fight, leave, away, ...props }: Props & { fight: Move; leave: Move; away: string }) {
  const odds = oddsAsked(props.view);
  return (
    <>
      <MoveButton {...props} move={leave}>
        {away}
      </MoveButton>
      <MoveButton {...props} move={fight} brass hint={words.foes.fightHint}>
        <Mark name="swords" /> {odds ? words.foes.fightOdds(percent(odds.win)) : words.foes.fight}
      </MoveButton>
    </>
  );
}

export function Sending(props: Props) {
  const { phase } = props.view.open;
  const kraken = phase.kind === 'send' && phase.battle.enemy === 'kraken';
  return (
    <>
      {SEND.slice(1, FIGHTERS + 1).map((move, n) => (
        <MoveButton key={n} {...props} move={move} hint={words.bar.key(n + 1)}>
          <span class="wf-verb">{words.foes.send} </span>
          {n + 1}
        </MoveButton>
      ))}
      <Button
        kind="brass"
        hint={kraken ? words.foes.sendsFewest : words.foes.sendsMost}
        onClick={() => {
          fightToEnd.value = true;
        }}
      >
        {words.foes.toTheEnd}
      </Button>
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
          {tellsOdds(props.view) ? words.foes.standOdds(n + 1, percent(beats(least, n + 1))) : words.foes.stand(n + 1)}
        </MoveButton>
      ))}
    </>
  );
}
