// Web push: a device is told that tables wait for its guest though no page is open.

import { type Static, Type } from 'typebox';
import { about, described, exact } from './shared.ts';

const Base64Url = (letters: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{${letters}}$` });

export const SubscribePush = Type.Object(
  {
    endpoint: described(Type.String({ minLength: 1, maxLength: 1000 }), 'An https address of the push service.'),
    keys: Type.Object({ p256dh: Base64Url(87), auth: Base64Url(22) }, exact),
  },
  about(
    'HTTP: PUT /api/me/push, what PushSubscription.toJSON() of the browser gives. The device has one; it is gone when ' +
      'the device is signed out, becomes somebody else, or the push service no longer knows it. DELETE /api/me/push ' +
      'ends it.',
  ),
);
export type SubscribePush = Static<typeof SubscribePush>;

export const PushState = Type.Object(
  {
    key: described(Type.String(), 'The public key to subscribe with (applicationServerKey), base64url.'),
    endpoint: described(Type.Union([Type.String(), Type.Null()]), 'Where this device is reached; null: nowhere.'),
  },
  about('HTTP: GET /api/me/push.'),
);
export type PushState = Static<typeof PushState>;

export const PushMessage = Type.Object(
  {
    count: described(Type.Integer(), 'How many tables wait for this guest; 0: none any more, so the notice goes.'),
    game: described(Type.Union([Type.String(), Type.Null()]), 'The title of the game, where it is one table.'),
    link: described(Type.String(), 'The page that shows it, beginning with /.'),
    ring: described(Type.Boolean(), 'Something new waits. Else the notice is only corrected, without a sound.'),
  },
  about('What a push carries, encrypted for the device. Each takes the place of the one before.'),
);
export type PushMessage = Static<typeof PushMessage>;
