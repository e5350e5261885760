// Crazy Adventures: dice to roll again.

import { Button } from '../../../ui/Button.tsx';
import { piece } from '../../../ui/piece.ts';
import { worthOf } from '../CrazyTable.tsx';
import { setDraft } from '../choices.ts';
import { DieFace } from '../dieFaces.tsx';
import { dieName, faceName } from '../names.ts';
import type { Props } from '../props.ts';
import { words } from './words.ts';

export function Reroll(props: Props) {
  const { view, me, faces } = props;
  const draft = props.draft.value;
  const chosen = draft?.kind === 'dice' ? draft.dice : [];
  const { dice } = view.open.crazy!.hands[me!]!;
  const order = dice.map(({ die }) => die);
  return (
    <>
      <p class="rb-line">{words.reroll.how}</p>
      <div class="rb-dice">
        {dice.map(rolled => {
          const again = chosen.includes(rolled.die);
          const value = worthOf(view.open, me!, rolled);
          return (
            <Button
              key={rolled.die}
              {...piece('die', rolled.die)}
              class="rb-toggle"
              aria-pressed={again}
              aria-label={words.reroll.die(dieName(rolled.die), faceName(value))}
              onClick={() =>
                setDraft(props, {
                  kind: 'dice',
                  dice: order.filter(die => (die === rolled.die ? !again : chosen.includes(die))),
                })
              }
            >
              <DieFace die={rolled.die} side={rolled.side} faces={faces} strength={value} />
              {again ? words.reroll.again : words.reroll.stays}
            </Button>
          );
        })}
      </div>
    </>
  );
}
