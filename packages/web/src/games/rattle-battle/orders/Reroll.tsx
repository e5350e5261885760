// Crazy Adventures: dice to roll again.

import { Button } from '../../../ui/Button.tsx';
import { worthOf } from '../CrazyTable.tsx';
import { setDraft } from '../choices.ts';
import { DieFace, dieName, faceName } from '../looks.tsx';
import type { Props } from '../props.ts';

export function Reroll(props: Props) {
  const { view, me, faces } = props;
  const draft = props.draft.value;
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
