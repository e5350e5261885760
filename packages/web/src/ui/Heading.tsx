import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The heading of a page. It takes the focus when the element that had it went away with the page before, also where a
 * page that says “loading” was shown in between; not when the address was just opened.
 */
export function Heading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!navigator.userActivation.hasBeenActive || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
