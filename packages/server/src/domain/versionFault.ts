// Why a game that was played by other rules cannot go on. Stored as the fault of its table, as a code and its
// arguments; pages put it into words.

import type { VersionFault } from '@quayside/protocol';
import type { Refusal } from '@quayside/rules';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import type { StoredTable } from './tableRow.ts';

const CODE = 'rules-changed ';
/** Until 0.3.0 the English sentence was stored; its arguments are read out of it. */
const SENTENCE = 'The rules of this game have changed';
const IN_SENTENCE = /(?:played by version (\d+).*? and )?version (\d+) (?:cannot|does not accept entry (\d+))/;

/**
 * `newest`: the version that was tried. `ply`: the entry it does not accept; null when it cannot read the game at all.
 */
export function versionFault({ version }: StoredTable, newest: number, ply: number | null): string {
  const played = version === newest ? {} : { played: version };
  const args: VersionFault = { newest, ...played, ...(ply === null ? {} : { entry: ply + 1 }) };
  return CODE + JSON.stringify(args);
}

export const isVersionFault = (fault: string | null): boolean =>
  fault !== null && (fault.startsWith(CODE) || fault.startsWith(SENTENCE));

/** The arguments of the stored fault; null for another fault. */
export function versionFaultOf({ fault }: StoredTable): VersionFault | null {
  if (fault === null || !isVersionFault(fault)) return null;
  if (fault.startsWith(CODE)) return JSON.parse(fault.slice(CODE.length));
  const [, played, newest, entry] = IN_SENTENCE.exec(fault) ?? [];
  return {
    newest: Number(newest),
    ...(played === undefined ? {} : { played: Number(played) }),
    ...(entry === undefined ? {} : { entry: Number(entry) }),
  };
}

/** Why nothing can be done at a frozen table. */
export function frozenRefusal(row: StoredTable): Refusal & { code: ErrorCode } {
  const args = versionFaultOf(row);
  return args ? { code: 'rules-changed', args } : { code: 'frozen' };
}

export function refuseFrozen(row: StoredTable): void {
  if (row.status !== 'frozen') return;
  const { code, args } = frozenRefusal(row);
  throw new HttpRefusal(code, args);
}
