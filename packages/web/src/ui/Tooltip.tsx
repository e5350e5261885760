// One tooltip for the whole page, shown on hover, on focus and on tap:  <button {...tip('Costs 2 Shells')}>

import './Tooltip.css';
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { noteRefusal } from './refusedRule.ts';
import { useTipFocus } from './tipFocus.ts';

type Shown = { text: string; owner: Element };

const shown = signal<Shown | null>(null);
const TAP_SHOWS = 2600; // ms
let closing: ReturnType<typeof setTimeout> | undefined;

const show = (text: string) => (event: Event) => {
  clearTimeout(closing);
  noteRefusal(text);
  shown.value = { text, owner: event.currentTarget as Element };
};

const hide = () => {
  clearTimeout(closing);
  shown.value = null;
};

/** What its owner says by now. */
function retell(owner: Element): void {
  const text = owner.getAttribute('data-tip');
  if (text) shown.value = { text, owner };
  else hide();
}

/** What to spread on an element that explains itself; nothing when there is nothing to say. */
export function tip(text: string | null | undefined) {
  if (!text) return {};
  const open = show(text);
  return {
    'aria-description': text,
    'data-tip': text, // tipFocus.ts finds it by this
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && open(event),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hide(),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      open(event);
      closing = setTimeout(hide, TAP_SHOWS);
    },
    onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && open(event),
    onBlur: hide,
  };
}

const GAP = 8; // px between the tooltip, its owner and the edge of the screen

export function TooltipLayer() {
  useTipFocus();
  const bubble = useRef<HTMLDivElement>(null);
  const tooltip = shown.value;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !tooltip) return;
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const at = tooltip.owner.getBoundingClientRect();
    const above = at.top - height - GAP;
    const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
    element.style.left = `${left}px`;
    element.style.top = `${above > GAP ? above : at.bottom + GAP}px`;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    addEventListener('keydown', onKey);
    addEventListener('scroll', hide, { capture: true, once: true });
    // An owner that is removed from the page gets no pointerleave event, and one that has nothing to say any more, as a
    // button that has become another one, has no handler for it.
    const page = new MutationObserver(() => tooltip.owner.isConnected || hide());
    page.observe(document.body, { childList: true, subtree: true });
    const owner = new MutationObserver(() => retell(tooltip.owner));
    owner.observe(tooltip.owner, { attributeFilter: ['data-tip'] });
    return () => {
      removeEventListener('keydown', onKey);
      page.disconnect();
      owner.disconnect();
    };
  }, [tooltip]);
  if (!tooltip) return null;
  // A popover lies above open dialogs too. The text is on the owner as its description already.
  return (
    <div ref={bubble} class="tooltip" popover="manual" aria-hidden="true">
      {tooltip.text}
    </div>
  );
}
