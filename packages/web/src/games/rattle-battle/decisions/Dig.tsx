// 14.11 Dice shared out among four pits: press a pit for one more, press a die to take it back, or drag it.

import { PIT_COINS } from '@quayside/rules/rattle-battle';
import { Button } from '../../../ui/Button.tsx';
import { piece } from '../../../ui/piece.ts';
import { Amount } from '../art/Marks.tsx';
import { setDraft } from '../choices.ts';
import { pitsOf } from '../draft.ts';
import { dieName } from '../names.ts';
import type { Props } from '../props.ts';
import { LooseDie } from './LooseDie.tsx';
import { words } from './words.ts';
import './dig.css';

type HandOrPit = 'hand' | number;

export function Dig(props: Props) {
  const { view, me, faces } = props;
  const pits = pitsOf(props.draft.value);
  const dice = view.open.crazy!.hands[me!]!.dice.map(({ die }) => die);
  const used = pits.reduce((sum, pit) => sum + pit, 0);
  const shift = (from: HandOrPit, to: HandOrPit) =>
    setDraft(props, {
      kind: 'pits',
      pits: pits.map((count, pit) => count - Number(pit === from) + Number(pit === to)),
    });
  const empty = pits.indexOf(0);
  const next = empty < 0 ? pits.length - 1 : empty;
  const pieces = (some: readonly string[], from: HandOrPit, press: HandOrPit) =>
    some.map(die => (
      <LooseDie
        key={die}
        die={die}
        label={press === 'hand' ? words.dig.backToHand(dieName(die)) : words.dig.intoPit(dieName(die), press + 1)}
        faces={faces}
        onPress={() => shift(from, press)}
        onDrop={({ place }) => place !== String(from) && shift(from, place === 'hand' ? 'hand' : Number(place))}
      />
    ));
  let before = 0;
  return (
    <div class="rb-dig">
      <section class="rb-dig-hand" data-place="hand" aria-label={words.dig.yourDice}>
        <h2>
          {words.dig.yourDice} <span class="rb-small">{words.dig.left(dice.length - used)}</span>
        </h2>
        <div class="rb-dice">
          {pieces(dice.slice(used), 'hand', next)}
          {used === dice.length && <span class="rb-small">{words.dig.allShared}</span>}
        </div>
      </section>
      <div class="rb-pits">
        {pits.map((count, pit) => {
          const here = dice.slice(before, before + count);
          before += count;
          return (
            <section
              key={pit}
              {...piece('pit', pit)}
              class="rb-pit"
              data-place={pit}
              aria-label={words.dig.pit(pit + 1)}
            >
              <Button
                aria-label={words.dig.oneMore(pit + 1)}
                hint={words.dig.oneMoreHint(pit + 1)}
                why={used === dice.length ? words.dig.takeBackFirst : null}
                onClick={() => shift('hand', pit)}
              >
                {words.dig.pit(pit + 1)} <Amount name="coin" value={PIT_COINS[pit]!} what={words.dig.coins} />
              </Button>
              <div class="rb-dice">{pieces(here, pit, 'hand')}</div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
