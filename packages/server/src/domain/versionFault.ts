// Why a game that was played by other rules cannot go on: a sentence that is stored as the fault of its table, for
// everybody there to read.

import { sentenceOf, type VersionFault } from '@quayside/protocol';
import type { Refusal } from '@quayside/rules';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import type { StoredTable } from './tableRow.ts';

const BEGINS = 'The rules of this game have changed';

/** `newest`: the version that was tried. `ply`: the entry it does not accept; null when it cannot read the game at all. */
export function versionFault({ version }: StoredTable, newest: number, ply: number | null): string {
  const played = version === newest ? {} : { played: version };
  return sentenceOf('rules-changed', { newest, ...played, ...(ply === null ? {} : { entry: ply + 1 }) });
}

export const isVersionFault = (fault: string | null): boolean => fault?.startsWith(BEGINS) ?? false;

/** The stored sentence as the arguments it was made of; null for another fault. */
export function versionFaultOf({ fault }: StoredTable): VersionFault | null {
  if (fault === null || !isVersionFault(fault)) return null;
  const [, played, newest, entry] =
    /(?:played by version (\d+).*? and )?version (\d+) (?:cannot|does not accept entry (\d+))/.exec(fault) ?? [];
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
