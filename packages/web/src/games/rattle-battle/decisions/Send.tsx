// 4.3 Ships are slid into the cup; Loot that has no room left at home is crossed out.

import { count, roomOn } from '@quayside/rules/rattle-battle';
import { piece } from '../../../ui/piece.ts';
import { setDraft } from '../choices.ts';
import { mine, sending } from '../draft.ts';
import { dieName } from '../names.ts';
import type { Props } from '../props.ts';
import { ChosenLoot } from './ChosenLoot.tsx';
import { LooseDie } from './LooseDie.tsx';
import { words } from './words.ts';
import './send.css';

export function Send(props: Props) {
  const { menu, view } = props;
  const galleon = mine(view);
  const now = sending(props.draft.value, menu!.moves);
  const ordinary = galleon.ships.filter(die => !isCaptain(die));
  const inCup = galleon.ships.filter(die => (isCaptain(die) ? now.captain : ordinary.indexOf(die) < now.ships));
  const atHome = galleon.ships.filter(die => !inCup.includes(die));
  const room = roomOn(galleon, inCup.length);
  const move = (die: string) => {
    const step = inCup.includes(die) ? -1 : 1;
    const captain = isCaptain(die) ? !now.captain : now.captain;
    setDraft(props, { kind: 'send', ships: now.ships + (isCaptain(die) ? 0 : step), captain, keep: null });
  };
  const ships = (dice: readonly string[], place: string, label: (die: string) => string) =>
    dice.map(die => (
      <LooseDie
        key={die}
        die={die}
        label={label(dieName(die))}
        faces={props.faces}
        onPress={() => move(die)}
        onDrop={drop => drop.place !== place && move(die)}
      />
    ));
  return (
    <>
      <div class="rb-sending">
        <section class="rb-berths" data-place="home" aria-label={words.send.home}>
          <h2>{words.send.home}</h2>
          <div class="rb-dice">{ships(atHome, 'home', words.send.intoCup)}</div>
        </section>
        <section class="rb-cup" {...piece('cup')} data-whole data-place="cup" aria-label={words.send.cup}>
          <h2>{words.send.cup}</h2>
          <div class="rb-dice">
            {ships(inCup, 'cup', words.send.staysHome)}
            {inCup.length === 0 && <span class="rb-cup-empty">{words.send.emptyCup}</span>}
          </div>
        </section>
      </div>
      {count(galleon.loot) > room ? (
        <ChosenLoot
          {...props}
          stock={galleon.loot}
          most={room}
          chosenFirst
          chosenTray={{ title: words.send.aboard(room), empty: words.send.noRoom }}
          restTray={{ title: words.send.left, empty: '', lost: true }}
        />
      ) : (
        <p class="rb-line">
          {count(galleon.loot) === 0 ? words.send.noLoot : words.send.enoughRoom(room, count(galleon.loot))}
        </p>
      )}
    </>
  );
}

const isCaptain = (die: string): boolean => die.startsWith('captain');
