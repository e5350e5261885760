// Databases that older released versions wrote are opened by this one. The last release: released.test.ts.

import { opensReleased, RELEASES } from './releasedDatabase.ts';

for (const name of RELEASES.slice(0, -1)) opensReleased(name);
