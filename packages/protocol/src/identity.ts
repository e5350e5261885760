// One guest on several devices: devices, one-time links, the recovery code, passkeys. All over HTTP, under /api.

import { type Static, Type } from 'typebox';
import { about, described, exact, Id, Name } from './shared.ts';

export const MakeLink = Type.Object(
  { table: Type.Optional(Id) },
  about('`table`: where the link leads to; without one, to the front page.'),
);
export type MakeLink = Static<typeof MakeLink>;

export const LinkToken = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{32,64}$' }) },
  about('In the body, never in an address: addresses are logged.'),
);
export type LinkToken = Static<typeof LinkToken>;

export const Recover = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 60 }) },
  about('As a person types it: groups, spaces, dashes and capitals do not matter.'),
);
export type Recover = Static<typeof Recover>;

const Bytes = Type.String({ minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' });
// Browsers add fields of their own to what the standard has.
const Credential = { id: CredentialId, rawId: CredentialId, type: Type.Literal('public-key') };

export const NewPasskey = described(
  Type.Object({
    ...Credential,
    response: Type.Object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    }),
  }),
  'RegistrationResponseJSON of WebAuthn.',
);
export type NewPasskey = Static<typeof NewPasskey>;

export const PasskeyAnswer = described(
  Type.Object({
    ...Credential,
    response: Type.Object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
  }),
  'AuthenticationResponseJSON of WebAuthn.',
);
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

export const RemovePasskey = Type.Object({ id: CredentialId }, exact);
export type RemovePasskey = Static<typeof RemovePasskey>;

export const NewBot = Type.Object({ name: Name }, about('HTTP: POST /api/me/bots. The name the bot has at tables.'));
export type NewBot = Static<typeof NewBot>;

export const MadeBot = Type.Object(
  {
    id: Id,
    name: Type.String(),
    token: described(
      Type.String(),
      'Shown this once: the server keeps only its hash. Sent with every request as `Authorization: Bearer <token>`.',
    ),
  },
  about('HTTP: answers POST /api/me/bots.'),
);
export type MadeBot = Static<typeof MadeBot>;

export const BotList = Type.Object(
  {
    now: described(Type.Integer(), "The server's time, in ms since 1970."),
    bots: Type.Array(Type.Object({ id: Id, name: Type.String(), since: Type.Integer(), seen: Type.Integer() }, exact)),
  },
  about(
    'HTTP: GET /api/me/bots: the bots the asker has made whose tokens are valid, newest first. DELETE ' +
      '/api/me/bots/<id> revokes one; a bot revokes its own token by DELETE /api/bot.',
  ),
);
export type BotList = Static<typeof BotList>;

/** What a device calls itself, such as “Firefox” and “Android”; null for what is not known. */
export type DeviceName = { browser: string | null; system: string | null };

/** Times in ms since 1970, by the server's clock. `here`: the device that asks. */
export type Device = DeviceName & { id: string; since: number; seen: number; here: boolean };

/** Named after the device it was made with. `host`: the only address at which browsers offer it. */
export type Passkey = DeviceName & { id: string; host: string; since: number; used: number | null };

export type Identity = {
  now: number;
  name: string;
  /** Tables not yet over at which this guest has a seat. */
  tables: number;
  devices: Device[];
  passkeys: Passkey[];
  /** When the recovery code was made; null: there is none. */
  recovery: number | null;
};

export type MadeLink = { token: string; expiresAt: number; now: number };
/** `isYou`: the device that asks is this guest's already. */
export type LinkPreview = { name: string; table: string | null; isYou: boolean };
/** Shown this once: the server keeps only its hash. */
export type RecoveryCode = { code: string };
export type SignedIn = { name: string; table: string | null };
