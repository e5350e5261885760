// 15 Market, Pit and Guild: what is given, what it brings.

import { cardPrice, pitCoins, VP_CARDS } from '@quayside/rules/rattle-battle';
import { Button } from '../../../ui/Button.tsx';
import { piece } from '../../../ui/piece.ts';
import { Amount, Mark } from '../art/Marks.tsx';
import { setDraft } from '../choices.ts';
import { goodsOf, mine } from '../draft.ts';
import { lootNames } from '../printed.ts';
import type { Props } from '../props.ts';
import { Choices } from './Choices.tsx';
import { ChosenLoot, chosenLoot } from './ChosenLoot.tsx';
import { words } from './words.ts';

const YOURS = { title: words.market.yourLoot, empty: words.market.nothingLeft };

export function Market(props: Props) {
  const { menu, view } = props;
  const draft = props.draft.value;
  const give = chosenLoot(props);
  const takes = [...new Set(menu!.moves.flatMap(move => (move.kind === 'trade' ? [move.take] : [])))];
  const taken = draft?.kind === 'loot' ? draft.take : null;
  return (
    <>
      <ChosenLoot
        {...props}
        stock={goodsOf(mine(view).loot)}
        most={2}
        chosenTray={{ title: words.market.give, empty: '' }}
        restTray={YOURS}
      />
      <section class="rb-tray" aria-label={words.market.takeOne}>
        <h2>{words.market.takeOne}</h2>
        <div class="rb-tray-tokens">
          {takes.map(take => (
            <Button
              key={take}
              {...piece('take', take)}
              class={`rb-take rb-loot-${take}`}
              aria-pressed={taken === take || (take === 'wild' && taken === null)}
              onClick={() => setDraft(props, { kind: 'loot', loot: give, take })}
            >
              <Mark name={take} /> {take === 'wild' ? words.market.wild : lootNames[take]}
              {take !== 'wild' && <span class="rb-small">{words.market.ofBag(view.open.bag[take])}</span>}
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}

export function Pit(props: Props) {
  const { menu, view, send, check, sentence } = props;
  const give = chosenLoot(props);
  const named = menu!.moves.filter(({ kind }) => kind === 'name');
  const revenge = menu!.moves.some(({ kind }) => kind === 'buy-revenge');
  const refusal = revenge ? check({ kind: 'buy-revenge', loot: give }) : null;
  return (
    <>
      {named.length > 0 && <Choices {...props} only="name" />}
      <ChosenLoot
        {...props}
        stock={goodsOf(mine(view).loot)}
        most={99}
        chosenTray={{ title: words.pit.title, empty: words.pit.empty }}
        restTray={YOURS}
      />
      <p class="rb-line rb-sum">
        {words.pit.pays(<Amount name="coin" value={Math.floor(pitCoins(mine(view), give))} what={words.pit.coins} />)}
        <span class="rb-small">{words.pit.rates}</span>
      </p>
      {revenge && (
        <Button
          {...piece('button', 'revenge')}
          why={refusal && sentence(refusal)}
          onClick={() => send({ kind: 'buy-revenge', loot: give })}
        >
          <Mark name="revenge" /> {words.pit.revenge}
        </Button>
      )}
    </>
  );
}

export function Guild(props: Props) {
  const { view, me } = props;
  const top = VP_CARDS[view.open.sold];
  const next = VP_CARDS[view.open.sold + 1];
  if (!top) return null;
  return (
    <>
      <div class="rb-guild">
        <VpCard vp={top.vp} price={cardPrice(view.open, me!, false)} says={words.guild.onTop} />
        {next && <VpCard vp={next.vp} price={next.price} says={words.guild.next} isNext />}
      </div>
      <Choices {...props} />
    </>
  );
}

type VpCardProps = { vp: number; price: number; says: string; isNext?: boolean };

const VpCard = ({ vp, price, says, isNext = false }: VpCardProps) => (
  <p class={`rb-vp-card ${isNext ? 'rb-vp-next' : ''}`}>
    <span class="rb-small">{says}</span>
    {words.guild.offer(
      <b>{vp}</b>,
      <span class="rb-small">{words.guild.pointsFor}</span>,
      <Amount name="coin" value={price} what={words.guild.coins} />,
    )}
  </p>
);
