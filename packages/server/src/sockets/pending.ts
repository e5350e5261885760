// Sockets that are open and have not said hello: each costs memory and belongs to no table yet. So many are allowed to
// one address and to one guest.

import { isIP } from 'node:net';

export class PendingSockets {
  readonly #counts = new Map<string, number>();

  /** Counts one more under this key; what to call when it is no longer pending. Null when there are enough already. */
  add(key: string, most: number): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (count >= most) return null;
    this.#counts.set(key, count + 1);
    let isPending = true;
    return () => {
      if (isPending) this.#remove(key);
      isPending = false;
    };
  }

  #remove(key: string): void {
    const left = this.#counts.get(key)! - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

/**
 * What one household has: an address of IPv4, or the first half of one of IPv6 (the other half is everybody's choice).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (isIP(address) !== 6) return address;
  const [left, right] = address.split('::').map(half => half.split(':').filter(group => group !== '')) as [
    string[],
    string[]?,
  ];
  const zeros = right ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0') : [];
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, 4);
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':');
}
