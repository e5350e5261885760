// Crazy Adventures: dice to roll again, dice shared out over pits.

import { PIT_COINS } from '@quayside/rules/rattle-battle';
import { Button } from '../../../ui/Button.tsx';
import { Amount } from '../art/Marks.tsx';
import type { Props } from '../Board.tsx';
import { worthOf } from '../CrazyTable.tsx';
import { draftOf, setDraft } from '../choices.ts';
import { pitsOf } from '../draft.ts';
import { DieFace, dieName, faceName } from '../looks.tsx';
import { Stepper } from '../Stepper.tsx';

export function Reroll(props: Props) {
  const { view, me, faces } = props;
  const draft = draftOf(props);
  const chosen = draft?.kind === 'dice' ? draft.dice : [];
  const { dice } = view.open.crazy!.hands[me!]!;
  const order = dice.map(({ die }) => die);
  return (
    <>
      <p class="rb-line">Pick the dice you roll again; the others stay as they are.</p>
      <div class="rb-dice">
        {dice.map(rolled => {
          const again = chosen.includes(rolled.die);
          const value = worthOf(view.open, me!, rolled);
          return (
            <Button
              key={rolled.die}
              class="rb-toggle"
              aria-pressed={again}
              aria-label={`Roll ${dieName(rolled.die)} again, which is worth ${faceName(value)}`}
              onClick={() =>
                setDraft(props, {
                  kind: 'dice',
                  dice: order.filter(die => (die === rolled.die ? !again : chosen.includes(die))),
                })
              }
            >
              <DieFace die={rolled.die} side={rolled.side} faces={faces} strength={value} />
              {again ? 'again' : 'stays'}
            </Button>
          );
        })}
      </div>
    </>
  );
}

export function Dig(props: Props) {
  const { view, me } = props;
  const pits = pitsOf(draftOf(props));
  const all = view.open.crazy!.hands[me!]!.dice.length;
  const left = all - pits.reduce((sum, pit) => sum + pit, 0);
  return (
    <>
      <p class="rb-line">{left === 0 ? 'All your dice are shared out.' : `${left} of your ${all} dice are left.`}</p>
      <div class="rb-pits">
        {pits.map((dice, pit) => (
          <Stepper
            key={pit}
            label={`dice in pit ${pit + 1}`}
            value={dice}
            least={0}
            most={dice + left}
            onChange={value => setDraft(props, { kind: 'pits', pits: pits.map((it, i) => (i === pit ? value : it)) })}
          >
            <b>{dice === 1 ? '1 die' : `${dice} dice`}</b>
            <span class="rb-small">
              Pit {pit + 1} <Amount name="coin" value={PIT_COINS[pit]!} what="coins to win" />
            </span>
          </Stepper>
        ))}
      </div>
    </>
  );
}
