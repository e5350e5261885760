// 15 Market, Pit and Guild: what is given, what it brings.

import { cardPrice, LOOT_NAMES, pitCoins, VP_CARDS } from '@quayside/rules/rattle-battle';
import { Button } from '../../../ui/Button.tsx';
import { Amount, Mark } from '../art/Marks.tsx';
import { setDraft } from '../choices.ts';
import { goodsOf, mine } from '../draft.ts';
import type { Props } from '../props.ts';
import { Choices } from './Choices.tsx';
import { ChosenLoot, chosenLoot } from './ChosenLoot.tsx';

const YOURS = { title: 'Your Loot', empty: 'Nothing left.' };

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
        chosenTray={{ title: 'You give', empty: '' }}
        restTray={YOURS}
      />
      <section class="rb-tray" aria-label="You take one">
        <h2>You take one</h2>
        <div class="rb-tray-tokens">
          {takes.map(take => (
            <Button
              key={take}
              class={`rb-take rb-loot-${take}`}
              aria-pressed={taken === take || (take === 'wild' && taken === null)}
              onClick={() => setDraft(props, { kind: 'loot', loot: give, take })}
            >
              <Mark name={take} /> {take === 'wild' ? 'Wild token' : LOOT_NAMES[take]}
              {take !== 'wild' && <span class="rb-small">of {view.open.bag[take]}</span>}
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
        chosenTray={{ title: 'For the Pirate King', empty: 'Press or drag what you give.' }}
        restTray={YOURS}
      />
      <p class="rb-line rb-sum">
        He pays <Amount name="coin" value={Math.floor(pitCoins(mine(view), give))} what="coins" />
        <span class="rb-small">1 for each Valuables, 1 for every two others</span>
      </p>
      {revenge && (
        <Button why={refusal && sentence(refusal)} onClick={() => send({ kind: 'buy-revenge', loot: give })}>
          <Mark name="revenge" /> Take a Revenge card for it
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
        <VpCard vp={top.vp} price={cardPrice(view.open, me!, false)} says="On top" />
        {next && <VpCard vp={next.vp} price={next.price} says="Next" />}
      </div>
      <Choices {...props} />
    </>
  );
}

const VpCard = ({ vp, price, says }: { vp: number; price: number; says: string }) => (
  <p class={`rb-vp-card ${says === 'Next' ? 'rb-vp-next' : ''}`}>
    <span class="rb-small">{says}</span>
    <b>{vp}</b> <span class="rb-small">points for</span> <Amount name="coin" value={price} what="coins" />
  </p>
);
