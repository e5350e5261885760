// Which intents about a table were accepted, so that a client that lost the answer and asks again is told so. Moves and
// talk have an intent in their own rows; this is for all others (sit, start, terms, …). They are kept for each guest
// apart, so that many intents of one guest do not push out those of another who was disconnected for long.

const KEPT_PER_GUEST = 5; // a client sends the next when the one before is answered; a few pages may be open
const MOST = 100;

const keyOf = (guest: string, intent: string): string => `${guest} ${intent}`;

/** Rows of older versions hold intents without their guest. */
export const isKnownIntent = (intents: readonly string[], guest: string, intent: string): boolean =>
  intents.includes(keyOf(guest, intent)) || intents.includes(intent);

export function withIntent(intents: readonly string[], guest: string, intent: string): string[] {
  const own = intents.filter(key => key.startsWith(`${guest} `));
  const tooMany = new Set(own.slice(0, Math.max(0, own.length + 1 - KEPT_PER_GUEST)));
  return [...intents.filter(key => !tooMany.has(key)), keyOf(guest, intent)].slice(-MOST);
}
