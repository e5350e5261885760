// Every code the server can refuse with: its HTTP status, and its English sentence as a function of its arguments. Code
// and arguments travel; the web puts them into the words of its language (defineWords('errors', ...)), an HTTP answer
// has the English sentence beside them. Refusals that rest on the rules of a game have their sentences in that game's
// words.ts.

import { REFUSALS } from '@quayside/engine/refusals';

/** What is put into a sentence. */
export type ErrorArgs = Record<string, string | number>;

type ErrorEntry = { status: number; sentence: string | ((args: never) => string) };

/**
 * The rules of a game have changed, and it cannot go on. `newest`: the version that was tried; `played`: the one the
 * game was played by, where it is another; `entry`: what of its log was not accepted, counted from 1; left out: all of
 * it.
 */
type RulesChanged = { newest: number; played?: number; entry?: number };

function rulesChanged({ newest, played, entry }: RulesChanged): string {
  const before = played === undefined ? '' : `it was played by version ${played}, which is not here, and `;
  const refused = entry === undefined ? 'cannot read it' : `does not accept entry ${entry} of its log`;
  return `The rules of this game have changed: ${before}version ${newest} ${refused}. Nothing is lost, and it goes on when the server has rules that accept it.`;
}

/**
 * Its arguments travel as `fault`, a code of RECORD_FAULTS in `engine`, with the arguments of that code beside it, and
 * `ply`: the entry that is wrong, left out for the record as a whole. Whoever makes the sentence adds `why`: the fault
 * in words.
 */
const badRecord = ({ why, ply }: { why: string; ply?: number }): string =>
  ply === undefined ? `That record cannot be used: ${why}.` : `That record cannot be used: entry ${ply}: ${why}.`;

/** What a webhook means by an HTTP status. */
function whyRefused(status: number): string {
  if (status >= 500) return 'it has trouble itself; try again later';
  if (status >= 300 && status < 400) return 'it leads on to another address; enter that one';
  if (status === 404 || status === 410) return 'there is no such webhook any more; copy its address again';
  if (status === 401 || status === 403) return 'it does not let us in; copy the address again, with all its letters';
  if (status === 429) return 'too many messages were sent to it; wait a while';
  return 'it did not understand the message; check that the address is that of a webhook';
}

