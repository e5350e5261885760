/**
 * Tells of every change of an element's size, in the next frame: what is drawn because of it may change that size once
 * more, which a browser reports as an error of the page when it happens in the same frame. Returns what ends it.
 */
export function observeSize(element: Element, onSize: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onSize);
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
