// A guest's devices and the ways to sign in again: /api/me/… for whoever is signed in, /api/links, /api/recovery and
// /api/passkeys for whoever wants to sign in.

import {
  type Identity,
  type LinkPreview,
  LinkToken,
  type MadeLink,
  MakeLink,
  NewPasskey,
  PasskeyAnswer,
  Recover,
  type RecoveryCode,
  RemovePasskey,
  type SignedIn,
} from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { HttpRefusal } from '../errors.ts';
import { deviceName } from '../people/deviceLabel.ts';
import type { Guests, SignedInDevice } from '../people/guests.ts';
import { Links } from '../people/links.ts';
import { Passkeys } from '../people/passkeys.ts';
import { hashOf, lettersOf, newCode } from '../people/secrets.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';

const TABLES_COUNTED = 100;

type Dependencies = { config: Config; guests: Guests; store: Store; committer: Committer };

export function identityRoutes(app: FastifyInstance, { config, guests, store, committer }: Dependencies): void {
  const links = new Links({ guests, store, committer });
  const passkeys = new Passkeys({ guests, store, committer });

  app.get('/api/me/identity', async (request): Promise<Identity> => identityOf(await guests.requiredSession(request)));

  app.delete<{ Params: { id: string } }>('/api/me/devices/:id', async (request, reply): Promise<object> => {
    const session = await guests.requiredSession(request);
    if (!(await guests.signOut(session, request.params.id, reply))) throw new HttpRefusal('no-such-device');
    return {};
  });

  app.post<{ Body: MakeLink }>(
    '/api/me/links',
    { schema: { body: MakeLink } },
    async (request): Promise<MadeLink> => links.make(await guests.requiredSession(request), request.body),
  );

  app.post('/api/me/recovery', async (request): Promise<RecoveryCode> => {
    const { id } = await guests.required(request);
    const code = newCode();
    await committer.save([{ kind: 'recovery', guest: id, codeHash: hashOf(lettersOf(code)!), at: guests.now() }]);
    return { code };
  });

  app.post('/api/me/passkeys/options', request => passkeys.registrationOptions(request));

  app.post<{ Body: NewPasskey }>(
    '/api/me/passkeys',
    { schema: { body: NewPasskey } },
    async (request): Promise<object> => {
      await passkeys.register(request, request.body);
      return {};
    },
  );

  // The id travels in the body: it can be longer than Fastify's limit for a URL parameter.
  app.post<{ Body: RemovePasskey }>(
    '/api/me/passkeys/remove',
    { schema: { body: RemovePasskey } },
    async (request): Promise<object> => {
      const { id: guest } = await guests.required(request);
      const { id } = request.body;
      if ((await store.passkey(id))?.guest !== guest) throw new HttpRefusal('no-such-passkey');
      await committer.save([{ kind: 'passkey-gone', guest, id }]);
      return {};
    },
  );

  // Routes where a secret can be guessed: a low rate limit for each address.
  const limited = { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } };

  app.post<{ Body: LinkToken }>(
    '/api/links/preview',
    { schema: { body: LinkToken }, ...limited },
    (request): Promise<LinkPreview> => links.preview(request, request.body),
  );

  app.post<{ Body: LinkToken }>(
    '/api/links/use',
    { schema: { body: LinkToken }, ...limited },
    (request, reply): Promise<SignedIn> => links.use(request, reply, request.body),
  );

  app.post<{ Body: Recover }>(
    '/api/recovery',
    { schema: { body: Recover }, ...limited },
    async (request, reply): Promise<SignedIn> => {
      const letters = lettersOf(request.body.code);
      const guest = letters === null ? null : await store.guestByRecovery(hashOf(letters));
      if (!guest) throw new HttpRefusal('wrong-code');
      await guests.signIn(request, reply, guest);
      return { name: guest.name, table: null };
    },
  );

  app.post('/api/passkeys/options', limited, request => passkeys.signInOptions(request));

  app.post<{ Body: PasskeyAnswer }>(
    '/api/passkeys',
    { schema: { body: PasskeyAnswer }, ...limited },
    (request, reply): Promise<SignedIn> => passkeys.signIn(request, reply, request.body),
  );

  async function identityOf({ guest, device }: SignedInDevice): Promise<Identity> {
    const [devices, keys, recovery, tables] = await Promise.all([
      store.devicesOf(guest.id),
      store.passkeysOf(guest.id),
      store.recoveryOf(guest.id),
      store.seatedAt(guest.id, TABLES_COUNTED),
    ]);
    return {
      now: guests.now(),
      name: guest.name,
      tables: tables.length,
      devices: devices.map(({ id, label, since, seen }) => ({
        id,
        ...deviceName(label),
        since,
        seen,
        here: id === device.id,
      })),
      passkeys: keys.map(({ id, label, host, since, used }) => ({ id, ...deviceName(label), host, since, used })),
      recovery,
    };
  }
}