export const ERRORS = {
  // What was sent cannot be understood.
  'bad-json': { status: 400, sentence: 'That was not JSON.' },
  'bad-message': { status: 400, sentence: 'A field of that message is missing, unknown or of the wrong kind.' },
  'unknown-message': { status: 400, sentence: 'The server does not know this kind of message.' },
  'text-only': { status: 400, sentence: 'Messages are texts; binary frames are not understood.' },
  'hello-first': { status: 400, sentence: 'A socket begins with hello.' },
  'too-long': { status: 413, sentence: 'That was too long to be read.' },
  'bad-address': { status: 400, sentence: 'This address is not written as an address should be.' },
  'bad-request': { status: 400, sentence: 'The server could not read this request.' },
  'bad-upgrade': { status: 400, sentence: 'Only a table’s socket can be opened, as a WebSocket of version 13.' },
  'json-only': { status: 415, sentence: 'Requests carry JSON; nothing else is read.' },
  'headers-too-long': { status: 431, sentence: 'The headers of that request are too long to be read.' },
  'request-too-slow': { status: 408, sentence: 'The request did not arrive in time.' },
  'bad-name': { status: 400, sentence: 'A name has 1 to 24 characters that can be seen.' },

  'reload-page': {
    status: 409,
    sentence: 'Quayside has been updated since this page was loaded. Reload it to go on; nothing is lost.',
  },

  // Who and where.
  'no-guest': { status: 401, sentence: 'The server does not know you yet; reload the page.' },
  'wrong-origin': { status: 403, sentence: 'This may only be asked from Quayside’s own pages.' },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'unknown-table': { status: 404, sentence: 'There is no such table.' },
  'unknown-game': { status: 404, sentence: 'There is no such game here.' },

  // The same person on several devices.
  'signed-out': { status: 401, sentence: 'This device was signed out, or plays as somebody else now.' },
  'link-spent': {
    status: 410,
    sentence: 'This link has been used, or its ten minutes are over. Make a new one on the device where you play.',
  },
  'wrong-code': {
    status: 403,
    sentence: 'Nobody here has this recovery code. Check every letter; a code stops working when a newer one is made.',
  },
  'no-passkeys-here': {
    status: 409,
    sentence: 'Passkeys work only where Quayside is reached by https and by a name.',
  },
  'passkey-late': { status: 409, sentence: 'That took too long; press the button again.' },
  'passkey-refused': {
    status: 403,
    sentence: 'That passkey was not accepted. It may have been removed here, or made for another address.',
  },
  'too-many-passkeys': { status: 409, sentence: 'You have as many passkeys as can be kept; remove one first.' },
  'no-such-passkey': { status: 404, sentence: 'You have no such passkey; it may have been removed already.' },
  'no-such-device': { status: 404, sentence: 'You have no such device; it may have been signed out already.' },

  // Too much.
  'too-fast': { status: 429, sentence: 'That is too fast; wait a moment.' },
  'too-many-tables': { status: 429, sentence: 'You host too many unfinished tables; finish or leave some first.' },
  'too-many-pending': { status: 429, sentence: 'Too many connections from here have not said hello yet.' },
  'no-hello': { status: 408, sentence: 'This connection said nothing in time, so it was closed.' },
  'too-many-watching': { status: 429, sentence: 'This table has as many onlookers as it can take.' },
  'opened-elsewhere': { status: 429, sentence: 'This table is open in too many of your windows; this one was let go.' },
  'too-slow': { status: 429, sentence: 'This connection cannot keep up.' },

  // Options of a new game.
  'bad-seats': { status: 400, sentence: REFUSALS['bad-seats'] },
  'unknown-option': { status: 400, sentence: REFUSALS['unknown-option'] },
  'bad-option': { status: 400, sentence: REFUSALS['bad-option'] },
  'unfit-option': { status: 400, sentence: REFUSALS['unfit-option'] },

  // Seats and the start.
  'no-such-seat': { status: 400, sentence: 'The table has no such seat.' },
  'seat-taken': { status: 409, sentence: 'Somebody sits there already.' },
  'seat-shared': { status: 409, sentence: 'Whoever shares a device keeps the place they were given.' },
  'not-seated': { status: 409, sentence: 'You have no seat at this table.' },
  'not-for-bots': { status: 403, sentence: 'A bot may sit down, move and leave; everything else is for people.' },
  'bad-token': { status: 401, sentence: 'This bot token is not valid, or not any more.' },
  'too-many-bots': { status: 429, sentence: 'You have as many bots as one person may have; revoke one first.' },
  'no-such-bot': { status: 404, sentence: 'You have no such bot.' },
  'host-only': { status: 403, sentence: 'Only the host may do that.' },
  'seats-open': { status: 409, sentence: 'Every seat must be taken before the game can start.' },
  'seats-in-use': { status: 409, sentence: 'More people sit here than that; somebody must stand up first.' },
  'already-started': { status: 409, sentence: 'The game has begun; this can no longer be changed.' },
  'not-started': { status: 409, sentence: 'The game has not begun yet.' },
  'not-a-person': { status: 409, sentence: 'A stand-in can only play for a person.' },
  'has-stand-in': { status: 409, sentence: 'A bot plays for them already.' },
  'not-away-long': {
    status: 409,
    sentence: ({ minutes }: { minutes: number }) =>
      `Their seat can go to another person only when they have been away for ${minutes === 1 ? 'another minute' : `another ${minutes} minutes`}, or give it up; a bot can play for them at once.`,
  },
  'not-away': { status: 409, sentence: 'They are here and can play for themselves.' },
  'others-wait': { status: 409, sentence: 'Other people play there too; leave the table instead.' },
  'not-over': { status: 409, sentence: 'The game is not over yet.' },

  'host-terms': { status: 409, sentence: 'Only who may talk can still be changed; the game has begun.' },
  'not-playing': { status: 409, sentence: 'No game is running at this table.' },
  'no-webhook': { status: 409, sentence: 'This table tells nobody yet; save an address first.' },
  'webhook-refused': {
    status: 424,
    sentence: ({ status }: { status: number }) => `It answered ${status}: ${whyRefused(status)}.`,
  },
  'webhook-not-found': {
    status: 424,
    sentence: 'There is no such address, or it leads into a private network. Check how it is written.',
  },
  'webhook-silent': {
    status: 424,
    sentence: (a: { seconds: number }) => `It did not answer within ${a.seconds} seconds.`,
  },
  'webhook-unreachable': {
    status: 424,
    sentence: 'The server could not connect to that address. Check how it is written, and that it can be reached.',
  },
  'bad-webhook': { status: 400, sentence: 'That is no http or https address the server may call.' },

  'bad-subscription': {
    status: 400,
    sentence: 'Your browser gave an address for notifications that the server may not call, or keys it cannot use.',
  },

  // Clocks.
  'no-clocks': { status: 409, sentence: 'This table plays without clocks.' },
  'not-out-of-time': { status: 409, sentence: 'Their time has not run out.' },
  paused: { status: 409, sentence: 'The table is paused; everybody must want to go on.' },

  // Talk.
  hushed: { status: 409, sentence: 'The rules ask you to say nothing now.' },
  silenced: { status: 403, sentence: 'The host has taken you out of the talk at this table.' },
  'spectators-listen': { status: 403, sentence: 'At this table spectators only listen.' },
  'no-team': { status: 409, sentence: 'You have no team to talk to.' },
  'nothing-said': { status: 400, sentence: 'There was nothing to read in that.' },
  'no-such-line': { status: 404, sentence: 'Nobody said that here.' },
  'unknown-person': { status: 404, sentence: 'Nobody here goes by that.' },

  // Moves.
  'stale-decision': { status: 409, sentence: 'That question has been answered or has changed since.' },
  'table-ended': { status: 409, sentence: 'This table was ended.' },
  'game-over': { status: 409, sentence: REFUSALS['game-over'] },
  'not-a-move': { status: 400, sentence: REFUSALS['not-a-move'] },
  'already-asked': {
    status: 409,
    sentence: 'Somebody has asked the table something already; that must be answered first.',
  },
  'nothing-asked': { status: 409, sentence: 'Nobody asks that any more.' },
  'cannot-take-back': {
    status: 409,
    sentence: 'That cannot be taken back just so: somebody has moved since, or may have learnt something by it.',
  },
  'not-frozen': { status: 404, sentence: 'The rules have made no mistake at this table.' },
  'no-hints': { status: 403, sentence: 'This table plays without hints.' },
  'bots-busy': { status: 503, sentence: 'The bots have no time to think about that now; ask again in a moment.' },
  'not-your-turn': { status: 409, sentence: REFUSALS['not-your-turn'] },
  frozen: {
    status: 500,
    sentence: 'The rules of this game made a mistake here. The table was frozen as it stood; nothing is lost.',
  },

  'rules-changed': { status: 409, sentence: rulesChanged },
  'moment-lost': {
    status: 409,
    sentence: 'The rules of this game have changed since; moments before that can no longer be shown.',
  },

  // Looking back.
  'still-secret': { status: 403, sentence: 'That is shown when the game is over.' },
  'no-such-moment': { status: 404, sentence: 'The game has no such moment.' },
  'bad-record': { status: 400, sentence: badRecord },
  'replay-too-long': { status: 422, sentence: 'That game is too long, or went back too often, to be replayed here.' },
  'replay-busy': { status: 503, sentence: 'Many games are being replayed at the moment; try again in a while.' },
  'too-many-returns': {
    status: 409,
    sentence: 'This game has gone back so often that it can only go forward now.',
  },
  'nothing-to-branch': { status: 409, sentence: 'The game is over there: nobody has anything left to decide.' },

  // The server itself.
  'table-failed': { status: 500, sentence: 'Something went wrong at this table; it comes back in a moment.' },
  'not-saved': {
    status: 503,
    sentence:
      'That could not be saved, so nothing has changed. The server tries again by itself; come back in a moment.',
  },
  moving: {
    status: 503,
    sentence: 'The table is being taken over by another part of the server; it comes back in a moment.',
  },
  stopping: { status: 503, sentence: 'The server is stopping; come back in a moment.' },
  broken: { status: 500, sentence: 'The server made a mistake. It was written down.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** The English sentence of a code. */
export function sentenceOf(code: ErrorCode, args: ErrorArgs = {}): string {
  const { sentence }: ErrorEntry = ERRORS[code];
  return typeof sentence === 'string' ? sentence : sentence(args as never);
}
