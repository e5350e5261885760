// Which open connections belong to which signed-in device, so that signing a device out closes them.

import type { ErrorCode } from '../errors.ts';

type Connection = { close(code: ErrorCode, how: { retry: boolean }): void };

const REMEMBERED_MS = 60_000; // longer than any upgrade that began before the sign-out can take

export class DeviceSockets {
  readonly #open = new Map<string, Set<Connection>>();
  readonly #signedOut = new Set<string>();

  /** Returns the function to call when the connection has closed. */
  add(device: string, connection: Connection): () => void {
    const connections = this.#open.get(device) ?? new Set();
    this.#open.set(device, connections.add(connection));
    return () => {
      connections.delete(connection);
      if (connections.size === 0 && this.#open.get(device) === connections) this.#open.delete(device);
    };
  }

  /** True for a device that was signed out while one of its upgrade requests was being handled: it must be refused. */
  isSignedOut(device: string): boolean {
    return this.#signedOut.has(device);
  }

  signOut(device: string): void {
    this.#signedOut.add(device);
    setTimeout(() => this.#signedOut.delete(device), REMEMBERED_MS).unref();
    for (const connection of [...(this.#open.get(device) ?? [])]) connection.close('signed-out', { retry: false });
  }
}
