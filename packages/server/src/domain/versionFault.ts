// Why a game that was played by other rules cannot go on: a sentence that is stored as the fault of its table, for
// everybody there to read.

import type { Refusal } from '@quayside/rules';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import type { StoredTable } from '../store/store.ts';

const BEGINS = 'The rules of this game have changed';

/** `newest`: the version that was tried. `ply`: the entry it does not accept; null when it cannot read the game at all. */
export function versionFault({ version }: StoredTable, newest: number, ply: number | null): string {
  const played = version === newest ? '' : `it was played by version ${version}, which is not here, and `;
  const refused = ply === null ? 'cannot read it' : `does not accept entry ${ply + 1} of its log`;
  return `${BEGINS}: ${played}version ${newest} ${refused}. Nothing is lost, and it goes on when the server has rules that accept it.`;
}

export const isVersionFault = (fault: string | null): boolean => fault?.startsWith(BEGINS) ?? false;

/** Why nothing can be done at a frozen table. */
export const frozenRefusal = ({ fault }: StoredTable): Refusal & { code: ErrorCode } =>
  isVersionFault(fault) ? { code: 'rules-changed', args: { sentence: fault! } } : { code: 'frozen' };

export function refuseFrozen(row: StoredTable): void {
  if (row.status !== 'frozen') return;
  const { code, args } = frozenRefusal(row);
  throw new HttpRefusal(code, args);
}
