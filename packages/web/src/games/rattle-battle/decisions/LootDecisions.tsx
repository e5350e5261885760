// 10 What is kept, what repairs are paid with, what is taken out of the bag. A proposal lies there already.

import { count, repairCost, roomOn } from '@quayside/rules/rattle-battle';
import { Button } from '../../../ui/Button.tsx';
import { piece } from '../../../ui/piece.ts';
import { goodsOf, mine } from '../draft.ts';
import { choiceKey } from '../points.ts';
import type { Props } from '../props.ts';
import { ChosenLoot } from './ChosenLoot.tsx';
import { words } from './words.ts';

export function Stow(props: Props) {
  const galleon = mine(props.view);
  const room = roomOn(galleon, 0);
  return (
    <ChosenLoot
      {...props}
      stock={galleon.loot}
      most={room}
      chosenFirst
      chosenTray={{ title: words.loot.stowed(room), empty: '' }}
      restTray={{ title: words.loot.backIntoBag, empty: words.nothing, lost: true }}
    />
  );
}

export function Repair(props: Props) {
  const galleon = mine(props.view);
  const sunk = galleon.voyage.lost.length;
  const cost = repairCost(galleon);
  return (
    <ChosenLoot
      {...props}
      stock={goodsOf(galleon.loot)}
      most={cost}
      chosenTray={{
        title: words.loot.pay(cost, sunk),
        empty: '',
        lost: true,
      }}
      restTray={{ title: words.loot.keep, empty: words.nothing }}
    />
  );
}

export function Choose(props: Props) {
  const { view, send } = props;
  const size = props.menu!.moves.find(move => move.kind === 'choose' && move.loot !== null);
  return (
    <>
      <ChosenLoot
        {...props}
        stock={view.open.bag}
        most={size?.kind === 'choose' ? count(size.loot!) : 0}
        piled
        chosenTray={{ title: words.loot.take, empty: '' }}
        restTray={{ title: words.loot.inBag, empty: words.nothing }}
      />
      <Button
        {...piece('choice', choiceKey({ kind: 'choose', loot: null }))}
        onClick={() => send({ kind: 'choose', loot: null })}
      >
        {words.loot.drawBlindly}
      </Button>
    </>
  );
}
