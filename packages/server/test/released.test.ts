// The database that the last released version wrote is opened by this one: nobody loses a game to an upgrade. Those of
// older versions: released.slow.ts.

import { opensReleased, RELEASES } from './releasedDatabase.ts';

opensReleased(RELEASES.at(-1)!);
