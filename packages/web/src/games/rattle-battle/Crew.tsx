// Upgrades and Sailors of a Galleon.

import { type Galleon, SAILOR, type SailorId, UPGRADE, type UpgradeId, type Use } from '@quayside/rules/rattle-battle';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { currentAim, takeUp, usesNow } from './choices.ts';
import type { Props } from './props.ts';
import './galleons.css';

/** A rival's: the names; what they do is told when they are pointed at. */
export function Crew({ galleon }: { galleon: Galleon }) {
  if (galleon.upgrades.length + galleon.crew.length === 0) return null;
  return (
    <ul class="rb-crew" aria-label="Upgrades and Sailors">
      {galleon.upgrades.map(({ id, ready, used }) => (
        <li
          key={id}
          class={`rb-chip rb-chip-upgrade ${ready && !used ? '' : 'rb-chip-off'}`}
          {...tip(`${UPGRADE[id].name}: ${UPGRADE[id].text}`)}
        >
          <Mark name={UPGRADE[id].place} /> {UPGRADE[id].name}
        </li>
      ))}
      {galleon.crew.map(({ id, used, hoard }) => (
        <li
          key={id}
          class={`rb-chip rb-chip-${SAILOR[id].active} ${used ? 'rb-chip-off' : ''}`}
          {...tip(`${SAILOR[id].name}: ${SAILOR[id].text}`)}
        >
          <Mark name="crew" /> {SAILOR[id].name}
          {hoard > 0 && <b> {hoard}</b>}
        </li>
      ))}
    </ul>
  );
}

/** Mine: with what they do; those that can be used now are lit, and pressed to be used. */
export function MyCrew(props: Props & { seat: number }) {
  const { upgrades, crew } = props.scene.open.galleons[props.seat]!;
  if (upgrades.length + crew.length === 0) return null;
  const usable: readonly string[] = props.menu ? usesNow(props) : [];
  const inHand = currentAim(props)?.act;
  const chip = (id: UpgradeId | SailorId, kind: string, words: ComponentChildren) =>
    usable.includes(id) ? (
      <li key={id}>
        <Button
          class={`rb-chip rb-chip-lit ${kind}`}
          aria-pressed={inHand === id}
          onClick={() => takeUp(props, id as Use)}
        >
          <span>{words}</span>
        </Button>
      </li>
    ) : (
      <li key={id} class={`rb-chip ${kind}`}>
        {words}
      </li>
    );
  return (
    <ul class="rb-crew" aria-label="Upgrades and Sailors">
      {upgrades.map(({ id, ready, used }) =>
        chip(
          id,
          `rb-chip-upgrade ${ready && !used ? '' : 'rb-chip-off'}`,
          <>
            <Mark name={UPGRADE[id].place} /> <b>{UPGRADE[id].name}</b>
            {!ready && <span class="rb-small"> exhausted</span>}
            <span class="rb-chip-text">{UPGRADE[id].text}</span>
          </>,
        ),
      )}
      {crew.map(({ id, used, hoard }) =>
        chip(
          id,
          `rb-chip-${SAILOR[id].active} ${used ? 'rb-chip-off' : ''}`,
          <>
            <Mark name="crew" /> <b>{SAILOR[id].name}</b>
            {hoard > 0 && <b> {hoard}</b>}
            <span class="rb-chip-text">{SAILOR[id].text}</span>
          </>,
        ),
      )}
    </ul>
  );
}
