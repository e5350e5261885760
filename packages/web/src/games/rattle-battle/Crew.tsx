// Upgrades and Sailors of a Galleon.

import { type Galleon, SAILOR, type SailorId, UPGRADE, type UpgradeId, type Use } from '@quayside/rules/rattle-battle';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { availableUses, currentAim, toggleUse } from './choices.ts';
import { sailors, upgrades as upgradeCards } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './galleons.css';

/** A rival's cards: the names, with the texts as tooltips. */
export function Crew({ galleon }: { galleon: Galleon }) {
  if (galleon.upgrades.length + galleon.crew.length === 0) return null;
  return (
    <ul class="rb-crew" aria-label={words.galleons.crew}>
      {galleon.upgrades.map(({ id, ready, used }) => (
        <li
          key={id}
          {...piece('card', id)}
          class={`rb-chip rb-chip-upgrade ${ready && !used ? '' : 'rb-chip-off'}`}
          {...tip(words.galleons.card(upgradeCards[id].name, upgradeCards[id].text))}
        >
          <Mark name={UPGRADE[id].place} /> {upgradeCards[id].name}
        </li>
      ))}
      {galleon.crew.map(({ id, used, hoard }) => (
        <li
          key={id}
          {...piece('card', id)}
          class={`rb-chip rb-chip-${SAILOR[id].active} ${used ? 'rb-chip-off' : ''}`}
          {...tip(words.galleons.card(sailors[id].name, sailors[id].text))}
        >
          <Mark name="crew" /> {sailors[id].name}
          {hoard > 0 && <b> {hoard}</b>}
        </li>
      ))}
    </ul>
  );
}

/** My own cards with their texts; those that can be used now are buttons. */
export function MyCrew(props: Props & { seat: number }) {
  const { upgrades, crew } = props.scene.open.galleons[props.seat]!;
  if (upgrades.length + crew.length === 0) return null;
  const usable: readonly string[] = props.menu ? availableUses(props) : [];
  const inHand = currentAim(props)?.act;
  const chip = (id: UpgradeId | SailorId, kind: string, content: ComponentChildren) =>
    usable.includes(id) ? (
      <li key={id} {...piece('card', id)}>
        <Button
          class={`rb-chip rb-chip-lit ${kind}`}
          aria-pressed={inHand === id}
          onClick={() => toggleUse(props, id as Use)}
        >
          <span>{content}</span>
        </Button>
      </li>
    ) : (
      <li key={id} {...piece('card', id)} class={`rb-chip ${kind}`}>
        {content}
      </li>
    );
  return (
    <ul class="rb-crew" aria-label={words.galleons.crew}>
      {upgrades.map(({ id, ready, used }) =>
        chip(
          id,
          `rb-chip-upgrade ${ready && !used ? '' : 'rb-chip-off'}`,
          <>
            <Mark name={UPGRADE[id].place} /> <b>{upgradeCards[id].name}</b>
            {!ready && <span class="rb-small"> {words.galleons.exhausted}</span>}
            <span class="rb-chip-text">{upgradeCards[id].text}</span>
          </>,
        ),
      )}
      {crew.map(({ id, used, hoard }) =>
        chip(
          id,
          `rb-chip-${SAILOR[id].active} ${used ? 'rb-chip-off' : ''}`,
          <>
            <Mark name="crew" /> <b>{sailors[id].name}</b>
            {hoard > 0 && <b> {hoard}</b>}
            <span class="rb-chip-text">{sailors[id].text}</span>
          </>,
        ),
      )}
    </ul>
  );
}
