// What is stored of a guest's identity: on which devices they are signed in, and the ways back to them. Secrets, link
// tokens and recovery codes are stored as hashes only. A guest who has a recovery code or a passkey wants to come
// back: whatever deletes old guests must leave these, and delete the rows here of those it does delete.

import type { Guest } from '../domain/tableRow.ts';

/** A browser that is signed in. `label`: what it calls itself, such as "Firefox on Android". */
export type StoredDevice = { id: string; guest: string; label: string; since: number; seen: number };

/** A guest that is a bot; `seen`: when its token was last used. */
export type StoredBot = { guest: string; name: string; since: number; seen: number };

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

/** What a challenge was given out for. */
export type Purpose = 'register' | 'sign-in';

/** A WebAuthn challenge, given to one device. */
type StoredChallenge = { challenge: string; device: string; purpose: Purpose; expiresAt: number };

export type IdentityChange =
  /** `linkHash`: of the link it came by. A link gives one device: a second one with the same hash is rejected. */
  | { kind: 'device'; device: StoredDevice; secretHash: string; linkHash: string | null }
  | { kind: 'device-seen'; id: string; label: string; at: number }
  | { kind: 'device-gone'; guest: string; id: string }
  /** Marks a guest as a bot, for good. */
  | { kind: 'bot'; guest: string; owner: string; at: number }
  /** Takes the place of the guest's link before it. Expired links of everybody are deleted with it. */
  | { kind: 'link'; link: StoredLink; now: number }
  | { kind: 'link-gone'; tokenHash: string }
  /** Takes the place of the guest's code before it. */
  | { kind: 'recovery'; guest: string; codeHash: string; at: number }
  | { kind: 'passkey'; passkey: StoredPasskey }
  | { kind: 'passkey-used'; id: string; counter: number; at: number }
  | { kind: 'passkey-gone'; guest: string; id: string }
  /** Takes the place of the device's challenge before it. Expired ones of everybody are deleted with it. */
  | { kind: 'challenge'; challenge: StoredChallenge; now: number }
  /** Somebody answers it. A second answer is rejected, though it comes at the same time, to another node. */
  | { kind: 'challenge-answered'; challenge: StoredChallenge };

export type IdentityReads = {
  guest(id: string): Promise<Guest | null>;
  deviceBySecret(secretHash: string): Promise<{ guest: Guest; device: StoredDevice } | null>;
  /** Last seen first. */
  devicesOf(guest: string): Promise<StoredDevice[]>;
  /** The bots this guest has made whose token is valid, newest first. */
  botsOf(owner: string): Promise<StoredBot[]>;
  /** Expired ones too. */
  link(tokenHash: string): Promise<StoredLink | null>;
  /** When the guest's recovery code was made. */
  recoveryOf(guest: string): Promise<number | null>;
  guestByRecovery(codeHash: string): Promise<Guest | null>;
  passkey(id: string): Promise<StoredPasskey | null>;
  /** The challenge this device has to answer, also one that was answered or is expired. */
  challenge(device: string, purpose: Purpose): Promise<StoredChallenge | null>;
  /** Oldest first. */
  passkeysOf(guest: string): Promise<StoredPasskey[]>;
};
