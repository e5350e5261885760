/** Copies a text for whoever pressed a button; says whether the browser let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, as in a home network, there is no clipboard but what is marked.
    return document.execCommand('copy');
  }
}
