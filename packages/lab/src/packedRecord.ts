// A record as it stands behind the # of the replay page's address: JSON, deflated, base64url. The page unpacks it
// (web/src/replay/packedRecord.ts); what stands behind # is not sent to the server.

import { deflateRawSync } from 'node:zlib';
import type { GameRecord } from '@quayside/engine';

export const packedRecord = (record: GameRecord): string =>
  deflateRawSync(JSON.stringify(record), { level: 9 }).toString('base64url');
