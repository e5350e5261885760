// Who I am on several devices, over HTTP: devices, one-time links, the recovery code, passkeys.

import type { BotList, Identity, LinkPreview, MadeBot, MadeLink, RecoveryCode, SignedIn } from '@quayside/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError, ask } from './api.ts';
import { words } from './words.ts';

export const loadIdentity = () => ask<Identity>('GET', '/api/me/identity');

/** `table`: where the link leads to. */
export const makeLink = (table: string | null) =>
  ask<MadeLink>('POST', '/api/me/links', table === null ? {} : { table });

/** Behind the #, which browsers send to no server. */
export const addressOfLink = (token: string): string => `${location.origin}/link#${token}`;
export const tokenInAddress = (): string | null => /^#([\w-]{32,64})$/.exec(location.hash)?.[1] ?? null;

export const previewLink = (token: string) => ask<LinkPreview>('POST', '/api/links/preview', { token });
export const useLinkHere = (token: string) => ask<SignedIn>('POST', '/api/links/use', { token });

export const makeRecoveryCode = async (): Promise<string> => (await ask<RecoveryCode>('POST', '/api/me/recovery')).code;
export const recover = (code: string) => ask<SignedIn>('POST', '/api/recovery', { code });

export const loadBots = () => ask<BotList>('GET', '/api/me/bots');
export const makeBot = (name: string) => ask<MadeBot>('POST', '/api/me/bots', { name });
export const revokeBot = (id: string) => ask<object>('DELETE', `/api/me/bots/${id}`);

export const signOutDevice = (id: string) => ask<object>('DELETE', `/api/me/devices/${id}`);
export const removePasskey = (id: string) => ask<object>('POST', '/api/me/passkeys/remove', { id });

/** Browsers offer passkeys over https or on the own machine, and for addresses with a name. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** Asks the browser to make a passkey for this guest. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options');
  const made = await asked(async ({ startRegistration }) => startRegistration({ optionsJSON }));
  await ask<object>('POST', '/api/me/passkeys', made);
}

/** Asks the browser for a passkey of whoever holds one. */
export async function signInByPasskey(): Promise<SignedIn> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/passkeys/options');
  const answer = await asked(async ({ startAuthentication }) => startAuthentication({ optionsJSON }));
  return ask<SignedIn>('POST', '/api/passkeys', answer);
}

type Library = typeof import('@simplewebauthn/browser');

const FAILED: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: words.passkeyThere,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: words.passkeysNotKept,
};

/** The browser's own refusals become sentences. */
async function asked<T>(act: (library: Library) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  return act(library).catch((error: Error & { code?: string }) => {
    throw new ApiError('passkey', FAILED[error.code ?? ''] ?? words.noPasskeyChosen);
  });
}

// Unsent intents, who shares this device, talk that was read, what was offered, and who wants to be told of turns.
const OF_ONE_GUEST = [
  'quayside.errands',
  'quayside.crews',
  'quayside.talk',
  'quayside.keep-seat',
  'quayside.notify',
  'quayside.turn-offer',
];

/**
 * This browser is signed in as another guest now: loads a fresh page and clears what was stored for the guest before.
 */
export function startAsSomebodyElse(table: string | null): void {
  for (const key of OF_ONE_GUEST) localStorage.removeItem(key);
  sessionStorage.removeItem('quayside.draft');
  location.replace(table === null ? '/' : `/t/${table}`);
}
