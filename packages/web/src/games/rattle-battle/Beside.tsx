// What lies beside the table: how far the game is, the battle to come, the Adventure, the Galleons. On its side a small
// screen shows one of them at a time, chosen by tabs; elsewhere all of them.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { REVEAL } from '../../ui/piece.ts';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { Props } from './props.ts';
import { placeOf } from './scene.ts';
import { words } from './words.ts';

type Tab = keyof typeof words.tabs;

const MARKS: Record<Tab, MarkName> = { sea: 'swords', adventure: 'map', galleons: 'hull' };

/** What is shown until a tab is pressed: what the present question is mostly about. */
const USUAL: Record<ReturnType<typeof placeOf>, Tab> = { sea: 'sea', tavern: 'adventure', port: 'galleons' };

const tabOf = (part: Element): Tab =>
  part.closest('.rb-galleons') ? 'galleons' : part.closest('.rb-desk') ? 'sea' : 'adventure';

export function Beside({ scene, menu, isCalm, children }: Props & { isCalm: boolean; children: ComponentChildren }) {
  const place = placeOf(scene);
  const chosen = useSignal<Tab | null>(null);
  const usual = place === 'sea' && isCalm ? 'adventure' : USUAL[place];
  const tabs = (Object.keys(MARKS) as Tab[]).filter(tab => tab !== 'sea' || (place === 'sea' && !isCalm));
  const ask = menu?.ask ?? null;
  // What was opened over the table closes when something else is asked.
  useEffect(() => {
    chosen.value = null;
  }, [ask, place]);
  // A lesson or a hint points at something behind another tab.
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reveal = ({ target }: Event) => {
      chosen.value = tabOf(target as Element);
    };
    side.current?.addEventListener(REVEAL, reveal);
    return () => side.current?.removeEventListener(REVEAL, reveal);
  }, []);
  return (
    <div ref={side} class={`rb-side rb-shows-${chosen.value ?? usual} ${chosen.value ? 'rb-side-opened' : ''}`}>
      <div class="rb-tabs">
        {tabs.map(tab => (
          <Button
            key={tab}
            aria-label={words.tabs[tab]}
            aria-pressed={chosen.value === tab}
            hint={words.tabs[tab]}
            onClick={() => {
              chosen.value = chosen.value === tab ? null : tab;
            }}
          >
            <Mark name={MARKS[tab]} />
          </Button>
        ))}
      </div>
      <div class="rb-drawer">{children}</div>
    </div>
  );
}
