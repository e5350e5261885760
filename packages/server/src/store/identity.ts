// What is stored of a guest's identity: on which devices they are signed in, and the ways back to them. Secrets, link
// tokens and recovery codes are stored as hashes only. A guest who has a recovery code or a passkey wants to come
// back: whatever deletes old guests must leave these, and delete the rows here of those it does delete.

import type { Guest } from '../domain/tableRow.ts';

/** A browser that is signed in. `label`: what it calls itself, such as "Firefox on Android". */
export type StoredDevice = { id: string; guest: string; label: string; since: number; seen: number };

/** A one-time link; a guest has one at a time. `table`: where it leads to. */
export type StoredLink = { guest: string; tokenHash: string; table: string | null; expiresAt: number };

/** `host`: the relying party ID. `publicKey`: base64url. */
export type StoredPasskey = {
  id: string;
  guest: string;
  host: string;
  publicKey: string;
  counter: number;
  transports: string[];
  label: string;
  since: number;
  used: number | null;
};

export type IdentityChange =
  /** `linkHash`: of the link it came by. A link gives one device: a second one with the same hash is rejected. */
  | { kind: 'device'; device: StoredDevice; secretHash: string; linkHash: string | null }
  | { kind: 'device-seen'; id: string; label: string; at: number }
  | { kind: 'device-gone'; guest: string; id: string }
  /** Takes the place of the guest's link before it. Expired links of everybody are deleted with it. */
  | { kind: 'link'; link: StoredLink; now: number }
  | { kind: 'link-gone'; tokenHash: string }
  /** Takes the place of the guest's code before it. */
  | { kind: 'recovery'; guest: string; codeHash: string; at: number }
  | { kind: 'passkey'; passkey: StoredPasskey }
  | { kind: 'passkey-used'; id: string; counter: number; at: number }
  | { kind: 'passkey-gone'; guest: string; id: string };

export type IdentityReads = {
  guest(id: string): Promise<Guest | null>;
  deviceBySecret(secretHash: string): Promise<{ guest: Guest; device: StoredDevice } | null>;
  /** Last seen first. */
  devicesOf(guest: string): Promise<StoredDevice[]>;
  /** Expired ones too. */
  link(tokenHash: string): Promise<StoredLink | null>;
  /** When the guest's recovery code was made. */
  recoveryOf(guest: string): Promise<number | null>;
  guestByRecovery(codeHash: string): Promise<Guest | null>;
  passkey(id: string): Promise<StoredPasskey | null>;
  /** Oldest first. */
  passkeysOf(guest: string): Promise<StoredPasskey[]>;
};
