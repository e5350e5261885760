// A record behind the # of this page's address, as the lab's reports link to it: JSON, deflated, base64url.

const LARGEST = 4 * 1024 * 1024; // bytes unpacked

/** The text of the record; null when the address holds none, empty when it cannot be unpacked. */
export function recordInAddress(hash: string): Promise<string> | null {
  const packed = /^#record=([\w-]+)$/.exec(hash)?.[1];
  return packed === undefined ? null : unpacked(packed).catch(() => '');
}

async function unpacked(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), it => it.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LARGEST) throw new Error('too large');
  }
}
