// In the home base: the hold is split between crew and food, and upgrades are bought. At the Trading Post goods are
// exchanged in the same way.

import { BUY, holdOf, swapsOf, UPGRADE_CARDS, UPGRADES, whyNotBuy } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { piece } from '../../ui/piece.ts';
import { Mark } from './art/Marks.tsx';
import { chosenMove } from './choices.ts';
import { crewOf, myShip, presets } from './draft.ts';
import { choiceKey } from './points.ts';
import { upgradeCards } from './printed.ts';
import type { Props } from './props.ts';
import { Split } from './Split.tsx';
import { words } from './words.ts';
import './dock.css';

const put = ({ draft }: Props, crew: number): void => {
  draft.value = { kind: 'crew', crew };
};

const Goods = ({ crew, food }: { crew: number; food: number }) => (
  <output class="wf-loaded">
    <span class="wf-amount wf-amount-crew">
      <Mark name="crew" /> {words.dock.crew(<b>{crew}</b>)}
    </span>
    <span class="wf-amount wf-amount-food">
      <Mark name="food" /> {words.dock.food(<b>{food}</b>)}
    </span>
  </output>
);

export function Dock(props: Props) {
  const { menu, view } = props;
  const ship = myShip(props.view);
  const hold = holdOf(ship);
  const move = chosenMove(props);
  const crew = move?.kind === 'load' ? move.crew : 1;
  return (
    <article class="wf-dock">
      <Split ship={ship} crew={crew} food={hold - crew} least={1} most={hold - 1} onChange={to => put(props, to)} />
      <Goods crew={crew} food={hold - crew} />
      <p class="wf-presets">
        {presets(view, ship).map(preset => (
          <Button
            key={preset.name}
            aria-pressed={preset.crew === crew}
            hint={preset.why}
            onClick={() => put(props, preset.crew)}
          >
            {words.dock.preset(preset.name, preset.crew)}
          </Button>
        ))}
      </p>
      {menu?.ask === 'dock' && <Shop {...props} />}
    </article>
  );
}

function Shop(props: Props) {
  const { send, sentence, check } = props;
  const ship = myShip(props.view);
  return (
    <ul class="wf-shop" aria-label={words.dock.upgrades}>
      {UPGRADES.map(upgrade => {
        const { name, text } = upgradeCards[upgrade];
        const refusal = check(BUY[upgrade]);
        return (
          <li key={upgrade}>
            <Button
              {...piece('choice', choiceKey(BUY[upgrade]))}
              class={whyNotBuy(ship, upgrade) === 'owned' ? 'wf-bought' : ''}
              hint={text}
              why={refusal && words.dock.notNow(text, sentence(refusal))}
              onClick={() => send(BUY[upgrade])}
            >
              <Mark name={upgrade} />
              <span class="wf-ware">{name}</span>
              <b>{whyNotBuy(ship, upgrade) === 'owned' ? words.dock.owned : UPGRADE_CARDS[upgrade].price}</b>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Food for crew, or crew for food. */
export function TradingPost(props: Props) {
  const { phase } = props.view.open;
  const ship = myShip(props.view);
  const { toCrew, toFood } = swapsOf(ship, phase.kind === 'swap' ? phase.most : 0);
  const gained = crewOf(props.draft.value, 0);
  return (
    <article class="wf-dock">
      <Split
        ship={ship}
        crew={ship.crew + gained}
        food={ship.food - gained}
        least={ship.crew - toFood}
        most={ship.crew + toCrew}
        onChange={to => put(props, to - ship.crew)}
      />
      <Goods crew={ship.crew + gained} food={ship.food - gained} />
    </article>
  );
}
