// Which open connections belong to which signed-in device, so that signing a device out closes them.

import type { ErrorCode } from '../errors.ts';

type Connection = { close(code: ErrorCode, how: { retry: boolean }): void };

const REMEMBERED_MS = 60_000; // an upgrade that began before the device was signed out has ended by then

export class DeviceSockets {
  readonly #open = new Map<string, Set<Connection>>();
  readonly #signedOut = new Set<string>();

  /** Returns what to call when the connection has closed. */
  add(device: string, connection: Connection): () => void {
    const connections = this.#open.get(device) ?? new Set();
    this.#open.set(device, connections.add(connection));
    return () => {
      connections.delete(connection);
      if (connections.size === 0 && this.#open.get(device) === connections) this.#open.delete(device);
    };
  }

  /** True for a device that was signed out a moment ago, while a request of it was still being looked at. */
  isSignedOut(device: string): boolean {
    return this.#signedOut.has(device);
  }

  signOut(device: string): void {
    this.#signedOut.add(device);
    setTimeout(() => this.#signedOut.delete(device), REMEMBERED_MS).unref();
    for (const connection of [...(this.#open.get(device) ?? [])]) connection.close('signed-out', { retry: false });
  }
}
