// What PostgreSQL's errors mean, for the server and in the words a host understands.

import { DatabaseError } from './databaseError.ts';

/** Five characters by the SQL standard, or a code of the operating system's; '' when there is none. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** The error was sent by the server, and the connection may go on. */
const isAnswer = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error)) && 'severity' in (error as object);

const hasClass = (error: unknown, ...classes: string[]): boolean =>
  isAnswer(error) && classes.includes(codeOf(error).slice(0, 2));

/**
 * What was to be written is at fault: a key that is taken (23), a value the column cannot hold (22), a row too long
 * (54).
 */
export const isConflict = (error: unknown): boolean => hasClass(error, '22', '23', '54');

/** A deadlock, for which this transaction was rolled back: it can be tried again as it is. */
export const isDeadlock = (error: unknown): boolean => hasClass(error, '40');

/** Somebody held a lock for longer than we wanted to wait. */
export const isLockTimeout = (error: unknown): boolean => isAnswer(error) && codeOf(error) === '55P03';

/** The connection broke, or the server ended it (57) or ran out of them (53): another one may be better. */
export const isLostConnection = (error: unknown): boolean => !isAnswer(error) || hasClass(error, '08', '53', '57');

export type Address = { host: string; port: string; user: string; database: string };

/** Where a connection leads, without the password. */
export function addressOf(url: string): Address {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const user = decoded(username) || 'postgres';
  const database = decoded(pathname.slice(1)) || user;
  return { host: searchParams.get('host') ?? hostname, port: port || '5432', user, database };
}

/** As it stands where it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: 'nothing accepts connections there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  ECONNRESET: 'the connection broke',
  EPIPE: 'the connection broke',
  '57P01': 'it has ended the connection',
  '57P02': 'it has ended the connection',
  '57P03': 'it is starting up or shutting down',
  '53300': 'it has too many connections already',
};

/** Why a connection was not made, as one sentence. */
export function cannotConnect(error: unknown, url: string): DatabaseError {
  const { host, port, user, database } = addressOf(url);
  const where = `PostgreSQL at ${host}:${port}`;
  const code = codeOf(error);
  const { syscall, path } = error as { syscall?: string; path?: string };
  if (syscall === 'open') return new DatabaseError(`${where} cannot be reached: the file ${path} cannot be read.`);
  if (code === '28P01') return new DatabaseError(`${where} refuses the user "${user}": the password is wrong.`);
  if (code === '28000') return new DatabaseError(`${where} refuses the user "${user}": ${messageOf(error)}.`);
  if (code === '3D000')
    return new DatabaseError(`${where} has no database "${database}"; make it with: createdb ${database}`);
  if (code === '42501') return new DatabaseError(`${where} refuses the user "${user}": ${messageOf(error)}.`);
  if (/password must be a (non-empty )?string|no password/i.test(messageOf(error)))
    return new DatabaseError(`${where} asks the user "${user}" for a password; put one into the address.`);
  if (/timeout/i.test(messageOf(error))) return new DatabaseError(`${where} cannot be reached: it does not answer.`);
  if (/^Connection terminated|is not queryable/.test(messageOf(error)))
    return new DatabaseError(`${where} cannot be reached: the connection broke.`);
  return new DatabaseError(`${where} cannot be reached: ${UNREACHABLE[code] ?? messageOf(error)}.`);
}

/**
 * Why a database that answered cannot be used, as one sentence; what is no error of the database comes back as it is.
 */
export function cannotUse(error: unknown, url: string): unknown {
  const isOfDatabase = isAnswer(error) || /^E[A-Z]+$/.test(codeOf(error)) || /connect|timeout/i.test(messageOf(error));
  if (error instanceof DatabaseError || !isOfDatabase) return error;
  if (isLostConnection(error)) return cannotConnect(error, url);
  return new DatabaseError(`The database "${addressOf(url).database}" cannot be used: ${messageOf(error)}.`);
}

/** Where a host has several addresses, the errors of all of them come as one without a message. */
const messageOf = (error: unknown): string => (error as Error).message || codeOf(error) || String(error);
