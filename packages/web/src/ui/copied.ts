import { toast } from './Toast.tsx';
import { words } from './words.ts';

/** Copies a text after a press; returns whether the browser allowed it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, as in a home network, there is no clipboard but what is marked.
    return document.execCommand('copy');
  }
}

/** Marks the text too: where nothing may be copied for them, people copy what is marked. */
export async function copyShown(shown: HTMLElement, done: string): Promise<void> {
  getSelection()?.selectAllChildren(shown);
  if (await copied(shown.textContent ?? '')) toast(done, 'notice');
  else toast(words.cannotCopy);
}
