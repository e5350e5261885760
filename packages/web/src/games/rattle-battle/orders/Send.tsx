// 4.3 Ships are slid into the cup; Loot that has no room left at home is crossed out.

import { count, roomOn } from '@quayside/rules/rattle-battle';
import { setDraft } from '../choices.ts';
import { mine, sending } from '../draft.ts';
import type { Props } from '../props.ts';
import { ChosenLoot } from './ChosenLoot.tsx';
import { LooseDie } from './LooseDie.tsx';
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
  const ships = (dice: readonly string[], place: string, deed: string) =>
    dice.map(die => (
      <LooseDie
        key={die}
        die={die}
        deed={deed}
        faces={props.faces}
        onPress={() => move(die)}
        onDrop={drop => drop.place !== place && move(die)}
      />
    ));
  return (
    <>
      <div class="rb-sending">
        <section class="rb-berths" data-place="home" aria-label="At home">
          <h2>At home</h2>
          <div class="rb-dice">{ships(atHome, 'home', 'into the cup')}</div>
        </section>
        <section class="rb-cup" data-place="cup" aria-label="In the cup">
          <h2>In the cup</h2>
          <div class="rb-dice">
            {ships(inCup, 'cup', 'stays at home')}
            {inCup.length === 0 && <span class="rb-cup-empty">Slide ships in here</span>}
          </div>
        </section>
      </div>
      {count(galleon.loot) > room ? (
        <ChosenLoot
          {...props}
          stock={galleon.loot}
          most={room}
          chosenFirst
          chosenTray={{ title: `Aboard, room for ${room}`, empty: 'No room at home.' }}
          restTray={{ title: 'Stays behind, lost', empty: '', lost: true }}
        />
      ) : (
        <p class="rb-line">
          {count(galleon.loot) === 0
            ? 'You have no Loot that could be left behind.'
            : `There is room at home for ${room}: none of your ${count(galleon.loot)} Loot is lost.`}
        </p>
      )}
    </>
  );
}

const isCaptain = (die: string): boolean => die.startsWith('captain');
